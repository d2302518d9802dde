/** The page of facts: what to look at before publishing, the button that publishes, and a form for each group. */
import type { ComponentProps } from 'react';
import type { Reminder } from '../../../generator/report/reminders.ts';
import { AboutField, FieldsOf } from './FieldInput.tsx';
import { fieldsIn, type Field } from './fields.ts';
import type { PublishState } from './publish.ts';

interface FactsPageProps {
  /** The groups of facts, each with a hash of its text in the file. */
  readonly groups: readonly { readonly field: Field; readonly hash: string }[];
  readonly reminders: readonly Reminder[];
  /** The reason why the site cannot be made now, or ''. */
  readonly problem: string;
  readonly publish: PublishState;
  /** The name of the last save, which can be taken back. */
  readonly undo: string | undefined;
}

/** The page. After a save its script replaces the parts of <main> by their newest version, except those with unsaved words. */
export function FactsPage({ groups, reminders, problem, publish, undo }: FactsPageProps) {
  const labels = new Map(
    groups.flatMap(({ field }) => fieldsIn(field)).map(({ name, label }) => [name, label]),
  );
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Facts</title>
        <link rel="stylesheet" href="/.dev/edit.css" />
        <script type="module" src="/.dev/factsPage.js" />
      </head>
      <body>
        <header className="head lattice">
          <div className="wrapper">
            <h1>Facts</h1>
            <p>What changes within a year, once for all pages and languages.</p>
            <a href="/">Back to the site</a>
          </div>
        </header>
        <main className="wrapper">
          <nav className="groups" id="groups" aria-label="Groups">
            <a href="#before">Publish</a>
            {groups.map(({ field }) => (
              <span key={field.name}>
                <a href={`#${field.name}`}>{field.label}</a> <Lacking field={field} />
              </span>
            ))}
          </nav>
          <Card id="before" title="Before you publish" action="/.dev/answer">
            {problem && <p className="message problem">{problem}</p>}
            {reminders.length === 0 && <p>There is nothing to look at.</p>}
            {reminders.map((reminder) => (
              <Notes key={reminder.title} {...reminder} labels={labels} />
            ))}
            {undo && (
              <button className="button button--outline" formAction="/.dev/undo">
                Take back the last save: {undo}
              </button>
            )}
          </Card>
          <Publish {...publish} />
          {groups.map(({ field, hash }) => (
            <Card key={field.name} id={field.name} title={field.label} action="/.dev/facts">
              <AboutField field={field} />
              <FieldsOf field={field} />
              <input type="hidden" name="group" value={field.name} />
              <input type="hidden" name="hash" value={hash} />
              <button className="button button--gold">Save {field.label}</button>
            </Card>
          ))}
        </main>
      </body>
    </html>
  );
}

/** The number of fields of a group that are samples, not confirmed or not known yet. */
function Lacking({ field }: { field: Field }) {
  const { length } = fieldsIn(field).filter(({ lack }) => lack !== '');
  return length > 0 && <span className="tag">{length} missing</span>;
}

function Card({ title, children, ...form }: ComponentProps<'form'>) {
  return (
    <form className="card" autoComplete="off" {...form}>
      <h2 className="section-title">{title}</h2>
      {children}
    </form>
  );
}

function Notes({ title, notes, labels }: Reminder & { labels: ReadonlyMap<string, string> }) {
  return (
    <details open={notes.length < 4}>
      <summary>
        {title} <span className="tag">{notes.length}</span>
      </summary>
      <ul>
        {notes.map(({ text, field, answer }) => (
          <li key={`${field}${text}`}>
            {field && <a href={`#${field}`}>{labels.get(field) ?? field}</a>} {text}{' '}
            {answer && (
              <button className="button button--outline" name="answer" value={answer.field}>
                {answer.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Publish({ missing, account, isRunning, said }: PublishState) {
  return (
    <Card id="publish" title="Publish" action="/.dev/publish">
      <p>
        Sends what has changed to the hosting company; then visitors see it. You may close this page
        meanwhile. Saves wait until it is done.
      </p>
      {missing && (
        <ol>
          <li>The hosting company’s welcome e-mail names the server, the user and the folder.</li>
          <li>Copy the file .env.example, call the copy .env, and write the three into it.</li>
          <li>Load this page again. What is missing now: {missing}</li>
        </ol>
      )}
      {account && (
        <label>
          FTP password of {account}
          <input className="input" name="password" type="password" required />
        </label>
      )}
      {!missing && <button className="button button--gold">Publish</button>}
      <p className="message" id="said" tabIndex={-1} aria-busy={isRunning} hidden={said === ''}>
        {said}
      </p>
    </Card>
  );
}
