import type { ReactNode } from 'react';
import * as s from './text.css';

export interface ProseProps {
  /** Paragraphs, headings and lists; they get their distances here. */
  children: ReactNode;
}

/** Running text at the reading width (about 68 characters). */
export function Prose({ children }: ProseProps) {
  return <div className={s.prose}>{children}</div>;
}
