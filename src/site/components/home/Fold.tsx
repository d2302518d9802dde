/** The rest of a long list, folded behind one row. It is open on wide screens and on paper. */
import type { ReactNode } from 'react';
import { Icon } from '../shared/Icon.tsx';

export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="fold">
      <summary>
        <span>{summary}</span>
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}

/** How many rows of a long list are before the fold. */
const openRows = 3;

/** Splits a list into open and folded rows. A single row is never folded. */
export function splitRows<Row>(
  rows: readonly Row[],
): [open: readonly Row[], folded: readonly Row[]] {
  const open = rows.length > openRows + 1 ? openRows : rows.length;
  return [rows.slice(0, open), rows.slice(open)];
}
