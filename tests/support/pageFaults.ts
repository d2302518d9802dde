/** What is wrong with an open page, one question a function; each runs inside the page: give it to `page.evaluate`. */

/** Words of the content that nobody gets to see: hidden, though not for paper, not to be opened, and said nowhere else. */
export function lostWords(): string[] {
  // Wide windows leave out the floating button of phones, narrow ones the facts beside the first screen's buttons.
  const leftOut = /^(message us on whatsapp|packages from .*)$/;
  const words = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const seen = words(document.body.innerText);
  // The agency with its address, line by line.
  const onPaper = (element: Element) =>
    element.querySelectorAll('strong:first-child ~ br').length > 2;
  return (
    [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dt, dd, a[href])')]
      .filter(
        (element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      // The talbiyah is an ornament, which low windows leave out.
      .filter(
        (element) =>
          !element.closest('p[lang=ar], [role=status], [popover], details:not([open])') &&
          !onPaper(element),
      )
      .filter(
        ({ textContent }) =>
          !seen.includes(words(textContent)) && !leftOut.test(words(textContent)),
      )
      .map((element) => `"${words(element.textContent).slice(0, 60)}" is not shown`)
  );
}

/** Words and addresses of links, hidden ones too, in which the page differs from its HTML: scripts add none and take none away. */
export function changedWords(written: string): string[] {
  const partsOf = ({ body }: Document) => {
    const copy = body.cloneNode(true) as HTMLElement;
    // What scripts write for the ear alone, and the button that says what it does next.
    copy
      .querySelectorAll('[role=status], script, [aria-controls="hero-loop"]')
      .forEach((element) => element.remove());
    return [
      copy.textContent.replace(/\s+/g, ' '),
      ...[...copy.querySelectorAll('a')].map((link) => link.getAttribute('href')!),
    ];
  };
  const parts = partsOf(new DOMParser().parseFromString(written, 'text/html'));
  const now = partsOf(document);
  if (now.length !== parts.length)
    return [`there are ${now.length - 1} links, ${parts.length - 1} were written`];
  return now
    .filter((part, at) => part !== parts[at])
    .map((part) => `"${part.slice(0, 60)}" was written otherwise`);
}

/** Words of the header in two lines, and what paints over it while the page is scrolled through beneath it. */
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
    if (box.top !== 0) faults.add(`the header stands at ${box.top} px`);
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

/** Golden buttons beside another one in the first screen of a wide window: there each page has one. */
export function goldFaults(): string[] {
  const gold = [...document.querySelectorAll('a')].filter((link) => {
    const { top, height } = link.getBoundingClientRect();
    return (
      height > 0 &&
      top < innerHeight &&
      getComputedStyle(link).backgroundColor === 'rgb(242, 183, 92)'
    );
  });
  return gold.length === 1
    ? []
    : [`there are ${gold.length}: ${gold.map(({ textContent }) => textContent).join(', ')}`];
}

/** Places that a link may lead to and that would not come to stand just below the header. */
export function placeFaults(): string[] {
  const places = [...document.querySelectorAll('main [id]')].filter(
    (place) => place.checkVisibility() && !place.closest('svg'),
  );
  const faults = places.flatMap((place) => {
    // As an address that ends in #its-id does.
    place.scrollIntoView({ behavior: 'instant' });
    const { top } = place.getBoundingClientRect();
    const foot = document.querySelector('header')!.getBoundingClientRect().bottom;
    const isAtEnd = document.documentElement.scrollHeight - innerHeight - scrollY <= 1;
    return top < foot || (top > foot + 128 && !isAtEnd)
      ? [`#${place.id} stands at ${top}, the header ends at ${foot}`]
      : [];
  });
  scrollTo({ top: 0, behavior: 'instant' });
  return places.length > 0 ? faults : ['there is no place'];
}

/** Pictures that have not come, are stretched, or of which another file was fetched than the smallest that is sharp here. */
export function pictureFaults(): string[] {
  return [...document.images]
    .filter((image) => image.checkVisibility() && image.currentSrc)
    .flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      const file = new URL(image.currentSrc).pathname;
      const sources = [...image.parentElement!.querySelectorAll('source')].filter(({ srcset }) =>
        srcset.includes(file),
      );
      const widths = [...(sources[0]?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, pixels]) =>
        Number(pixels),
      );
      const needed = Math.floor(width * devicePixelRatio);
      const enough = widths.find((each) => each >= needed) ?? Infinity;
      const fetched = Number(/-(\d+)\.\w+\.\w+$/.exec(file)?.[1]);
      const stretch =
        getComputedStyle(image).objectFit === 'cover'
          ? 1
          : (width / height) * (image.naturalHeight / image.naturalWidth);
      const rows: [fault: string, is: boolean][] = [
        ['has not come', image.naturalWidth === 0],
        [`is stretched by ${stretch.toFixed(2)}`, Math.abs(stretch - 1) > 0.02],
        [
          `is not sharp: ${widths.join(' and ')} px are there, ${needed} are shown`,
          enough === Infinity,
        ],
        [`was fetched for ${needed} px, where ${enough} are enough`, fetched > enough],
        [
          `was fetched for ${needed} px, which takes ${enough}`,
          fetched < enough && enough < Infinity,
        ],
      ];
      return rows.filter(([, is]) => is).map(([fault]) => `${file} ${fault}`);
    });
}

