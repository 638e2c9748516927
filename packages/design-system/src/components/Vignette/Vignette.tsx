import type { ReactNode } from 'react';
import * as s from './Vignette.css';

export interface VignetteProps {
  /**
   * Parts of the product as they look in use. They are hidden from assistive technology, so the text next to the picture must say
   * everything.
   */
  children: ReactNode;
}

/**
 * A small picture of the product, made of real components. Adjacent ones are equally high. For the first picture of the landing page, use a
 * `LetterScene`; for examples of data, a `SampleSheet`.
 */
export function Vignette({ children }: VignetteProps) {
  return (
    <div className={s.vignette} aria-hidden>
      {children}
    </div>
  );
}
