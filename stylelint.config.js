/** The rules for styles, with a reason for each rule that is switched off. */

/** Properties that phones with Chrome 64 to 86 do not support, and what to write instead. */
const unknownToOldPhones = {
  gap: 'Write grid-gap in a grid; in a flex row use the mixin flex-gap',
  'row-gap': 'Write grid-row-gap',
  'column-gap': 'Write grid-column-gap',
  'aspect-ratio': 'Give a ::before padding-top in per cent',
  'margin-inline':
    'Write margin-inline-start and margin-inline-end with their -webkit- forms, or left and right',
  'padding-inline':
    'Write padding-inline-start and padding-inline-end with their -webkit- forms, or left and right',
  'margin-block': 'Write margin-top and margin-bottom',
  'padding-block': 'Write padding-top and padding-bottom',
};

/** Properties that would stay on the same side in Urdu, and what to write instead. */
const notTurnedRound = {
  'margin-left': 'the mixin space-before',
  'margin-right': 'the mixin space-after',
  'padding-left': 'the mixin mark-room',
  'padding-right': 'the mixin space-after-inside',
};

export default {
  extends: 'stylelint-config-standard-scss',
  rules: {
    // Authors decide where blank lines go.
    'at-rule-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'scss/double-slash-comment-empty-line-before': null,
    'scss/comment-no-empty': null,

    // Browsers from 2018 need the older form: grid-gap, -webkit- prefixes, min-width instead of width >=, one
    // selector in :not(), and the four sides instead of inset.
    'property-no-deprecated': null,
    'property-no-vendor-prefix': null,
    'media-feature-range-notation': null,
    'selector-not-notation': null,
    'declaration-block-no-redundant-longhand-properties': null,

    // Font names and paper sizes keep their own capitals: Vrinda, A4.
    'value-keyword-case': null,
    // The slash in (min-aspect-ratio: 1/1) is not a division.
    'scss/operator-no-unspaced': null,

    'property-disallowed-list': [
      [...Object.keys(unknownToOldPhones), ...Object.keys(notTurnedRound)],
      {
        message: (property) =>
          property in notTurnedRound
            ? `${property} is on the same side in Urdu. Take ${notTurnedRound[property]}.`
            : `Old phones do not know ${property}. ${unknownToOldPhones[property]}.`,
      },
    ],
    'declaration-property-value-disallowed-list': [
      { 'text-align': ['left', 'right'] },
      { message: (_, side) => `${side} is on the same side in Urdu. Write start or end.` },
    ],
    'color-no-hex': [
      true,
      {
        message:
          'Name the colour in styles/settings/_values.scss. Write black and transparent as words.',
      },
    ],
    // Class names are block__element--modifier in kebab case.
    'selector-class-pattern':
      '^[a-z][a-z0-9]*(-[a-z0-9]+)*(__[a-z0-9]+(-[a-z0-9]+)*)?(--[a-z0-9]+(-[a-z0-9]+)*)?$',
  },
  overrides: [
    // This file names the colours.
    {
      files: ['styles/settings/_values.scss'],
      rules: { 'color-no-hex': null },
    },
    // In Urdu, English words and numbers run from left to right but are aligned to the right.
    {
      files: ['styles/languages/_ur.scss'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
    // The form is in English, is used on a computer with a current browser, and has colours of its own.
    {
      files: ['src/editor/**/*.css'],
      rules: {
        'color-no-hex': null,
        'property-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
};
