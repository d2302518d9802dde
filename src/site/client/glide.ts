/** Runs the library Glide on a strip, with our own buttons, a position for screen readers, and no focus on hidden slides. */
import Glide, { Images, Swipe } from '@glidejs/glide/dist/glide.modular.esm.js';

/** The gap between two slides in pixels. */
const gap = 24;

/** Starts Glide on a carousel. Returns a function that removes it, so that the strip can be scrolled again. */
export function mountGlide(root: HTMLElement): () => void {
  const track = root.querySelector<HTMLElement>('[data-glide-el=track]')!;
  const list = track.querySelector('ul')!;
  const previous = root.querySelector<HTMLButtonElement>('[data-step="<"]')!;
  const next = root.querySelector<HTMLButtonElement>('[data-step=">"]')!;
  const status = root.querySelector<HTMLElement>('[role=status]')!;
  const slides = [...list.children] as HTMLElement[];
  const buttons = [previous, next];
  const width = slides[0]!.offsetWidth;

  const focused = document.activeElement === track;

  root.dataset.enhanced = '';
  track.removeAttribute('tabindex');
  track.scrollLeft = 0;

  const glide = new Glide(root, {
    type: 'slider',
    bound: true,
    rewind: false,
    gap,
    direction: document.dir === 'rtl' ? 'rtl' : 'ltr',
    // With a throttle, Glide would move again after the mouse is released, and stop between two slides.
    throttle: 0,
    animationDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
    ...room(),
  });
  const resize = () => glide.update(room());
  const step = (event: Event) => glide.go((event.currentTarget as HTMLElement).dataset.step!);

  // The strip must not move past the end of the last slide.
  glide.mutate([
    () => ({
      modify: (shift) =>
        Math.min(shift, Math.max(0, slides.length * (width + gap) - gap - inside())),
    }),
  ]);
  glide.on(['mount.after', 'run', 'update'], () => show(glide.index));
  buttons.forEach((button) => button.addEventListener('click', step));
  addEventListener('resize', resize);
  // Glide's Images module keeps the browser from dragging a picture instead of the strip.
  glide.mount({ Swipe, Images });
  // If the strip had keyboard focus, which it can no longer hold, the focus moves to a button.
  if (focused) next.focus();

  return () => {
    removeEventListener('resize', resize);
    buttons.forEach((button) => button.removeEventListener('click', step));
    glide.destroy();
    delete root.dataset.enhanced;
    track.tabIndex = 0;
    for (const slide of slides) slide.inert = false;
    const bare = () => [list, ...slides].forEach((element) => element.removeAttribute('style'));
    bare();
    // Glide 3.7.1 may set the gaps again, up to 30 ms after the last resize.
    setTimeout(() => {
      if (root.dataset.enhanced === undefined) bare();
    }, 60);
  };

  /** Returns the width of the track in pixels, without the padding at its end. */
  function inside() {
    return track.clientWidth - parseFloat(getComputedStyle(track).paddingInlineEnd);
  }

  /**
   * Returns Glide's options for the current width: as many whole slides as fit, at their width in the stylesheet, and part of
   * the next slide in the rest of the track.
   */
  function room() {
    const perView = Math.min(
      slides.length,
      Math.max(1, Math.floor((track.clientWidth + gap) / (width + gap))),
    );
    const after = Math.max(0, track.clientWidth - perView * (width + gap) + gap);
    return { perView, peek: { before: 0, after } };
  }

  /** Takes the index of the first visible slide; updates buttons, position for screen readers and focusable slides. */
  function show(index: number) {
    const { perView } = room();
    const last = Math.min(index + perView, slides.length);
    slides.forEach((slide, position) => (slide.inert = position < index || position > last));
    // If all slides are visible, the buttons would do nothing.
    previous.parentElement!.hidden = perView === slides.length;
    root.dataset.enhanced = index > 0 && last === slides.length ? 'end' : '';
    setDisabled(previous, index === 0, next);
    setDisabled(next, last === slides.length, previous);
    // If only one slide is visible, it says "3 of 5" instead of "3 to 3 of 5".
    const isRange = last > index + 1;
    status.textContent = status.dataset
      .position!.replace(/\{first\}(.*)\{last\}/, (_, to: string) =>
        isRange ? `${index + 1}${to}${last}` : `${last}`,
      )
      .replace('{total}', `${slides.length}`);
  }
}

/** Disables or enables a button. A disabled button loses keyboard focus, so its neighbour takes the focus over. */
function setDisabled(
  button: HTMLButtonElement,
  disabled: boolean,
  neighbour: HTMLButtonElement,
): void {
  const focused = document.activeElement === button;
  button.disabled = disabled;
  if (disabled && focused) {
    neighbour.disabled = false;
    neighbour.focus();
  }
}
