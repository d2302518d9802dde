/** The home page, in every language: hero, what the package includes, the two cities, the price, what to know and ask. */
import { ArchOutlines } from '../components/Arch.tsx';
import { BeforeYouPay } from '../components/BeforeYouPay.tsx';
import { Hero } from '../components/Hero.tsx';
import { PackageIncludes } from '../components/PackageIncludes.tsx';
import { PackagePanel } from '../components/PackagePanel.tsx';
import { PlaceCarousel } from '../components/PlaceCarousel.tsx';
import { PriceCard } from '../components/PriceCard.tsx';
import { WaysToReachUs } from '../components/WaysToReachUs.tsx';
import type { HomeContent } from '../homes.ts';
import { PageLayout } from '../layout/PageLayout.tsx';

export function HomePage({ content }: { content: HomeContent }) {
  const { hero, includes, services, panel, cities, position, price, before, contact } = content;
  return (
    <PageLayout floating>
      <ArchOutlines shapes={['tall', 'arch']} />
      <Hero words={hero} message={content.bookMessage} />
      <PackageIncludes words={includes} services={services} />
      <PackagePanel panel={panel} />
      {cities.map((city, index) => (
        <PlaceCarousel
          key={city.slug}
          city={city}
          position={position}
          background={index % 2 ? 'sand' : 'night'}
        />
      ))}
      <PriceCard content={price} />
      {before && <BeforeYouPay {...before} />}
      {contact && <WaysToReachUs words={contact} />}
    </PageLayout>
  );
}
