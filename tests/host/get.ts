/** A client for local servers that follows no redirect. */
import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { text } from 'node:stream/consumers';
import { certificate } from '../support/certificate.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders & Record<string, string | undefined>;
  readonly text: string;
}

/** Returns the answer without decompressing it. */
export async function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const ask = url.startsWith('https:') ? requestSecurely : request;
  const sent = ask(url, { headers, agent: false, ca: certificate, servername: 'localhost' }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode!,
    headers: response.headers as Answer['headers'],
    text: await text(response),
  };
}
