/** A path as an error shows it. */
import { isAbsolute, relative, sep } from 'node:path';

/** Returns the path seen from the project's folder with forward slashes, or as it is where it lies outside. */
export function shownPath(path: string): string {
  const near = relative(process.cwd(), path);
  return near === '' || near.startsWith('..') || isAbsolute(near) ? path : near.split(sep).join('/');
}
