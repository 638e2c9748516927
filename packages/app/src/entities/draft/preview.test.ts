import { describe, expect, it } from 'vitest';
import { previewOf } from './preview';

describe('the line in the inbox', () => {
  it('runs the paragraphs together', () => {
    expect(previewOf('Dear A,\n\nHello.')).toBe('Dear A, Hello.');
  });

  it('is whole up to 180 characters', () => {
    const text = `${'word '.repeat(35)}words`;
    expect(text).toHaveLength(180);
    expect(previewOf(` ${text}\n`)).toBe(text);
    expect(previewOf(`${text}!`)).toBe(`${'word '.repeat(35).trim()}…`);
  });

  it('ends at a whole word', () => {
    const preview = previewOf('word '.repeat(100));
    expect(preview.endsWith('word…')).toBe(true);
    expect(preview.length).toBeLessThan(185);
  });
});
