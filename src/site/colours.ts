/** The colours of the stylesheet that TypeScript needs too; in styles/settings/_values.scss they are $night, $night-raised, …. */
export const colours = {
  night: '#0b1633',
  nightRaised: '#13204a',
  sand: '#fbf6ec',
  mapGround: '#f1e7d2',
} as const;
