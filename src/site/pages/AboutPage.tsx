/** The About page: who we are, the mission, the services, the reasons, the licences once there are any. */
import type { Content } from '../../schemas/content.ts';
import { ArchOutlines } from '../components/Arch.tsx';
import { CallToAction } from '../components/CallToAction.tsx';
import { Introduction } from '../components/Introduction.tsx';
import { Licences } from '../components/Licences.tsx';
import { PageHero } from '../components/PageHero.tsx';
import { ReasonList } from '../components/ReasonList.tsx';
import { ServiceList } from '../components/ServiceList.tsx';
import { PageLayout } from '../layout/PageLayout.tsx';

export function AboutPage({ content }: { content: Content }) {
  const { about, services, facts, messages } = content;
  const { licences } = facts;
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
      {licences.list.length > 0 && <Licences words={about.licences} licences={licences.list} />}
      <CallToAction closing={about.closing} message={messages.booking} />
    </PageLayout>
  );
}
