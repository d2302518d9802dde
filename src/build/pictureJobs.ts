/** The pictures to make, sorted by master: each master is looked at once, whatever the number of its places. */
import { slots, type SlotName } from '../slots.ts';
import type { PictureRequest } from './encodePictures.ts';
import { slotSize, type Focus, type Size } from './pictureSettings.ts';

export interface PictureJob {
  readonly slug: string;
  readonly places: readonly PicturePlace[];
  /** The pixels that the master must have to fill all its places. */
  readonly need: Size;
}

export interface PicturePlace {
  readonly id: string;
  readonly slug: string;
  readonly slot: SlotName;
  readonly focus: Focus;
}

/** Takes requests, of which any may be there twice; returns one job per slug, in the order of their first mention. */
export function pictureJobs(requests: readonly PictureRequest[]): PictureJob[] {
  const bySlug = new Map<string, Map<string, PicturePlace>>();
  for (const request of requests) {
    const places = bySlug.get(request.slug) ?? new Map<string, PicturePlace>();
    const { slug, slot, focus = centre } = request;
    const id = placeId(request);
    bySlug.set(slug, places.set(id, { id, slug, slot, focus }));
  }
  return [...bySlug].map(([slug, byId]) => {
    const places = [...byId.values()];
    return { slug, places, need: needOf(places) };
  });
}

/** The same for two requests exactly if they ask for the same files. */
export function placeId({ slug, slot, focus = centre }: PictureRequest): string {
  return JSON.stringify([slug, slot, focus.x, focus.y]);
}

const centre: Focus = { x: 0.5, y: 0.5 };

function needOf(places: readonly PicturePlace[]): Size {
  const sizes = places.map(({ slot }) => slotSize(slots[slot]));
  return { width: Math.max(...sizes.map(({ width }) => width)), height: Math.max(...sizes.map(({ height }) => height)) };
}
