/** The page that publishes: what an upload does or how it has ended, what stops the next one, and where the site is sent. */
import { writeSettings, writtenSettings, type SettingName } from '../../hosting/ftpSettings.ts';
import { HostingError, hostingSentenceOf } from '../../hosting/hostingError.ts';
import { groupOf, inputFor, typedIn, type Field } from './field.ts';
import { FieldsForm } from './FieldsPage.tsx';
import { FormPage } from './FormPage.tsx';
import type { FormRequest, Outcome } from './formRequest.ts';
import { refused } from './outcome.ts';
import type { Publisher } from './publisher.ts';
import { EndedUpload, RunningUpload, settingsIn, textInForm } from './PublishState.tsx';
import { Reminders } from './Reminders.tsx';

interface SettingBox extends Partial<Field> {
  readonly name: SettingName;
  readonly label: string;
  readonly hint: string;
}

/** The boxes for what everybody needs. */
const usualBoxes: readonly SettingBox[] = [
  { name: 'FTP_HOST', label: 'Server', hint: 'Such as ftp.example.com.' },
  { name: 'FTP_USER', label: 'User', hint: 'The user name of the FTP account.' },
  { name: 'FTP_FOLDER', label: 'Folder', hint: 'Mostly /public_html.' },
];

/** The boxes that are needed only where a hosting is different. */
const rareBoxes: readonly SettingBox[] = [
  { name: 'FTP_PORT', label: 'Port', hint: 'Empty is 21.' },
  {
    name: 'FTP_MODE',
    label: 'Encryption',
    kind: 'choice',
    options: [
      ['ftps', 'On'],
      ['plain', 'Off: others in the network can read the password'],
    ],
    hint: 'Off only if the hosting company has none.',
  },
  {
    name: 'FTP_TLS_SERVERNAME',
    label: 'Name in the certificate',
    hint: 'Only if publishing says that the certificate has another name, and it is the hosting company’s.',
  },
  {
    name: 'FTP_TLS_CHECK',
    label: 'Check of the certificate',
    kind: 'choice',
    options: [
      ['on', 'On'],
      ['off', 'Off: nobody knows then who gets the password'],
    ],
    hint: 'Off only if the hosting company says that its certificate cannot be checked.',
  },
  {
    name: 'SITE_URL',
    label: 'Trial address',
    hint: 'Only while the site is tried out at another address than “Website” says.',
  },
];

const settingNames = [...usualBoxes, ...rareBoxes].map(({ name }) => name);

/** Keeps what a form sent about the hosting, and begins an upload. Returns why it cannot. */
export async function publish(publisher: Publisher, request: FormRequest): Promise<Outcome> {
  const { project, posted } = request;
  if (publisher.state().kind === 'running') return { problems: [] };
  // The page was opened before, when nothing stopped it.
  if (isStopped(request)) return refused('Could not publish: what stops it is listed here.');
  const password = posted?.get('password');
  // Where the password is kept, there is no box for it.
  if (password?.trim() === '')
    return { problems: [{ name: 'password', sentence: 'Write the password.' }] };
  const typed = settingNames
    .filter((name) => posted?.has(name))
    .map((name) => [name, typedIn(posted, name, '').trim()] as const);
  try {
    writeSettings(project.root, typed);
  } catch (error) {
    const sentence = hostingSentenceOf(error);
    const [name = ''] = error instanceof HostingError ? settingsIn(sentence) : [];
    return { problems: [{ name, sentence: textInForm(sentence) }] };
  }
  publisher.begin({
    password: password ?? '',
    replace: posted?.has('replace') ?? false,
    all: posted?.has('all') ?? false,
  });
  return { problems: [] };
}

/** Returns the page that publishes. While an upload runs, the script shows what it does, and at the end the page of that. */
export function showPublish(publisher: Publisher, request: FormRequest) {
  const state = publisher.state();
  const ended = state.kind === 'ended' && !request.posted ? state : undefined;
  return (
    <FormPage title="Publish" request={request}>
      {state.kind === 'running' && <RunningUpload state={state} />}
      {ended && <EndedUpload state={ended} />}
      {state.kind !== 'running' && (
        <>
          <Reminders request={request} which="stopping" />
          {isStopped(request) && <p>You can publish here once nothing stops it any more.</p>}
          <Reminders request={request} which="others" />
          {!isStopped(request) && (
            <FieldsForm request={request} group={readHosting(request, ended)} button="Publish" />
          )}
        </>
      )}
    </FormPage>
  );
}

function isStopped({ site }: FormRequest): boolean {
  return Boolean(site?.findings.some(({ stops }) => stops === 'publication'));
}

/** Takes how the last upload has ended: the boxes that its sentence names are marked, and its question has a tick. */
function readHosting(
  { project, posted }: FormRequest,
  ended: { readonly end: string; readonly sentence: string } | undefined,
): Field {
  const written = writtenSettings(project.root);
  const named = ended?.end === 'live' ? [] : settingsIn(ended?.sentence ?? '');
  const lackOf = (name: string) => (named.includes(name) ? 'Look at this' : '');
  const boxFor = ({ name, ...box }: SettingBox, isUsual: boolean) => {
    // An upload takes the first of the options where nothing is written.
    const [first] = box.options?.[0] ?? [];
    const attributes = first ? { required: true } : { type: 'text', required: isUsual };
    const value = written.get(name) || process.env[name] || first;
    return inputFor(posted, { ...box, name, attributes, lack: lackOf(name) }, value);
  };
  const password = {
    name: 'password',
    label: 'FTP password',
    hint: 'It is asked for each time, and kept nowhere.',
    lack: lackOf('FTP_PASSWORD'),
    attributes: { type: 'password', required: true },
  } as const;
  const isKept = Boolean(written.get('FTP_PASSWORD') || process.env.FTP_PASSWORD);
  const replace = {
    name: 'replace',
    label: 'Replace what another copy has sent',
    kind: 'tick',
  } as const;
  const all = {
    name: 'all',
    label: 'Send everything again',
    kind: 'tick',
    hint: 'Also what has not changed.',
    lack: lackOf('ALL'),
  } as const;
  const usual = [
    ...usualBoxes.map((box) => boxFor(box, true)),
    ...(isKept ? [] : [inputFor(undefined, password)]),
    ...(ended?.end === 'asks' ? [inputFor(undefined, replace)] : []),
  ];
  const rare = [...rareBoxes.map((box) => boxFor(box, false)), inputFor(undefined, all)];
  const hint = 'The hosting company’s welcome e-mail names them. They stay on this computer.';
  return groupOf('sending', '', [
    groupOf('hosting', 'Where the site is sent', usual, { hint }),
    groupOf('rare', 'Rarely needed', rare, { isFolded: true }),
  ]);
}
