/** Checks of an open page. Each returns its faults and runs in the page: pass the function to `page.evaluate`. */

/** Returns texts of the page that a visitor cannot see: hidden, without a way to open them, and shown nowhere else. */
export function lostWords(): string[] {
  const words = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const seen = words(document.body.innerText);
  // Low windows hide the talbiyah, and wide windows hide the floating button.
  const mayHide =
    '.hero__talbiyah, .floating-message, .printed-address, ' +
    '[role=status], [popover], details:not([open])';
  return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, a[href])')]
    .filter(
      (element) =>
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest(mayHide) &&
        !seen.includes(words(element.textContent)),
    )
    .map(({ textContent }) => `"${words(textContent).slice(0, 60)}" is not shown`);
}

/** Returns the texts and link addresses that scripts have changed. `written` is the HTML of the page as it was sent. */
export function changedWords(written: string): string[] {
  const partsOf = ({ body }: Document) => {
    const copy = body.cloneNode(true) as HTMLElement;
    // Scripts may write text that is only read aloud.
    copy.querySelectorAll('[role=status], script').forEach((element) => element.remove());
    const links = [...copy.querySelectorAll('a')].map((link) => link.getAttribute('href')!);
    return [copy.textContent.replace(/\s+/g, ' '), ...links];
  };
  const parts = partsOf(new DOMParser().parseFromString(written, 'text/html'));
  const now = partsOf(document);
  if (now.length !== parts.length)
    return [`there are ${now.length - 1} links, ${parts.length - 1} were written`];
  return now
    .filter((part, at) => part !== parts[at])
    .map((part) => `"${part.slice(0, 60)}" was written otherwise`);
}

/** Returns the header links that take two lines, and the elements that cover the header while the page scrolls. */
export function headerFaults(): string[] {
  const header = document.querySelector('header')!;
  const high = [...header.querySelectorAll('a')].filter(
    (link) => link.checkVisibility() && link.offsetHeight > 60,
  );
  const faults = new Set(high.map(({ textContent }) => `"${textContent}" has two lines`));
  const { clientWidth, scrollHeight } = document.documentElement;
  for (let top = 0; top < scrollHeight; top += 48) {
    scrollTo({ top, behavior: 'instant' });
    const box = header.getBoundingClientRect();
    if (box.top !== 0) faults.add(`the header is at ${box.top} px`);
    for (const x of [24, clientWidth / 2, clientWidth - 24]) {
      for (const y of [box.height / 3, box.height - 4]) {
        const hit = document.elementFromPoint(x, y);
        if (!hit || !header.contains(hit))
          faults.add(`${hit?.outerHTML.slice(0, 60)} lies over the header`);
      }
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...faults];
}

/** Returns a fault unless the first screen of a wide window has one gold button: the hero's, or elsewhere the header's. */
export function goldFaults(): string[] {
  const groundOf = (link: Element) => getComputedStyle(link).backgroundColor;
  const own = document.querySelector('.hero .button--gold');
  const ground = groundOf(own ?? document.querySelector('.site-header__book')!);
  const gold = [...document.querySelectorAll('a')].filter((link) => {
    const { top, height } = link.getBoundingClientRect();
    return height > 0 && top < innerHeight && groundOf(link) === ground;
  });
  const labels = gold.map(({ textContent }) => textContent);
  return gold.length === 1
    ? []
    : [`${gold.length} links are gold (${ground}): ${labels.join(', ')}`];
}

/** Returns the anchors whose words are not directly below the header after the page has scrolled to it. */
export function placeFaults(): string[] {
  const places = [...document.querySelectorAll('main [id]')].filter(
    (place) => place.checkVisibility() && !place.closest('svg'),
  );
  const faults = places.flatMap((place) => {
    place.scrollIntoView({ behavior: 'instant' });
    // A section may begin below the header: only its words count, not the space above them.
    const top = place.getBoundingClientRect().top + parseFloat(getComputedStyle(place).paddingTop);
    const foot = document.querySelector('header')!.getBoundingClientRect().bottom;
    const isAtEnd = document.documentElement.scrollHeight - innerHeight - scrollY <= 1;
    return top < foot || (top > foot + 128 && !isAtEnd)
      ? [`#${place.id} is at ${top}, the header ends at ${foot}`]
      : [];
  });
  scrollTo({ top: 0, behavior: 'instant' });
  return places.length > 0 ? faults : ['there is no place'];
}

/** Returns pictures that have not loaded, are stretched or blurred, or use a larger file than they need. */
export function pictureFaults(): string[] {
  return [...document.images]
    .filter((image) => image.checkVisibility() && image.currentSrc)
    .flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      const file = new URL(image.currentSrc).pathname;
      const source = [...image.parentElement!.querySelectorAll('source')].find(({ srcset }) =>
        srcset.includes(file),
      );
      const widths = [...(source?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, pixels]) =>
        Number(pixels),
      );
      const needed = Math.floor(width * devicePixelRatio);
      const enough = widths.find((each) => each >= needed) ?? Infinity;
      const fetched = Number(/-(\d+)\.\w+\.\w+$/.exec(file)?.[1]);
      const isCropped = getComputedStyle(image).objectFit === 'cover';
      const stretch = isCropped ? 1 : (width / height) * (image.naturalHeight / image.naturalWidth);
      const rows: [fault: string, is: boolean][] = [
        ['has not loaded', image.naturalWidth === 0],
        [`is stretched by ${stretch.toFixed(2)}`, Math.abs(stretch - 1) > 0.02],
        [
          `is not sharp: ${widths.join(' and ')} px are there, ${needed} are shown`,
          enough === Infinity,
        ],
        [`was loaded for ${needed} px, where ${enough} are enough`, fetched > enough],
        [
          `was loaded for ${needed} px, which takes ${enough}`,
          fetched < enough && enough < Infinity,
        ],
      ];
      return rows.filter(([, is]) => is).map(([fault]) => `${file} ${fault}`);
    });
}

