/** The frame of each page of the form. */
import type { ReactNode } from 'react';
import { lastSave } from '../changes/history.ts';
import { Problems } from './FieldInput.tsx';
import type { FormRequest } from './formRequest.ts';
import { addressOf } from './places.ts';

const policy = "default-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'";

/** What staff read after a save, on the pages of the form and of the site. Takes the value of `saved` in the address. */
export function Saved({ what }: { what: string | null }) {
  if (what === 'nothing') return 'Nothing was changed.';
  if (what === 'past')
    return 'Saved. Visitors do not see this journey, because its day has passed.';
  const rule = (
    <>
      {' If a rule has changed, write the '}
      <a href={addressOf('policy.effectiveDate', 'policy')}>day from which it applies</a>.
    </>
  );
  return <>Saved. Visitors see it after you publish.{what === 'rule' && rule}</>;
}

interface FormPageProps {
  readonly title: string;
  readonly request: FormRequest;
  readonly children?: ReactNode;
}

export function FormPage({ title, request, children }: FormPageProps) {
  const { project, query, problems } = request;
  const undo = lastSave(project);
  return (
    <html lang="en" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <title>{title}</title>
        <link rel="stylesheet" href="/.dev/form.css" />
        <script type="module" src="/.dev/form.js" />
      </head>
      <body>
        <header>
          <nav aria-label="Changing the site">
            <a href="/.dev/facts">All facts</a>
            <a href="/?edit">Words</a>
            <a href="/.dev/photos">Photos</a>
            <a href="/.dev/publish">Publish</a>
            <a href="/">Back to the site</a>
            {undo && (
              <form method="post" action="/.dev/undo">
                {/* The id of the save that the button names, because by then another save may be the last. */}
                <input type="hidden" name="id" value={undo.id} />
                <button className="secondary">Take back the last save: {undo.what}</button>
              </form>
            )}
          </nav>
        </header>
        <main>
          <h1>{title}</h1>
          {(query.has('saved') || query.has('undone')) && problems.length === 0 && (
            <p className="message saved" tabIndex={-1}>
              {query.has('undone') ? 'Taken back.' : <Saved what={query.get('saved')} />}
            </p>
          )}
          <Problems of="" problems={problems} />
          {children}
        </main>
      </body>
    </html>
  );
}
