/** The home page: hero, what the package includes, the two cities, the price. */
import { ArchOutlines } from '../components/Arch.tsx';
import { Hero } from '../components/Hero.tsx';
import { PackageIncludes } from '../components/PackageIncludes.tsx';
import { PackagePanel } from '../components/PackagePanel.tsx';
import { PlaceCarousel } from '../components/PlaceCarousel.tsx';
import { PriceCard } from '../components/PriceCard.tsx';
import { home } from '../../content/home.ts';
import { pricing } from '../../content/pricing.ts';
import { services } from '../../content/services.ts';
import { ziyarat } from '../../content/ziyarat.ts';
import { PageLayout } from '../layout/PageLayout.tsx';

export function HomePage() {
  return (
    <PageLayout floating>
      <ArchOutlines shapes={['tall', 'arch']} />
      <Hero words={home.hero} />
      <PackageIncludes words={home.includes} services={services} />
      <PackagePanel panel={home.panel} />
      {ziyarat.cities.map((city, index) => (
        <PlaceCarousel
          key={city.slug}
          title={ziyarat.title}
          city={city}
          ground={index % 2 ? 'sand' : 'night'}
        />
      ))}
      <PriceCard pricing={pricing} />
    </PageLayout>
  );
}
