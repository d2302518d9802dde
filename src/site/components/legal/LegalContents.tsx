/** The list of a legal document's sections: folded on phones, beside the text on wide screens. */
import type { Section } from '../../../schemas/markdown.ts';
import { Icon } from '../shared/Icon.tsx';

interface LegalContentsProps {
  title: string;
  sections: readonly Section[];
}

export function LegalContents({ title, sections }: LegalContentsProps) {
  return (
    <nav className="legal-contents" aria-label={title}>
      <details className="legal-contents__fold">
        <summary className="legal-contents__title">
          {title} <Icon name="chevron" />
        </summary>
        <ContentsList sections={sections} />
      </details>
      <div className="legal-contents__open">
        <p className="legal-contents__title">{title}</p>
        <ContentsList sections={sections} />
      </div>
    </nav>
  );
}

function ContentsList({ sections }: { sections: readonly Section[] }) {
  return (
    <ol className="legal-contents__list" role="list">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
