/** The command `npm run build`: writes the site to dist and prints a report. Nothing imports this file. */
import { readOptions } from './src/commands/args.ts';
import { run } from './src/commands/cli.ts';
import { projectAt } from './src/generator/project.ts';
import { writeSite } from './src/generator/writeSite.ts';

await run(async (args) => {
  const usage = 'Use --unread, which adds the languages that nobody has read, or --verbose.';
  const { unread = false } = readOptions('build', args, { unread: { type: 'boolean' } }, usage);
  const { report } = await writeSite({ ...projectAt(), showsUnread: unread });
  console.log(report);
});
