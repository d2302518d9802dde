/** The colours of the sheet that TypeScript needs too; styles/settings/_values.scss has them as $night, $night-raised, …. */
export const colours = {
  night: '#0b1633',
  nightRaised: '#13204a',
  sand: '#fbf6ec',
  mapGround: '#f1e7d2',
} as const;
