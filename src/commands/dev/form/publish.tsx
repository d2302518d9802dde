/** The page that publishes: where the site is sent, what stops it, and the lines of the upload. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Project } from '../../../generator/project.ts';
import { explain } from '../../../generator/report/terminal.ts';
import { writeSettings, writtenSettings } from '../../upload/ftpSettings.ts';
import type { Publisher } from '../publisher.ts';
import { FieldInput } from './FieldInput.tsx';
import { inputFor, typedIn } from './fields.ts';
import { FormPage } from './FormPage.tsx';
import { refused, type FormRequest } from './formRequest.ts';
import { Reminders } from './Reminders.tsx';

/** The boxes for the settings that say where the site is sent. */
const hostingBoxes = [
  ['FTP_HOST', 'Server', 'Such as ftp.example.com.'],
  ['FTP_USER', 'User', 'The user name of the FTP account.'],
  ['FTP_FOLDER', 'Folder', 'Mostly /public_html.'],
] as const;

/** Keeps what a form sent about the hosting, and begins an upload. Returns why it cannot. */
export function publish(publisher: Publisher, { root }: Project, posted: URLSearchParams) {
  if (publisher.end() === 'none') return [];
  const sent = hostingBoxes.filter(([name]) => posted.has(name));
  const typed = sent.map(([name]) => [name, typedIn(posted, name, '').trim()] as const);
  try {
    writeSettings(root, typed);
    publisher.begin(posted.get('password') ?? '', posted.has('replace'));
    return [];
  } catch (error) {
    return refused(explain(error)).problems;
  }
}

/** Returns the page that publishes. While an upload runs, its lines come into the page one by one, and the form after them. */
export function showPublish(publisher: Publisher, request: FormRequest): AsyncIterable<string> {
  const parts = () => {
    const page = <PublishPage request={request} end={publisher.end()} />;
    return renderToStaticMarkup(page).split(linesHere);
  };
  const [start] = parts();
  return (async function* () {
    yield `<!doctype html>${start}`;
    for await (const line of publisher.lines()) yield renderToStaticMarkup(line);
    yield parts()[1]!;
  })();
}

/** Is in the page in place of the lines of the upload. The page is sent up to here, then each line as it comes, then the rest. */
const linesHere = '[lines]';

type PublishPageProps = { request: FormRequest; end: ReturnType<Publisher['end']> };

function PublishPage({ request, end }: PublishPageProps) {
  const { site } = request;
  const isStopped = site?.findings.some(({ stops }) => stops === 'publication');
  return (
    <FormPage title="Publish" request={request}>
      <p>Sends what has changed. You may close this page meanwhile; saves wait until it is done.</p>
      <Reminders request={request} />
      <pre role="log" tabIndex={0}>
        {linesHere}
      </pre>
      {(end === 'good' || end === 'unchecked') && (
        <p className={`message ${end === 'good' ? 'saved' : 'saved unchecked'}`} tabIndex={-1}>
          {end === 'good' ? 'Published' : 'Sent, and not checked'}. The last line above says what
          visitors see.
        </p>
      )}
      {(end === 'bad' || end === 'asks') && (
        <p className="message problem" tabIndex={-1}>
          It has not ended well. The last line above says why; put that right, and publish again.
        </p>
      )}
      {isStopped && <p>You can publish here once nothing stops it any more.</p>}
      {end !== 'none' && !isStopped && <PublishForm request={request} asks={end === 'asks'} />}
    </FormPage>
  );
}

interface PublishFormProps extends Pick<PublishPageProps, 'request'> {
  /** Whether the last upload needs a yes to replace what another copy of the project has sent. */
  asks: boolean;
}

function PublishForm({ request: { project, posted }, asks }: PublishFormProps) {
  const written = writtenSettings(project.root);
  const settingOf = (name: string) => written.get(name) || process.env[name];
  const boxes = hostingBoxes.map(([name, label, hint]) => {
    const attributes = { type: 'text', required: true };
    return inputFor(posted, { name, label, hint, attributes }, settingOf(name));
  });
  const hint = 'It is asked for each time, and kept nowhere.';
  const attributes = { type: 'password', required: true };
  const password = { name: 'password', label: 'FTP password', hint, attributes };
  if (!settingOf('FTP_PASSWORD')) boxes.push(inputFor(undefined, password));
  const yes = {
    name: 'replace',
    label: 'Replace what another copy has sent',
    kind: 'tick',
  } as const;
  if (asks) boxes.push(inputFor(undefined, yes));
  const hosting = inputFor(undefined, {
    name: 'hosting',
    kind: 'group',
    label: 'Where the site is sent',
    hint: 'The hosting company’s welcome e-mail names them. They stay on this computer.',
    fields: boxes,
  });
  return (
    <form method="post" autoComplete="off">
      <FieldInput field={hosting} problems={[]} />
      <button>Publish</button>
    </form>
  );
}
