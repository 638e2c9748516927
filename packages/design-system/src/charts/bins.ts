/** A step of a distribution: how many values lie between two bounds, both inclusive. */
export interface Bin {
  /** The first value in it. */
  from: number;
  /** The last value in it: 9 after 0, and 100 in the last step of a score. */
  to: number;
  /** How many values it holds: a whole number, zero or more. */
  count: number;
}

interface Range {
  /** The lowest possible value. */
  min: number;
  /** The highest possible value; it falls into the last step. */
  max: number;
  /** The width of each step. */
  step: number;
}

/** Groups whole numbers, such as match scores from 0 to 100, into steps of equal width. Values outside are left out. */
export function binsOf(values: readonly number[], { min, max, step }: Range): Bin[] {
  const length = Math.max(1, Math.floor((max - min) / step));
  const bins = Array.from({ length }, (_, index) => ({
    from: min + index * step,
    to: index === length - 1 ? max : min + (index + 1) * step - 1,
    count: 0,
  }));
  for (const value of values) {
    if (value < min || value > max) continue;
    const bin = bins[Math.min(length - 1, Math.floor((value - min) / step))];
    if (bin) bin.count += 1;
  }
  return bins;
}
