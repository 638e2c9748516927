import { describe, expect, it } from 'vitest';
import { afterThat, withFrontedComma, withMethodLast } from './thatClause.ts';

describe('a clause after “that”', () => {
  it.each([
    ['clamping reduced the range', 'that clamping reduced the range'],
    ['of the hundred clones, 58 were found', 'that, of the hundred clones, 58 were found'],
    [
      'all bridges are straight; on a skewed deck it differs',
      'that all bridges are straight, and that on a skewed deck it differs',
    ],
    // No phrase has ended at these commas.
    [
      'of 176 common tables you found 61 verbatim, and 38 with reordered columns',
      'that of 176 common tables you found 61 verbatim, and 38 with reordered columns',
    ],
    ['at twelve months 71% had gone, gas was seen', 'that at twelve months 71% had gone, gas was seen'],
    [
      'in simulations with ten strata the test rejects it in 14%, the corrected one in 5%',
      'that in simulations with ten strata the test rejects it in 14%, the corrected one in 5%',
    ],
    [
      'in sand resistance exceeds the table by 24%, with some spread',
      'that in sand resistance exceeds the table by 24%, with some spread',
    ],
    ['at 0.4 µm a day, orders are better', 'that, at 0.4 µm a day, orders are better'],
    ['from 3,112 deeds, you took 418', 'that, from 3,112 deeds, you took 418'],
    ['of 38 houses that could be located, 29 were dated', 'that, of 38 houses that could be located, 29 were dated'],
    ['when the tip paused, the time was unchanged', 'that, when the tip paused, the time was unchanged'],
    [
      'junctions appear first; scale follows; maps keep it',
      'that junctions appear first, that scale follows, and that maps keep it',
    ],
    ['58 trials reach it; without it, in 31', 'that 58 trials reach it, and without it, in 31'],
    ['the range fell; however, it rose again', 'that the range fell, but that it rose again'],
    ['the range fell; but it rose again', 'that the range fell, but that it rose again'],
    [
      'it is rarely measured, and you have not found a way',
      'that it is rarely measured, and that you have not found a way',
    ],
  ])('%s', (clause, said) => {
    expect(afterThat(clause)).toBe(said);
  });
});

describe('a phrase before “you”', () => {
  it.each([
    ['of 176 common tables you found 61 verbatim', 'of 176 common tables, you found 61 verbatim'],
    ['over 3,112 deeds you took 418', 'over 3,112 deeds, you took 418'],
    ['in the bearings that you clamped it fell', 'in the bearings that you clamped it fell'],
    ['with the data you collected, it fell', 'with the data you collected, it fell'],
    ['in winter the range fell when you clamped it', 'in winter the range fell when you clamped it'],
  ])('%s', (clause, said) => {
    expect(withFrontedComma(clause)).toBe(said);
  });
});

describe('a method before “you”', () => {
  it.each([
    [
      'by uncaging in slices, you determined a period of 43 min',
      'you determined a period of 43 min by uncaging in slices',
    ],
    ['using EBSD, you mapped 40 grains', 'you mapped 40 grains using EBSD'],
    ['by uncaging, you determined a period that holds', 'by uncaging, you determined a period that holds'],
    ['by uncaging, you determined a period, and its end', 'by uncaging, you determined a period, and its end'],
    ['over 3,112 deeds, you selected 418', 'over 3,112 deeds, you selected 418'],
  ])('%s', (clause, said) => {
    expect(withMethodLast(clause)).toBe(said);
  });
});
