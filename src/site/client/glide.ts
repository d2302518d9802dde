/** The carousel that Glide drives: our own buttons, a spoken position, and nothing in focus that is out of view. */
import Glide, { Images, Swipe } from '@glidejs/glide/dist/glide.modular.esm.js';

const gap = 24;

/** Mounts Glide on a carousel; returns what takes it off again and gives the native strip back. */
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
    // Throttled, Glide makes its last move after the mouse is let go, and stops between two places.
    throttle: 0,
    animationDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
    ...room(),
  });
  const resize = () => glide.update(room());
  const step = (event: Event) => glide.go((event.currentTarget as HTMLElement).dataset.step!);

  // The last slide comes to rest at the end of the content, not at the beginning of the track.
  glide.mutate([
    () => ({
      modify: (shift) =>
        Math.min(shift, Math.max(0, slides.length * (width + gap) - gap - inside())),
    }),
  ]);
  glide.on(['mount.after', 'run', 'update'], () => show(glide.index));
  buttons.forEach((button) => button.addEventListener('click', step));
  addEventListener('resize', resize);
  // Images keeps the browser from dragging a picture out of the page instead of moving the strip.
  glide.mount({ Swipe, Images });
  // Whoever had the strip in focus has its buttons now.
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
    // Glide may set its gaps once more, up to 30 ms behind the last of several resizes (3.7.1).
    setTimeout(() => {
      if (root.dataset.enhanced === undefined) bare();
    }, 60);
  };

  /** The track's width without the padding that keeps the last slide off the window's edge. */
  function inside() {
    return track.clientWidth - parseFloat(getComputedStyle(track).paddingInlineEnd);
  }

  /** As many whole slides as fit, at the width that the style sheet gives them; the rest of the track shows the next. */
  function room() {
    const perView = Math.min(
      slides.length,
      Math.max(1, Math.floor((track.clientWidth + gap) / (width + gap))),
    );
    const after = Math.max(0, track.clientWidth - perView * (width + gap) + gap);
    return { perView, peek: { before: 0, after } };
  }

  function show(index: number) {
    const { perView } = room();
    const last = Math.min(index + perView, slides.length);
    slides.forEach((slide, position) => (slide.inert = position < index || position > last));
    // Where all of them show there is nowhere to go.
    previous.parentElement!.hidden = perView === slides.length;
    root.dataset.enhanced = index > 0 && last === slides.length ? 'end' : '';
    setDisabled(previous, index === 0, next);
    setDisabled(next, last === slides.length, previous);
    // One place alone is a figure, not a range.
    const isRange = last > index + 1;
    status.textContent = status.dataset
      .position!.replace(/\{first\}(.*)\{last\}/, (_, to: string) =>
        isRange ? `${index + 1}${to}${last}` : `${last}`,
      )
      .replace('{total}', `${slides.length}`);
  }
}

/** A button that becomes disabled hands its focus to its neighbour, so that the keyboard is not lost. */
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
