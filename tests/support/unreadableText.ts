/**
 * Returns the text of a page that a visitor cannot read: cut off, outside the window, outside its box, over other text, or
 * covered. Runs in the page. The height of a line is taken to be its font size, because the boxes of two lines of a heading
 * overlap even though their letters do not.
 */
export function unreadableText(): string[] {
  type Box = Record<'left' | 'top' | 'right' | 'bottom', number>;
  interface Line {
    readonly words: string;
    readonly element: Element;
    /** Where the line is in the page, without the part that `overflow` hides. */
    readonly shown: Box;
    /** The fixed or sticky element around the line. */
    readonly layer: Element | null;
    readonly isSvg: boolean;
  }
  const faults = new Set<string>();
  const lines: Line[] = [];
  // The pixels that rounding may add.
  const slack = 1.5;
  scrollTo({ top: 0, behavior: 'instant' });
  const { clientWidth: viewportWidth, scrollWidth: pageWidth } = document.documentElement;
  if (pageWidth > viewportWidth) faults.add(`the page is ${pageWidth - viewportWidth} px too wide`);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) measure(node as Text);
  checkPlaceholders();
  checkOverlaps();
  checkCovered();
  return [...faults];

  function measure(node: Text): void {
    const element = node.parentElement!;
    if (!/\S/.test(node.data) || !isShown(element)) return;
    const size = parseFloat(getComputedStyle(element).fontSize);
    const isSvg = element instanceof SVGElement;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      const height = isSvg ? rect.height * 0.6 : Math.min(rect.height, size);
      const middle = (rect.top + rect.bottom) / 2;
      const ink = {
        left: rect.left,
        right: rect.right,
        top: middle - height / 2,
        bottom: middle + height / 2,
      };
      check(node.data.trim().slice(0, 40), element, ink, isSvg);
    }
  }

  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.closest('[href="#content"]:not(:focus), [inert]')) return false;
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (getComputedStyle(box).clipPath === 'inset(50%)') return false;
    }
    return true;
  }

  function check(words: string, element: Element, ink: Box, isSvg: boolean): void {
    const shown = { ...ink };
    let scrolls = false;
    let hasBox = isSvg;
    let layer: Element | null = null;
    let { position } = getComputedStyle(element);
    for (let box = element.parentElement && element; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.position === 'fixed' || style.position === 'sticky') layer = box;
      if (box !== element && position === 'absolute' && style.position === 'static') continue;
      if (box !== element) position = style.position;
      const edge = box.getBoundingClientRect();
      if (box === document.body || box === document.documentElement) break;
      const hasBorder =
        parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.borderRightWidth) > 0;
      const hasFill = !/^(rgba\(.*, 0\)|transparent)$/.test(style.backgroundColor);
      if (!hasBox && !scrolls && (hasBorder || hasFill) && style.display !== 'inline') {
        hasBox = true;
        if (isWider(ink, edge) || isTaller(ink, edge))
          faults.add(`"${words}" spills out of ${nameOf(box)}`);
      }
      const scrollsOn = (axis: string) =>
        /auto|scroll/.test(axis) || box.hasAttribute('data-glide-el');
      if (scrollsOn(style.overflowX)) scrolls = true;
      if (style.overflowX !== 'visible') {
        if (!scrolls && isWider(ink, edge))
          faults.add(`"${words}" is cut off at the side by ${nameOf(box)}`);
        shown.left = Math.max(shown.left, edge.left);
        shown.right = Math.min(shown.right, edge.right);
      }
      if (style.overflowY !== 'visible') {
        if (!scrollsOn(style.overflowY) && isTaller(ink, edge))
          faults.add(`"${words}" is cut off above or below by ${nameOf(box)}`);
        shown.top = Math.max(shown.top, edge.top);
        shown.bottom = Math.min(shown.bottom, edge.bottom);
      }
      if (style.position === 'fixed') break;
    }
    if (!scrolls && (ink.left < -slack || ink.right > viewportWidth + slack))
      faults.add(`"${words}" leaves the window`);
    if (shown.right - shown.left > 1 && shown.bottom - shown.top > 1)
      lines.push({ words, element, shown, layer, isSvg });
  }

  function isWider(inner: Box, outer: Box): boolean {
    return inner.left < outer.left - slack || inner.right > outer.right + slack;
  }

  function isTaller(inner: Box, outer: Box): boolean {
    return inner.top < outer.top - slack || inner.bottom > outer.bottom + slack;
  }

  /** Checks placeholders separately, because they are not text nodes. */
  function checkPlaceholders(): void {
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      const style = getComputedStyle(field);
      const ruler = document.body.appendChild(document.createElement('span'));
      ruler.textContent = field.placeholder;
      Object.assign(ruler.style, { position: 'fixed', whiteSpace: 'nowrap', visibility: 'hidden' });
      ruler.style.font = getComputedStyle(field, '::placeholder').font;
      const room =
        field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      if (ruler.offsetWidth > room + slack)
        faults.add(
          `"${field.placeholder}" is cut off in its field by ${ruler.offsetWidth - room} px`,
        );
      ruler.remove();
    }
  }

  function checkOverlaps(): void {
    const flat = lines
      .filter(({ isSvg, layer }) => !isSvg && !layer)
      .sort((a, b) => a.shown.top - b.shown.top);
    flat.forEach((upper, index) => {
      for (const lower of flat.slice(index + 1)) {
        if (lower.shown.top >= upper.shown.bottom) break;
        const wide =
          Math.min(upper.shown.right, lower.shown.right) -
          Math.max(upper.shown.left, lower.shown.left);
        const high = Math.min(upper.shown.bottom, lower.shown.bottom) - lower.shown.top;
        if (wide > slack && high > slack)
          faults.add(`"${upper.words}" and "${lower.words}" overlap`);
      }
    });
  }

  /** Asks the browser, viewport by viewport, which element is on top in the middle and at both ends of each line. */
  function checkCovered(): void {
    const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const step = Math.max(100, innerHeight - head - 60);
    const left = new Set(lines.filter(({ isSvg, layer }) => !isSvg && !layer));
    for (let top = 0; left.size > 0 && top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      for (const line of left) {
        const { shown, element, words } = line;
        const y = (shown.top + shown.bottom) / 2 - scrollY;
        if (y < head + 2 || y > innerHeight - 2) continue;
        left.delete(line);
        for (const x of [shown.left + 1, (shown.left + shown.right) / 2, shown.right - 1]) {
          if (x < 0 || x >= viewportWidth) continue;
          const hit = document.elementFromPoint(x, y);
          if (!hit || hit.contains(element) || element.contains(hit)) continue;
          if (!isSticky(hit)) faults.add(`"${words}" is covered by ${nameOf(hit)}`);
        }
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
  }

  /** Returns whether an element is sticky or inside one: such an element covers text only until the visitor scrolls. */
  function isSticky(element: Element): boolean {
    const { position } = getComputedStyle(element);
    return (
      position === 'sticky' || (element.parentElement !== null && isSticky(element.parentElement))
    );
  }

  function nameOf(element: Element): string {
    return `<${element.localName}${element.getAttribute('class') ? ` class="${element.getAttribute('class')}"` : ''}>`;
  }
}
