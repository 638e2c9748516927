import { expect, test } from 'vitest';
import { formatNumber } from '../../i18n/format';
import { responseRate } from './responseRate';

test.each([
  ['DASH-12', 100, 40, '75.0'],
  ['DASH-12 beyond a hundred', 100, 10, '300.0'],
  ['DASH-13', 64, 46, '41.7'],
  ['DASH-14', 100, 0, '0.0'],
  ['DASH-14 of nobody', 0, 0, '0.0'],
  ['of what is no number', Number.NaN, 12, '0.0'],
])('%s the response rate of %s found and %s sent is %s', (_id, found, sent, shown) => {
  expect(formatNumber('en', responseRate(found, sent), 1)).toBe(shown);
});
