/** The agency's licences and registrations, so that a pilgrim can check them before paying. */
import type { About } from '../../../agency/schemas/content.ts';
import { usePage } from '../../pageContext.ts';
import { LeftToRight } from '../shared/LeftToRight.tsx';
import { SectionTitle } from '../shared/SectionTitle.tsx';

export function Licences({ words }: { words: About['licences'] }) {
  const { facts, route, show } = usePage();
  const { list } = facts.licences;
  if (list.length === 0) return null;
  return (
    <section className="licences band band--paper" id="licences" aria-labelledby="licences-title">
      <div className="wrapper">
        <SectionTitle id="licences-title">{words.title}</SectionTitle>
        <p className="lead">{words.lead}</p>
        <dl className="licences__list">
          {list.map(({ label, value, url, seen }) => (
            <div className="licences__item" key={label}>
              <dt lang="en">{label}</dt>
              <dd>
                <LeftToRight>{value}</LeftToRight>
              </dd>
              {url && (
                <dd className="licences__check quiet">
                  <a href={route.edition.linkTo(url).href}>
                    {show(words.check, {
                      host: <LeftToRight>{new URL(url, facts.agency.siteUrl).host}</LeftToRight>,
                    })}
                    <span className="visually-hidden" lang="en">
                      : {label}
                    </span>
                  </a>
                  {seen && <p>{show(words.seen, { seen: <LeftToRight>{seen}</LeftToRight> })}</p>}
                </dd>
              )}
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
