/** The questions to ask before paying that facts.ts does not answer yet, which one button sends all at once. */
import type { Answers, Facts } from '../../schemas/content.ts';
import { usePage } from '../pageContext.ts';
import { Fold, splitRows } from './Fold.tsx';
import { MessagingLink } from './MessagingLink.tsx';

export function AskFirst({ words }: { words: Answers['ask'] }) {
  const { facts, fill } = usePage();
  const questions = questionsLeft(words.questions, facts);
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
  const numbered = questions.map((question, at) => `${at + 1}. ${question}`);
  return (
    <section className="ask-first" aria-labelledby="ask-title">
      <h3 className="price-section__title" id="ask-title">
        {words.title}
      </h3>
      <p className="ask-first__lead">{words.lead}</p>
      {list(open)}
      {folded.length > 0 && (
        <Fold summary={fill(words.more, { questions: folded.length })}>
          {list(folded, open.length + 1)}
        </Fold>
      )}
      <MessagingLink
        className="ask-first__button button button--green"
        message={[words.greeting, ...numbered].join('\n')}
      >
        {words.button}
      </MessagingLink>
    </section>
  );
}

/** What is only partly known is still asked. */
function questionsLeft(
  questions: Answers['ask']['questions'],
  { package: offer, payment, departures, hotels: { makkah, madinah } }: Facts,
): string[] {
  const isKnown: Partial<Record<keyof typeof questions, boolean>> = {
    departures:
      departures.list.length > 0 &&
      departures.list.every(({ airline, direct, via }) => airline && (direct || via)),
    hotels: [makkah, madinah].every(
      (list) => list.length > 0 && list.every(({ metres }) => metres !== undefined),
    ),
    rooms: Object.keys(offer.rooms).length > 0,
    excludes: offer.excludes.length > 0,
    payment: payment.advance !== null && payment.balanceDays !== null,
    account: payment.account !== '',
  };
  const names = Object.keys(questions) as (keyof typeof questions)[];
  return names.filter((name) => !isKnown[name]).map((name) => questions[name]);
}
