/** The list of contents of a page: collapsed on phones, beside the text on wide screens. */
import { plainText, type FilledText } from '../../../values/filledText.tsx';
import type { PageOfText } from '../../edition.ts';
import { Icon } from '../shared/Icon.tsx';

type Sections = PageOfText['text']['sections'];

export function TextContents({ title, sections }: { title: FilledText; sections: Sections }) {
  return (
    <nav className="text-contents" aria-label={plainText(title)}>
      <details className="text-contents__fold fold">
        <summary className="text-contents__title">
          {title} <Icon name="chevron" />
        </summary>
        <ContentsList sections={sections} />
      </details>
      <div className="text-contents__open">
        <p className="text-contents__title">{title}</p>
        <ContentsList sections={sections} />
      </div>
    </nav>
  );
}

function ContentsList({ sections }: { sections: Sections }) {
  return (
    <ol className="text-contents__list" role="list">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
