/** What a page needs of the build's earlier steps; its content asks for its part of it through one React context. */
import { createContext, useContext, type ComponentType } from 'react';
import type { Language } from '../schemas/content.ts';
import type { EncodedPicture, PictureRequest } from './slots.ts';

/** A row of src/routes.tsx. */
export interface Route {
  readonly path: string;
  /** The page's name in the breadcrumb. */
  readonly label: string;
  /** At most 60 characters; shown by search engines and in the browser's tab. */
  readonly title: string;
  /** At most 160 characters. */
  readonly description: string;
  /** The stylesheet in styles/pages. */
  readonly style: 'home' | 'about' | 'contact' | 'legal' | 'key-facts' | 'not-found';
  /** For a page of key facts. */
  readonly language?: Language;
  readonly Page: ComponentType;
}

export interface ContentAssets {
  readonly route: Route;
  /** The files of a picture in a slot. Throws where the build has none. */
  readonly picture: (request: PictureRequest) => EncodedPicture;
  /** The address of a file of public/, versioned by its content. */
  readonly publicUrl: (path: string) => string;
}

/** What stands around the content needs these besides. */
export interface PageAssets extends ContentAssets {
  /** The CSS that the page inlines. */
  readonly css: string;
  /** The policy of the page's meta tag; empty where no policy is wanted. */
  readonly policy: string;
  readonly scriptUrl: string;
  readonly fontUrl: string;
}

export const PageContext = createContext<ContentAssets | undefined>(undefined);

/** Returns the assets of the page that is being rendered; throws outside a page. */
export function usePage(): ContentAssets {
  const assets = useContext(PageContext);
  if (!assets)
    throw new Error('Could not render a component: it stands outside a PageContext provider.');
  return assets;
}
