import type { ReactNode } from 'react';
import * as s from './layout.css';

export interface PageProps {
  /** `page` is 1200 px wide, `narrow` 760 px for forms and prose. */
  width?: 'narrow' | 'page';
  /** `main` only outside of a `Frame`, which has one. */
  as?: 'div' | 'main';
  /** Usually one `Stack`. */
  children: ReactNode;
}

/** The column of a page with its gutters. For one form in front of the app, use a `HalfPage`. */
export function Page({ width = 'page', as: As = 'div', children }: PageProps) {
  return <As className={`${s.page} ${s.pageWidth[width]}`}>{children}</As>;
}
