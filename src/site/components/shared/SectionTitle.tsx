/** The heading of a section, above a gold rule with a star. */
import type { ReactNode } from 'react';

export function SectionTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 className="section-title" id={id}>
      {children}
    </h2>
  );
}
