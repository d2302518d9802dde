/** Puts what a component knows into a template, as the children of an element. */
import { Fragment, type ReactNode } from 'react';
import type { Template } from '../schemas/content.ts';
import { marked, partsOf, type Nodes, type Scope } from './fill.ts';

/** A fact may be an element; `around` may wrap the words beside the facts. */
export function show(
  { template }: Template,
  scope: Scope,
  own: Nodes,
  around: (words: string) => ReactNode = (words) => words,
): ReactNode {
  const shown = partsOf(template, scope, own).map((part) => {
    if (typeof part === 'string') return part && around(part);
    return typeof part.fact === 'string' ? marked(part.fact, scope) : part.fact;
  });
  if (shown.every((part) => typeof part === 'string')) return shown.join('');
  return shown.map((part, at) => <Fragment key={at}>{part}</Fragment>);
}
