/** A code that opens the messaging service, shown on paper alone. */
import { encode } from 'uqr';
import { messagingHref } from '../../addresses.ts';
import { formatPhone } from '../../format.ts';
import { LeftToRight } from '../shared/LeftToRight.tsx';
import { usePage } from '../../pageContext.ts';

export function PrintedCode({ words }: { words: string }) {
  const { facts } = usePage();
  const { data, size } = encode(messagingHref(facts.agency), { border: 2 });
  return (
    <div className="printed-code">
      <svg viewBox={`0 -0.5 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path stroke="#000" d={data.map(darkRuns).join('')} />
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
