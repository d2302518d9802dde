/** Checks the HTML of a page against the standard and the needs of screen readers, with html-validate. */
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes <br/>, which HTML allows.
    'void-style': ['error', { style: 'selfclose' }],
    'doctype-style': ['error', { style: 'lowercase' }],
    // Only a file from another host needs a checksum.
    'require-sri': ['error', { target: 'crossorigin' }],
    // VoiceOver reads a list without markers as a list only if it has role="list".
    'no-redundant-role': 'off',
    // The CSP refuses the attribute style.
    'no-inline-style': 'error',
    'prefer-native-element': ['error', { exclude: ['list'] }],
  },
});

/** Returns every fault of a page as "rule: message". */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );
}
