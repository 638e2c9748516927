import { expect, it } from 'vitest';
import { fluencyOf, skillLevelOf } from './proficiency.ts';

it.each([
  ['Native speaker', 'Native'],
  ['Mother tongue', 'Native'],
  ['Muttersprache', 'Native'],
  ['زبان مادری', 'Native'],
  ['Near-native', 'Advanced'],
  ['Fluent', 'Advanced'],
  ['C1', 'Advanced'],
  ['Full professional proficiency', 'Advanced'],
  ['Limited working proficiency', 'Intermediate'],
  ['Upper-intermediate (B2)', 'Intermediate'],
  ['متوسط', 'Intermediate'],
  ['Pre-intermediate', 'Beginner'],
  ['A2', 'Beginner'],
  ['Elementary', 'Beginner'],
  ['IELTS 7', 'Beginner'],
  ['', 'Beginner'],
  [null, 'Beginner'],
])('IMP-01 a language that is known %j is %s', (text, expected) => {
  expect(fluencyOf(text)).toBe(expected);
});

it.each([
  ['Master', 'Expert'],
  ['حرفه‌ای', 'Expert'],
  ['Senior', 'Advanced'],
  ['Very good', 'Advanced'],
  ['good', 'Intermediate'],
  ['Goodish', 'Beginner'],
  [null, 'Beginner'],
])('IMP-01 a skill of the level %j is %s', (text, expected) => {
  expect(skillLevelOf(text)).toBe(expected);
});
