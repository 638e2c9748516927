import type { ReactNode } from 'react';
import * as s from './Vignette.css';

export interface VignetteProps {
  /** Parts of the product as they look in use. The words beside the picture say all of it: here they are for the eye alone. */
  children: ReactNode;
}

/** A small picture of the product, made of its own parts. Pictures beside each other are equally high. */
export function Vignette({ children }: VignetteProps) {
  return (
    <div className={s.vignette} aria-hidden>
      {children}
    </div>
  );
}
