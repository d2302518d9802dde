/** What is wrong with an address of the site after an upload, and what to do. */

export interface LiveFault {
  readonly reason: string;
  readonly advice: string;
}

/** The answer is not what was built. */
export const differs: LiveFault = {
  reason: 'something else is shown there than was sent',
  advice:
    'Wait a minute and run npm run upload again. If it stays so, see in the hosting panel that FTP_FOLDER is ' +
    'the folder of this address and that no index.php or default page stands in it, and run npm run upload -- --all.',
};

/** Takes the status of an answer that is no success. */
export function answered(status: number): LiveFault {
  if (status === 404) {
    return {
      reason: 'the host does not find it (404)',
      advice:
        'Check in the hosting panel that FTP_FOLDER in .env is the folder of this address, ' +
        'then run npm run upload -- --all.',
    };
  }
  if ([401, 403, 429].includes(status)) {
    return {
      reason: `the host does not show it to this program (${status})`,
      advice: 'Open the address in a browser; if the page is there, the host only keeps programs out.',
    };
  }
  return {
    reason: `the host answers with an error (${status})`,
    advice: 'Open the address in a browser; if the error stays, ask the hosting company, and name the file .htaccess.',
  };
}

/** Takes the error of a request that got no answer. */
export function failed(error: unknown): LiveFault {
  const cause = (error as Error).cause as NodeJS.ErrnoException | undefined;
  const code = cause?.code ?? '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return {
      reason: 'there is no server of that name',
      advice: 'Check siteUrl in src/content/agency.ts, or SITE_URL in .env, and that the domain points to the hosting.',
    };
  }
  if (/CERT|SIGNATURE|ISSUER|SELF_SIGNED/.test(code)) {
    return {
      reason: 'its certificate is not valid, and browsers warn of it',
      advice: 'Switch on the free SSL certificate in the hosting panel.',
    };
  }
  const silent = (error as Error).name === 'TimeoutError';
  return {
    reason: silent ? 'it does not answer' : `it cannot be reached (${code || 'cut off'})`,
    advice: 'Check that this computer is online and run npm run upload again.',
  };
}
