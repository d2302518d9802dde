/** Renders the React components of a page to HTML, and the icons that all pages share to one SVG file. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IconSprite } from './components/shared/IconSprite.tsx';
import { icons, type IconName } from './icons.tsx';
import { Document } from './layout/Document.tsx';
import { betweenDirectionMarks, inPlainText } from './fill.ts';
import { PageContext, type FileUrls, type FirstIcons, type Page } from './pageContext.ts';

/** Returns the page's HTML, doctype included. */
export function renderPage(page: Page & FileUrls): string {
  const html = renderToStaticMarkup(
    <PageContext value={{ ...page, firstIcons: collectIcons() }}>
      <Document />
    </PageContext>,
  );
  // React would lift this preload into the head, where it delays the first paint by 100 ms (Chromium 147).
  // After the stylesheet, old browsers would find it late. Only the main language has more than a name in this font.
  const preload = page.route.edition.isMain
    ? `<link rel="preload" href="${page.fontUrl}" as="font" type="font/woff2" crossorigin=""/>`
    : '';
  const sheet = '<link rel="stylesheet"';
  return `<!doctype html>${withIsolatedFacts(html).replace(sheet, () => preload + sheet)}\n`;
}

/**
 * Replaces the direction marks (U+200E) that fill.ts sets around facts by <bdi> elements. Attributes and the
 * head cannot hold elements: there only the marks stay that are needed.
 */
function withIsolatedFacts(html: string): string {
  const [head, body] = html.split(/(?=<body)/) as [string, string];
  const inText = body.replace(/>[^<]*\u200e[^<]*/g, (text) =>
    text.replace(betweenDirectionMarks, '<bdi dir="ltr">$1</bdi>'),
  );
  return head + inPlainText(inText);
}

/** In the menu and on the loop's button, which are hidden at first: they can wait for the file of the icons. */
const hidden: readonly IconName[] = ['close', 'mail', 'pause', 'play'];

function collectIcons(): FirstIcons {
  const names = new Set<IconName>();
  let hasEnded = false;
  return {
    has(name) {
      if (!hasEnded && !hidden.includes(name)) names.add(name);
      return names.has(name);
    },
    end() {
      hasEnded = true;
      return names;
    },
  };
}

/** Returns the SVG file of all icons, which the icons below the first screen refer to. */
export function renderIcons(): string {
  return renderToStaticMarkup(
    <IconSprite xmlns="http://www.w3.org/2000/svg" names={Object.keys(icons) as IconName[]} />,
  );
}
