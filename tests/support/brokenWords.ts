/**
 * Returns the words that are broken in the middle, across two lines, in the page or in the elements that a selector matches. Runs
 * in the page.
 */
export function brokenWords(within = 'body'): string[] {
  const broken = new Set<string>();
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement!;
    if (!element.closest(within) || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    // An e-mail address or a licence number may be broken, because it may be longer than a line.
    if (element.closest(':has(> wbr), .licences dd, .printed-address')) continue;
    for (const { 0: word, index } of node.data.matchAll(/[^\s/–-]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1)
        broken.add(`"${word}" in <${element.localName} class="${element.className}">`);
    }
  }
  return [...broken];
}
