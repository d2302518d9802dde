/** The words of the page for addresses that do not exist. */

export const notFound = {
  title: 'This road does not lead to a page',
  lead: 'The address may have changed. Go to the home page, or call or message us.',
  home: 'Go to the home page',
  picture: {
    slug: 'transfer',
    alt: 'Illustration: a private coach with lit windows on the desert road between Makkah and Madinah at dusk',
  },
};
