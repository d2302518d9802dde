/** The command `npm run build`: makes the site, writes it to dist and prints a report. Nothing imports this file. */
import { readOptions } from './src/commands/args.ts';
import { run } from './src/commands/cli.ts';
import { makeSite } from './src/generator/makeSite.ts';
import { recoverDist, replaceDist } from './src/generator/output/replaceDist.ts';
import { projectAt } from './src/generator/project.ts';
import { report } from './src/generator/report.ts';

await run(async (args) => {
  const started = performance.now();
  const usage = 'Use --unread, which adds the languages that nobody has read, or --verbose.';
  const { unread = false } = readOptions('build', args, { unread: { type: 'boolean' } }, usage);
  const project = { ...projectAt(), showsUnread: unread };
  recoverDist(project.dist);
  const made = await makeSite(project);
  const deleted = replaceDist(made.files, project.dist);
  console.log(report(made, deleted, (performance.now() - started) / 1000));
});
