/** The fixture's site in four languages, with every optional fact filled in. */
import { serve } from '../../src/generator/host/serve.ts';
import { loadContent } from '../../src/generator/content/loadContent.ts';
import { makeSite } from '../../src/generator/makeSite.ts';
import { answered } from './answered.ts';
import { projectWith } from './editedContent.ts';
import { inFourLanguages } from './fixture.ts';

let address: Promise<string> | undefined;

/** Returns the address of the site, which is made once for all files of a worker. */
export const answeredSite = (): Promise<string> => (address ??= serveAnswered());

async function serveAnswered(): Promise<string> {
  const content = loadContent(inFourLanguages) as {
    facts: { package: object; policy: { refund: object } };
  };
  const facts = answered(content.facts);
  const { drafts } = projectWith({ ...content, facts });
  const { files } = await makeSite({ ...inFourLanguages, drafts: drafts! });
  return (await serve(() => files)).url;
}
