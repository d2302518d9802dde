/** A code that opens the messaging service, shown on paper alone: the file of the icons has its lines. */
import { encode } from 'uqr';
import type { Agency } from '../../../schemas/content.ts';
import { messagingHref } from '../../addresses.ts';
import { formatPhone } from '../../format.ts';
import { LeftToRight } from '../shared/LeftToRight.tsx';
import { usePage } from '../../pageContext.ts';

export function PrintedCode({ words }: { words: string }) {
  const { facts, iconsUrl } = usePage();
  return (
    <div className="printed-code">
      <svg aria-hidden="true">
        <use href={`${iconsUrl}#code`} />
      </svg>
      <p>
        {words}{' '}
        <strong>
          <LeftToRight>{formatPhone(facts.agency.messaging)}</LeftToRight>
        </strong>
      </p>
    </div>
  );
}

/** The drawing of the code, for the file of the icons. */
export function CodeSymbol({ agency }: { agency: Agency }) {
  const { data, size } = encode(messagingHref(agency), { border: 2 });
  return (
    <symbol id="code" viewBox={`0 -0.5 ${size} ${size}`}>
      <path stroke="#000" shapeRendering="crispEdges" d={data.map(darkRuns).join('')} />
    </symbol>
  );
}

/** Draws each run of dark modules of a row as one line as wide as a module, from the end of the one before: half the path. */
function darkRuns(row: readonly boolean[], y: number): string {
  const modules = row.map((isDark) => (isDark ? '#' : ' ')).join('');
  let end = 0;
  return [...modules.matchAll(/#+/g)]
    .map(({ index, 0: { length } }) => {
      const start = end === 0 ? `M${index} ${y}` : `m${index - end} 0`;
      end = index + length;
      return `${start}h${length}`;
    })
    .join('');
}
