/** What becomes of a page before it is served. */
import { describe, expect, it } from 'vitest';
import { contentPolicy } from '../../src/steps/contentPolicy.ts';
import { devPage, faultPage } from '../../src/dev/DevPage.ts';

const fact = { field: 'name', value: '</script><b>' };

function page({ css = 'a{}', body = '<p>Words</p>', facts = [fact], extra = '' } = {}) {
  const policy = contentPolicy(css, ['script']).replaceAll("'", '&#x27;');
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}"/><style>${css}</style>`;
  return devPage(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`, 'a/index.html', facts, extra);
}

describe('devPage', () => {
  it('lets styles be exchanged and forbids all else as before, style attributes too', () => {
    const [, policy = ''] = /content="([^"]*)"/.exec(page().html)!;
    expect(policy).toContain("style-src 'unsafe-inline'; style-src-attr 'none'; img-src");
    expect(policy.replace(/style-src .*?'none'/, 'styles')).toBe(
      contentPolicy('a{}', ['script']).replace(/style-src [^;]*/, 'styles'),
    );
  });

  it('tells the dev script what the page is, so that no fact breaks out of it', () => {
    const { html, marks } = page();
    const note = JSON.parse(/id="dev-note">(.*?)<\/script>/.exec(html)![1]!);
    expect(note).toEqual({ file: 'a/index.html', facts: [fact], ...marks });
    expect(html.indexOf('/.dev/client.js')).toBeLessThan(html.indexOf('</head>'));
  });

  it.each([
    ['the style', { css: 'b{}' }, { css: true, rest: false }],
    ['the words', { body: '<p>Other words</p>' }, { css: false, rest: true }],
    ['a sample fact', { facts: [] }, { css: false, rest: true }],
    ['what is outside the page', { extra: '1' }, { css: false, rest: true }],
    ['nothing', {}, { css: false, rest: false }],
  ])('marks a change of %s', (_, change, changed) => {
    const [before, after] = [page().marks, page(change).marks];
    expect({ css: after.css !== before.css, rest: after.rest !== before.rest }).toEqual(changed);
  });
});

describe('faultPage', () => {
  it('shows the words as they are and listens', () => {
    expect(faultPage('Mend <this> & that')).toContain('>Mend &lt;this> &amp; that<');
    expect(faultPage('')).toContain('/.dev/client.js');
  });
});
