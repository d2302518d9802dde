/** The About page: who we are, the mission, the services, the reasons, the licences once there are any. */
import { ArchOutlines } from '../components/Arch.tsx';
import { CallToAction } from '../components/CallToAction.tsx';
import { Introduction } from '../components/Introduction.tsx';
import { Licences } from '../components/Licences.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { ReasonList } from '../components/ReasonList.tsx';
import { ServiceList } from '../components/ServiceList.tsx';
import { about } from '../../content/about.ts';
import { agency } from '../../content/agency.ts';
import { services } from '../../content/services.ts';
import { PageLayout } from '../layout/PageLayout.tsx';

export function AboutPage() {
  return (
    <PageLayout floating>
      <ArchOutlines shapes={['wide', 'arch']} />
      <PageHero
        title={about.title}
        lead={about.lead}
        eyebrow={about.eyebrow}
        picture={about.picture}
      />
      <Introduction who={about.who} mission={about.mission} />
      <ServiceList title={about.offer.title} services={services} />
      <ReasonList title={about.reasons.title} reasons={about.reasons.list} />
      {agency.licences.length > 0 && <Licences words={about.licences} licences={agency.licences} />}
      <CallToAction closing={about.closing} />
    </PageLayout>
  );
}
