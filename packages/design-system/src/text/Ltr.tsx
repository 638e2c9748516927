import type { ReactNode } from 'react';
import * as s from './text.css';

export interface LtrProps {
  /** `bdi` inside a line, `p` or `div` for a block. */
  as?: 'bdi' | 'span' | 'p' | 'div';
  /** An email address, a DOI, a web address, a phone number, code. An email address may break before its @. */
  children: ReactNode;
}

/**
 * An address, code or number that always reads from left to right, isolated from the line around it. For words in a language that is not
 * known, use `Auto`.
 */
export function Ltr({ as: As = 'bdi', children }: LtrProps) {
  return (
    <As dir="ltr" className={s.isolated}>
      {typeof children === 'string' ? breakable(children) : children}
    </As>
  );
}

/** An email address that must break does so before its @, not in the middle of a word. */
function breakable(text: string): ReactNode {
  const at = text.lastIndexOf('@');
  if (at < 1) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