/** Returns the headings whose font has not loaded. */
export function fontFaults(): string[] {
  // Pages in other languages load no font.
  if (document.documentElement.lang !== 'en-IN') return [];
  const loaded = [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''));
  return [...document.querySelectorAll('h1, h2')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => getComputedStyle(heading).fontFamily.split(',')[0]!.replaceAll('"', ''))
    .filter((family) => !loaded.includes(family))
    .map((family) => `a heading asks for ${family}; there are ${loaded.join(', ') || 'none'}`);
}

/** Returns buttons and standalone links under 48 px, and links in texts under 24 px of height. */
export function smallTargets(): string[] {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  return [...(dialog ?? document).querySelectorAll('a[href], button, input, summary')]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches('.skip-link'),
    )
    .flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const isFilled = style.borderTopWidth !== '0px' || !style.backgroundColor.endsWith(', 0)');
      const isAlone = element.matches('.line-link, .contact-line');
      const isLarge = isFilled || isAlone || element.closest('header, dialog') !== null;
      const ordinary = isLarge ? 48 : 24;
      const min = element.matches('.logo') ? 44 : ordinary;
      if (style.display === 'inline' || (width >= 24 && height >= min - 0.5)) return [];
      return [`${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`];
    });
}

/** Returns the pairs of buttons and standalone links whose tap areas overlap, in an open dialog or else in the page. */
export function overlappingTargets(): string[] {
  const dialog = document.querySelector('dialog[open]');
  /** Returns the fixed or sticky element with which the element stays in the window while the page scrolls. */
  const layerOf = (element: Element | null): Element | null =>
    !element || /sticky|fixed/.test(getComputedStyle(element).position)
      ? element
      : layerOf(element.parentElement);
  const targets = [...(dialog ?? document).querySelectorAll('a[href], button, input, summary')]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches('.skip-link') &&
        getComputedStyle(element).display !== 'inline',
    )
    .map((element) => ({
      name: element.textContent || element.className,
      layer: layerOf(element),
      box: element.getBoundingClientRect(),
    }));
  return targets.flatMap(({ name, layer, box }, at) =>
    targets.slice(at + 1).flatMap((other) => {
      const width = Math.min(other.box.right, box.right) - Math.max(other.box.left, box.left);
      const height = Math.min(other.box.bottom, box.bottom) - Math.max(other.box.top, box.top);
      const overlap = other.layer === layer && width > 1 && height > 1;
      return overlap ? [`${name} and ${other.name} overlap`] : [];
    }),
  );
}

