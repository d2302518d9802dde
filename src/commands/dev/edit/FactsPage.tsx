/** The page of facts: what to look at before publishing, the button that publishes, and a form for each group. */
import type { MadeSite } from '../../../generator/makeSite.ts';
import { remindersOf } from '../../../generator/reminders.ts';
import { About, Inner } from './FieldOf.tsx';
import { fieldsIn, type Field } from './fields.ts';
import type { PublishState } from './publish.ts';

interface Group {
  readonly field: Field;
  /** Of what the file has. */
  readonly hash: string;
}

interface FactsPageProps {
  readonly groups: readonly Group[];
  /** As it was made last. */
  readonly site: MadeSite | undefined;
  /** Why it cannot be made now, or ''. */
  readonly problem: string;
  readonly publish: PublishState;
  /** What was saved last: a group, or `words`. */
  readonly lastSave: string | undefined;
}

export function FactsPage({ groups, site, problem, publish, lastSave }: FactsPageProps) {
  const fields = groups.map(({ field }) => field);
  const saved = fields.find(({ name }) => name === lastSave)?.label ?? 'Words';
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Facts</title>
        <link rel="stylesheet" href="/.dev/edit.css" />
        <script type="module" src="/.dev/facts.js" />
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
            {fields.map((field) => (
              <span key={field.name}>
                <a href={`#${field.name}`}>{field.label}</a> {missingIn(field)}
              </span>
            ))}
          </nav>
          <form className="undo" id="undo" action="/.dev/undo" hidden={lastSave === undefined}>
            <div id="undo:about">Saved last: {saved}.</div>
            <input type="hidden" name="group" value={lastSave} />
            <button className="button button--outline">Take back the save of {saved}</button>
          </form>
          <section className="group" id="before">
            <h2 className="section-title">Before you publish</h2>
            {problem ? (
              <p className="problem">{problem}</p>
            ) : (
              <Reminders site={site} fields={fields} />
            )}
          </section>
          <Publish {...publish} />
          {groups.map(({ field, hash }) => (
            <form
              key={field.name}
              className="group"
              id={field.name}
              action="/.dev/facts"
              autoComplete="off"
            >
              <h2 className="section-title">{field.label}</h2>
              <About field={field} />
              <Inner field={field} />
              <input type="hidden" name="group" value={field.name} />
              <input type="hidden" name="hash" value={hash} />
              <button className="button button--gold">Save {field.label}</button>
            </form>
          ))}
        </main>
      </body>
    </html>
  );
}

/** How much of a group is a sample, not confirmed or not known yet. */
function missingIn(field: Field) {
  const { length } = fieldsIn(field).filter(({ mark }) => mark !== '');
  return length > 0 && <span className="mark">{length} missing</span>;
}

function Reminders({ site, fields }: { site: MadeSite | undefined; fields: readonly Field[] }) {
  const reminders = site ? remindersOf(site, 'form') : [];
  if (reminders.length === 0) return <p>There is nothing to look at.</p>;
  const labels = new Map(fields.flatMap(fieldsIn).map(({ name, label }) => [name, label]));
  return reminders.map(({ title, notes }) => (
    <details key={title} open={notes.length < 4}>
      <summary>
        {title} <span className="mark">{notes.length}</span>
      </summary>
      <ul>
        {notes.map(({ field, text }) => (
          <li key={`${field}${text}`}>
            {field && <a href={`#${field}`}>{labels.get(field) ?? field}</a>} {text}
          </li>
        ))}
      </ul>
    </details>
  ));
}

function Publish({ missing, account, isRunning, said, outcome }: PublishState) {
  if (missing)
    return (
      <section className="group" id="publish">
        <h2 className="section-title">Publish</h2>
        <p>{missing}</p>
        <ol>
          <li>
            Look in the hosting company’s welcome e-mail for the FTP server, the user, the password
            and the folder of the site.
          </li>
          <li>
            Copy the file .env.example in the project’s folder, call the copy .env, and write them
            into it behind FTP_HOST=, FTP_USER= and FTP_FOLDER=.
          </li>
          <li>Load this page again. It asks for the password each time you publish.</li>
        </ol>
      </section>
    );
  return (
    <form className="group" id="publish" action="/.dev/publish" autoComplete="off">
      <h2 className="section-title">Publish</h2>
      <p id="publish:about">
        Sends what has changed to the hosting company. Visitors see it as soon as it is there. You
        may close this page meanwhile; saves wait until it is done.
      </p>
      {account && (
        <div className="fields">
          <div>
            <label htmlFor="password">FTP password of {account}</label>
            <input className="input" id="password" name="password" type="password" required />
          </div>
        </div>
      )}
      <button className="button button--gold" disabled={isRunning}>
        Publish
      </button>
      <p role="status" className={outcome && 'outcome'}>
        {isRunning ? 'Publishing …' : outcome}
      </p>
      <pre className="log" tabIndex={0} aria-label="What the upload says" hidden={said === ''}>
        {said}
      </pre>
    </form>
  );
}
