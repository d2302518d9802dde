/** What follows the first section of a page: the icons up to there, then the stylesheet of everything below. */
import { IconSprite } from '../components/shared/IconSprite.tsx';
import { usePage } from '../pageContext.ts';
import { emptyScript } from './emptyScript.ts';

export function FirstScreenEnd() {
  const { sheetUrl, firstIcons } = usePage();
  return (
    <>
      <IconSprite names={firstIcons.end()} />
      <link rel="stylesheet" href={sheetUrl} />
      <script dangerouslySetInnerHTML={{ __html: emptyScript }} />
    </>
  );
}