/** Returns the words in Arabic letters whose lines are lower than 1.8 em, in which Nastaliq touches the next line. */
export function lowArabicLines(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const words = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = words.map(({ textContent }) => textContent).join('');
    if (!/\p{Script=Arabic}/u.test(text) || !element.checkVisibility()) return [];
    const { fontSize, lineHeight } = getComputedStyle(element);
    const lines = (parseFloat(lineHeight) / parseFloat(fontSize)).toFixed(2);
    // A word that is hidden in favour of an icon has no size.
    const isShown = fontSize !== '0px';
    return isShown && Number(lines) < 1.8 ? [`"${text}" has lines of ${lines} em`] : [];
  });
}

/** Returns the icons whose colour differs from their text's: in forced colours they would not change with it. */
export function faintIcons(): string[] {
  const isOwn = (paint: string, text: string) => paint !== 'none' && paint !== text;
  return [...document.querySelectorAll('.icon')]
    .filter((icon) => icon.checkVisibility())
    .filter((icon) => {
      const text = getComputedStyle(icon.parentElement!).color;
      const { color, fill, stroke } = getComputedStyle(icon);
      return color !== text || isOwn(fill, text) || isOwn(stroke, text);
    })
    .map(
      (icon) => `${getComputedStyle(icon).fill}: ${icon.parentElement!.outerHTML.slice(0, 140)}`,
    );
}

/** Returns the stars and other shapes that CSS cuts out of a background and that have the colour of the page. */
export function faintShapes(): string[] {
  const paper = getComputedStyle(document.body).backgroundColor;
  // A seal is only the ground of its icon.
  return [...document.querySelectorAll('body :not(.seal)')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) =>
      ['::before', '::after'].flatMap((part) => {
        const { content, clipPath, backgroundColor } = getComputedStyle(element, part);
        const isShape = content !== 'none' && clipPath.startsWith('polygon');
        return isShape && backgroundColor === paper
          ? [`${backgroundColor}: ${part} of ${element.outerHTML.slice(0, 120)}`]
          : [];
      }),
    );
}

/** Returns the words and links of the first screen that are under the floating button. */
export function coveredByButton(): string[] {
  const button = document.querySelector('.floating-message__link');
  if (!button?.checkVisibility()) return [];
  const box = button.getBoundingClientRect();
  if (box.top >= innerHeight) return [];
  const parts = document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, a)');
  return [...parts].flatMap((part) => {
    if (part.contains(button) || button.contains(part) || !part.checkVisibility()) return [];
    const range = document.createRange();
    range.selectNodeContents(part);
    const boxes = part.matches('.button') ? [part.getBoundingClientRect()] : range.getClientRects();
    const isCovered = [...boxes].some(
      ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
    return isCovered ? [`"${part.textContent.slice(0, 40)}" is under the floating button`] : [];
  });
}

/** Scrolls each link and button of the main part up the window; returns those that something then covers. */
export function coveredWhileScrolling(): string[] {
  const covered = new Set<string>();
  for (const control of document.querySelectorAll<HTMLElement>('main :is(a, button)')) {
    if (!control.checkVisibility()) continue;
    for (const share of [0.75, 0.5, 0.25]) {
      const top = control.getBoundingClientRect().top - innerHeight * share;
      scrollBy({ top, behavior: 'instant' });
      const { x, y, width, height } = control.getClientRects()[0]!;
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      // The hit is an element around a control that is disabled or not visible yet.
      if (hit && !control.contains(hit) && !hit.contains(control))
        covered.add(`"${control.textContent}" is below an element of the class ${hit.className}`);
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...covered];
}

/** Returns a fault unless the floating button is shown exactly when it should be. */
export function floatingFaults(isWanted: boolean): string[] {
  const button = document.querySelector('.floating-message__link');
  const isShown = button?.checkVisibility({ visibilityProperty: true }) ?? false;
  return isShown === isWanted ? [] : [isWanted ? 'it is missing' : 'it has no place here'];
}

/** Returns the elements that CSS shows in another order than the document's. */
export function rearranged(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { order, flexDirection, display } = getComputedStyle(element);
      const moved =
        order !== '0' || (display.includes('flex') && flexDirection.endsWith('reverse'));
      return moved && element.querySelector('a, button, p, h2, h3') !== null;
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Runs in the page: returns whether the open menu has its languages below its button. */
export function languagesBelowButton(): string[] {
  const boxOf = (part: string) => document.querySelector(`#menu ${part}`)!.getBoundingClientRect();
  const isBelow = boxOf('.language-links').bottom > boxOf('.menu__contacts').top;
  return isBelow ? ['The languages of the menu are below its button.'] : [];
}
