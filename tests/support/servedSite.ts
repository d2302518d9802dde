/** The fixture's site in four languages, made and served once in each worker that opens a browser. */
import { makeSite } from '../../src/generator/makeSite.ts';
import { serve } from '../../src/generator/webServer/serve.ts';
import { inFourLanguages } from './fixture.ts';

const { files, routes } = await makeSite(inFourLanguages);
const { url } = await serve(() => files);

/** The address of the site, without a slash at the end. */
export const site = url;

/**
 * The addresses of the pages that tests open, with that of 404.html. Of the left-to-right languages except English, that is only
 * Home, where their letters differ most.
 */
export const addresses: readonly string[] = routes
  .map(({ path }) => path)
  .filter((path) => !/^\/(bn|hi)\/./.test(path));
