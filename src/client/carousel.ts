/** Lets Glide take over a strip where a mouse is, once the strip comes near the window; phones keep swiping natively. */
import { find } from './find.ts';

/** The elements that the carousel works on. */
export interface CarouselParts {
  readonly root: HTMLElement;
  readonly track: HTMLElement;
  readonly list: HTMLElement;
  readonly previous: HTMLButtonElement;
  readonly next: HTMLButtonElement;
  readonly status: HTMLElement;
}

export function carousel(root: HTMLElement): void {
  const track = find<HTMLElement>(root, '[data-glide-el=track]');
  const parts: CarouselParts = {
    root,
    track,
    list: find(track, 'ul'),
    previous: find(root, '[data-step="<"]'),
    next: find(root, '[data-step=">"]'),
    status: find(root, '[role=status]'),
  };
  const mouse = matchMedia('(min-width: 64em) and (hover: hover) and (pointer: fine)');
  let unmount = () => {};
  let near = false;
  let turn = 0;

  const update = async () => {
    const own = ++turn;
    unmount();
    unmount = () => {};
    if (!near || !mouse.matches) return;
    const { mountGlide } = await import('./glide.ts');
    // The window may have changed again while the chunk was on its way.
    if (own === turn) unmount = mountGlide(parts);
  };
  mouse.addEventListener('change', update);
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry!.isIntersecting) return;
      observer.disconnect();
      near = true;
      update();
    },
    { rootMargin: '50%' },
  );
  observer.observe(root);
}
