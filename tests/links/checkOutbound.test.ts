/** How other sites are asked and what their answers mean, played by servers on this machine. */
import { describe, expect, it } from 'vitest';
import { checkOutbound } from '../../src/links/checkOutbound.ts';
import type { OutboundOptions } from '../../src/links/checkOutbound.ts';
import { sortLink } from '../../src/links/link.ts';
import { listen, refusingUrl, startPlaying } from './playServer.ts';

const siteUrl = 'https://agency.test';

function check(addresses: readonly string[], options: Partial<OutboundOptions> = {}) {
  const links = addresses.map((address) => sortLink({ page: '/about', kind: 'a href', address }, siteUrl));
  return checkOutbound(links, { siteUrl, timeout: 300, retries: 0, wait: async () => undefined, ...options });
}

async function judgementOf(address: string, options: Partial<OutboundOptions> = {}) {
  const [finding] = await check([address], options);
  return [finding?.verdict, finding?.reason];
}

/** A name service that knows no host but those given. */
const knows = (...hosts: string[]) => async (host: string) => {
  if (!hosts.includes(host)) throw Object.assign(new Error(`not found: ${host}`), { code: 'ENOTFOUND' });
};

describe('checkOutbound', () => {
  it.each([
    ['/200', 'ok', 'answers 200'],
    ['/204', 'ok', 'answers 204'],
    ['/200#gone', 'ok', 'answers 200'],
    ['/301', 'ok', 'answers 200'],
    ['/405-on-head', 'ok', 'answers 200'],
    ['/404-on-head', 'ok', 'answers 200'],
    ['/slow-body', 'ok', 'answers 200'],
    ['/broken-body', 'ok', 'answers 200'],
    ['/404', 'broken', '404, there is no such page'],
    ['/410', 'broken', '410, the page has been removed'],
    ['/301-to-404', 'broken', '404, there is no such page'],
    ['/401', 'blocked', '401, the site wants a password'],
    ['/403', 'blocked', '403, the site refuses this checker'],
    ['/405', 'blocked', '405, the site refuses the question'],
    ['/418', 'blocked', '418, the site does not take the question'],
    ['/429', 'blocked', '429, the site is asked too often'],
    ['/999', 'blocked', '999, the site refuses this checker'],
    ['/500', 'unreachable', '500, the site has a fault of its own'],
    ['/503', 'unreachable', '503, the site has a fault of its own'],
    ['/nowhere', 'unreachable', '302, the site does not say where to go'],
    ['/loop', 'unreachable', 'redirects in a circle'],
    ['/silent', 'unreachable', 'no answer in time'],
    ['/reset', 'unreachable', 'the connection is closed without an answer'],
  ])('judges %s as %s', async (path, verdict, reason) => {
    const { url } = await startPlaying();
    expect(await judgementOf(url + path)).toEqual([verdict, reason]);
  });

  it('judges a refused connection as unreachable', async () => {
    expect(await judgementOf(await refusingUrl())).toEqual(['unreachable', 'the connection is refused']);
  });

  it('judges a host that does not exist as broken while the control host is found', async () => {
    const lookup = knows('control.test');
    expect(await judgementOf('https://gone.invalid/x', { lookup, controlHost: 'control.test' })).toEqual([
      'broken',
      'there is no host named gone.invalid',
    ]);
  });

  it('does not call a host missing when the control host is not found either', async () => {
    const { url } = await startPlaying();
    expect(await judgementOf(`${url}/200`, { lookup: knows() })).toEqual(['ok', 'answers 200']);
    const refused = await judgementOf(await refusingUrl(), { lookup: knows() });
    expect(refused).toEqual(['unreachable', 'the connection is refused']);
  });

  it('does not call a host missing when the name service itself fails', async () => {
    const { url } = await startPlaying();
    const lookup = async (host: string) => {
      if (host !== 'control.test') throw Object.assign(new Error('try again'), { code: 'EAI_AGAIN' });
    };
    expect(await judgementOf(`${url}/200`, { lookup, controlHost: 'control.test' })).toEqual(['ok', 'answers 200']);
  });

  it.each([
    ['/500', 'unreachable', [1000, 2000]],
    ['/reset', 'unreachable', [1000, 2000]],
    ['/429', 'blocked', [1000, 2000]],
    ['/429-once', 'ok', [7000]],
    ['/429-past', 'blocked', [0, 0]],
    ['/429-hour', 'blocked', []],
    ['/503-once', 'ok', [3000]],
    ['/404', 'broken', []],
    ['/403', 'blocked', []],
    ['/999', 'blocked', []],
    ['/200', 'ok', []],
  ])('asks %s again only when that may help and after the wait that is asked for', async (path, verdict, expected) => {
    const { url, requests } = await startPlaying();
    const pauses: number[] = [];
    const wait = async (milliseconds: number) => void pauses.push(milliseconds);
    const [finding] = await check([url + path], { retries: 2, wait });
    expect([finding?.verdict, pauses]).toEqual([verdict, expected]);
    const heads = requests.filter(({ method }) => method === 'HEAD').length;
    expect(heads).toBe(expected.length + 1);
  });

  it('asks for each address once, whatever its fragment, and names all pages that it stands on', async () => {
    const { url, requests } = await startPlaying();
    const links = [
      ['/', '/200'],
      ['/about', '/200#a'],
      ['/about', '/200#b'],
      ['/contact', '/204'],
    ].map(([page = '', path]) => sortLink({ page, kind: 'a href', address: `${url}${path}` }, siteUrl));
    expect(await checkOutbound(links, { siteUrl })).toEqual([
      { address: `${url}/200`, pages: ['/', '/about'], verdict: 'ok', reason: 'answers 200' },
      { address: `${url}/204`, pages: ['/contact'], verdict: 'ok', reason: 'answers 204' },
    ]);
    expect(requests.map(({ path }) => path).sort()).toEqual(['/200', '/204']);
  });

  it('says who asks', async () => {
    const { url, requests } = await startPlaying();
    await check([`${url}/405-on-head`]);
    const agent = 'linkinator (link check of https://agency.test)';
    expect(requests.map((request) => request.agent)).toEqual([agent, agent]);
  });

  it('leaves alone the site itself, sample hosts and what is not on the web', async () => {
    const samples = ['https://www.example.com/', 'http://maps.example.org/a'];
    expect(await check(['https://agency.test/x', '/x', '#x', 'tel:+1', ...samples])).toEqual([]);
  });

  it('asks for the messaging number once and never sends a message with it', async () => {
    const addresses = ['https://wa.me/911?text=a', 'https://wa.me/911?text=b'];
    const findings = await check(addresses, { lookup: knows('control.test'), controlHost: 'control.test' });
    expect(findings.map(({ address }) => address)).toEqual(['https://wa.me/911']);
  });

  it('asks at most five hosts at a time and one host never twice at once', async () => {
    let [all, most, mostOfOneHost] = [0, 0, 0];
    const urls = await Promise.all(
      Array.from({ length: 8 }, () => {
        let own = 0;
        return listen((_, response) => {
          [all, own] = [all + 1, own + 1];
          [most, mostOfOneHost] = [Math.max(most, all), Math.max(mostOfOneHost, own)];
          setTimeout(() => {
            [all, own] = [all - 1, own - 1];
            response.end();
          }, 40);
        });
      }),
    );
    const findings = await check(urls.flatMap((url) => [`${url}/a`, `${url}/b`]), { timeout: 10_000 });
    expect(findings.map(({ verdict }) => verdict)).toEqual(Array(16).fill('ok'));
    expect([most, mostOfOneHost]).toEqual([5, 1]);
  });

  it('does not insist at a host that gave no answer', async () => {
    const { url, requests } = await startPlaying();
    const findings = await check([`${url}/reset`, `${url}/silent`, `${url}/404`], { retries: 2 });
    expect(findings.map(({ verdict }) => verdict)).toEqual(['unreachable', 'unreachable', 'broken']);
    expect(requests.filter(({ path, method }) => path === '/silent' && method === 'HEAD')).toHaveLength(1);
  });
});
