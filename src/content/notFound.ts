/** The words of the page for addresses that do not exist. */

export const notFound = {
  /** The name of the page, above its title too. */
  label: 'Page not found',
  titles: ['Page not found | {name}', 'Page not found'],
  descriptions: [
    '{name} has no page at this address. Go to the home page, or message, call or email us.',
    'This address does not exist here. Go to the home page, or message, call or email us.',
  ],
  title: 'This road does not lead to a page',
  lead: 'The address may have changed. Go to the home page, or call or message us.',
  home: 'Go to the home page',
  message: 'Message',
  call: 'Call',
  write: 'Email',
  picture: 'transfer',
};