/** Headings in another font than one of the site's own, or in one that has not come. */
export function fontFaults(): string[] {
  // The key facts in other languages bring no font.
  if (['bn', 'hi', 'ur'].includes(document.documentElement.lang)) return [];
  const come = [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''));
  return [...document.querySelectorAll('h1, h2')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => getComputedStyle(heading).fontFamily.split(',')[0]!.replaceAll('"', ''))
    .filter((family) => !come.includes(family))
    .map((family) => `a heading asks for ${family}; there are ${come.join(', ') || 'none'}`);
}

/** Style rules that the browser does not know, and has left out. */
export function styleFaults(): string[] {
  const css = [...document.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .join('\n');
  const written =
    css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
      .split('{').length - 1;
  const count = (rules: CSSRuleList): number =>
    [...rules].reduce(
      (sum, rule) => sum + 1 + ('cssRules' in rule ? count(rule.cssRules as CSSRuleList) : 0),
      0,
    );
  const understood = [...document.styleSheets].reduce(
    (sum, { cssRules }) => sum + count(cssRules),
    0,
  );
  return understood === written ? [] : [`${written - understood} of ${written} rules are unknown`];
}

/** Buttons and links that stand alone and are under 48 px either way, and links in a list or a text under 24 px of height. */
export function smallTargets(): string[] {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  return [
    ...(dialog ?? document).querySelectorAll<HTMLElement>('a[href], button, input, summary'),
  ].flatMap((element) => {
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.matches('[href="#content"]')
    )
      return [];
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const filled = style.borderTopWidth !== '0px' || !style.backgroundColor.endsWith(', 0)');
    const least = filled || element.closest('header, dialog') !== null ? 48 : 24;
    const logo = element.matches('[href="/"]');
    if (style.display === 'inline' || (width >= 24 && height >= (logo ? 44 : least) - 0.5))
      return [];
    return [`${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`];
  });
}

/** Icons in another colour than the text beside them: forced colours leave a colour of an SVG's own as it is. */
export function faintIcons(): string[] {
  const isOwn = (paint: string, text: string) => paint !== 'none' && paint !== text;
  return [...document.querySelectorAll('svg[aria-hidden]')]
    .filter((icon) => icon.checkVisibility() && icon.querySelector('use') !== null)
    .filter((icon) => {
      const text = getComputedStyle(icon.parentElement!).color;
      const { color, fill, stroke } = getComputedStyle(icon);
      return color !== text || isOwn(fill, text) || isOwn(stroke, text);
    })
    .map(
      (icon) => `${getComputedStyle(icon).fill}: ${icon.parentElement!.outerHTML.slice(0, 140)}`,
    );
}
