/** The questions to ask before paying, which one button sends all at once. */
import { openRows, type Questions } from '../answers.ts';
import { Fold } from './Fold.tsx';
import { MessagingLink } from './MessagingLink.tsx';

export function AskFirst({ title, lead, button, more, questions, message }: Questions) {
  const isFolded = questions.length > openRows + 1;
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
      {list(isFolded ? questions.slice(0, openRows) : questions)}
      {isFolded && <Fold summary={more}>{list(questions.slice(openRows), openRows + 1)}</Fold>}
      <MessagingLink className="ask-first__button button button--green" message={message}>
        {button}
      </MessagingLink>
    </section>
  );
}
