/** Asks for the password in the terminal without showing what is typed. */
import { emitKeypressEvents, type Key } from 'node:readline';
import type { ReadStream } from 'node:tty';

/** What of a terminal is needed. */
export type Terminal = NodeJS.ReadableStream &
  Pick<ReadStream, 'isTTY' | 'setRawMode' | 'on' | 'off' | 'resume' | 'pause'>;

/** Returns what was typed before the Enter key. Throws where there is no terminal, and on Ctrl-C. */
export async function askPassword(question: string, input: Terminal, write: (text: string) => void): Promise<string> {
  if (!input.isTTY) {
    throw new Error('Could not ask for the password: this is no terminal. Write it in .env behind FTP_PASSWORD=.');
  }
  write(question);
  emitKeypressEvents(input);
  input.setRawMode(true);
  input.resume();
  try {
    return await readLine(input);
  } finally {
    input.setRawMode(false);
    input.pause();
    write('\n');
  }
}

function readLine(input: Terminal): Promise<string> {
  return new Promise((resolve, reject) => {
    let typed = '';
    const press = (text: string | undefined, key: Key) => {
      const stopped = key.ctrl && (key.name === 'c' || key.name === 'd');
      if (stopped || key.name === 'return' || key.name === 'enter') {
        input.off('keypress', press);
        if (stopped) reject(new Error('Could not log in: no password was typed. Nothing has been sent.'));
        else resolve(typed);
      } else if (key.name === 'backspace') {
        typed = typed.slice(0, -1);
      } else if (text !== undefined && !key.ctrl && !key.meta && text >= ' ') {
        typed += text;
      }
    };
    input.on('keypress', press);
  });
}
