/** The key facts in another language: price, services, places, what to know before paying, contact. */
import type { Service, Translation } from '../../schemas/content.ts';
import { KeyFactsContact } from '../components/KeyFactsContact.tsx';
import { KeyFactsHero } from '../components/KeyFactsHero.tsx';
import { KeyFactsPlaces } from '../components/KeyFactsPlaces.tsx';
import { KeyFactsPrice } from '../components/KeyFactsPrice.tsx';
import { KeyFactsRules } from '../components/KeyFactsRules.tsx';
import { KeyFactsServices } from '../components/KeyFactsServices.tsx';
import { KeyFactsLayout } from '../layout/KeyFactsLayout.tsx';

export interface KeyFactsPageProps {
  words: Translation;
  services: readonly Service[];
}

export function KeyFactsPage({ words, services }: KeyFactsPageProps) {
  return (
    <KeyFactsLayout words={words}>
      <KeyFactsHero words={words} />
      <KeyFactsPrice words={words.price} />
      <KeyFactsServices words={words.services} services={services} />
      <KeyFactsPlaces words={words.ziyarat} />
      <KeyFactsRules words={words.before} documents={words.documents} />
      <KeyFactsContact words={words.contact} />
    </KeyFactsLayout>
  );
}
