/** Finds elements that still have the browser's default look. Both functions run in the page. */

/** Returns the buttons without a visible edge, even when the system paints its own colours. */
export function buttonsWithoutBorder(): string[] {
  const isClear = (colour: string) => colour.endsWith(', 0)');
  return [...document.querySelectorAll('.button')].flatMap((button) => {
    const { backgroundColor, borderTop, borderTopColor } = getComputedStyle(button);
    const isThere = /^[12]px solid/.test(borderTop);
    const isSeen = !isClear(backgroundColor) || !isClear(borderTopColor);
    return isThere && isSeen ? [] : [`${button.className}: ${borderTop}`];
  });
}

/**
 * Compares each element with a twin in an empty document, which has only the browser's own styles. Returns what is the same,
 * unless a div would have it anyway.
 */
export function undressed(): string[] {
  type Look = Record<
    'backgroundColor' | 'borderTopStyle' | 'color' | 'fontFamily' | 'listStyleType',
    string
  >;
  const frame = document.body.appendChild(document.createElement('iframe'));
  const empty = frame.contentDocument!;
  const twins = new Map<string, Look>();

  function lookOfTwin(element: Element): Look {
    const attributes = ['type', 'href', 'open'].map((name) => [name, element.getAttribute(name)]);
    const key = JSON.stringify([element.localName, attributes]);
    const twin = empty.createElement(element.localName);
    for (const [name, value] of attributes) if (value) twin.setAttribute(name!, value);
    if (!twins.has(key)) twins.set(key, lookOf(empty.body.appendChild(twin)));
    return twins.get(key)!;
  }

  function lookOf(element: Element): Look {
    const style = element.ownerDocument.defaultView!.getComputedStyle(element);
    const { backgroundColor, borderTopStyle, color, fontFamily, listStyleType } = style;
    return { backgroundColor, borderTopStyle, color, fontFamily, listStyleType };
  }

  const lookOfDiv = lookOf(empty.body.appendChild(empty.createElement('div')));
  const visible = [...document.body.querySelectorAll('*')].filter(
    (element) => element !== frame && !element.closest('svg') && element.checkVisibility(),
  );
  const same = visible.flatMap((element) => {
    // A popover is white with a border by default, which is how the newsletter's note should look.
    if (element.hasAttribute('popover')) return [];
    const [own, twin, parent] = [
      lookOf(element),
      lookOfTwin(element),
      lookOf(element.parentElement!),
    ];
    const isInherited = {
      color: own.color === parent.color,
      fontFamily: own.fontFamily === parent.fontFamily,
    };
    const hasBorder = getComputedStyle(element).borderTopWidth !== '0px';
    return Object.entries(own)
      .filter(([name, value]) => value === twin[name as keyof Look])
      .filter(([name, value]) => value !== lookOfDiv[name as keyof Look])
      .filter(([name]) => !isInherited[name as keyof typeof isInherited])
      .filter(([name]) => name !== 'borderTopStyle' || hasBorder)
      .map(([name, value]) => `${element.localName}.${element.className} ${name}: ${value}`);
  });
  frame.remove();
  return [...new Set(same)];
}
