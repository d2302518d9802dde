/** A sentence one part of which stands out, wherever the language puts it. */
import type { ReactNode } from 'react';

export interface SetApartProps {
  text: string;
  /** As it is written in the text. */
  part: string;
  /** The class of the words around it, where they need one. */
  around?: string;
  /** The part as it is shown. */
  children: ReactNode;
}

export function SetApart({ text, part, around, children }: SetApartProps) {
  const [before = '', ...others] = text.split(part);
  const after = others.join(part);
  const words = (some: string) => (around && some ? <span className={around}>{some}</span> : some);
  return (
    <>
      {words(before)}
      {children}
      {words(after)}
    </>
  );
}
