/** Lets Glide take over a strip where a mouse is, once the strip comes near the window; phones keep swiping natively. */
export function carousel(root: HTMLElement): void {
  const mouse = matchMedia('(min-width: 64em) and (hover: hover) and (pointer: fine)');
  let unmount = () => {};
  let near = false;

  const update = async () => {
    unmount();
    unmount = () => {};
    if (!near || !mouse.matches) return;
    const { mountGlide } = await import('./glide.ts');
    if (mouse.matches) unmount = mountGlide(root);
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
