/** The home page, in every language: hero, what the package includes, the two cities, the price, what to know and ask. */
import { ArchOutlines } from '../components/shared/Arch.tsx';
import { AskFirst } from '../components/home/AskFirst.tsx';
import { BeforeYouPay } from '../components/home/BeforeYouPay.tsx';
import { Hero } from '../components/home/Hero.tsx';
import { PackageIncludes } from '../components/home/PackageIncludes.tsx';
import { PackagePanel } from '../components/home/PackagePanel.tsx';
import { PlaceCarousel } from '../components/home/PlaceCarousel.tsx';
import { PriceSection } from '../components/home/PriceSection.tsx';
import { PrintedCode } from '../components/home/PrintedCode.tsx';
import { WaysToReachUs } from '../components/home/WaysToReachUs.tsx';
import type { HomeContent } from '../homes.ts';
import { PageLayout } from '../layout/PageLayout.tsx';

export function HomePage({ home }: { home: HomeContent }) {
  const { answers, before, contact, messages } = home;
  const ask = <AskFirst words={answers.ask} />;
  return (
    <PageLayout
      floating
      first={
        <>
          <ArchOutlines shapes={['tall', 'arch']} />
          <Hero words={home.hero} message={messages.booking} />
        </>
      }
    >
      <PackageIncludes words={home.includes} services={home.services} />
      <PackagePanel panel={home.panel} />
      {home.cities.map((city, index) => (
        <PlaceCarousel
          key={city.slug}
          city={city}
          position={home.position}
          background={index % 2 ? 'sand' : 'night'}
        />
      ))}
      <PriceSection home={home}>{!before && ask}</PriceSection>
      {before && (
        <BeforeYouPay words={before} documents={home.documents}>
          {ask}
        </BeforeYouPay>
      )}
      {contact && <WaysToReachUs words={contact} {...home} />}
      <PrintedCode words={answers.scan} />
    </PageLayout>
  );
}
