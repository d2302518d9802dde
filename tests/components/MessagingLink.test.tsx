/** Which message stands ready where: each fits the place of its link. */
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { CallToAction } from '../../src/components/CallToAction.tsx';
import { ContactCards } from '../../src/components/ContactCards.tsx';
import { CustomerCare } from '../../src/components/CustomerCare.tsx';
import { FirstMessages } from '../../src/components/FirstMessages.tsx';
import { FloatingMessage } from '../../src/components/FloatingMessage.tsx';
import { Hero } from '../../src/components/Hero.tsx';
import { LegalArticle } from '../../src/components/LegalArticle.tsx';
import { LostRoad } from '../../src/components/LostRoad.tsx';
import { MenuDialog } from '../../src/components/MenuDialog.tsx';
import { Newsletter } from '../../src/components/Newsletter.tsx';
import { PriceCard } from '../../src/components/PriceCard.tsx';
import { SiteHeader } from '../../src/components/SiteHeader.tsx';
import { about } from '../../src/content/about.ts';
import { contact } from '../../src/content/contact.ts';
import { home } from '../../src/content/home.ts';
import { refund } from '../../src/content/legal/refund.ts';
import { firstMessages, messages } from '../../src/content/messages.ts';
import { navigation } from '../../src/content/navigation.ts';
import { notFound } from '../../src/content/notFound.ts';
import { pricing } from '../../src/content/pricing.ts';
import { renderComponent } from '../support/renderRoute.tsx';

const rows: [place: string, part: ReactNode, ready: string[]][] = [
  ['the header', <SiteHeader />, [messages.booking]],
  ['the menu', <MenuDialog />, [messages.booking]],
  ['the first screen', <Hero words={home.hero} />, [messages.booking]],
  ['the price card', <PriceCard pricing={pricing} />, [messages.price]],
  ['the call to action', <CallToAction closing={about.closing} />, [messages.booking]],
  ['the floating button', <FloatingMessage />, [messages.general]],
  ['the contact cards', <ContactCards words={contact} />, [messages.general]],
  ['customer care', <CustomerCare words={contact.care} />, [messages.care]],
  ['the newsletter’s note', <Newsletter words={navigation.newsletter} />, [messages.newsletter]],
  ['a legal page', <LegalArticle document={refund} message={messages.refund} />, [messages.refund]],
  ['the page for unknown addresses', <LostRoad words={notFound} />, [messages.general]],
  [
    'the first messages',
    <FirstMessages words={contact.languages} messages={firstMessages} />,
    firstMessages.map(({ text }) => text),
  ],
];

describe('the message that stands ready', () => {
  it.each(rows)('fits %s', (_place, part, ready) => {
    const links = renderComponent(part).all('a', { href: /^https:\/\/wa\.me\// });
    expect(links.map((link) => new URL(link.get('href')!).searchParams.get('text'))).toEqual(ready);
  });

  it('greets, and says nothing about the visitor', () => {
    const all = Object.values(messages);
    for (const text of all) {
      expect(text).toMatch(/^Assalamu alaikum, /);
      expect(text).not.toMatch(/\d|@|my name is/i);
    }
  });

  it('is another one for every purpose', () => {
    const all = Object.values(messages);
    expect(new Set(all).size).toBe(all.length);
  });
});
