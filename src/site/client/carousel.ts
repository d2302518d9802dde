/**
 * Turns a strip that scrolls sideways into a carousel of the library Glide: in a wide window with a mouse, and only once
 * the strip comes near the window. On phones the strip is swiped as it is, and Glide is never loaded.
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
    // While Glide was loading, the window may have become narrow again; then a later call has decided.
    if (thisTurn === turn) unmount = mountGlide(root);
  };
  // Safari before 14 has no addEventListener here.
  mouse.addEventListener?.('change', update);
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry!.isIntersecting) return;
      observer.disconnect();
      near = true;
      void update();
    },
    { rootMargin: '50%' },
  );
  observer.observe(root);
}
