/** The home page, in every language: hero, what the package includes, the two cities, the price, what to know and ask. */
import { ArchOutlines } from '../components/Arch.tsx';
import { AskFirst } from '../components/AskFirst.tsx';
import { BeforeYouPay } from '../components/BeforeYouPay.tsx';
import { Hero } from '../components/Hero.tsx';
import { PackageIncludes } from '../components/PackageIncludes.tsx';
import { PackagePanel } from '../components/PackagePanel.tsx';
import { PlaceCarousel } from '../components/PlaceCarousel.tsx';
import { PriceSection } from '../components/PriceSection.tsx';
import { PrintedCode } from '../components/PrintedCode.tsx';
import { WaysToReachUs } from '../components/WaysToReachUs.tsx';
import type { HomeContent } from '../homes.ts';
import { PageLayout } from '../layout/PageLayout.tsx';

export function HomePage({ content }: { content: HomeContent }) {
  const { hero, includes, services, panel, cities, position, answers, before, contact } = content;
  const ask = <AskFirst {...answers.ask} />;
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
      <PriceSection price={content.price} answers={answers}>
        {!before && ask}
      </PriceSection>
      {before && <BeforeYouPay {...before}>{ask}</BeforeYouPay>}
      {contact && <WaysToReachUs words={contact} family={content.family} />}
      <PrintedCode>{content.scan}</PrintedCode>
    </PageLayout>
  );
}
