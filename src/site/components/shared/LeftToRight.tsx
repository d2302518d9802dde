/**
 * Keeps the order of a price, a number or Latin letters where the page runs from right to left. In a template, fill.ts does that
 * for each fact that is a text.
 */
import type { ReactNode } from 'react';
import { leftToRight } from '../../../values/filledText.tsx';
import { usePage } from '../../pageContext.ts';

export function LeftToRight({ children }: { children: ReactNode }) {
  return usePage().route.edition.dir === 'rtl' ? leftToRight(children) : children;
}
