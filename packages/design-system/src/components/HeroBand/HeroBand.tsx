import { useId } from 'react';
import type { ReactNode } from 'react';
import { khatam } from '../../icons/khatam';
import * as s from './HeroBand.css';

export interface HeroBandProps {
  /** The promise of the page and its picture: usually one `Grid`. */
  children: ReactNode;
}

/** The distance between two stars in pixels; their points touch. */
const TILE = 112;
const STAR = khatam(TILE / 2, TILE / 2);

/**
 * The first band of the landing page, as wide as the screen: khatam tiles fade in behind its end, and a hairline closes it. On a page of
 * the app itself, use a `Page`; for what is about to happen there, a `SealBand`.
 */
export function HeroBand({ children }: HeroBandProps) {
  const id = useId();
  return (
    <div className={s.band}>
      <svg className={s.tiles} aria-hidden focusable={false}>
        <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <path d={STAR} fill="none" stroke="currentColor" />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
      <div className={s.column}>{children}</div>
    </div>
  );
}
