/** Fills a template like fill.ts, but returns React nodes: a fact may be an element, such as a price in bold. */
import { Fragment, type ReactNode } from 'react';
import type { Template } from '../agency/schemas/content.ts';
import { partsOf, withMarks, type Nodes, type Scope } from '../values/fill.ts';

/**
 * Returns the template with its facts as the children of an element. `own` has the facts that only the component knows;
 * `around` may wrap the words between the facts in an element.
 */
export function show(
  { template }: Template,
  scope: Scope,
  own: Nodes,
  around: (words: string) => ReactNode = (words) => words,
): ReactNode {
  const shown = partsOf(template, scope, own).map((part) => {
    if (typeof part === 'string') return part && around(part);
    return typeof part.fact === 'string' ? withMarks(part.fact, scope) : part.fact;
  });
  if (shown.every((part) => typeof part === 'string')) return shown.join('');
  return shown.map((part, at) => <Fragment key={at}>{part}</Fragment>);
}
