/** Asks, before the site begins to send everybody to https, whether browsers would trust its certificate. */
import { isIP } from 'node:net';
import { connect } from 'node:tls';

export interface CertificateCheck {
  /** Who signs certificates, where it is not those whom every computer trusts. */
  readonly ca?: string;
  /** Milliseconds. */
  readonly timeout?: number;
}

const getCertificate =
  'Switch on the free SSL certificate in the hosting panel and wait until the address opens in a browser, ' +
  'or write http:// in siteUrl in src/content/agency.ts';
const checkAddress =
  'Check siteUrl in src/content/agency.ts, that the domain points to the hosting, and that this computer is online';

/** What Node.js calls it (its list of TLS error codes, and those of getaddrinfo), what it means, and what to do. */
const faults: readonly (readonly [code: RegExp, reason: string, advice: string])[] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'there is no server of that name', checkAddress],
  [/^CERT_HAS_EXPIRED$/, 'its certificate has run out', getCertificate],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'its certificate is for another name', getCertificate],
  [/CERT|SIGNATURE|ISSUER/, 'its certificate is signed by nobody whom browsers trust', getCertificate],
  [/^/, 'nothing answers there by https', getCertificate],
];

/** Takes the site's address; where it begins with http:// there is nothing to ask. Throws where there is no valid one. */
export async function checkCertificate(siteUrl: string, options: CertificateCheck = {}): Promise<void> {
  if (!siteUrl.startsWith('https:')) return;
  try {
    await shakeHands(new URL(siteUrl), options);
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    const [, reason, advice] = faults.find(([pattern]) => pattern.test(code))!;
    throw new Error(
      `Could not publish for https (${siteUrl}): ${reason}, so visitors would be kept out. ` +
        `${advice}. Nothing has been sent.`,
      { cause },
    );
  }
}

function shakeHands({ hostname, port }: URL, { ca, timeout = 20_000 }: CertificateCheck): Promise<void> {
  return new Promise((resolve, reject) => {
    const name = isIP(hostname) ? {} : { servername: hostname };
    const socket = connect({ host: hostname, port: Number(port || 443), ...name, ...(ca && { ca }) });
    socket.setTimeout(timeout, () => socket.destroy(new Error('Timeout')));
    socket.once('secureConnect', () => resolve(void socket.destroy()));
    socket.once('error', reject);
  });
}
