import { describe, expect, it } from 'vitest';
import { textsIn } from './list';

describe('textsIn', () => {
  it('A-57 splits at commas of both scripts, trims and keeps each once', () => {
    expect(textsIn(' bridges, sensors،لرزه , bridges,, ')).toEqual(['bridges', 'sensors', 'لرزه']);
  });
});
