/** What every page fetches besides its first picture. It stands last, so that the picture is asked for before it. */
import type { PageAssets } from '../pageContext.ts';

export function PageTail({ fontUrl, scriptUrl }: Pick<PageAssets, 'fontUrl' | 'scriptUrl'>) {
  return (
    <>
      <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="" />
      <script type="module" src={scriptUrl} />
    </>
  );
}
