/** What is kept of an earlier program's .htaccess: no condition may apply to a rule that it was not written for. */
import { expect, it } from 'vitest';
import { joinOtherRules } from '../../src/publish/upload/plan/otherRules.ts';

const site = '# BEGIN site: rules\nRewriteRule ^ https://\n# END site\n';
const condition = 'RewriteCond %{HTTP_HOST} ^old';

it.each([
  ['an empty line', `${condition}\n\nRewriteRule . /index.php\n`, ''],
  ['a comment', `${condition}\n# WordPress\nRewriteRule . /index.php\n`, '# WordPress\n'],
  [
    'another directive',
    `${condition}\nOptions -Indexes\nRewriteRule . /index.php\n`,
    'Options -Indexes\n',
  ],
])('drops a rule with its conditions even if %s is between them', (_, former, left) => {
  const { rules, dropped } = joinOtherRules(Buffer.from(site), Buffer.from(former));
  expect(rules.toString()).toBe(left + site);
  expect(dropped).toEqual(['RewriteRule . /index.php']);
});

it('keeps a rule with its conditions even if a dropped line is between them', () => {
  const former = `${condition}\n  directoryindex index.php\nRewriteRule ^ https://new.example [R]\n`;
  const { rules, dropped } = joinOtherRules(Buffer.from(site), Buffer.from(former));
  expect(rules.toString()).toBe(`${condition}\nRewriteRule ^ https://new.example [R]\n${site}`);
  expect(dropped).toEqual(['directoryindex index.php']);
});

it('leaves no condition without a rule before the rules of the site', () => {
  const former = `RewriteRule ^a b\n${condition}\nOptions -Indexes\n`;
  const { rules, dropped } = joinOtherRules(Buffer.from(site), Buffer.from(former));
  expect(rules.toString()).toBe(`RewriteRule ^a b\nOptions -Indexes\n${site}`);
  expect(dropped).toEqual([]);
});

it.each([
  [String.raw`RewriteRule "^a b\.php$" /about/ [R=301,L]`, false],
  [String.raw`RewriteRule '^a b\.php$' /about/ [R=301,L]`, false],
  [String.raw`RewriteRule "^a \"b\.php$" /about/ [R=301,L]`, false],
  ['RewriteRule "^a b$" /index.php [L]', true],
  ["RewriteRule '^a b$' /index.php [L]", true],
  ['RewriteRule "^(.*)$" "/index.php" [L]', true],
])('reads the quoted pattern of %s', (rule, isDropped) => {
  const { dropped } = joinOtherRules(Buffer.from(site), Buffer.from(rule));
  expect(dropped).toEqual(isDropped ? [rule] : []);
});

it.each(['\n', '\r\n'])('keeps lines of others that end in %j after a second block', (end) => {
  const lines = `${site}Options -Indexes\n${site}AuthType Basic\n`;
  const former = lines.replaceAll('\n', end);
  const { rules } = joinOtherRules(Buffer.from(site), Buffer.from(former));
  expect(rules.toString()).toBe(`${site}Options -Indexes\nAuthType Basic\n`);
});

it('keeps lines of others after a block whose last line somebody has deleted', () => {
  const cut = '# BEGIN site: rules\nOptions -MultiViews\n';
  const former = `${cut}AuthType Basic\n${site}`;
  const { rules } = joinOtherRules(Buffer.from(site), Buffer.from(former));
  expect(rules.toString()).toBe(`${cut}AuthType Basic\n${site}`);
});

it('keeps lines of others around those of the site, even without a line break at the end', () => {
  const former = `# RewriteRule . /index.php\n\n${site}AuthType Basic`;
  const { rules, dropped } = joinOtherRules(Buffer.from(site), Buffer.from(former));
  expect(rules.toString()).toBe(`# RewriteRule . /index.php\n\n${site}AuthType Basic\n`);
  expect(dropped).toEqual([]);
});
