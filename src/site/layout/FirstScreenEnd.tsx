/** The end of the first screen: the stylesheet link, which the rest of the page waits for. */
import { usePage } from '../pageContext.ts';
import { renderBlockingScript } from './renderBlockingScript.ts';

export function FirstScreenEnd() {
  const { sheetUrl } = usePage();
  return (
    <>
      <link rel="stylesheet" href={sheetUrl} />
      <script dangerouslySetInnerHTML={{ __html: renderBlockingScript }} />
    </>
  );
}
