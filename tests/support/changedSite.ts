/** Renders pages of the fixture after a change to its content, without styles, scripts or encoded pictures. */
import { parsePage } from '../../src/generator/check/parsePage.ts';
import { checkContent } from '../../src/agency/checks/checkContent.ts';
import { loadCode } from '../../src/generator/output/loadCode.ts';
import { renderPages } from '../../src/generator/output/renderPages.ts';
import { pageFile } from '../../src/site/addresses.ts';
import { openGallery } from '../../src/generator/pictures/gallery.ts';
import { onlyInEnglish, raw } from './editedContent.ts';
import { fixture } from './fixture.ts';
import { readPage, type Part } from './readPage.ts';

const code = await loadCode(fixture);
const { picture } = openGallery(fixture);

/**
 * Changes a copy of the fixture's unchecked content with a function. Returns a function that renders the page at an address
 * and returns its elements.
 */
export function changedSite(change: (content: any) => void): (path: string) => Part {
  const changed = structuredClone(raw);
  change(changed);
  const { content, today } = checkContent(changed, { showsUnread: true });
  const routes = code.routes(content);
  const parts = {
    today,
    firstCss: () => '',
    sheetUrl: '/assets/site.css',
    scriptUrl: '/assets/main.js',
    fontUrl: '/assets/font.woff2',
    picture,
    publicUrl: (address: string) => address,
  };
  const rendered = new Map<string, Part>();
  return (path) => {
    const earlier = rendered.get(path);
    if (earlier) return earlier;
    const asked = routes.filter((route) => route.path === path);
    const files = renderPages(asked, content, code.renderPage, parts);
    const html = String(files.get(pageFile({ path })));
    const { textFaults } = parsePage(html);
    if (textFaults.length > 0) throw new Error(textFaults.join('\n'));
    const page = readPage(html);
    rendered.set(path, page);
    return page;
  };
}

/** The same in English alone, which takes a third of the time. */
export function englishSite(change: (content: any) => void): (path: string) => Part {
  return changedSite((content) => change(onlyInEnglish(content)));
}
