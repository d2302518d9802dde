/** The trial of a new .htaccess where the host sends it in circles or does not answer; tests/host asks real hosts. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tryHtaccess } from '../../src/upload/tryHtaccess.ts';

/** Takes how the host answers; returns its address, what lies in its folder, and the trial of a file there. */
async function hostThat(answers: RequestListener) {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const there = new Set<string>();
  const remote = {
    send: async (name: string) => void there.add(name),
    remove: async (name: string) => void there.delete(name),
    removeEmptyFolder: async () => {},
  };
  return { url, there, run: () => tryHtaccess(Buffer.from('DirectorySlash Off'), remote, url) };
}

describe('the trial of a new .htaccess', () => {
  it('stops the upload where every page would send its visitors to itself', async () => {
    const { url, there, run } = await hostThat((request, response) => {
      response.writeHead(301, { location: `${url}${request.url}` }).end();
    });
    await expect(run()).rejects.toThrow(
      `Could not publish for https (${url}): the host does not tell its pages that they were asked for by https, so they ` +
        'would send visitors in circles. Ask the hosting company to set X-Forwarded-Proto, or write http:// in siteUrl ' +
        'in src/content/agency.ts. Nothing has been sent.',
    );
    expect([...there]).toEqual([]);
  });

  it.each<[string, RequestListener]>([
    ['sends it elsewhere', (_, response) => void response.writeHead(301, { location: 'https://elsewhere.example/' }).end()],
    ['does not find it', (_, response) => void response.writeHead(404).end()],
    ['breaks off', (request) => void request.socket.destroy()],
  ])('leaves the file as it is where the host %s, and leaves nothing behind', async (_, answers) => {
    const { there, run } = await hostThat(answers);
    expect(String(await run())).toBe('DirectorySlash Off');
    expect([...there]).toEqual([]);
  });
});
