/** Serves the fixture's site for the browser tests. */
import { inFourLanguages } from './fixture.ts';
import { serve, type SiteServer } from '../../src/commands/serve.ts';
import { makeSite } from '../../src/generator/makeSite.ts';

/** Makes the fixture's site and serves it. Returns the server, and the addresses of all pages with that of 404.html. */
export async function startSite(): Promise<SiteServer & { readonly addresses: readonly string[] }> {
  const { files, routes } = await makeSite(inFourLanguages);
  const server = await serve(() => files);
  return { ...server, addresses: routes.map(({ path }) => path) };
}
