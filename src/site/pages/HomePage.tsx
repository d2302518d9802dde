/** The home page: hero, what the package includes, the two cities, the price. */
import type { Content } from '../../schemas/content.ts';
import { ArchOutlines } from '../components/Arch.tsx';
import { Hero } from '../components/Hero.tsx';
import { PackageIncludes } from '../components/PackageIncludes.tsx';
import { PackagePanel } from '../components/PackagePanel.tsx';
import { PlaceCarousel } from '../components/PlaceCarousel.tsx';
import { PriceCard } from '../components/PriceCard.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';

export function HomePage({ content }: { content: Content }) {
  const { home, services, ziyarat, price, facts, messages } = content;
  return (
    <PageLayout floating>
      <ArchOutlines shapes={['tall', 'arch']} />
      <Hero words={home.hero} message={messages.booking} />
      <PackageIncludes words={home.includes} services={services} />
      <PackagePanel panel={home.panel} />
      {ziyarat.cities.map((city, index) => (
        <PlaceCarousel
          key={city.slug}
          words={ziyarat}
          city={city}
          background={index % 2 ? 'sand' : 'night'}
        />
      ))}
      <PriceCard
        words={price}
        includes={Object.values(facts.package.includes)}
        message={messages.price}
      />
    </PageLayout>
  );
}
