/** What to know before paying, in another language, and where the full terms stand in English. */
import type { Translation } from '../../schemas/content.ts';
import { EnglishDocuments } from './EnglishDocuments.tsx';

export interface KeyFactsRulesProps {
  words: Translation['before'];
  documents: Translation['documents'];
}

export function KeyFactsRules({ words, documents }: KeyFactsRulesProps) {
  return (
    <section className="key-facts-rules arcade" id="before" aria-labelledby="before-title">
      <div className="wrapper">
        <h2 className="key-facts-title" id="before-title">
          {words.title}
        </h2>
        <ul className="key-facts-list" role="list">
          {Object.values(words.rules).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <div className="key-facts-rules__documents">
          <p>{documents.lead}</p>
          <EnglishDocuments words={documents} />
        </div>
      </div>
    </section>
  );
}
