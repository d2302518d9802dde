/** Judges the HTML of a page by the standard and by what screen readers need. */
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React closes elements without content in this way, which HTML allows.
    'void-style': ['error', { style: 'selfclose' }],
    'doctype-style': ['error', { style: 'lowercase' }],
    // Only files from other hosts need it.
    'require-sri': ['error', { target: 'crossorigin' }],
    // VoiceOver takes a list without markers for none, unless it has the role.
    'no-redundant-role': 'off',
    // The CSP would refuse it.
    'no-inline-style': 'error',
    'prefer-native-element': ['error', { exclude: ['list'] }],
  },
});

/** Returns every fault of a page as "rule: sentence". */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );
}
