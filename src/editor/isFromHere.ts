/** Decides whom the form answers: this computer alone. */
import type { IncomingMessage } from 'node:http';

/** Whether a request is from a page of this computer. Another site has its own Origin, or its name as Host if that leads here. */
export function isFromHere(
  { method, headers: { host, origin } }: IncomingMessage,
  port: number,
): boolean {
  // Browsers leave out port 80.
  const isHere = ['localhost', '127.0.0.1'].some(
    (name) => host === new URL(`http://${name}:${port}`).host,
  );
  return isHere && (origin === `http://${host}` || (method === 'GET' && origin === undefined));
}
