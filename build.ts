/** The command `npm run build`. The steps of a build are in src/generator/build.ts and src/generator/makeSite.ts. */
import { run } from './src/commands/cli.ts';
import { build } from './src/generator/build.ts';
import { projectAt } from './src/generator/project.ts';

await run(async () => console.log((await build(projectAt())).report));
