import { expect, it } from 'vitest';
import { familyNameOf } from './names.ts';

it.each([
  ['Kari Solheim', 'Solheim'],
  ['Maarten van der Meerdonk', 'van der Meerdonk'],
  ['Prof. Dr. Ludovica Della Quercia', 'Della Quercia'],
  ['Solheim, Kari', 'Solheim'],
  ['Owen Llewelling Jr.', 'Llewelling'],
  ['Owen Llewelling, PhD', 'Llewelling'],
  ['Haoran Ouyang', 'Ouyang'],
  ['Nour Ibn Saadoun', 'Ibn Saadoun'],
  ['Ji-hye Seomun', 'Seomun'],
  ['Ben Ashgrove', 'Ashgrove'],
  ['Suharto', 'Suharto'],
  ['  Ana   de la Tourette ', 'de la Tourette'],
])('takes the family name of %s to be %s', (name, family) => {
  expect(familyNameOf(name)).toBe(family);
});
