/** The pages as they are written. */
import { describe, expect, it } from 'vitest';
import type { EncodedPictures } from '../../src/steps/pictures/encodePictures.ts';
import type { Site } from '../../src/steps/loadSite.ts';
import { allRoutes, findAllPictures, pageFile, writePages, type PageParts } from '../../src/steps/writePages.ts';
import * as site from '../../src/site.ts';
import { readPage } from '../support/readPage.ts';
import { treeOf } from '../support/projectCopy.ts';
import { fakePicture } from '../support/renderRoute.tsx';
import { emptyFolder } from '../support/writtenSite.ts';

const get: EncodedPictures['get'] = (request) => ({ ...fakePicture(request), colour: '#123456' });
const css = '@font-face{src:url(/assets/marcellus.woff2)}.lead{color:red}';
const parts: PageParts = {
  styles: { home: css, about: css, contact: css, legal: css, 'not-found': css },
  scriptUrl: '/assets/main.js',
  fontUrl: '/assets/marcellus.1a2b3c4d.woff2',
  pictures: { get, encoded: 0, cached: 0 },
  publicUrl: (path) => path,
};

async function written(changed: Partial<PageParts> = {}, from: Site = site): Promise<Record<string, string>> {
  const output = emptyFolder();
  writePages(from, { ...parts, ...changed }, output);
  return treeOf(output);
}

describe('writePages', () => {
  it('writes every page where hosts look for it', async () => {
    const files = Object.keys(await written());
    expect(files.sort()).toEqual(allRoutes(site).map(pageFile).sort());
    expect(files).toContain('404.html');
    expect(files).toContain('about/index.html');
  });

  it('inlines the page’s own styles with the real address of the font', async () => {
    const own = await written({ styles: { ...parts.styles, contact: `${css}.find-us{top:0}` } });
    const styleOf = (file: string) => readPage(own[file]!).only('style').html;
    expect(styleOf('contact/index.html')).toContain('.find-us{top:0}');
    expect(styleOf('about/index.html')).not.toContain('.find-us');
    for (const route of allRoutes(site)) {
      expect(styleOf(pageFile(route))).toContain(`url(${parts.fontUrl})`);
      expect(styleOf(pageFile(route))).not.toContain('marcellus.woff2');
    }
  });

  it('gives every picture of the page the colour that stands in for it', async () => {
    for (const [file, html] of Object.entries(await written())) {
      const page = readPage(html);
      for (const image of page.all('img', { 'data-picture': true })) {
        const ground = `[data-picture=${image.get('data-picture')}]{background:#123456}`;
        expect(page.only('style').html, file).toContain(ground);
      }
    }
  });

  it('shortens the finished page where it is told how', async () => {
    const files = await written({ shorten: (html) => html.replaceAll('lead', 'l') });
    expect(files['about/index.html']).toContain('class="l"');
    expect(files['about/index.html']).not.toContain('lead');
  });

  it('says which style sheet is missing', async () => {
    const { legal: _, ...rest } = parts.styles;
    await expect(written({ styles: rest })).rejects.toThrow(
      'Could not style the page /terms-and-conditions (styles/pages/legal.scss): there is no such file. ' +
        'Add it, or name another style in src/routes.ts.',
    );
  });

  it('writes a route that is added and leaves out one that is not there', async () => {
    const added = { ...site.routes[1]!, path: '/more' };
    const files = Object.keys(await written({}, { ...site, routes: [site.routes[0]!, added] } as Site));
    expect(files.sort()).toEqual(['404.html', 'index.html', 'more/index.html']);
  });
});

describe('findAllPictures', () => {
  it('asks for the pictures of every page, their previews too', () => {
    const found = findAllPictures(site);
    for (const route of allRoutes(site)) expect(found).toContainEqual({ slug: route.preview, slot: 'preview', focus: route.previewFocus });
    expect(new Set(found.map(({ slot }) => slot)).size).toBeGreaterThan(4);
  });
});
