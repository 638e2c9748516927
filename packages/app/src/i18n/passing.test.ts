import { expect, test } from 'vitest';
import { results as en } from './en/results';
import { results as fa } from './fa/results';

test.each([
  [0, 'The only professor here does not match the filters.', 'تنها استاد این صفحه با فیلترها مطابقت ندارد.'],
  [1, 'The only professor here matches the filters.', 'تنها استاد این صفحه با فیلترها مطابقت دارد.'],
])('a list of one, with %i shown, is announced as it is', (shown, english, persian) => {
  expect(en.passing({ shown, all: 1 })).toBe(english);
  expect(fa.passing({ shown, all: 1 })).toBe(persian);
});
