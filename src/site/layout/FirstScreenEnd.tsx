/** The end of the first screen: the icons that it uses, then the link of the sheet. */
import { IconSprite } from '../components/shared/IconSprite.tsx';
import { useFileUrls, useFirstIcons } from '../pageContext.ts';
import { renderBlockingScript } from './renderBlockingScript.ts';

export function FirstScreenEnd() {
  const { sheetUrl } = useFileUrls();
  const firstIcons = useFirstIcons();
  return (
    <>
      <IconSprite names={firstIcons.end()} />
      <link rel="stylesheet" href={sheetUrl} />
      <script dangerouslySetInnerHTML={{ __html: renderBlockingScript }} />
    </>
  );
}
