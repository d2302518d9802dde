/** The blocks of a legal document. */
import { describe, expect, it } from 'vitest';
import { LegalBlock } from '../../src/components/LegalBlock.tsx';
import type { Block } from '../../src/schemas/content.ts';
import { renderComponent } from '../support/renderRoute.tsx';

const render = (block: Block) => renderComponent(<LegalBlock block={block} />, '/refund-policy');

describe('a block', () => {
  it('of words is a paragraph, in which mark-up is only letters', () => {
    expect(render('A <b> & “c”').html).toBe('<p>A &lt;b&gt; &amp; “c”</p>');
  });

  it('of lines is a list', () => {
    expect(render({ list: ['One', 'Two'] }).all('li').map(({ text }) => text)).toEqual(['One', 'Two']);
  });

  it('of links is a list of links', () => {
    const links = [
      { text: 'Here', url: '/about' },
      { text: 'There', url: 'https://example.com/' },
    ];
    const shown = render({ links }).only('ul').all('a');
    expect(shown.map((link) => ({ text: link.text, url: link.get('href') }))).toEqual(links);
  });
});
