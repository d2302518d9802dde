/** The page of facts: a form whose groups are saved one by one. */
import { About, Fields, type Sent } from './FieldOf.tsx';
import { marksIn, type Field } from './fields.ts';

interface FactsPageProps extends Sent {
  readonly groups: readonly Field[];
  /** Of the file that the page shows. */
  readonly hash: string;
  /** What visitors are told to ask, in English. */
  readonly questions: readonly string[];
  /** Why the site cannot be made now. */
  readonly problem?: string | undefined;
}

export function FactsPage({ groups, hash, questions, problem, posted, refusal }: FactsPageProps) {
  const saved = refusal ? undefined : posted?.get('save');
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Facts</title>
        <link rel="stylesheet" href="/.dev/edit.css" />
        <script type="module" src="/.dev/edit.js" />
      </head>
      <body>
        <header className="head lattice">
          <div className="wrapper">
            <h1>Facts</h1>
            <p>What changes within a year, once for all pages and languages.</p>
            <a href="/">Back to the site</a>
          </div>
        </header>
        <form className="wrapper columns" method="post" action="/.dev/facts" autoComplete="off">
          {/* Enter presses the first button, whatever group one is in. */}
          <button type="submit" disabled hidden />
          <input type="hidden" name="hash" value={(refusal && posted?.get('hash')) ?? hash} />
          <nav aria-label="Groups">
            {problem && <p className="problem">{problem}</p>}
            <ul>
              {groups.map((group) => (
                <li key={group.name}>
                  <a href={`#${group.name}`}>{group.label}</a> <Missing group={group} />
                </li>
              ))}
            </ul>
            {questions.length > 0 && (
              <details>
                <summary>{questions.length} questions that visitors are told to ask</summary>
                <ul>
                  {questions.map((each) => (
                    <li key={each}>{each}</li>
                  ))}
                </ul>
              </details>
            )}
          </nav>
          <main>
            {groups.map((group) => {
              const isSaved = group.name === saved;
              const sent = isSaved ? {} : { posted, refusal };
              return <Group key={group.name} group={group} isSaved={isSaved} {...sent} />;
            })}
          </main>
        </form>
      </body>
    </html>
  );
}

function Group({
  group,
  isSaved,
  ...sent
}: Sent & { readonly group: Field; readonly isSaved: boolean }) {
  const { name, label, kind } = group;
  return (
    <section className="group" id={name} aria-labelledby={`${name}:title`}>
      <h2 className="section-title" id={`${name}:title`}>
        {label}
      </h2>
      {isSaved && (
        <p className="saved" role="status" tabIndex={-1}>
          Saved. The pages show it in a moment.
        </p>
      )}
      {kind === 'group' && <About field={group} {...sent} />}
      <Fields of={group} {...sent} />
      <button className="button button--gold" type="submit" name="save" value={name}>
        Save {label}
      </button>
    </section>
  );
}

/** How much of a group is a sample, or not known yet. */
function Missing({ group }: { readonly group: Field }) {
  const { length } = marksIn(group);
  return length > 0 && <span className="mark">{length} missing</span>;
}
