/** The links to the three contacts: what they lead to and what they show. */
import { describe, expect, it } from 'vitest';
import { EmailLink } from '../../src/components/EmailLink.tsx';
import { emailHref, mapsFrameHref, mapsHref, messagingHref, phoneHref } from '../../src/components/links.ts';
import { MessagingLink } from '../../src/components/MessagingLink.tsx';
import { PhoneLink } from '../../src/components/PhoneLink.tsx';
import { agency } from '../../src/content/agency.ts';
import { firstMessages } from '../../src/content/messages.ts';
import { formatPhone } from '../../src/format.ts';
import { renderComponent } from '../support/renderRoute.tsx';

describe('messagingHref', () => {
  it.each([
    ...firstMessages.map(({ text }) => text),
    'Is 100% & more? #1 + “quotes” / slashes',
    'two\nlines',
    '😀 emoji',
  ])('keeps every letter of %j', (text) => {
    const url = new URL(messagingHref(text));
    expect(url.searchParams.get('text')).toBe(text);
    expect([...url.searchParams.keys()]).toEqual(['text']);
    expect(url.hash).toBe('');
    expect(url.href).toBe(messagingHref(text));
  });

  it('leads to the number in digits alone', () => {
    expect(new URL(messagingHref('x')).pathname).toMatch(/^\/[1-9]\d{7,14}$/);
  });
});

describe('the addresses of the contacts', () => {
  it.each([
    ['phone', phoneHref, `tel:${agency.phone}`],
    ['e-mail', emailHref, `mailto:${agency.email}`],
    ['map', new URL(mapsHref).searchParams.get('query'), agency.mapQuery],
    ['live map', new URL(mapsFrameHref).searchParams.get('q'), agency.mapQuery],
  ])('%s', (_which, address, expected) => {
    expect(address).toBe(expected);
  });

  it('ask the live map in the form that may stand in a frame', () => {
    expect(new URL(mapsFrameHref).origin).toBe('https://www.google.com');
    expect(new URL(mapsFrameHref).searchParams.get('output')).toBe('embed');
  });
});

describe('the links', () => {
  it.each([
    ['PhoneLink', <PhoneLink className="x" />, phoneHref, formatPhone(agency.phone)],
    ['EmailLink', <EmailLink className="x" />, emailHref, agency.email],
    ['PhoneLink with other words', <PhoneLink className="x">Call</PhoneLink>, phoneHref, 'Call'],
    ['EmailLink with other words', <EmailLink className="x">Write</EmailLink>, emailHref, 'Write'],
    ['MessagingLink', <MessagingLink className="x" message="Hi">Ask</MessagingLink>, messagingHref('Hi'), 'Ask'],
  ])('%s shows its words and leads to its address', (_name, link, href, words) => {
    const shown = renderComponent(link).only('a');
    expect([shown.get('href'), shown.text, shown.get('class')]).toEqual([href, words, 'x']);
  });
});
