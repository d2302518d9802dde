/** The page of facts: a form for each group. */
import { About, Inner } from './FieldOf.tsx';
import { fieldsIn, type Field } from './fields.ts';

interface Group {
  readonly field: Field;
  /** Of what the file has. */
  readonly hash: string;
}

export function FactsPage({ groups }: { readonly groups: readonly Group[] }) {
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
            {groups.map(({ field }) => (
              <span key={field.name}>
                <a href={`#${field.name}`}>{field.label}</a> {missingIn(field)}
              </span>
            ))}
          </nav>
          {groups.map(({ field, hash }) => (
            <form key={field.name} className="group" id={field.name} autoComplete="off">
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
