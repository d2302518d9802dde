import { expect, it } from 'vitest';
import { filesIn, first, publish, second, startHost } from './trial.ts';

it('x', async () => {
  const host = await startHost();
  console.log(await publish(host, first));
  console.log(host.ftp.log.join('\n'));
  expect(filesIn(host.root)).toEqual(first);
  const n = host.ftp.log.length;
  console.log(await publish(host, second));
  console.log(host.ftp.log.slice(n).join('\n'));
  console.log(await publish(host, second));
});
