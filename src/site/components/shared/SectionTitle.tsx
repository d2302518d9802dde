/** A section's heading with the gold rule and its star. */
import type { ReactNode } from 'react';

export function SectionTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 className="section-title" id={id}>
      {children}
    </h2>
  );
}
