/** The page that publishes: where the site is sent, what stops it, and what the upload says. */
import { explain } from '../../generator/terminal.ts';
import { writeSettings, writtenSettings } from '../../hosting/ftpSettings.ts';
import { groupOf, inputFor, typedIn, type Field } from './fields.ts';
import { FieldsForm } from './FieldsPage.tsx';
import { FormPage } from './FormPage.tsx';
import type { FormRequest, Outcome } from './formRequest.ts';
import { refused } from './outcome.ts';
import type { Publisher } from './publisher.ts';
import { Reminders } from './Reminders.tsx';

/** The boxes for the settings that say where the site is sent. */
const hostingBoxes = [
  ['FTP_HOST', 'Server', 'Such as ftp.example.com.'],
  ['FTP_USER', 'User', 'The user name of the FTP account.'],
  ['FTP_FOLDER', 'Folder', 'Mostly /public_html.'],
] as const;

/** Keeps what a form sent about the hosting, and begins an upload. Returns why it cannot. */
export async function publish(
  publisher: Publisher,
  { project: { root }, posted }: FormRequest,
): Promise<Outcome> {
  if (publisher.end() === 'running') return { problems: [] };
  const names = hostingBoxes.map(([name]) => name).filter((name) => posted?.has(name));
  const typed = names.map((name) => [name, typedIn(posted, name, '').trim()] as const);
  try {
    writeSettings(root, typed);
    publisher.begin(posted?.get('password') ?? '', posted?.has('replace') ?? false);
    return { problems: [] };
  } catch (error) {
    return refused(explain(error));
  }
}

/** Returns the page that publishes. While an upload runs, the script adds its lines, and loads the page anew at its end. */
export function showPublish(publisher: Publisher, request: FormRequest) {
  const isStopped = request.site?.findings.some(({ stops }) => stops === 'publication');
  const end = publisher.end();
  const said = ends[end];
  return (
    <FormPage title="Publish" request={request}>
      <p>Sends what has changed. You may close this page meanwhile; saves wait until it is done.</p>
      <Reminders request={request} />
      <pre role="log" tabIndex={0} data-running={end === 'running' || undefined}>
        {publisher.said()}
      </pre>
      {said && (
        <p className={`message ${said[0]}`} tabIndex={-1}>
          {said[1]}
        </p>
      )}
      <noscript>{end === 'running' && <meta httpEquiv="refresh" content="2" />}</noscript>
      {isStopped && <p>You can publish here once nothing stops it any more.</p>}
      {end !== 'running' && !isStopped && (
        <FieldsForm
          request={request}
          group={readHosting(request, end === 'asks')}
          button="Publish"
        />
      )}
    </FormPage>
  );
}

const failed =
  'It has not ended well. The last line above says why; put that right, and publish again.';

/** The class of the message below the lines of an upload that has ended, and its words. */
const ends: Partial<Record<ReturnType<Publisher['end']>, readonly [string, string]>> = {
  good: ['saved', 'Published. The last line above says what visitors see.'],
  unchecked: [
    'saved unchecked',
    'Sent, and not checked. The last line above says what visitors see.',
  ],
  asks: ['problem', failed],
  bad: ['problem', failed],
};

/** `asks` adds the yes to replace what another copy of the project has sent. */
function readHosting({ project, posted }: FormRequest, asks: boolean): Field {
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
  const about = 'The hosting company’s welcome e-mail names them. They stay on this computer.';
  const hosting = groupOf('hosting', 'Where the site is sent', boxes, { hint: about });
  return groupOf('sending', '', [hosting]);
}
