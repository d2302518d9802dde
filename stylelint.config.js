/** The rules for styles; each rule that is switched off has its reason. */
export default {
  extends: 'stylelint-config-standard-scss',
  rules: {
    // Blank lines separate thoughts, so the writer sets them.
    'at-rule-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'scss/double-slash-comment-empty-line-before': null,
    'scss/comment-no-empty': null,

    // Browsers from 2018 need the older form: grid-gap, -webkit- prefixes, min-width instead of width >=, and the four
    // sides instead of inset.
    'property-no-deprecated': null,
    'property-no-vendor-prefix': null,
    'media-feature-range-notation': null,
    'declaration-block-no-redundant-longhand-properties': null,

    // Font names and paper sizes are written as they are called: Vrinda, A4.
    'value-keyword-case': null,
    // The slash in (min-aspect-ratio: 1/1) is no division.
    'scss/operator-no-unspaced': null,

    // Class names are block__element--modifier in kebab case.
    'selector-class-pattern':
      '^[a-z][a-z0-9]*(-[a-z0-9]+)*(__[a-z0-9]+(-[a-z0-9]+)*)?(--[a-z0-9]+(-[a-z0-9]+)*)?$',
  },
};
