/** Finds icons that the manifest names and the site does not have. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns a sentence for every such icon of the site at `output`; none where there is no manifest. */
export function manifestFaults(output: string): string[] {
  const name = 'manifest.webmanifest';
  const file = path.join(output, name);
  if (!existsSync(file)) return [];
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: readonly { src: string }[] };
  return icons
    .filter(({ src }) => !existsSync(path.join(output, src)))
    .map(({ src }) => `${name}: its icon ${src} is not there. Put it into public${src}.`);
}
