import type { ReactNode } from 'react';
import * as s from './text.css';

export interface ProseProps {
  /** Paragraphs, headings and lists; their spacing is set here. */
  children: ReactNode;
}

/**
 * Running text at the reading width (about 68 characters). For a line of the interface, use `Text`; for text with marks of its own,
 * `Markdown`.
 */
export function Prose({ children }: ProseProps) {
  return <div className={s.prose}>{children}</div>;
}
