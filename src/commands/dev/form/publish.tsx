/** Publishes from the form: `npm run upload` as a process of its own, which goes on when the page is closed. */
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MadeSite } from '../../../generator/makeSite.ts';
import type { Project } from '../../../generator/project.ts';
import { FormPage } from './FormPage.tsx';
import type { FormRequest } from './formRequest.ts';
import { hostingBoxes, readHosting, writeHosting } from './hosting.ts';
import { Reminders } from './Reminders.tsx';

/** Takes the project, the site as it is now, and a function that runs a task once no build and no save is under way. */
export function openPublisher(
  project: Project,
  siteNow: () => MadeSite | undefined,
  inTurn: (task: () => Promise<void>) => unknown,
) {
  const upload = new EventEmitter().setMaxListeners(0);
  let isRunning = false;
  let said = '';
  let isPublished = false;
  /** The site that was current when the last upload ended. */
  let ofSite: MadeSite | undefined;
  const say = (text: string) => {
    said += text;
    upload.emit('said');
  };
  return {
    /** Begins an upload, if none is under way. Returns why it cannot, or ''. The password is kept by its process alone. */
    begin(posted: URLSearchParams): string {
      if (isRunning) return '';
      const reason = writeHosting(project.root, posted);
      if (reason) return reason;
      isRunning = true;
      said = 'It begins once the site is made.\n';
      inTurn(async () => {
        isPublished = await run(project, posted.get('password') ?? '', say);
        isRunning = false;
        ofSite = siteNow();
        upload.emit('said');
      });
      return '';
    },
    /** Yields the page that publishes. While an upload runs, its lines come into the page one by one, and the form after them. */
    async *page(request: FormRequest): AsyncGenerator<string> {
      // What stopped an upload may have been put right since.
      if (!isRunning && !isPublished && siteNow() !== ofSite) said = '';
      const part = (at: number) => {
        const end = isRunning ? 'none' : said === '' ? 'new' : isPublished ? 'good' : 'bad';
        const page = <PublishPage request={request} end={end} />;
        return renderToStaticMarkup(page).split(linesHere)[at] ?? '';
      };
      yield `<!doctype html>${part(0)}`;
      for (let sent = 0; ;) {
        const more = said.slice(sent);
        sent += more.length;
        if (more) yield renderToStaticMarkup(more);
        else if (isRunning) await once(upload, 'said');
        else break;
      }
      yield part(1);
    },
  };
}

/** Resolves when the upload has ended; returns whether it has published. */
async function run({ root }: Project, password: string, say: (text: string) => void) {
  const args = ['--import', './src/commands/start.js', 'src/commands/upload/main.ts'];
  // Options that npm run dev was given are none of the upload.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_config_'));
  const env = { ...Object.fromEntries(own), ...(password && { FTP_PASSWORD: password }) };
  try {
    const child = spawn(process.execPath, args, { cwd: root, env });
    child.stdout.setEncoding('utf8').on('data', say);
    child.stderr.setEncoding('utf8').on('data', say);
    const [code] = await once(child, 'close');
    if (code === null) say('It was stopped. Publish again, and it goes on.');
    return code === 0;
  } catch (error) {
    say(`Could not publish: ${(error as Error).message}. Run npm run upload in a terminal.`);
    return false;
  }
}

/** Stands for the lines of the upload. The page is sent up to here, then each line as it comes, then the rest. */
const linesHere = '[lines]';

interface PublishPageProps {
  readonly request: FormRequest;
  /** How the last upload has ended: none while one runs, and new where there is none to speak of. */
  readonly end: 'none' | 'new' | 'good' | 'bad';
}

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
      {end === 'good' && (
        <p className="message saved" tabIndex={-1}>
          Published. Its last line says what visitors see.
        </p>
      )}
      {end === 'bad' && (
        <p className="message problem" tabIndex={-1}>
          It has not ended well. Its last line says why; put that right, and publish again.
        </p>
      )}
      {isStopped && <p>You can publish here once nothing stops it any more.</p>}
      {end !== 'none' && !isStopped && <PublishForm request={request} />}
    </FormPage>
  );
}

function PublishForm({ request: { project, posted } }: Pick<PublishPageProps, 'request'>) {
  const { values, needsPassword } = readHosting(project.root);
  return (
    <form method="post">
      <fieldset>
        <legend>Where the site is sent</legend>
        <p>The hosting company’s welcome e-mail names them. They stay on this computer.</p>
        <div className="fields">
          {hostingBoxes.map(([name, label, hint]) => (
            <label key={name}>
              {label}
              <input
                name={name}
                defaultValue={posted?.get(name) ?? values[name]}
                required
                autoComplete="off"
              />
              <span className="about">{hint}</span>
            </label>
          ))}
          {needsPassword && (
            <label>
              FTP password
              <input name="password" type="password" required />
              <span className="about">It is asked for each time, and kept nowhere.</span>
            </label>
          )}
        </div>
      </fieldset>
      <button>Publish</button>
    </form>
  );
}
