/** A picture in a slot, as AVIF in the slot's widths, and as JPEG for old browsers. */
import { preload } from 'react-dom';
import { usePage } from '../../pageContext.ts';
import { slots, type PictureSource, type SlotName } from '../../slots.ts';

interface PictureProps {
  slug: string;
  slot: SlotName;
  className?: string;
  /** The alt text, if it differs from the picture's line in `pictures` of the language. */
  alt?: string;
  /** Whether it is the largest picture of the first view, which the browser should load with priority. */
  isLcp?: boolean;
}

export function Picture({ slug, slot, className, alt: ownAlt, isLcp = false }: PictureProps) {
  const { route, picture } = usePage();
  const { alt, ...crop } = route.edition.describePicture(slug);
  const files = picture({ ...crop, slot });
  const { sizes } = slots[slot];
  if (isLcp) preloadPicture(files.avif, sizes);
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(files.avif)} sizes={sizes} />
      <img
        className={className}
        src={files.jpeg[0]?.url}
        width={files.width}
        height={files.height}
        alt={ownAlt ?? alt}
        {...(isLcp ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

export function srcSet(sources: readonly PictureSource[]): string {
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
}

/** Adds a preload to the head, so that the picture is loaded before the font and the stylesheet. */
export function preloadPicture(avif: readonly PictureSource[], sizes: string, media?: string) {
  preload(avif[0]!.url, {
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
    imageSrcSet: srcSet(avif),
    imageSizes: sizes,
    ...(media && { media }),
  });
}
