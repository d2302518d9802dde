/** The hero's poster: the first frame of the loop, in portrait or landscape format to suit the window. */
import type { Structure } from '../../../agency/schemas/content.ts';
import { usePage } from '../../pageContext.ts';
import { slots } from '../../slots.ts';
import { preloadPicture, srcSet } from '../shared/Picture.tsx';

export function HeroPoster(posters: Structure['hero']['posters']) {
  const { picture } = usePage();
  const landscape = picture({ slug: posters.landscape, slot: 'hero-landscape' });
  const portrait = picture({ slug: posters.portrait, slot: 'hero-portrait' });
  const wide = { media: '(min-aspect-ratio: 1/1)', sizes: slots['hero-landscape'].sizes };
  const { sizes } = slots['hero-portrait'];
  preloadPicture(landscape.avif, wide.sizes, wide.media);
  preloadPicture(portrait.avif, sizes, `not all and ${wide.media}`);
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(landscape.avif)} {...wide} />
      <source type="image/jpeg" srcSet={srcSet(landscape.jpeg)} {...wide} />
      <source type="image/avif" srcSet={srcSet(portrait.avif)} sizes={sizes} />
      <img
        className="hero__poster"
        src={portrait.jpeg[0]?.url}
        width={portrait.width}
        height={portrait.height}
        alt=""
        fetchPriority="high"
      />
    </picture>
  );
}
