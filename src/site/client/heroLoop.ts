/** Plays the hero's loop where it costs nobody anything: after load, on a fast line, and only while it is in view. */
import { find } from './find.ts';
import { savesData } from './savesData.ts';

export function heroLoop(hero: HTMLElement): void {
  const video = find<HTMLVideoElement>(hero, 'video');
  const button = find<HTMLButtonElement>(hero, 'button');
  const label = find<HTMLElement>(button, 'span');
  let wanted = true;

  const start = () => {
    if (!mayPlay()) return;
    for (const url of sourcesFor(video))
      video.append(Object.assign(document.createElement('source'), { src: url }));
    video.addEventListener('playing', () => show('playing'));
    video.addEventListener('pause', () => show('paused'));
    button.addEventListener('click', () => {
      wanted = video.paused;
      if (wanted) void play();
      else video.pause();
    });
    new IntersectionObserver(([entry]) => {
      if (entry!.isIntersecting && wanted) void play();
      else video.pause();
    }).observe(hero);
  };
  // A refusal leaves the poster where it is.
  const play = () => video.play().catch(() => {});
  const show = (state: string) => {
    hero.dataset.loop = state;
    label.textContent = label.dataset[state === 'playing' ? 'pause' : 'play']!;
  };

  // Nothing is taken away from the first view.
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

/** No loop for those who asked for less motion or less data, nor on a slow line. */
function mayPlay(): boolean {
  return !savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function sourcesFor({ dataset }: HTMLVideoElement): string[] {
  return (
    matchMedia('(min-aspect-ratio: 1/1)').matches ? dataset.landscape : dataset.portrait
  )!.split(' ');
}
