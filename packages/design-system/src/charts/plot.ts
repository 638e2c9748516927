import { scaleLinear } from '@visx/scale';
import type { ValueFormat } from './chart';
import { widest, wholeOnly } from './layout';
import type { Room } from './useRoom';

/** The approximate number of grid lines. */
const LINES = 3;

/** The layout of a drawing: values inside, axis labels around. All in pixels of the drawing. */
export interface Plot extends Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The y of a value. There is no room below zero: negative values are drawn as zero. */
  y: ReturnType<typeof scaleLinear<number>>;
  /** The values that have a grid line and a number on the axis. */
  levels: number[];
}

/** Lays out a drawing for these values; `end` reserves room for half a label beyond the last one. */
export function plotOf(room: Room, values: readonly number[], valueFormat: ValueFormat, end = 0): Plot {
  const { width, height, em } = room;
  const most = values.reduce((a, b) => Math.max(a, b), 0);
  const top = em * 1.9;
  const bottom = height - em * 2;
  const y = scaleLinear<number>({ domain: [0, most || 1], range: [bottom, top], nice: LINES, clamp: true });
  const levels = wholeOnly(y.ticks(LINES), values);
  const left = widest(levels.map(valueFormat.short), em) + em * 0.6;
  return { ...room, left, right: width - end, top, bottom, y, levels };
}
