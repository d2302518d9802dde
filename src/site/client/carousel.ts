/**
 * Turns a strip that scrolls sideways into a carousel with the library Glide, in a wide window with a mouse, once the strip
 * comes near the viewport. On phones visitors swipe the plain strip, and Glide is never loaded.
 */
export function carousel(root: HTMLElement): void {
  const mouse = matchMedia('(min-width: 64em) and (hover: hover) and (pointer: fine)');
  let unmount = () => {};
  let near = false;
  let turn = 0;

  const update = async () => {
    const thisTurn = ++turn;
    unmount();
    unmount = () => {};
    if (!near || !mouse.matches) return;
    const { mountGlide } = await import('./glide.ts');
    // The window may have become narrow while Glide was loading; then a later call has already decided.
    if (thisTurn === turn) unmount = mountGlide(root);
  };
  // MediaQueryList has no addEventListener in Safari before 14.
  mouse.addEventListener?.('change', update);
  const observer = new IntersectionObserver(
    (entries) => {
      // After a long task there are several entries, and only the last one is still true.
      if (!entries.pop()!.isIntersecting) return;
      observer.disconnect();
      near = true;
      void update();
    },
    { rootMargin: '50%' },
  );
  observer.observe(root);
}
