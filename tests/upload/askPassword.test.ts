/** The question for the password: nothing of what is typed is shown. */
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { askPassword, type Terminal } from '../../src/upload/askPassword.ts';

/** Answers the question with the keys; returns what was read, what was shown and how the terminal was left. */
async function answer(keys: string, isTTY = true) {
  let raw = false;
  let shown = '';
  const input = Object.assign(new PassThrough(), {
    isTTY,
    setRawMode: (mode: boolean) => (raw = mode),
  }) as unknown as Terminal;
  const asked = askPassword('Password: ', input, (text) => (shown += text));
  (input as unknown as PassThrough).write(keys);
  const [{ status, ...rest }] = (await Promise.allSettled([asked])) as [PromiseSettledResult<string>];
  return { status, ...rest, shown, raw };
}

describe('the question for the password', () => {
  it.each([
    ['secret\r', 'secret'],
    ['secreX\u007ft\n', 'secret'],
    ['a#b =ü\r', 'a#b =ü'],
    ['\r', ''],
  ])('reads %j without showing it', async (keys, value) => {
    expect(await answer(keys)).toEqual({ status: 'fulfilled', value, shown: 'Password: \n', raw: false });
  });

  it('ends with Ctrl-C and leaves the terminal as it was', async () => {
    expect(await answer('secr\u0003')).toMatchObject({
      status: 'rejected',
      reason: new Error('Could not log in: no password was typed. Nothing has been sent.'),
      raw: false,
    });
  });

  it('is not asked where nobody can answer', async () => {
    expect(await answer('', false)).toMatchObject({
      reason: new Error('Could not ask for the password: this is no terminal. Write it in .env behind FTP_PASSWORD=.'),
      shown: '',
    });
  });
});
