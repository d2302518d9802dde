/** The About page. The sections for people and licences appear only if there are any. */
import type { About, Structure } from '../../agency/schemas/content.ts';
import { ArchOutlines } from '../components/shared/Arch.tsx';
import { CallToAction } from '../components/about/CallToAction.tsx';
import { Introduction } from '../components/about/Introduction.tsx';
import { Licences } from '../components/about/Licences.tsx';
import { PageHero } from '../components/shared/PageHero.tsx';
import { People } from '../components/shared/People.tsx';
import { ReasonList } from '../components/about/ReasonList.tsx';
import { ServiceList } from '../components/about/ServiceList.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';

export function AboutPage({ about, structure }: { about: About; structure: Structure['about'] }) {
  return (
    <PageLayout
      floating
      first={
        <>
          <ArchOutlines shapes={['wide', 'arch']} />
          <PageHero
            title={about.title}
            lead={about.lead}
            eyebrow={about.eyebrow}
            picture={structure.picture}
          />
        </>
      }
    >
      <Introduction who={about.who} mission={about.mission} />
      <People className="band" />
      <Licences words={about.licences} />
      <ServiceList words={about.offer} />
      <ReasonList words={about.reasons} />
      <CallToAction words={about.closing} pictures={structure.pictures} />
    </PageLayout>
  );
}
