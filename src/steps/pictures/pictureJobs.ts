/** The pictures to make, sorted by master: each master is looked at once, whatever the number of its places. */
import { slots } from '../../slots.ts';
import type { PictureRequest } from '../../slots.ts';
import { slotSize, type Focus, type Size } from './pictureSettings.ts';

export interface PictureJob {
  readonly slug: string;
  readonly places: readonly PicturePlace[];
  /** What the master must have to fill all its places. */
  readonly need: Size;
}

export type PicturePlace = Omit<PictureRequest, 'focus'> & { readonly focus: Focus };

/** Takes requests, of which any may be there twice; returns one job per slug, in the order of their first mention. */
export function pictureJobs(requests: readonly PictureRequest[]): PictureJob[] {
  const bySlug = new Map<string, Map<string, PicturePlace>>();
  for (const request of requests) {
    const places = bySlug.get(request.slug) ?? new Map<string, PicturePlace>();
    bySlug.set(request.slug, places.set(placeId(request), placeOf(request)));
  }
  return [...bySlug].map(([slug, byId]) => {
    const places = [...byId.values()];
    return { slug, places, need: needOf(places) };
  });
}

/** The same for two requests exactly if they ask for the same files. */
export function placeId(request: PictureRequest): string {
  const { slug, slot, focus } = placeOf(request);
  return JSON.stringify([slug, slot, focus.x, focus.y, focus.zoom]);
}

function placeOf({ slug, slot, focus }: PictureRequest): PicturePlace {
  const { x = 0.5, y = 0.5, zoom = 1 } = focus ?? {};
  return { slug, slot, focus: { x, y, zoom } };
}

function needOf(places: readonly PicturePlace[]): Size {
  const sizes = places.map(({ slot, focus }) => ({ ...slotSize(slots[slot]), zoom: focus.zoom }));
  const width = Math.max(...sizes.map((size) => Math.ceil(size.width * size.zoom)));
  const height = Math.max(...sizes.map((size) => Math.ceil(size.height * size.zoom)));
  return { width, height };
}
