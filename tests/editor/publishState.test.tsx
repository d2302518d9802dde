/** What the form knows and shows about an upload. Here a short program stands for the upload. */
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { expect, it, vi } from 'vitest';
import { openPublisher } from '../../src/editor/form/publisher.ts';
import { publish, showPublish } from '../../src/editor/form/publishForm.tsx';
import { EndedUpload, RunningUpload } from '../../src/editor/form/UploadProgress.tsx';
import { readContent } from '../../src/generator/content/readContent.ts';
import type { DevContext } from '../../src/generator/dev/devServer.ts';
import type { MadeSite } from '../../src/generator/makeSite.ts';
import type { UploadEnd } from '../../src/hosting/progress.ts';
import { projectAt } from '../../src/generator/project.ts';
import { filesUnder } from '../../src/generator/files/disk.ts';
import { routes } from '../../src/routes.tsx';
import { fixture } from '../support/fixture.ts';
import { writeFiles } from '../support/temporaryFiles.ts';

const order = { password: 'hunter2', replace: false, all: false };

/** Returns a publisher whose upload is this program, its folder, and a function that changes the site. */
function publisherOf(program: string) {
  const start = `import { existsSync, writeFileSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
    writeFileSync('run-' + process.pid, '');
    ${program}
    await setTimeout(10_000);`;
  const root = writeFiles({ 'src/commands/start.js': start, 'package.json': '{"type":"module"}' });
  let site = {};
  const host = {
    project: projectAt(root),
    site: () => site,
    inTurn: (run: () => Promise<void>) => run(),
  };
  const publisher = openPublisher(host as unknown as DevContext);
  return { publisher, root, change: () => (site = {}) };
}

const endWith = (end: UploadEnd) =>
  `process.send({ end: '${end}', sentence: 'Look at {FTP_FOLDER}.' }, () => process.exit());`;

it('follows a running upload with each line of its log, and starts no second one', async () => {
  const { publisher, root } = publisherOf(
    `process.send({ step: 'send', done: 1, total: 4 });
     await setTimeout(50);
     console.log('the first line');
     while (!existsSync('end')) await setTimeout(20);
     ${endWith('live')}`,
  );
  publisher.begin(order);
  publisher.begin(order);
  const shown = () => JSON.stringify(publisher.state());
  await vi.waitUntil(() => shown().includes('line'), 20_000);
  expect(publisher.state()).toEqual({
    kind: 'running',
    step: 'send',
    done: 1,
    total: 4,
    log: 'the first line\n',
  });
  writeFiles({ end: '' }, root);
  await vi.waitUntil(() => publisher.state().kind === 'ended', 20_000);
  expect(filesUnder(root).filter((name) => name.startsWith('run-'))).toHaveLength(1);
});

it.each<[UploadEnd, 'none' | 'ended']>([
  ['failed', 'none'],
  ['asks', 'none'],
  ['unchecked', 'ended'],
  ['live', 'ended'],
])('shows that an upload has ended with %s; after a change of the site: %s', async (end, then) => {
  const { publisher, change } = publisherOf(endWith(end));
  publisher.begin(order);
  await vi.waitUntil(() => publisher.state().kind === 'ended', 20_000);
  expect(publisher.state()).toMatchObject({ end, sentence: 'Look at {FTP_FOLDER}.' });
  change();
  expect(publisher.state().kind).toBe(then);
});

it('asks for confirmation with a checkbox, and passes it to the next upload', async () => {
  const { publisher, root } = publisherOf(
    `const isTold = process.argv.includes('--replace');
     ${endWith('live').replace("'live'", "isTold ? 'unchecked' : 'asks'")}`,
  );
  writeFiles({ '.env': 'FTP_HOST=127.0.0.1\nFTP_USER=staff\nFTP_FOLDER=/public_html\n' }, root);
  const query = new URLSearchParams();
  const request = { project: { ...fixture, root }, site: undefined, pathname: '', query };
  const press = async (posted: Record<string, string>) => {
    const sent = { ...request, posted: new URLSearchParams(posted), problems: [] };
    expect(await publish(publisher, sent)).toEqual({ problems: [] });
    await vi.waitUntil(() => publisher.state().kind === 'ended', 20_000);
    const shown = showPublish(publisher, { ...request, posted: undefined, problems: [] });
    return renderToStaticMarkup(shown);
  };
  const asking = await press({ password: 'hunter2' });
  expect(asking).toContain('Not published yet');
  expect(asking).toMatch(/type="checkbox" name="replace"/);
  const sent = await press({ password: 'hunter2', replace: 'true' });
  expect(sent).toContain('has not been checked');
  expect(sent).not.toContain('name="replace"');
});

it('shows what stops a publication apart from what is only worth a look', () => {
  const { publisher } = publisherOf('');
  const { content, findings: others } = readContent(fixture);
  const stopping = { ...others[0]!, title: 'Samples', stops: 'publication' as const };
  const findings: MadeSite['findings'] = [...others, stopping];
  const site = { content, findings, routes: routes(content) } as MadeSite;
  const query = new URLSearchParams();
  const request = { project: fixture, site, pathname: '', query, posted: undefined, problems: [] };
  const page = parse(renderToStaticMarkup(showPublish(publisher, request)));
  const titles = page.querySelectorAll('main :is(h2, summary)').map(({ text }) => text);
  expect(titles.slice(0, 3)).toEqual(['Before you publish', 'Samples 1', 'To look at']);
});

it('says what to do when an upload ends without a message', async () => {
  const { publisher } = publisherOf('process.exit(1);');
  publisher.begin(order);
  await vi.waitUntil(() => publisher.state().kind === 'ended', 20_000);
  expect(publisher.state()).toMatchObject({
    end: 'failed',
    sentence: expect.stringMatching(/AGAIN/),
  });
});

it('moves the bar with each file that is sent, and uses the names of the boxes in the log', () => {
  const state = { kind: 'running', step: 'send', log: 'Correct {WEBSITE}, then {ALL}.' } as const;
  const bars = [undefined, 0, 22, 44].map((done) => {
    const counted = { ...state, ...(done !== undefined && { done, total: 44 }) };
    return parse(renderToStaticMarkup(<RunningUpload state={counted} />));
  });
  expect(bars.map((each) => each.querySelector('progress')!.attributes.value)).toEqual([
    '35',
    '35',
    '60',
    '85',
  ]);
  expect(bars[2]!.querySelector('.message')!.text).toBe('Publishing. Sending the files: 22 of 44');
  expect(bars[2]!.querySelector('pre')!.text).toBe(
    'Correct “Website”, then tick “Send everything again” and publish.',
  );
});

it.each<[UploadEnd, string]>([
  ['live', 'saved'],
  ['unchecked', 'unchecked'],
  ['asks', 'problem'],
  ['failed', 'problem'],
])('shows %s in the colour of %s, with a link to each box that it names', (end, style) => {
  const at = new Date('2031-01-15T06:30:00Z');
  const sentence = 'Look at {FTP_FOLDER}, then at {FTP_PASSWORD}.';
  const state = { kind: 'ended', end, sentence, at, log: '' } as const;
  const result = parse(renderToStaticMarkup(<EndedUpload state={state} />)).querySelector('p')!;
  expect(result.attributes.class).toBe(`message result ${style}`);
  expect(result.querySelectorAll('a').map(({ outerHTML }) => outerHTML)).toEqual([
    '<a href="#FTP_FOLDER">“Folder”</a>',
    '<a href="#password">“FTP password”</a>',
  ]);
});
