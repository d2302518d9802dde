/** A picture under a pointed arch with a thin gold line inside. */
import { Picture } from './Picture.tsx';

const outlines = {
  arch: 'M0 1V.36C0 .19.27.15.5 0 .73.15 1 .19 1 .36V1Z',
  tall: 'M0 1V.24C0 .125.27.1.5 0 .73.1 1 .125 1 .24V1Z',
  wide: 'M0 1V.46C0 .24.36.24.5 0 .64.24 1 .24 1 .46V1Z',
};

type ArchShape = keyof typeof outlines;

/** The shape of the arch for each kind of place. */
const shapes = { arch: 'arch', 'arch-tall': 'tall', 'page-hero': 'wide' } as const;

interface ArchProps {
  slug: string;
  slot: keyof typeof shapes;
  /** Whether it is the largest picture of the first view, which the browser should load with priority. */
  isLcp?: boolean;
}

export function Arch({ slug, slot, isLcp = false }: ArchProps) {
  const shape = shapes[slot];
  return (
    <div className={`arch arch--${shape}`}>
      <Picture className="arch__picture" slug={slug} slot={slot} isLcp={isLcp} />
      <svg
        className="arch__line"
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
      >
        <path d={outlines[shape]} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}

/** The clip paths for all arches on a page. Every page with an arch contains them once. */
export function ArchOutlines({ shapes }: { shapes: readonly ArchShape[] }) {
  return (
    <svg className="arch-outlines" width="0" height="0" aria-hidden="true">
      {shapes.map((shape) => (
        <clipPath key={shape} id={`arch-${shape}`} clipPathUnits="objectBoundingBox">
          <path d={outlines[shape]} />
        </clipPath>
      ))}
    </svg>
  );
}
