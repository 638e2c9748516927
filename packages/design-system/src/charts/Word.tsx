import { useDirection } from '../i18n/locale';
import * as s from './Chart.css';

const looks = { axis: s.axisWord, value: s.valueWord, strong: s.strongWord };

interface WordProps {
  x: number;
  y: number;
  /** Which end of it stands at x, seen from the left. */
  anchor?: 'start' | 'middle' | 'end';
  look: keyof typeof looks;
  children: string;
}

const FLIPPED = { start: 'end', middle: 'middle', end: 'start' } as const;

/**
 * A word of the drawing. The drawing runs from left to right, the word in the direction of its language; SVG counts
 * the anchor from the end where reading begins. (Isolating characters would do the same, but Chromium then places the
 * first digit of an anchored text apart from the rest.)
 */
export function Word({ x, y, anchor = 'middle', look, children }: WordProps) {
  const direction = useDirection();
  return (
    <text
      x={x}
      y={y}
      direction={direction}
      textAnchor={direction === 'rtl' ? FLIPPED[anchor] : anchor}
      className={looks[look]}
    >
      {children}
    </text>
  );
}
