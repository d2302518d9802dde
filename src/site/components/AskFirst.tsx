/** The questions to ask before paying, which one button sends all at once. */
import { splitRows, type Questions } from '../answers.ts';
import { Fold } from './Fold.tsx';
import { MessagingLink } from './MessagingLink.tsx';

export function AskFirst({ title, lead, button, more, questions, message }: Questions) {
  const [open, folded] = splitRows(questions);
  const list = (some: readonly string[], start = 1) => (
    <ol className="ask-first__list" role="list" start={start}>
      {some.map((question) => (
        <li key={question}>
          <span>{question}</span>
        </li>
      ))}
    </ol>
  );
  return (
    <section className="ask-first" aria-labelledby="ask-title">
      <h3 className="price-section__title" id="ask-title">
        {title}
      </h3>
      <p className="ask-first__lead">{lead}</p>
      {list(open)}
      {folded.length > 0 && <Fold summary={more}>{list(folded, open.length + 1)}</Fold>}
      <MessagingLink className="ask-first__button button button--green" message={message}>
        {button}
      </MessagingLink>
    </section>
  );
}
