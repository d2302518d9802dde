/** Decides which requests the editor answers: only those from this computer. */
import type { IncomingMessage } from 'node:http';

/** Whether a page of this computer made the request. Another site sends its own Origin, or its name as Host if it leads here. */
export function isFromHere(
  { method, headers: { host, origin } }: IncomingMessage,
  port: number,
): boolean {
  // Browsers leave out port 80.
  const isHere = ['localhost', '127.0.0.1'].some(
    (name) => host === new URL(`http://${name}:${port}`).host,
  );
  // Browsers send no Origin with a GET or HEAD request from the same site.
  const isReading = method === 'GET' || method === 'HEAD';
  return isHere && (origin === `http://${host}` || (isReading && origin === undefined));
}
