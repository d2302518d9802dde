/** Lets Glide take over a strip where a mouse is, once the strip comes near the window; phones keep swiping natively. */
export function carousel(root: HTMLElement): void {
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
    if (own === turn) unmount = mountGlide(root);
  };
  mouse.addEventListener('change', update);
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
