/** The home page: hero, what the package includes, the two cities, the price, and what to know and ask. */
import type { Structure } from '../../agency/schemas/content.ts';
import { ArchOutlines } from '../components/shared/Arch.tsx';
import { AskFirst } from '../components/home/AskFirst.tsx';
import { Hero } from '../components/home/Hero.tsx';
import { PackageIncludes } from '../components/home/PackageIncludes.tsx';
import { PackagePanel } from '../components/home/PackagePanel.tsx';
import { PlaceCarousel } from '../components/home/PlaceCarousel.tsx';
import { PriceSection } from '../components/home/PriceSection.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';
import { usePage } from '../pageContext.ts';

/** `askFirst` shows the questions to ask before paying. */
export function HomePage({ hero, panel, askFirst }: Structure) {
  const { route, words } = usePage();
  const { cities } = route.edition;
  return (
    <PageLayout
      floating
      first={
        <>
          <ArchOutlines shapes={['tall', 'arch']} />
          <Hero words={words.hero} {...hero} />
        </>
      }
    >
      <PackageIncludes words={words.includes} />
      <PackagePanel words={words.panel} pictures={panel} />
      {cities.map((city, index) => (
        <PlaceCarousel key={city.slug} city={city} background={index % 2 ? 'sand' : 'night'} />
      ))}
      <PriceSection>{askFirst && <AskFirst />}</PriceSection>
    </PageLayout>
  );
}
