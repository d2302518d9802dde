/** The people who answer messages and lead the groups, and the office. It shows only what facts.jsonc says about them. */
import { plainText } from '../../../values/filledText.tsx';
import { inWords } from '../../../agency/phrases.ts';
import { usePage } from '../../pageContext.ts';
import { Picture } from './Picture.tsx';
import { SectionTitle } from './SectionTitle.tsx';

export function People({ className }: { className: string }) {
  const { facts, words, show } = usePage();
  const { people, office } = facts.agency;
  const labels = words.pages.people;
  if (people.length === 0 && office === '') return null;
  const said = (phrase: string) => {
    // The styles give bdi a Latin font, so words in the page's own language must not be in one.
    return inWords(phrase, words) ?? <bdi lang="en">{phrase}</bdi>;
  };
  return (
    <section className={`people ${className}`} aria-labelledby="people-title">
      <div className="people__layout wrapper">
        <div>
          <SectionTitle id="people-title">
            {people.length > 0 ? labels.title : labels.office}
          </SectionTitle>
          {people.length > 0 && (
            <ul className="people__list" role="list">
              {people.map(({ name, languages, picture, line }) => (
                <li className="people__person" key={name}>
                  {picture && (
                    <Picture className="people__picture" slug={picture} slot="person" alt={name} />
                  )}
                  <div>
                    <h3 className="people__name">{said(name)}</h3>
                    {languages && <p>{show(labels.speaks, { languages: said(languages) })}</p>}
                    {line && <p>{said(line)}</p>}
                  </div>
                </li>
              ))}
            </ul>
          )}
        </div>
        {office && (
          <Picture
            className="people__office"
            slug={office}
            slot="text"
            alt={plainText(labels.office)}
          />
        )}
      </div>
    </section>
  );
}
