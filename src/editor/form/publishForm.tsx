/** The page that publishes: what an upload is doing or how it ended, what stops the next one, and where the site is sent. */
import { isStopping } from '../../agency/checks/checkContent.ts';
import { writeSettings, writtenSettings, type SettingName } from '../../hosting/ftpSettings.ts';
import { HostingError, hostingSentenceOf } from '../../hosting/hostingError.ts';
import { groupOf, inputFor, typedIn, type Field } from './field.ts';
import { FieldsForm } from './FieldsPage.tsx';
import { FormPage } from './FormPage.tsx';
import type { FormRequest } from './formRequest.ts';
import { refused, type SaveOutcome } from './outcome.ts';
import type { Publisher } from './publisher.ts';
import { Reminders } from './Reminders.tsx';
import { EndedUpload, RunningUpload, settingsIn, textInForm } from './UploadProgress.tsx';

interface SettingBox extends Partial<Field> {
  readonly name: SettingName;
  readonly label: string;
  readonly hint: string;
}

/** The boxes for what everybody needs. */
const usualBoxes: readonly SettingBox[] = [
  { name: 'FTP_HOST', label: 'Server', hint: 'Such as ftp.example.com.' },
  { name: 'FTP_USER', label: 'User', hint: 'The user name of the FTP account.' },
  { name: 'FTP_FOLDER', label: 'Folder', hint: 'Usually /public_html.' },
];

/** The boxes that only unusual hosting needs. */
const rareBoxes: readonly SettingBox[] = [
  { name: 'FTP_PORT', label: 'Port', hint: 'If empty, 21.' },
  {
    name: 'FTP_MODE',
    label: 'Encryption',
    kind: 'choice',
    options: [
      ['ftps', 'On'],
      ['plain', 'Off: others on the network can read the password'],
    ],
    hint: 'Choose Off only if the hosting company offers no encryption.',
  },
  {
    name: 'FTP_TLS_SERVERNAME',
    label: 'Name in the certificate',
    hint: 'Only if publishing says that the certificate has another name, and that is the hosting company’s name.',
  },
  {
    name: 'FTP_TLS_CHECK',
    label: 'Check of the certificate',
    kind: 'choice',
    options: [
      ['on', 'On'],
      ['off', 'Off: somebody else may receive the password'],
    ],
    hint: 'Choose Off only if the hosting company says that its certificate cannot be checked.',
  },
  {
    name: 'SITE_URL',
    label: 'Trial address',
    hint: 'Only while you try the site at an address other than “Website”.',
  },
];

const settingNames = [...usualBoxes, ...rareBoxes].map(({ name }) => name);

/** Saves what a form sent about the hosting, and starts an upload. Returns why it cannot, if so. */
export async function publish(publisher: Publisher, request: FormRequest): Promise<SaveOutcome> {
  const { project, posted } = request;
  if (publisher.state().kind === 'running') return { problems: [] };
  // The page may have been opened when nothing stopped publishing yet.
  if (isStopped(request))
    return refused('Could not publish: something has to be fixed first. It is listed below.');
  const password = posted?.get('password');
  // If .env or the environment has the password, there is no box for it.
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

/** Returns the page that publishes. While an upload runs, the script keeps the page up to date. */
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
          {isStopped(request) && <p>You can publish here once this is fixed.</p>}
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
  return Boolean(site?.findings.some(isStopping));
}

/** Returns the boxes. Marks those that the last upload's sentence names, and adds a checkbox if that upload asked a question. */
function readHosting(
  { project, posted }: FormRequest,
  ended: { readonly end: string; readonly sentence: string } | undefined,
): Field {
  const written = writtenSettings(project.root);
  const named = ended?.end === 'live' ? [] : settingsIn(ended?.sentence ?? '');
  const lackOf = (name: string) => (named.includes(name) ? 'look' : undefined);
  const boxFor = ({ name, ...box }: SettingBox, isUsual: boolean) => {
    // If nothing is set, an upload uses the first of the options.
    const [first] = box.options?.[0] ?? [];
    const attributes = first ? { required: true } : { type: 'text', required: isUsual };
    const value = written.get(name) || process.env[name] || first;
    return inputFor(posted, { ...box, name, attributes, lack: lackOf(name) }, value);
  };
  const password = {
    name: 'password',
    label: 'FTP password',
    hint: 'You type it each time; it is not stored.',
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
    hint: 'Including files that have not changed.',
    lack: lackOf('ALL'),
  } as const;
  const usual = [
    ...usualBoxes.map((box) => boxFor(box, true)),
    ...(isKept ? [] : [inputFor(undefined, password)]),
    ...(ended?.end === 'asks' ? [inputFor(undefined, replace)] : []),
  ];
  const rare = [...rareBoxes.map((box) => boxFor(box, false)), inputFor(undefined, all)];
  const hint = 'These are in the hosting company’s welcome e-mail. They stay on this computer.';
  return groupOf('sending', '', [
    groupOf('hosting', 'Where the site is sent', usual, { hint }),
    groupOf('rare', 'Rarely needed', rare, { isFolded: true }),
  ]);
}
