/** A price, a number or an address in Latin letters, which keeps its order inside Urdu. */
import type { ReactNode } from 'react';

export function LeftToRight({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}
