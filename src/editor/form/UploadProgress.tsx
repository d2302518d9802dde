/** What the running upload is doing, or how the last one ended. It is at the top of the page that publishes. */
import { Fragment, type ReactNode } from 'react';
import { termPattern } from '../../hosting/hostingError.ts';
import type { UploadEnd } from '../../hosting/progress.ts';
import { addressOf } from './places.ts';
import type { PublishState } from './publisher.ts';

type Running = Extract<PublishState, { kind: 'running' }>;
type Ended = Extract<PublishState, { kind: 'ended' }>;

/** The steps of an upload: what staff read, and where the progress bar is when the step begins, from 0 to 100. */
const steps: Readonly<Record<Running['step'], readonly [words: string, start: number]>> = {
  wait: ['Waiting until the last save is finished', 0],
  check: ['Checking the facts and the pages', 3],
  connect: ['Connecting to the server', 10],
  build: ['Building the site', 15],
  compare: ['Comparing the site with what is on the server', 30],
  send: ['Sending the files', 35],
  look: ['Checking what visitors see', 85],
};
const starts = [...Object.values(steps).map(([, start]) => start), 100];

/** Shows a running upload. The script updates it every half second. */
export function RunningUpload({ state }: { state: Running }) {
  const { step, done = 0, total = 0, log } = state;
  const [words, start] = steps[step];
  const next = starts[starts.indexOf(start) + 1]!;
  const share = total > 0 ? done / total : 0;
  const count = total > 0 ? `: ${done} of ${total}` : ' …';
  return (
    <section data-running>
      <p className="message" role="status" tabIndex={-1}>
        <strong>Publishing.</strong> <span>{`${words}${count}`}</span>
      </p>
      <progress
        aria-label="Progress"
        value={Math.round(start + (next - start) * share)}
        max={100}
      />
      <p>You can close this page; publishing continues. Saves wait until it is finished.</p>
      <Log text={log} />
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
    </section>
  );
}

/** How an upload can end: the class of the message, and its first words. */
const ends: Readonly<Record<UploadEnd, readonly [style: string, words: string]>> = {
  live: ['saved', 'Published: visitors see it now.'],
  unchecked: ['unchecked', 'Sent, but what visitors see has not been checked.'],
  asks: ['problem', 'Not published yet: you have to confirm.'],
  failed: ['problem', 'Publishing did not finish.'],
};

export function EndedUpload({ state: { end, sentence, at, log } }: { state: Ended }) {
  const [style, words] = ends[end];
  const time = at.toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section>
      <p className={`message result ${style}`} tabIndex={-1}>
        <strong>{words}</strong> {sayInForm(sentence)} <small>({time})</small>
      </p>
      <Log text={log} />
    </section>
  );
}

function Log({ text }: { text: string }) {
  return (
    <details>
      <summary>Full log, for whoever helps you</summary>
      <pre tabIndex={0}>{textInForm(text)}</pre>
    </details>
  );
}

/** What each name in braces becomes on the pages of the form: its words there, and the link to its box. */
const termsInForm: Readonly<Record<string, readonly [words: string, address?: string]>> = {
  FTP_HOST: ['“Server”', '#FTP_HOST'],
  FTP_USER: ['“User”', '#FTP_USER'],
  FTP_PASSWORD: ['“FTP password”', '#password'],
  FTP_FOLDER: ['“Folder”', '#FTP_FOLDER'],
  FTP_PORT: ['“Port”', '#FTP_PORT'],
  FTP_MODE: ['“Encryption”', '#FTP_MODE'],
  FTP_TLS_SERVERNAME: ['“Name in the certificate”', '#FTP_TLS_SERVERNAME'],
  FTP_TLS_CHECK: ['“Check of the certificate”', '#FTP_TLS_CHECK'],
  SITE_URL: ['“Trial address”', '#SITE_URL'],
  WEBSITE: ['“Website”', addressOf('agency.siteUrl', 'agency')],
  AGAIN: ['publish again'],
  ALL: ['tick “Send everything again” and publish', '#all'],
  REPLACE: ['tick “Replace what another copy has sent” and publish', '#replace'],
};

/** Returns a sentence in which each name in braces is a link to its box. */
function sayInForm(sentence: string): ReactNode {
  // The parts with odd numbers are what the group of the pattern has matched.
  return sentence.split(termPattern).map((part, at) => {
    if (at % 2 === 0) return part;
    const [words, address] = termsInForm[part] ?? [`{${part}}`];
    return <Fragment key={at}>{address ? <a href={address}>{words}</a> : words}</Fragment>;
  });
}

/** Returns the same sentence as plain text, without links. */
export function textInForm(sentence: string): string {
  return sentence.replaceAll(termPattern, (part, name: string) => termsInForm[name]?.[0] ?? part);
}

/** Returns the names of the settings in a sentence. */
export function settingsIn(sentence: string): string[] {
  return [...sentence.matchAll(termPattern)].map(([, name]) => name!);
}
