/** Tells open pages what has become of them, over a connection that each of them keeps (server-sent events). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { noMarks, type DevPage, type PageMarks } from './DevPage.ts';

/** One open page: what it shows, and the connection to it. */
interface Reader {
  readonly file: string;
  marks: PageMarks;
  readonly from: string | undefined;
  readonly response: ServerResponse;
}

/** Browsers keep six connections to a server and then load nothing more, so the longest open ones are asked to rest. */
const mostReaders = 4;

export class PageStream {
  readonly #readers = new Set<Reader>();
  readonly #pageOf: (file: string) => DevPage | undefined;
  #problem = '';

  /** Takes what gives the page that stands now for a file; undefined where there is none. */
  constructor(pageOf: (file: string) => DevPage | undefined) {
    this.#pageOf = pageOf;
  }

  /** Answers the request of a page that says what it shows, and brings that page up to date at once. */
  add(request: IncomingMessage, response: ServerResponse): void {
    const { searchParams: says } = new URL(request.url ?? '/', 'http://localhost');
    const reader: Reader = {
      file: says.get('file') ?? '',
      marks: { css: says.get('css') ?? '', rest: says.get('rest') ?? '' },
      from: request.socket.remoteAddress,
      response,
    };
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 500\n\n');
    const others = [...this.#readers].filter(({ from }) => from === reader.from);
    for (const other of others.slice(0, Math.max(0, others.length + 1 - mostReaders))) this.#rest(other);
    this.#readers.add(reader);
    response.on('close', () => this.#readers.delete(reader));
    this.#bringUpToDate(reader);
    this.#tellProblem(reader);
  }

  /** Whether somebody has the page of that file open. */
  isOpen(file: string): boolean {
    return [...this.#readers].some((reader) => reader.file === file);
  }

  /** Tells every page what has changed in it. */
  tellPages(): void {
    for (const reader of this.#readers) this.#bringUpToDate(reader);
  }

  /** Tells every page what is wrong; an empty text says that all is well. */
  tellProblem(text: string): void {
    if (text === this.#problem) return;
    this.#problem = text;
    for (const reader of this.#readers) this.#tellProblem(reader);
  }

  close(): void {
    for (const { response } of this.#readers) response.end();
    this.#readers.clear();
  }

  #bringUpToDate(reader: Reader): void {
    const page = this.#pageOf(reader.file);
    const { css, rest } = page?.marks ?? noMarks;
    const old = reader.marks;
    reader.marks = { css, rest };
    if (rest !== old.rest) send(reader, 'page', '');
    else if (css !== old.css) send(reader, 'style', page?.css ?? '');
  }

  #tellProblem(reader: Reader): void {
    send(reader, this.#problem ? 'problem' : 'sound', this.#problem);
  }

  #rest(reader: Reader): void {
    send(reader, 'rest', '');
    reader.response.end();
    this.#readers.delete(reader);
  }
}

function send({ response }: Reader, event: string, text: string): void {
  response.write(`event: ${event}\ndata: ${JSON.stringify(text)}\n\n`);
}
