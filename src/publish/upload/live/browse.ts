/** Requests an address over http or https as a browser does, with limits on redirects, time and size. */
import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

interface BrowserRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds to wait while nothing arrives; the whole response gets more, by its size. */
  readonly timeout: number;
  /** The body is cut off after this many bytes. */
  readonly maxBytes: number;
  /** Returns whether to follow a redirect to an address. */
  readonly mayFollow: (url: URL) => boolean;
  /** The IP address to use, if the host has several. */
  readonly address?: LookupAddress | undefined;
  /** Whether to open a new connection, because one address may have several servers behind it. */
  readonly isFresh?: boolean | undefined;
}

export interface LiveAnswer {
  /** The HTTP status, or why there is none. */
  readonly status: number | 'redirect' | 'circle' | 'certificate' | 'silent';
  /** The status, the code of an error, or where a redirect leads. */
  readonly said: string;
  /** The decompressed body, as a browser would show it. */
  readonly body: Buffer;
  /** Returns the value of a header, or an empty string. Repeated headers are joined with commas. */
  readonly header: (name: string) => string;
  /** Whether the final address, after all redirects, is https; undefined if nothing has answered there. */
  readonly isSecure: boolean | undefined;
}

const nothing = { body: Buffer.alloc(0), header: () => '', isSecure: undefined };

/** The answer if nothing arrives in time. */
export const lateAnswer: LiveAnswer = {
  ...nothing,
  status: 'silent',
  said: 'no answer in time',
};

const maxRedirects = 10;

/** The slowest connection on which a file still arrives by HTTP. */
const bytesPerSecond = 16_384;

const agents = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
};

/** Returns the answer at the end of all redirects, or the reason why there is none. Never throws. */
export async function browse(url: URL, request: BrowserRequest): Promise<LiveAnswer> {
  try {
    let address = url;
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const answer = await requestOnce(address, request);
      const location = answer.header('location');
      if (!/^30[12378]$/.test(answer.said) || location === '') return answer;
      address = new URL(location, address);
      if (!request.mayFollow(address))
        return { ...nothing, status: 'redirect', said: address.origin };
    }
    return { ...nothing, status: 'circle', said: `${maxRedirects} redirects` };
  } catch (error) {
    const { code = 'UNKNOWN', name } = error as NodeJS.ErrnoException;
    if (name === 'AbortError') return lateAnswer;
    const isCertificate = /CERT|SIGNATURE|ISSUER|_SSL_|EPROTO/.test(code);
    return { ...nothing, status: isCertificate ? 'certificate' : 'silent', said: code };
  }
}

async function requestOnce(
  url: URL,
  { headers, timeout, maxBytes, address, isFresh }: BrowserRequest,
): Promise<LiveAnswer> {
  const protocol = url.protocol === 'https:' ? https : http;
  const signal = AbortSignal.timeout(timeout + Math.ceil(maxBytes / bytesPerSecond) * 1000);
  let isSilent = false;
  const sent = protocol.get(url, {
    headers,
    signal,
    agent: isFresh || address ? false : agents[protocol === https ? 'https:' : 'http:'],
    ...(address && { lookup: lookupOf(address) }),
  });
  sent.setTimeout(timeout, () => {
    isSilent = true;
    sent.destroy();
  });
  try {
    const [response] = (await once(sent, 'response')) as [http.IncomingMessage];
    const body = await readBody(response, maxBytes);
    return answerFrom(response, body, maxBytes, protocol === https);
  } catch (error) {
    // Node reports both time limits as a reset connection if they end in the middle of a body.
    throw isSilent || signal.aborted ? new DOMException('', 'AbortError') : error;
  }
}

/** Returns the body of a response, up to the first piece after `maxBytes`. */
async function readBody(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
    if (length > maxBytes) break;
  }
  return Buffer.concat(pieces);
}

function answerFrom(
  response: http.IncomingMessage,
  sentBody: Buffer,
  maxBytes: number,
  isSecure: boolean,
): LiveAnswer {
  const header = (name: string) => response.headersDistinct[name.toLowerCase()]?.join(', ') ?? '';
  const body = decompress(sentBody, header('content-encoding'), maxBytes);
  const status = response.statusCode!;
  return { status, said: `${status}`, body, header, isSecure };
}

/** Returns a DNS lookup that always answers with this address. */
function lookupOf(address: LookupAddress): LookupFunction {
  return (_, { all }, answer) =>
    all ? answer(null, [address]) : answer(null, address.address, address.family);
}

/** Returns the content of a body, or the body itself if it is not compressed as its header says. */
function decompress(body: Buffer, encodings: string, maxOutputLength: number): Buffer {
  try {
    return encodings
      .toLowerCase()
      .split(/[\s,]+/)
      .reduceRight((bytes, encoding) => {
        if (/^(x-)?gzip$/.test(encoding)) return gunzipSync(bytes, { maxOutputLength });
        if (encoding === 'deflate') return inflateSync(bytes, { maxOutputLength });
        if (encoding === 'br') return brotliDecompressSync(bytes, { maxOutputLength });
        return bytes;
      }, body);
  } catch {
    return body;
  }
}
