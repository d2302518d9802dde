/** What follows the first section of a page: the icons up to there, then the stylesheet of everything below. */
import { IconSprite } from '../components/shared/IconSprite.tsx';
import { usePage } from '../pageContext.ts';
import { renderBlockingScript } from './renderBlockingScript.ts';

export function FirstScreenEnd() {
  const { sheetUrl, firstIcons } = usePage();
  return (
    <>
      <IconSprite names={firstIcons.end()} />
      <link rel="stylesheet" href={sheetUrl} />
      <script dangerouslySetInnerHTML={{ __html: renderBlockingScript }} />
    </>
  );
}
