import { useDirection } from '../i18n/locale';
import * as s from './Chart.css';

const looks = { axis: s.axisWord, value: s.valueWord, strong: s.strongWord };

interface WordProps {
  x: number;
  y: number;
  /** Which end of it is at x, as seen from the left. */
  anchor?: 'start' | 'middle' | 'end';
  look: keyof typeof looks;
  children: string;
}

const FLIPPED = { start: 'end', middle: 'middle', end: 'start' } as const;

/**
 * A text of the drawing. The drawing runs from left to right, the text in the direction of its language; SVG's `text-anchor` refers to the
 * side where reading begins. (Isolate characters would do the same, but Chromium then places the first digit of an anchored text apart from
 * the rest.)
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
