/** What a phone asks for before anybody scrolls. */
import { describe, expect, it } from 'vitest';
import { firstViewUrls } from '../../../src/steps/check/firstView.ts';
import { readElements } from '../../../src/html/readElements.ts';

const urlsOf = (html: string, address = '/about') => firstViewUrls(address, readElements(html));
const files = (name: string, ...widths: number[]) => widths.map((width) => `/${name}-${width} ${width}w`).join(', ');

/** A picture as the pages show it: AVIF first, then WebP, a fallback without widths. */
function picture(name: string, sizes: string, widths: number[], attributes = ''): string {
  const source = (format: string) =>
    `<source type="image/${format}" srcset="${files(`${name}.${format}`, ...widths)}" sizes="${sizes}">`;
  return `<picture>${source('avif')}${source('webp')}<img src="/${name}.jpg" ${attributes}></picture>`;
}

describe('the first view', () => {
  it('holds what the head asks for and nothing that it only names', () => {
    const html = `<link rel="preload" href="/f.woff2"><link rel="icon" href="/i.svg"><link rel="manifest" href="/m">
      <link rel="canonical" href="https://www.example.com/"><link rel="apple-touch-icon" href="/t.png">
      <meta property="og:image" content="/p.jpg"><script type="module" src="/s.js"></script><script>1</script>`;
    expect(urlsOf(html)).toEqual(['/f.woff2', '/i.svg', '/m', '/s.js']);
  });

  it.each([
    ['100vw', [300, 720, 1080], 720],
    ['100vw', [300, 719, 1080], 1080],
    ['100vw', [300, 500], 500],
    ['50vw', [300, 360, 720], 360],
    ['(min-width: 64em) 1000px, 252px', [336, 504, 756], 504],
    ['(min-width: 64em) 448px, calc(100vw - 40px)', [400, 640, 960], 640],
  ])('of a picture with sizes %j in %j pixels is the one of %d', (sizes, widths, chosen) => {
    expect(urlsOf(picture('a', sizes, widths))).toEqual([`/a.avif-${chosen}`]);
  });

  it('takes the upright poster, not the wide one', () => {
    const wide = `<source media="(min-aspect-ratio: 1/1)" type="image/avif" srcset="/wide 1920w" sizes="100vw">`;
    const html = picture('tall', '100vw', [720]).replace('<picture>', `<picture>${wide}`);
    expect(urlsOf(html)).toEqual(['/tall.avif-720']);
  });

  it('does not take the sources of one picture for another', () => {
    const html = picture('a', '100vw', [720]) + picture('b', '100vw', [720]);
    expect(urlsOf(html)).toEqual(['/a.avif-720', '/b.avif-720']);
  });

  it('counts on the home page the lazy pictures that browsers fetch ahead, and on the others none', () => {
    const lazy = (_: unknown, index: number) => picture(`p${index}`, '100vw', [720], 'loading="lazy"');
    const html = Array.from({ length: 9 }, lazy).join('');
    expect(urlsOf(html, '/').length).toBeGreaterThan(0);
    expect(urlsOf(html, '/').length).toBeLessThan(9);
    expect(urlsOf(html)).toEqual([]);
    expect(urlsOf(picture('a', '100vw', [720]) + html)).toEqual(['/a.avif-720']);
  });

  it('leaves the loop out', () => {
    expect(urlsOf('<video data-portrait="/v.webm /v.mp4" preload="none"></video>')).toEqual([]);
  });
});
