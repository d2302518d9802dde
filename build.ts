/** The command `npm run build`: makes the site of this project, writes it to dist and reports. Nothing imports this file. */
import { run } from './src/commands/cli.ts';
import { makeSite } from './src/generator/makeSite.ts';
import { mendDist, replaceDist } from './src/generator/output/replaceDist.ts';
import { projectAt } from './src/generator/project.ts';
import { report } from './src/generator/report.ts';

await run(async () => {
  const started = performance.now();
  const project = projectAt();
  mendDist(project.dist);
  const made = await makeSite(project);
  const deleted = replaceDist(made.files, project.dist);
  console.log(report(made, deleted, (performance.now() - started) / 1000));
});
