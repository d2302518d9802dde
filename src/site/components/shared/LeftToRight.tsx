/**
 * Keeps the order of a price, a number or Latin letters on right-to-left pages. In templates, fill.ts does this for each fact
 * that is a string.
 */
import type { ReactNode } from 'react';
import { leftToRight } from '../../../values/filledText.tsx';
import { usePage } from '../../pageContext.ts';

export function LeftToRight({ children }: { children: ReactNode }) {
  return usePage().route.edition.dir === 'rtl' ? leftToRight(children) : children;
}
