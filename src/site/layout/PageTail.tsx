/** What every page fetches besides its first picture. It stands last, so that the picture is asked for before it. */
import type { PageAssets } from '../pageContext.ts';

/** The key facts in other languages need neither. */
export function PageTail({
  route,
  fontUrl,
  scriptUrl,
}: Pick<PageAssets, 'route' | 'fontUrl' | 'scriptUrl'>) {
  if (route.language) return null;
  return (
    <>
      <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="" />
      <script type="module" src={scriptUrl} />
    </>
  );
}
