/** Seeded random numbers, so that a failed run can be repeated as far as its own choices go (mulberry32). */
export function seeded(seed: number): { next: () => number; between: (min: number, max: number) => number } {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let value = state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, between: (min, max) => min + next() * (max - min) };
}
