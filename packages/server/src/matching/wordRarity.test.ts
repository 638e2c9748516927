import { describe, expect, it } from 'vitest';
import { referenceRarity } from './wordRarity.ts';

describe('how much a word tells', () => {
  const rarity = referenceRarity();

  it('is little for words of every field, rare or not, and everything for one that no text of the reference holds', () => {
    for (const word of ['result', 'study', 'method', 'data', 'year', 'model', 'half'])
      expect(rarity.of(word), word).toBeLessThan(0.1);
    for (const word of ['amygdala', 'kernel', 'bread', 'antibody', 'twin'])
      expect(rarity.of(word), word).toBeGreaterThan(0.25);
    expect(rarity.of('zwitterionic')).toBe(1);
  });

  it('is less for a word that two fields use than for one of the same number of texts that keeps to one', () => {
    expect(rarity.of('stress')).toBeLessThan(rarity.of('bridge'));
    expect(rarity.of('network')).toBeLessThan(rarity.of('translation'));
  });

  it('is the same for all forms of a word, and is built once', () => {
    expect(rarity.of('calibrated')).toBe(rarity.of('calibration'));
    expect(referenceRarity()).toBe(rarity);
  });
});
