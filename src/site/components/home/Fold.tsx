/** The rest of a long list behind one row; it is open on wide screens and on paper. */
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

/** Of a longer list so many rows are open. */
const openRows = 3;

/** Returns the rows of a list that are open, and those behind a fold: never one alone. */
export function splitRows<Row>(
  rows: readonly Row[],
): [open: readonly Row[], folded: readonly Row[]] {
  const open = rows.length > openRows + 1 ? openRows : rows.length;
  return [rows.slice(0, open), rows.slice(open)];
}
