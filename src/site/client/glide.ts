/** Runs the library Glide on a strip, with our own buttons, a spoken position, and no focus on slides out of view. */
import Glide, { Images, Swipe } from '@glidejs/glide/dist/glide.modular.esm.js';

/** Pixels between two slides. */
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
    // With a throttle, Glide would move once more after the mouse is released, and stop between two slides.
    throttle: 0,
    animationDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
    ...room(),
  });
  const resize = () => glide.update(room());
  const step = (event: Event) => glide.go((event.currentTarget as HTMLElement).dataset.step!);

  // The strip may move no further than to the end of the last slide.
  glide.mutate([
    () => ({
      modify: (shift) =>
        Math.min(shift, Math.max(0, slides.length * (width + gap) - gap - inside())),
    }),
  ]);
  glide.on(['mount.after', 'run', 'update'], () => show(glide.index));
  buttons.forEach((button) => button.addEventListener('click', step));
  addEventListener('resize', resize);
  // Glide's part Images prevents that the browser drags a picture out of the page instead of moving the strip.
  glide.mount({ Swipe, Images });
  // The strip had the keyboard's focus and can no longer have it, so the focus goes to a button.
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
    // Glide 3.7.1 may set the gaps once more, up to 30 ms after the last resize.
    setTimeout(() => {
      if (root.dataset.enhanced === undefined) bare();
    }, 60);
  };

  /** Returns the width of the track in pixels, without the padding at its end. */
  function inside() {
    return track.clientWidth - parseFloat(getComputedStyle(track).paddingInlineEnd);
  }

  /**
   * Returns Glide's options for the width of the window: as many whole slides as fit, at the width that the stylesheet
   * gives them, and in the rest of the track a part of the next slide.
   */
  function room() {
    const perView = Math.min(
      slides.length,
      Math.max(1, Math.floor((track.clientWidth + gap) / (width + gap))),
    );
    const after = Math.max(0, track.clientWidth - perView * (width + gap) + gap);
    return { perView, peek: { before: 0, after } };
  }

  /** Adapts buttons, spoken position and focus to the first visible slide. */
  function show(index: number) {
    const { perView } = room();
    const last = Math.min(index + perView, slides.length);
    slides.forEach((slide, position) => (slide.inert = position < index || position > last));
    // If all slides are visible, the buttons would do nothing.
    previous.parentElement!.hidden = perView === slides.length;
    root.dataset.enhanced = index > 0 && last === slides.length ? 'end' : '';
    setDisabled(previous, index === 0, next);
    setDisabled(next, last === slides.length, previous);
    // If only one slide is visible, its number is said: "3 of 5" and not "3 to 3 of 5".
    const isRange = last > index + 1;
    status.textContent = status.dataset
      .position!.replace(/\{first\}(.*)\{last\}/, (_, to: string) =>
        isRange ? `${index + 1}${to}${last}` : `${last}`,
      )
      .replace('{total}', `${slides.length}`);
  }
}

/** Disables or enables a button. If it had the keyboard's focus, its neighbour gets it, as a disabled button loses it. */
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
