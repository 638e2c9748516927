import { expect, test } from 'vitest';
import { shortLabel } from './shortLabel';

test.each([
  ['DOI (optional)', 'DOI'],
  ['سال پایان (میلادی، اختیاری)', 'سال پایان'],
  ['Title', 'Title'],
  ['(optional)', '(optional)'],
  ['Your name (as printed) there', 'Your name (as printed) there'],
])('the label %j is the field %j', (label, field) => {
  expect(shortLabel(label)).toBe(field);
});
