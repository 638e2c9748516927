import type { Evidence } from '@peyk/api-types';
import { describe, expect, it } from 'vitest';
import { letterOf, markersIn, numbersOf } from './letter';

const source = (marker: number, quote: string | null): Evidence => ({
  marker,
  quote,
  kind: 'publication',
  title: 'A paper',
  detail: null,
  url: null,
  section: null,
});
const body =
  'Dear Professor Solheim,\n\nYour paper says that temperature was held constant. I measured it.\n\nKind regards,\nNasrin';

describe('the letter', () => {
  it('falls into paragraphs and lines', () => {
    const letter = letterOf(body, []);
    expect(letter.map((paragraph) => paragraph.length)).toEqual([1, 1, 2]);
    expect(letter[2]?.[1]).toEqual([{ text: 'Nasrin', marker: null }]);
  });

  it('loses and adds no character', () => {
    const letter = letterOf(body, [source(1, 'temperature was held constant'), source(2, 'I measured it')]);
    const text = letter
      .map((paragraph) => paragraph.map((line) => line.map((part) => part.text).join('')).join('\n'))
      .join('\n\n');
    expect(text).toBe(body);
  });

  it('marks the words that rest on a source', () => {
    expect(letterOf(body, [source(1, 'temperature was held constant')])[1]?.[0]).toEqual([
      { text: 'Your paper says that ', marker: null },
      { text: 'temperature was held constant', marker: 1 },
      { text: '. I measured it.', marker: null },
    ]);
  });

  it('marks nothing where the words were edited away', () => {
    expect(markersIn(body, [source(1, 'humidity was held constant'), source(2, null)])).toEqual(new Set());
  });

  it('gives words to one claim only', () => {
    expect(markersIn(body, [source(1, 'temperature was held constant'), source(2, 'held constant')])).toEqual(
      new Set([1]),
    );
  });

  it('marks both sides of a claim that crosses paragraphs', () => {
    const letter = letterOf(body, [source(3, 'I measured it.\n\nKind regards,')]);
    expect(
      letter
        .flat(2)
        .filter(({ marker }) => marker === 3)
        .map(({ text }) => text),
    ).toEqual(['I measured it.', 'Kind regards,']);
  });

  it('marks claims where they stand, in whatever order their sources are numbered', () => {
    const [, paragraph] = letterOf(body, [
      source(1, 'I measured it.'),
      source(2, 'Your paper says that '),
      source(3, 'temperature was held constant.'),
      source(4, 'constant. I'),
    ]);
    expect(paragraph?.[0]).toEqual([
      { text: 'Your paper says that', marker: 2 },
      { text: ' ', marker: null },
      { text: 'temperature was held constant.', marker: 3 },
      { text: ' ', marker: null },
      { text: 'I measured it.', marker: 1 },
    ]);
  });

  it('marks two claims that touch', () => {
    expect(letterOf('One.Two.', [source(2, 'Two.'), source(1, 'One.')])).toEqual([
      [
        [
          { text: 'One.', marker: 1 },
          { text: 'Two.', marker: 2 },
        ],
      ],
    ]);
  });

  it('finds a quote of several lines in a text with Windows line ends, and the blanks around it nowhere', () => {
    const windows = `\r\n${body.replaceAll('\n', '\r\n')}\r\n`;
    const quotes = [source(1, ' Kind regards,\nNasrin\n'), source(2, '   ')];
    expect(markersIn(windows, quotes)).toEqual(new Set([1]));
    expect(letterOf(windows, quotes)).toEqual(letterOf(body, quotes));
  });

  it('reads Windows line ends', () => {
    expect(letterOf('One\r\n\r\nTwo', [])).toHaveLength(2);
  });
});

describe('the numbers of the sources', () => {
  const body = 'I read your paper on bridges. I wrote a thesis. Thank you for your time.';

  it('follow the letter, whatever numbers the server gave, and a source of none of its words comes last', () => {
    const evidence = [source(7, null), source(4, 'a thesis'), source(2, 'paper on bridges')];
    expect([...numbersOf({ body, evidence })].toSorted(([one], [other]) => one - other)).toEqual([
      [2, 1],
      [4, 2],
      [7, 3],
    ]);
  });
});
