/** The options of a command, including those that npm has taken for itself. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { readOptions } from '../../src/commands/args.ts';
import { writeFiles } from '../support/temporaryFiles.ts';

const flags = {
  'dry-run': { type: 'boolean' },
  sample: { type: 'boolean' },
  port: { type: 'string' },
} as const;

it.each([
  [[], {}, {}],
  [['--dry-run'], {}, { 'dry-run': true }],
  [[], { npm_config_dry_run: 'true' }, { 'dry-run': true }],
  [['--sample'], { npm_config_dry_run: 'true' }, { 'dry-run': true, sample: true }],
  [[], { npm_config_dry_run: '' }, {}],
  [[], { npm_config_port: '8000' }, { port: '8000' }],
  [['--port', '8001'], { npm_config_port: '8000' }, { port: '8001' }],
])('takes the args %j and the environment %j', (args, env, values) => {
  expect({ ...readOptions('publish', args, flags, 'Use --dry-run.', env) }).toEqual(values);
});

it('refuses an unknown arg, and says which args the command has', () => {
  expect(() => readOptions('publish', ['--all'], flags, 'Use --dry-run.', {})).toThrow(
    /^Could not publish \(--all\): unknown option '--all'\. Use --dry-run\.$/,
  );
});

it('learns of a dry run from npm itself if the -- is missing', () => {
  const print = 'node -p process.env.npm_config_dry_run';
  const folder = writeFiles({ 'package.json': JSON.stringify({ scripts: { upload: print } }) });
  const { stdout } = spawnSync('npm run --silent upload --dry-run', { cwd: folder, shell: true });
  expect(String(stdout)).toBe('true\n');
});
