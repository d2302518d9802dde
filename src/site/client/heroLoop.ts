/**
 * Plays the video behind Home's headline, only after the page has loaded and while the video is in view. The video is not
 * loaded for visitors who asked for less motion or less data, or who are on a slow connection.
 */
import { find } from './find.ts';
import { savesData } from './savesData.ts';

const landscape = matchMedia('(min-aspect-ratio: 1/1)');

export function heroLoop(hero: HTMLElement): void {
  const video = find<HTMLVideoElement>(hero, 'video');
  const button = find<HTMLButtonElement>(hero, 'button');
  /** Whether the visitor has not paused the video. */
  let wanted = true;

  const start = () => {
    if (savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    setSources(video);
    // A phone that is rotated needs the other files. In the wrong shape, the words would cover the Kaaba.
    // MediaQueryList has no addEventListener in Safari before 14.
    landscape.addEventListener?.('change', () => {
      const isPlaying = !video.paused;
      setSources(video);
      video.load();
      if (isPlaying) void play();
    });
    video.addEventListener('playing', () => show('playing'));
    video.addEventListener('pause', () => show('paused'));
    button.addEventListener('click', () => {
      wanted = video.paused;
      if (wanted) void play();
      else video.pause();
    });
    new IntersectionObserver((entries) => {
      // After a long task there are several entries, and only the last one is still true.
      if (entries.pop()!.isIntersecting && wanted) void play();
      else video.pause();
    }).observe(hero);
  };
  // If the browser refuses to play, the poster stays visible.
  const play = () => video.play().catch(() => {});
  const show = (state: string) => {
    hero.dataset.loop = state;
    button.setAttribute('aria-pressed', `${state === 'paused'}`);
  };

  // The video waits for the load event, so that it does not compete with the first view for bandwidth.
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

/** Sets the video files that suit the shape of the window. */
function setSources(video: HTMLVideoElement): void {
  const { landscape: wide, portrait } = video.dataset;
  video.textContent = '';
  for (const src of (landscape.matches ? wide : portrait)!.split(' '))
    video.append(Object.assign(document.createElement('source'), { src }));
}
