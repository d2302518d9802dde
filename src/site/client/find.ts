/** Returns the first element inside `root` that matches a selector. Throws if there is none. */
export function find<T extends Element>(root: ParentNode, selector: string): T {
  const element = root.querySelector<T>(selector);
  if (!element) throw new Error(`Could not find ${selector}: the page lacks it.`);
  return element;
}
