/** Makes the site and serves it, as it is now. */
import { projectAt } from '../../src/generator/project.ts';
import { serve, type SiteServer } from '../../src/generator/serve.ts';
import { makeSite } from '../../src/generator/makeSite.ts';

/** Returns the addresses of its pages too, that of 404.html among them. */
export async function startSite(): Promise<SiteServer & { readonly addresses: readonly string[] }> {
  const { files, site } = await makeSite(projectAt());
  const server = await serve(() => files);
  return { ...server, addresses: [...site.routes.map(({ path }) => path), '/404.html'] };
}
