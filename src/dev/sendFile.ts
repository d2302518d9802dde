/** Sends a file of the site. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { lookup } from 'mrmime';

/** Answers with the file, or with the part of it that is asked for: Safari plays no video otherwise. */
export async function sendFile(file: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readFile(file);
  const type = lookup(file) ?? 'application/octet-stream';
  const headers = { 'content-type': type, 'cache-control': 'no-store', 'accept-ranges': 'bytes' };
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const start = Number(range?.[1] ?? 0);
  if (!range || start >= body.length) {
    response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
    return;
  }
  const part = body.subarray(start, range[2] ? Number(range[2]) + 1 : undefined);
  const place = `bytes ${start}-${start + part.length - 1}/${body.length}`;
  response.writeHead(206, { ...headers, 'content-length': part.length, 'content-range': place }).end(part);
}
