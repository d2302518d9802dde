/** The fixture's site in four languages, with every optional fact filled in. */
import { afterAll } from 'vitest';
import { serve } from '../../src/commands/serve.ts';
import { loadContent } from '../../src/generator/content/loadContent.ts';
import { makeSite } from '../../src/generator/makeSite.ts';
import { answered } from './answered.ts';
import { fixture, inFourLanguages } from './fixture.ts';
import { emptyFolder, writeFiles } from './temporaryFiles.ts';

let address: Promise<string> | undefined;

/** Returns the address of the site, which is made once for all files of a worker. */
export const answeredSite = (): Promise<string> => (address ??= serveAnswered());

async function serveAnswered(): Promise<string> {
  const content = (await loadContent(inFourLanguages)) as {
    facts: { package: object; policy: object };
  };
  const facts = answered(content.facts);
  const code = `export const content = ${JSON.stringify({ ...content, facts })};`;
  const folder = writeFiles({ 'index.ts': code }, emptyFolder(afterAll));
  const { files } = await makeSite({ ...fixture, content: folder });
  return (await serve(() => files)).url;
}
