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
    ['what a share of people did', 'Of 120 students asked, 64 % chose the second plan.', 'finding'],
    ['a share of cases', 'Bearings were used for sleep by 58 %, and for storage by 27.', 'finding'],
    ['a count of a whole', 'In 16 of 19 cases a bearing was measured again.', 'finding'],
    ['a setting in percent', 'Tracks were tested at 2 to 20 % strain in saline.', 'method'],
    ['what became of a thing that the authors made', 'Bearings that we measured twice rose by 60 mm.', 'finding'],
    ['what the authors did after a phrase', 'From 3,112 deeds I reconstruct 418 purchases.', 'method'],
    [
      'what the authors say that they found',
      'Across 19 million dwellings we estimate that the rate is 1.2 %.',
      'finding',
    ],
    ['what the authors found after a phrase', 'Of 176 common tables we found 61 in a crawl.', 'finding'],
    ['a limit', 'Only three bridges were straight, and torsion was not measured.', 'limit'],
  ])('is %s', (_, text, role) => {
    expect(second(text)?.role).toBe(role);
  });

  it.each([
    ['such a thing', 'A firm that hires such a person exports more often by 6%.', false],
    ['many of which none was named', 'Spleen held 83 % of them, mostly at rest outside.', false],
    ['many that it names', 'Chains joined four grains, and 81 % of them ended there.', true],
    ['an example', 'Bearings such as these of steel lock more often by 6%.', true],
    ['it', 'It fell by 64% in the second winter of all.', false],
  ])('stands alone unless it points at %s', (_, text, standsAlone) => {
    expect(second(text)?.standsAlone).toBe(standsAlone);
  });

  it('is nothing in a text of more than a thousand letters without an end', () => {
    const [long] = abstractSentences(`We found that the rate fell by 64%${', and by 12 % after that'.repeat(50)}.`);
    expect(long).toMatchObject({ role: 'background', standsAlone: false });
  });
});
