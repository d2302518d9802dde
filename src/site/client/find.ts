/** Returns the first element that a selector finds in a behaviour's root; throws when its markup lacks it. */
export function find<T extends Element>(root: ParentNode, selector: string): T {
  const element = root.querySelector<T>(selector);
  if (!element) throw new Error(`No ${selector} in the page`);
  return element;
}
