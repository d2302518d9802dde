/** The words and links around every English page: header, menu and footer, in their order. */

export const navigation = {
  tagline: 'Umrah journeys from {city}, {region}, {country}.',
  skip: 'Skip to the content',
  main: 'Main',
  call: 'Call',
  menuTitle: 'Menu',
  close: 'Close the menu',
  floating: 'Message us on WhatsApp',
  /** The name of this language on the pages of the others. */
  language: 'English',
  book: 'Book Your Umrah Now',
  header: [
    { label: 'Home', href: '/' },
    { label: 'Contact', href: '/contact' },
    { label: 'About Us', href: '/about' },
  ],
  menu: [
    { label: 'Customer Care', href: '/contact#customer-care' },
    { label: 'Refund Policy', href: '/refund-policy' },
    { label: 'Terms & Conditions', href: '/terms-and-conditions' },
    { label: 'Privacy Policy', href: '/privacy-policy' },
    { label: 'Package price', href: '/#price' },
  ],
  help: {
    title: 'Help',
    links: [
      { label: 'Customer Care', href: '/contact#customer-care' },
      { label: 'Refund Policy', href: '/refund-policy' },
      { label: 'Terms', href: '/terms-and-conditions' },
      { label: 'Privacy', href: '/privacy-policy' },
    ],
  },
  about: {
    title: 'About',
    links: [
      { label: 'Contact Us', href: '/contact' },
      { label: 'About Us', href: '/about' },
    ],
    /** Leads to the licences on About as soon as facts.ts holds one. */
    licence: 'License & Registration',
  },
  newsletter: {
    title: 'Umrah news by email (not open yet)',
    label: 'Your email address',
    placeholder: 'Enter your email to register',
    submit: 'Submit',
    note: 'Sign-up by email is not open yet. Nothing was sent, and nothing was kept. You can ask us for news on WhatsApp instead.',
    message: 'Message us',
    close: 'Close',
  },
};
