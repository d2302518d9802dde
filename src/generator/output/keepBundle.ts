/** Keeps the last bundle of sources as long as they stay the same: bundling takes a fifth of a rebuild in dev. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { areUnchanged, fingerprintsOf, type Fingerprints } from '../files/fingerprints.ts';

export interface Bundle<Made> {
  readonly made: Made;
  /** The files that were bundled, by their paths from the root of the project. */
  readonly sources: readonly string[];
}

/**
 * Takes a function that bundles sources of the project at a root. Returns one that calls it only if a source has changed since
 * the last call, or for another root.
 */
export function keepBundle<Made>(bundle: (root: string) => Promise<Bundle<Made>>) {
  let last: Kept<Made> | undefined;
  return async (root: string): Promise<Made> => {
    if (last && isUnchanged(last, root)) return last.made;
    const started = Date.now();
    const { made, sources } = await bundle(root);
    // A source that was saved or deleted meanwhile is not the one in the bundle.
    const isSettled = sources.every((source) => savedAt(root, source) < started);
    last = isSettled ? { root, made, sources: fingerprintsOf(root, sources) } : undefined;
    return made;
  };
}

interface Kept<Made> {
  readonly root: string;
  readonly made: Made;
  readonly sources: Fingerprints;
}

/** The names of bundled files depend on paths too, so another folder with the same sources has a bundle of its own. */
function isUnchanged({ root, sources }: Kept<unknown>, at: string): boolean {
  return root === at && areUnchanged(root, sources);
}

/** Returns when a source was last saved, in milliseconds since 1970; Infinity if it is gone. */
function savedAt(root: string, source: string): number {
  return statSync(path.join(root, source), { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
}

/** Returns the project's own files among the inputs of a bundle. Packages change only while no command runs. */
export function ownSources({ inputs }: { readonly inputs: object }): string[] {
  return Object.keys(inputs).filter(
    (file) => file !== '<stdin>' && !file.includes('node_modules/'),
  );
}
