/** The key facts in another language: price, services, places, what to know before paying, contact. */
import { KeyFactsContact } from '../components/KeyFactsContact.tsx';
import { KeyFactsHero } from '../components/KeyFactsHero.tsx';
import { KeyFactsPlaces } from '../components/KeyFactsPlaces.tsx';
import { KeyFactsPrice } from '../components/KeyFactsPrice.tsx';
import { KeyFactsRules } from '../components/KeyFactsRules.tsx';
import { KeyFactsServices } from '../components/KeyFactsServices.tsx';
import { services } from '../../content/services.ts';
import { KeyFactsLayout } from '../layout/KeyFactsLayout.tsx';
import { usePage } from '../pageContext.ts';

export function KeyFactsPage() {
  const { words, dir } = usePage().route.language!;
  return (
    <KeyFactsLayout words={words}>
      <KeyFactsHero words={words} />
      <KeyFactsPrice words={words.price} />
      <KeyFactsServices words={words.services} services={services} />
      <KeyFactsPlaces words={words.ziyarat} />
      <KeyFactsRules words={words.before} documents={words.documents} dir={dir} />
      <KeyFactsContact words={words.contact} />
    </KeyFactsLayout>
  );
}
