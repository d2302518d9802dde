/** Makes the fixture's site and serves it. */
import { inFourLanguages } from './fixture.ts';
import { serve, type SiteServer } from '../../src/generator/serve.ts';
import { makeSite } from '../../src/generator/makeSite.ts';

/** Returns the addresses of its pages too, that of 404.html among them. */
export async function startSite(): Promise<SiteServer & { readonly addresses: readonly string[] }> {
  const { files, routes } = await makeSite(inFourLanguages);
  const server = await serve(() => files);
  return { ...server, addresses: routes.map(({ path }) => path) };
}
