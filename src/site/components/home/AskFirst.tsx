/** The questions to ask before paying, because facts.jsonc does not answer them yet. One button sends them all. */
import { plainText, type FilledText } from '../../../values/filledText.tsx';
import { usePage } from '../../pageContext.ts';
import { familyQuestions } from '../../../agency/familyQuestions.ts';
import { Icon } from '../shared/Icon.tsx';
import { MessagingLink } from '../shared/MessagingLink.tsx';

/** How many questions of a long list stay outside the fold, which is always open on wide screens and in print. */
const openRows = 3;

/** After the last departure, the browser script shows the `<template>`, which also has the question about dates. */
export function AskFirst() {
  const { route, facts, words } = usePage();
  const { scope } = route.edition;
  const open = familyQuestions(facts, words, scope);
  return (
    <div id="ask">
      {open.length > 0 && <Questions id="ask-title" questions={open} />}
      {facts.departures.list.length > 0 && (
        <template id="ask-later">
          <Questions
            id="ask-later-title"
            questions={familyQuestions(facts, words, scope, 'unknown')}
          />
        </template>
      )}
    </div>
  );
}

interface QuestionsProps {
  id: string;
  questions: readonly FilledText[];
}

function Questions({ id, questions }: QuestionsProps) {
  const { words, show } = usePage();
  const { askFirst } = words.answers;
  const { month, lines } = words.messages;
  // A single question is never folded.
  const open = questions.slice(0, questions.length > openRows + 1 ? openRows : undefined);
  const folded = questions.slice(open.length);
  const list = (some: readonly FilledText[], start = 1) => (
    <ol className="ask-first__list rows columns" role="list" start={start}>
      {some.map((question, at) => (
        <li key={at}>
          <span>{question}</span>
        </li>
      ))}
    </ol>
  );
  const numbered = questions.map((question, at) => `${at + 1}. ${plainText(question)}`);
  return (
    <section className="ask-first" aria-labelledby={id}>
      <h3 className="price-section__title" id={id}>
        {askFirst.title}
      </h3>
      <p className="ask-first__lead screen-only">{askFirst.lead}</p>
      {list(open)}
      {folded.length > 0 && (
        <details className="fold fold--narrow">
          <summary>
            <span>{show(askFirst.more, { questions: folded.length })}</span>
            <Icon name="chevron" />
          </summary>
          {list(folded, open.length + 1)}
        </details>
      )}
      <MessagingLink
        className="ask-first__button button button--green button--wide"
        message={[plainText(askFirst.greeting), ...numbered, month, ...lines].join('\n')}
      >
        {askFirst.button}
      </MessagingLink>
    </section>
  );
}
