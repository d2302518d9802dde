/** The fixture's site in four languages, with every optional fact filled in. */
import { loadContent } from '../../src/generator/content/loadContent.ts';
import { serve } from '../../src/generator/webServer/serve.ts';
import { makeSite, type MadeSite } from '../../src/generator/makeSite.ts';
import { answered } from './answered.ts';
import { projectWith } from './editedContent.ts';
import { inFourLanguages } from './fixture.ts';

let made: Promise<MadeSite> | undefined;
let address: Promise<string> | undefined;

/** Returns the site, which is made once for all files of a worker. */
export const answeredMade = (): Promise<MadeSite> => (made ??= makeAnswered());

/** Returns the address at which it is served. */
export const answeredSite = (): Promise<string> => (address ??= serveAnswered());

async function makeAnswered(): Promise<MadeSite> {
  const content = loadContent(inFourLanguages) as {
    facts: { package: object; policy: { refund: object } };
  };
  const facts = answered(content.facts);
  const { drafts } = projectWith({ ...content, facts });
  return makeSite({ ...inFourLanguages, drafts: drafts! });
}

async function serveAnswered(): Promise<string> {
  const { files } = await answeredMade();
  return (await serve(() => files)).url;
}
