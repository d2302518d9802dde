/** The one table of routes: navigation, file names, sitemap and tests derive from it. */
import { fillIn } from './site/components/fillIn.ts';
import { agency } from './content/agency.ts';
import { languages } from './content/languages/index.ts';
import { firstMessages } from './content/messages.ts';
import { pricing } from './content/pricing.ts';
import { countWord, fit, formatRupees } from './site/format.ts';
import type { Route } from './site/pageContext.ts';
import { AboutPage } from './site/pages/AboutPage.tsx';
import { ContactPage } from './site/pages/ContactPage.tsx';
import { HomePage } from './site/pages/HomePage.tsx';
import { KeyFactsPage } from './site/pages/KeyFactsPage.tsx';
import { NotFoundPage } from './site/pages/NotFoundPage.tsx';
import { PrivacyPage } from './site/pages/PrivacyPage.tsx';
import { RefundPage } from './site/pages/RefundPage.tsx';
import { TermsPage } from './site/pages/TermsPage.tsx';

const { name, hours } = agency;
const { city, region } = agency.address;

/** Characters that search engines show. */
const inTitle = 60;
const inDescription = 160;

const inLanguages =
  firstMessages.length > 1
    ? `${countWord(firstMessages.length).toLowerCase()} languages`
    : 'English';

export const routes: readonly Route[] = [
  {
    path: '/',
    label: 'Home',
    title: fit(
      inTitle,
      `${name}: Umrah packages from ${city}`,
      `${name}: Umrah packages`,
      `${name}: Umrah`,
      name,
    ),
    description: fit(
      inDescription,
      `Umrah packages from ${city}, ${region}: hotel, flight, visa, Zam Zam, food, guided ziyarat and transfers. From ${formatRupees(pricing.amount)}.`,
      `Umrah packages from ${city}: hotel, flight, visa, Zam Zam, food, guided ziyarat and transfers. From ${formatRupees(pricing.amount)}.`,
    ),
    style: 'home',
    Page: HomePage,
  },
  {
    path: '/about',
    label: 'About Us',
    title: fit(inTitle, `About ${name}`, 'About us'),
    description: fit(
      inDescription,
      `${name} is a small travel agency in ${city} that arranges Umrah journeys: what we offer, and why pilgrims may choose us.`,
      `A small travel agency in ${city} that arranges Umrah journeys: what we offer, and why pilgrims may choose us.`,
    ),
    style: 'about',
    Page: AboutPage,
  },
  {
    path: '/contact',
    label: 'Contact',
    title: fit(inTitle, `Contact ${name}`, 'Contact us'),
    description: fit(
      inDescription,
      `Message, call or email ${name} in ${city}, ${region}. Customer care ${hours}. With a map and a first message in ${inLanguages}.`,
      `Message, call or email ${name} in ${city}. Customer care ${hours}.`,
      `Message, call or email ${name} in ${city}.`,
      `Message, call or email us in ${city}.`,
    ),
    style: 'contact',
    Page: ContactPage,
  },
  {
    path: '/terms-and-conditions',
    label: 'Terms and Conditions',
    title: fit(inTitle, `Terms and Conditions | ${name}`, 'Terms and Conditions'),
    description: fit(
      inDescription,
      `The rules for an Umrah package from ${name}: what it includes, payment, passport, visa, compensation and jurisdiction.`,
      'The rules for an Umrah package: what it includes, payment, passport, visa, compensation and jurisdiction.',
    ),
    style: 'legal',
    Page: TermsPage,
  },
  {
    path: '/refund-policy',
    label: 'Refund Policy',
    title: fit(inTitle, `Refund Policy | ${name}`, 'Refund Policy'),
    description: fit(
      inDescription,
      `When you can have your money back for an Umrah package from ${name}, what is not refundable, and how long a refund takes.`,
      'When you can have your money back for an Umrah package, what is not refundable, and how long a refund takes.',
    ),
    style: 'legal',
    Page: RefundPage,
  },
  {
    path: '/privacy-policy',
    label: 'Privacy Policy',
    title: fit(inTitle, `Privacy Policy | ${name}`, 'Privacy Policy'),
    description: `What this website sees of you (no cookies, no analytics, no accounts), and what WhatsApp and Google Maps see when you open them.`,
    style: 'legal',
    Page: PrivacyPage,
  },
  ...languages.map((language): Route => {
    const { lang, dir, label, words } = language;
    return {
      path: `/${lang}`,
      label,
      title: fit(inTitle, `${fillIn(words.title, dir)} | ${name}`, fillIn(words.title, dir)),
      description: fit(inDescription, fillIn(words.description, dir), words.tagline),
      style: 'key-facts',
      language,
      Page: KeyFactsPage,
    };
  }),
];

/** The page for addresses that do not exist; hosts find it as 404.html. */
export const notFoundRoute: Route = {
  path: '/404',
  label: 'Page not found',
  title: fit(inTitle, `Page not found | ${name}`, 'Page not found'),
  description: fit(
    inDescription,
    `${name} has no page at this address. Go to the home page, or message, call or email us.`,
    'This address does not exist here. Go to the home page, or message, call or email us.',
  ),
  style: 'not-found',
  Page: NotFoundPage,
};
