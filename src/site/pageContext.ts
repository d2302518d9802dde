/** What every page is given beside its own content; components ask for their part of it through one React context. */
import { createContext, useContext, type ReactElement } from 'react';
import type { Facts, Template, Words } from '../schemas/content.ts';
import { fill, type Scope, type Nodes, type Values } from './fill.ts';
import type { IconName } from './components/shared/icons.tsx';
import { show } from './show.tsx';
import type { PagePicture, PictureRequest } from './slots.ts';

/** A row of src/routes.tsx. */
export interface Route {
  readonly path: string;
  /** The page's name in the breadcrumb. */
  readonly label: string;
  /** At most 60 characters; shown by search engines and in the browser's tab. */
  readonly title: string;
  /** The title without the agency's name, which is beside it where a link is shared. */
  readonly shareTitle: string;
  /** What is shown beside a shared link. */
  readonly preview: PictureRequest & { readonly alt: string };
  /** At most 160 characters. */
  readonly description: string;
  /** The stylesheet of its first screen in styles/first. */
  readonly style: string;
  /** BCP 47. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  readonly frame: Frame;
  /** What its words can name in braces, in its language. */
  readonly scope: Scope;
  readonly page: ReactElement;
}

/** The words and links around a page, in its language. */
export interface Frame extends Omit<
  Words['frame'],
  'message' | 'contact' | 'about' | 'price' | 'english'
> {
  readonly book: LabelledMessage;
  readonly floating: LabelledMessage;
  readonly links: readonly FrameLink[];
  readonly more: readonly FrameLink[];
  readonly footer: readonly FrameList[];
  readonly newsletter: NonNullable<Words['pages']>['newsletter'] | undefined;
  /** The title of the agency's licences. */
  readonly licences: string;
  /** Where Home has it in the footer. */
  readonly family: FamilyWords | undefined;
  /** The first page in the other languages. */
  readonly languages: readonly LanguageLink[];
}

export interface FrameList {
  readonly title: string;
  readonly links: readonly FrameLink[];
}

/** A link to the messaging service with a message ready. */
export interface LabelledMessage {
  readonly label: string;
  readonly message: string;
}

export interface FrameLink {
  readonly label: string;
  /** Without one the link is a placeholder for what is to come. */
  readonly href?: string | undefined;
  /** What marks a link to a page in another language. */
  readonly note?: string | undefined;
}

/** Links that write a message with the address of a page in it, for the visitor to send to whom they like. */
export interface FamilyWords {
  readonly title: string;
  readonly links: readonly (Omit<LanguageLink, 'path'> & { readonly message: string })[];
}

export interface LanguageLink {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** In its own script. */
  readonly label: string;
  readonly path: string;
}

export interface Page {
  readonly route: Route;
  readonly facts: Facts;
  /** The day of the build, as an ISO date. */
  readonly today: string;
  /** The CSS of the first screen, which the page inlines. */
  readonly css: string;
  /** The content security policy of the page's meta tag. */
  readonly csp: string;
  /** The address of the stylesheet that all pages share. */
  readonly sheetUrl: string;
  readonly scriptUrl: string;
  readonly fontUrl: string;
  /** Returns the files of a picture in a slot; what is asked for is encoded afterwards. */
  readonly picture: (request: PictureRequest) => PagePicture;
  /** Returns the address of a file of public/, versioned by its content. */
  readonly publicUrl: (path: string) => string;
  /** The address of the file with the lines of every icon. */
  readonly iconsUrl: string;
  readonly firstIcons: FirstIcons;
}

/** The icons of a page's first screen, which wait for no file; components are rendered in the order of the page. */
export interface FirstIcons {
  /** Takes an icon that is drawn; returns whether the first screen has it. */
  readonly has: (name: IconName) => boolean;
  /** Ends the first screen; returns its icons. */
  readonly end: () => ReadonlySet<IconName>;
}

export const PageContext = createContext<Page | undefined>(undefined);

/** Returns the page that is being rendered, and what puts facts into its templates; throws outside of one. */
export function usePage() {
  const page = useContext(PageContext);
  if (!page) throw new Error('Could not render a component: it is outside a PageContext provider.');
  const { scope } = page.route;
  return {
    ...page,
    /** As text, for attributes and messages. */
    fill: ({ template }: Template, own: Values) => fill(template, scope, own),
    /** As the children of an element. */
    show: (words: Template, own: Nodes, around?: Parameters<typeof show>[3]) =>
      show(words, scope, own, around),
  };
}
