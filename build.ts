/** Builds the site: `npm run build`. src/generator/build.ts lists the steps. */
import { run } from './src/commands/cli.ts';
import { build } from './src/generator/build.ts';
import { projectAt } from './src/generator/project.ts';

await run(async () => console.log((await build(projectAt())).report));
