/** Shows how far an upload is: one line that is redrawn in a terminal, one line for each file elsewhere. */
import { sayBytes } from '../words.ts';

export interface Progress {
  begin(file: { readonly name: string; readonly size: number }): void;
  /** Bytes of the file that have gone out so far. */
  sent(bytes: number): void;
  finish(): void;
  end(): void;
}

export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const barWidth = 20;
/** Milliseconds. */
const redrawEvery = 100;

/** Takes the bytes of all files; `now` returns milliseconds. */
export function showProgress(total: number, screen: Screen, now: () => number = () => performance.now()): Progress {
  const started = now();
  let file = { name: '', size: 0 };
  let before = 0;
  let drawn = -Infinity;
  const share = (bytes: number) => (total === 0 ? 1 : bytes / total);
  const draw = (bytes: number) => {
    if (!screen.isTTY || now() - drawn < redrawEvery) return;
    drawn = now();
    const seconds = (now() - started) / 1000;
    const speed = seconds > 0 ? `${sayBytes(Math.round(bytes / seconds))}/s` : '';
    const full = Math.round(share(bytes) * barWidth);
    const bar = '#'.repeat(full) + '.'.repeat(barWidth - full);
    const line = `[${bar}] ${percent(share(bytes))}  ${sayBytes(bytes)} of ${sayBytes(total)}  ${speed}  ${file.name}`;
    const width = (screen.columns ?? 80) - 1;
    screen.write(`\r${line.slice(0, width).padEnd(width)}`);
  };
  return {
    begin(next) {
      file = next;
      draw(before);
    },
    sent: (bytes) => draw(before + bytes),
    finish() {
      before += file.size;
      if (screen.isTTY) draw(before);
      else screen.write(`${percent(share(before))}  ${file.name}  ${sayBytes(file.size)}\n`);
    },
    end() {
      if (screen.isTTY && drawn > -Infinity) screen.write(`\r${' '.repeat((screen.columns ?? 80) - 1)}\r`);
    },
  };
}

function percent(share: number): string {
  return `${Math.floor(share * 100)} %`.padStart(5);
}
