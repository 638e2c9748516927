import { describe, expect, test } from 'vitest';
import { NEEDS, PAIRS, colour, figures, steps } from './contrast';
import { ramps } from './palette';
import type { Swatch } from './palette';

const swatches = Object.values<Record<string, Swatch>>(ramps).flatMap((ramp) => Object.values(ramp));

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(
    PAIRS.map((pair) => [`${pair.front} on ${pair.ground}${pair.inField ? ' in the field' : ''}`, pair] as const),
  )('%s is seen well enough', (_name, pair) => {
    const { front, ground } = steps(pair, theme);
    const { wcag, apca } = figures(front, ground);
    expect(wcag).toBeGreaterThanOrEqual(NEEDS[pair.need].wcag);
    expect(apca).toBeGreaterThanOrEqual(NEEDS[pair.need].apca);
  });
});

test.each(swatches.map((swatch) => [`${swatch.ramp}.${swatch.step}`, swatch] as const))(
  '%s is a colour that every screen can show',
  (_name, swatch) => {
    expect(colour(swatch).inGamut('srgb')).toBe(true);
  },
);

test.each(Object.entries<Record<string, Swatch>>(ramps))('the steps of %s run from pale to deep', (_name, ramp) => {
  const lightness = Object.values(ramp).map(({ oklch }) => oklch[0]);
  expect(lightness).toEqual(lightness.toSorted((one, other) => other - one));
});
