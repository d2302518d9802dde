/** The one table of routes: navigation, file names, sitemap and tests derive from it. */
import type { ComponentType } from 'react';
import { agency } from './content/agency.ts';
import { pricing } from './content/pricing.ts';
import { formatRupees } from './format.ts';
import { AboutPage } from './pages/AboutPage.tsx';
import { ContactPage } from './pages/ContactPage.tsx';
import { HomePage } from './pages/HomePage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { PrivacyPage } from './pages/PrivacyPage.tsx';
import { RefundPage } from './pages/RefundPage.tsx';
import { TermsPage } from './pages/TermsPage.tsx';
import type { PictureRequest } from './slots.ts';

export interface Route {
  readonly path: string;
  /** The page's name in the breadcrumb. */
  readonly label: string;
  /** At most 60 characters; shown by search engines and in the browser's tab. */
  readonly title: string;
  /** At most 160 characters. */
  readonly description: string;
  /** The stylesheet in styles/pages. */
  readonly style: 'home' | 'about' | 'contact' | 'legal' | 'not-found';
  /** The picture that stands beside the link when somebody shares it. */
  readonly preview: string;
  /** The point of it that the crop keeps in view. */
  readonly previewFocus: NonNullable<PictureRequest['focus']>;
  readonly Page: ComponentType;
}

/** The part of the hero's picture around the Kaaba. */
const kaaba = { x: 0.64, y: 0.62, zoom: 1.3 };

export const routes: readonly Route[] = [
  {
    path: '/',
    label: 'Home',
    title: `${agency.name}: Umrah packages from ${agency.address.city}`,
    description: `Umrah packages from ${agency.address.city}, ${agency.address.region}: hotel, flight, visa, Zam Zam, food, guided ziyarat and transfers. From ${formatRupees(pricing.amount)}.`,
    style: 'home',
    preview: 'hero-poster-landscape',
    previewFocus: kaaba,
    Page: HomePage,
  },
  {
    path: '/about',
    label: 'About Us',
    title: `About ${agency.name}`,
    description: `${agency.name} is a small travel agency in ${agency.address.city} that arranges Umrah journeys: what we offer, and why pilgrims may choose us.`,
    style: 'about',
    preview: 'hero-poster-landscape',
    previewFocus: kaaba,
    Page: AboutPage,
  },
  {
    path: '/contact',
    label: 'Contact',
    title: `Contact ${agency.name}`,
    description: `Message, call or email ${agency.name} in ${agency.address.city}, ${agency.address.region}. Customer care ${agency.hours}. With a map and a first message in four languages.`,
    style: 'contact',
    preview: 'hero-poster-landscape',
    previewFocus: kaaba,
    Page: ContactPage,
  },
  {
    path: '/terms-and-conditions',
    label: 'Terms and Conditions',
    title: `Terms and Conditions | ${agency.name}`,
    description: `The rules for an Umrah package from ${agency.name}: what it includes, payment, passport, visa, compensation and jurisdiction.`,
    style: 'legal',
    preview: 'hero-poster-landscape',
    previewFocus: kaaba,
    Page: TermsPage,
  },
  {
    path: '/refund-policy',
    label: 'Refund Policy',
    title: `Refund Policy | ${agency.name}`,
    description: `When you can have your money back for an Umrah package from ${agency.name}, what is not refundable, and how long a refund takes.`,
    style: 'legal',
    preview: 'hero-poster-landscape',
    previewFocus: kaaba,
    Page: RefundPage,
  },
  {
    path: '/privacy-policy',
    label: 'Privacy Policy',
    title: `Privacy Policy | ${agency.name}`,
    description: `What this website sees of you (no cookies, no analytics, no accounts), and what WhatsApp and Google Maps see when you open them.`,
    style: 'legal',
    preview: 'hero-poster-landscape',
    previewFocus: kaaba,
    Page: PrivacyPage,
  },
];

/** The page for addresses that do not exist; hosts find it as 404.html. */
export const notFoundRoute: Route = {
  path: '/404',
  label: 'Page not found',
  title: `Page not found | ${agency.name}`,
  description: `This address does not exist on the site of ${agency.name}. Go to the home page, or message, call or email us.`,
  style: 'not-found',
  preview: 'hero-poster-landscape',
  previewFocus: kaaba,
  Page: NotFoundPage,
};
