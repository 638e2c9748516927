/** A step of a distribution: how many fell between two values, both of them counted in. */
export interface Bin {
  /** The first value that falls into it. */
  from: number;
  /** The last value that falls into it: 9 after 0, and 100 in the last step of a score. */
  to: number;
  /** How many fell into it: a whole number, zero or more. */
  count: number;
}

interface Range {
  /** The lowest value there can be. */
  min: number;
  /** The highest value there can be; it falls into the last step. */
  max: number;
  /** How wide each step is. */
  step: number;
}

/** Sorts whole numbers, such as match scores from 0 to 100, into steps of equal width. Values outside are left out. */
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
