import { describe, expect, it } from 'vitest';
import { abstractSentences } from './abstractRoles.ts';

const second = (text: string) =>
  abstractSentences(`Bearings lock in winter for many years. ${text} The rest is told.`)[1];

describe('LTR-11 what a sentence of an abstract does', () => {
  it.each([
    ['a finding', 'Clamping reduced the daily range by 64%.', 'finding'],
    [
      'what people were given to do',
      'In three experiments, 540 speakers of Turkish judged speakers of news.',
      'method',
    ],
    [
      'what a number of people did in a room',
      'In the laboratory, 820 students reported a die roll to somebody who saw only a screen.',
      'method',
    ],
    ['what came out among people', 'Among 91 children, fewer reported pain after 30 days than before.', 'finding'],
    ['what was done after an adverbial', 'By diffraction we followed 860 grains through four anneals.', 'method'],
    ['what was done', 'Two tiltmeters were tested on each of 12 spans.', 'method'],
    ['a limit', 'Only three bridges were straight, and torsion was not measured.', 'limit'],
  ])('is %s', (_, text, role) => {
    expect(second(text)?.role).toBe(role);
  });

  it.each([
    ['such a thing', 'A firm that hires such a person exports more often by 6%.', false],
    ['an example', 'Bearings such as these of steel lock more often by 6%.', true],
    ['it', 'It fell by 64% in the second winter of all.', false],
  ])('stands alone unless it points at %s', (_, text, standsAlone) => {
    expect(second(text)?.standsAlone).toBe(standsAlone);
  });
});
