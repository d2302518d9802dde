/** Reads what a form has sent: its fields and the chosen files. */
import type { IncomingMessage } from 'node:http';

/** Returns the fields, and the bytes of each file by the name of its input. */
export async function readPosted(incoming: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  const type = incoming.headers['content-type'] ?? 'application/x-www-form-urlencoded';
  const body = new Response(Buffer.concat(chunks), { headers: { 'content-type': type } });
  const posted = new URLSearchParams();
  const uploads = new Map<string, Buffer>();
  for (const [name, value] of await body.formData()) {
    if (typeof value === 'string') posted.append(name, value);
    // If no file was chosen, the browser sends one without a name.
    else if (value.name !== '') uploads.set(name, Buffer.from(await value.arrayBuffer()));
  }
  return { posted, uploads };
}
