/** The agency's licences and registrations, so that a pilgrim can check them before paying. */
import type { About } from '../../../agency/schemas/content.ts';
import { usePage } from '../../pageContext.ts';
import { LeftToRight } from '../shared/LeftToRight.tsx';
import { SectionTitle } from '../shared/SectionTitle.tsx';

export function Licences({ words }: { words: About['licences'] }) {
  const { facts, show } = usePage();
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
                  <CheckLink label={label} url={url} words={words.check} />
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

interface CheckLinkProps {
  /** The name of the document. */
  readonly label: string;
  readonly url: string;
  readonly words: About['licences']['check'];
}

/** The link to the page on which a family finds the number: of an office, or of this site. */
function CheckLink({ label, url, words }: CheckLinkProps) {
  const { facts, route, show } = usePage();
  const { href, hrefLang, note } = route.edition.linkTo(url);
  const { host } = new URL(url, facts.agency.siteUrl);
  return (
    <a href={href} hrefLang={hrefLang}>
      {show(words, { host: <LeftToRight>{host}</LeftToRight> })}
      <span className="visually-hidden" lang="en">
        : {label}
      </span>
      {note && <> ({note})</>}
    </a>
  );
}
