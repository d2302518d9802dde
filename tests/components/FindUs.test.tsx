/** Where the agency is: nothing comes from the maps service before somebody presses. */
import { describe, expect, it } from 'vitest';
import { FindUs } from '../../src/components/FindUs.tsx';
import { mapsFrameHref, mapsHref } from '../../src/components/links.ts';
import { contact } from '../../src/content/contact.ts';
import { renderComponent } from '../support/renderRoute.tsx';

const part = renderComponent(<FindUs words={contact.find} />, '/contact');

describe('the map', () => {
  it('has an empty frame: no address and no document until a link is pressed', () => {
    const frame = part.only('iframe');
    for (const name of ['src', 'srcdoc']) expect(frame.get(name), name).toBeUndefined();
    expect(frame.get('title')).toBe(contact.find.mapTitle);
  });

  it('shows the live map in that frame, without scripts', () => {
    const link = part.only('a', { href: mapsFrameHref });
    expect([link.text, link.get('target')]).toEqual([contact.find.showMap, part.only('iframe').get('name')]);
  });

  it('can be opened in the maps service itself', () => {
    const link = part.only('a', { href: mapsHref });
    expect([link.text, link.get('target')]).toEqual([contact.find.openMap, undefined]);
  });

  it('is drawn before that, and described to those who cannot see it', () => {
    const drawing = part.only('svg', { role: 'img' });
    expect(drawing.get('aria-label')).toBe(contact.find.mapAlt);
    expect(drawing.html).not.toMatch(/https?:|<image|url\(/);
  });

  it('says when the maps service is asked', () => {
    expect(part.text).toContain(contact.find.mapNote);
  });
});
