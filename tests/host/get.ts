/** Asks a server of this machine for an address, without following redirects unless told how many. */
import { request, type IncomingHttpHeaders } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { certificate } from '../support/certificate.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders & Record<string, string | undefined>;
  readonly text: string;
}

/** Returns the answer as it came, not decompressed. */
export async function get(url: string, headers: Record<string, string> = {}, redirects = 0): Promise<Answer> {
  const answer = await ask(url, headers);
  const { location } = answer.headers;
  if (location === undefined || redirects === 0) return answer;
  return get(new URL(location, url).href, headers, redirects - 1);
}

function ask(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ask = url.startsWith('https:') ? requestSecurely : request;
    const trusted = { ca: certificate, servername: 'localhost' };
    const sent = ask(url, { headers, agent: false, ...trusted }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Answer['headers'],
          text: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
