/**
 * Returns the first element inside `root` that matches a selector. Throws if there is none. Only what main.ts imports uses it. If
 * a script that is loaded on demand, such as glide.ts, imported it too, the bundler would put it into a chunk of its own, which
 * every page would load before main.ts starts. Those scripts write `querySelector(…)!` instead.
 */
export function find<T extends Element>(root: ParentNode, selector: string): T {
  const element = root.querySelector<T>(selector);
  if (!element) throw new Error(`Could not find ${selector}: the page lacks it.`);
  return element;
}
