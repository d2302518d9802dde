/** Publishes from the form: `npm run upload` as a process of its own, which goes on when the page is closed. */
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { renderToStaticMarkup } from 'react-dom/server';
import { explain } from '../../../generator/report/terminal.ts';
import type { Project } from '../../../generator/project.ts';
import { readSettings } from '../../upload/ftpSettings.ts';
import { FormPage } from './FormPage.tsx';
import type { FormRequest } from './formRequest.ts';
import { Reminders } from './Reminders.tsx';

/** Takes a function that runs a task once no build and no save is under way. */
export function openPublisher(project: Project, inTurn: (task: () => Promise<void>) => unknown) {
  const upload = new EventEmitter().setMaxListeners(0);
  let isRunning = false;
  let said = '';
  const say = (text: string) => {
    said += text;
    upload.emit('said');
  };
  return {
    /** Begins an upload, if none is under way. The password is kept by its process alone. */
    begin(password: string): void {
      if (isRunning) return;
      isRunning = true;
      said = 'It begins once the site is made.\n';
      inTurn(async () => {
        await run(project, password, say);
        isRunning = false;
        upload.emit('said');
      });
    },
    /** Yields the page that publishes. While an upload runs, its lines come into the page one by one. */
    async *page(request: FormRequest): AsyncGenerator<string> {
      const page = <PublishPage request={request} isRunning={isRunning} />;
      const [start = '', end = ''] = renderToStaticMarkup(page).split(linesHere);
      yield `<!doctype html>${start}`;
      for (let sent = 0; ;) {
        const more = said.slice(sent);
        sent += more.length;
        if (more) yield renderToStaticMarkup(more);
        else if (isRunning) await once(upload, 'said');
        else break;
      }
      yield end;
    },
  };
}

/** Resolves when the upload has ended, whether it has published or not. */
async function run({ root }: Project, password: string, say: (text: string) => void) {
  const args = ['--import', './src/commands/start.js', 'src/commands/upload/main.ts'];
  // Options that npm run dev was given are none of the upload.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_config_'));
  const env = { ...Object.fromEntries(own), ...(password && { FTP_PASSWORD: password }) };
  const child = spawn(process.execPath, args, { cwd: root, env });
  child.stdout.setEncoding('utf8').on('data', say);
  child.stderr.setEncoding('utf8').on('data', say);
  try {
    const [code] = await once(child, 'close');
    if (code === null) say('It was stopped. Publish again, and it goes on.');
  } catch (error) {
    say(`Could not publish: ${(error as Error).message}. Run npm run upload in a terminal.`);
  }
}

/** Stands for the lines of the upload. The page is sent up to here, then each line as it comes, then the rest. */
const linesHere = '[lines]';

function PublishPage({ request, isRunning }: { request: FormRequest; isRunning: boolean }) {
  const { missing, account } = readiness(request.project);
  return (
    <FormPage title="Publish" request={request}>
      <p>Sends what has changed. You may close this page meanwhile; saves wait until it is done.</p>
      <Reminders request={request} />
      {missing && (
        <ol>
          <li>The hosting company’s welcome e-mail names the server, the user and the folder.</li>
          <li>Copy the file .env.example, call the copy .env, and write the three into it.</li>
          <li>Load this page again. What is missing now: {missing}</li>
        </ol>
      )}
      {!missing && !isRunning && (
        <form method="post">
          {account && (
            <label>
              FTP password of {account}
              <input name="password" type="password" required />
            </label>
          )}
          <button>Publish</button>
        </form>
      )}
      <pre role="log" tabIndex={0}>
        {linesHere}
      </pre>
      {/* This is in the rest, which is sent when the upload has ended. */}
      {isRunning && (
        <p className="message saved" tabIndex={-1}>
          The upload has ended. Its last line says how.
        </p>
      )}
    </FormPage>
  );
}

/** Returns why nothing can be published yet, or ''; and whose password the page asks for, or '' if it is in .env. */
function readiness({ root }: Project) {
  try {
    const { user, host, password } = readSettings(root, process.env);
    return { missing: '', account: password === undefined ? `${user} on ${host}` : '' };
  } catch (error) {
    return { missing: explain(error), account: '' };
  }
}
