/** The hero's video. It has no source until the browser script decides that it may play. */
import type { FilledText } from '../../../values/filledText.tsx';
import { usePage } from '../../pageContext.ts';
import { Icon } from '../shared/Icon.tsx';

const formats = ['webm', 'mp4'];

export function HeroLoop() {
  const { publicUrl } = usePage();
  const files = (shape: string) =>
    formats.map((format) => publicUrl(`/video/hero-${shape}.${format}`)).join(' ');
  return (
    <video
      className="hero__loop"
      id="hero-loop"
      muted
      loop
      playsInline
      aria-hidden="true"
      data-landscape={files('landscape')}
      data-portrait={files('portrait')}
    />
  );
}

/** The button that pauses the loop. It appears once the loop plays, and is in the pressed state while the loop is paused. */
export function HeroLoopButton({ label }: { label: FilledText }) {
  return (
    <button className="hero__pause" type="button" aria-controls="hero-loop">
      <Icon name="pause" />
      <Icon name="play" />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
