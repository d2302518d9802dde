/** The rest of a long list behind one row; it stands open on wide screens and on paper. */
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

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
