/** Says what a file of the project is to the site, and so what has to be done again when it changes. */

/** `program` is the generator itself, which a running process cannot take up. */
export type ChangeKind = 'site' | 'styles' | 'script' | 'pictures' | 'public' | 'program';

/** Takes a path from the project's folder, with forward slashes; returns undefined for what the site is not made of. */
export function changeKind(file: string): ChangeKind | undefined {
  const [, kind] = places.find(([start]) => file === start || (start.endsWith('/') && file.startsWith(start))) ?? [];
  return kind && (sources[kind]?.test(file) ?? true) ? kind : undefined;
}

/** Returns whether a folder or file of that path may be, lead to or lie in a place that matters. */
export function isPlace(file: string): boolean {
  return places.some(([start]) => `${file}/`.startsWith(start) || start.startsWith(`${file}/`) || file === start);
}

/** The first that fits counts. */
const places: readonly (readonly [start: string, kind: ChangeKind | undefined])[] = [
  ['public/', 'public'],
  ['styles/', 'styles'],
  ['src/pictures/', 'pictures'],
  ['src/client/', 'script'],
  ['src/links/', undefined],
  ['src/upload/', undefined],
  ['src/steps/', 'program'],
  ['src/dev/', 'program'],
  ['src/html/', 'program'],
  ['src/explain.ts', 'program'],
  ['src/project.ts', 'program'],
  ['src/slots.ts', 'program'],
  ['src/', 'site'],
  ['build.ts', 'program'],
  ['package.json', 'program'],
  ['package-lock.json', 'program'],
  ['tsconfig.json', 'program'],
];

/** Editors put other files beside these for a moment. */
const sources: Partial<Record<ChangeKind, RegExp>> = {
  site: /\.(?:tsx?|json)$/,
  script: /\.(?:tsx?|json)$/,
  styles: /\.(?:scss|css)$/,
};
