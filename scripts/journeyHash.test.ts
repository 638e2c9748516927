import { expect, test } from 'vitest';
import { journeyHash } from './journeyHash.mjs';

const journeys = {
  code: 'code',
  files: { 'a.test.ts': 'a' },
  texts: { '/bots': 'list', '/bots/:botId/edit': 'edit', '/bots/:botId': 'bot' },
  allTexts: 'all',
};
const hash = (addresses: readonly string[] | null, changed: Partial<typeof journeys> = {}) =>
  journeyHash({ ...journeys, ...changed }, 'a.test.ts', addresses);
const withText = (address: string) => ({ texts: { ...journeys.texts, [address]: 'changed' } });

test('a journey depends on the texts of the screens that it showed, and on no others', () => {
  const shown = ['/bots', '/bots/7'];
  expect(hash(shown, withText('/bots/:botId'))).not.toBe(hash(shown));
  expect(hash(shown, withText('/bots/:botId/edit'))).toBe(hash(shown));
  expect(hash(shown, { allTexts: 'changed' })).toBe(hash(shown));
  expect(hash([...shown, '/favicon.svg'])).toBe(hash(shown));
});

test('a journey depends on the code and on its own file', () => {
  expect(hash(['/bots'], { code: 'changed' })).not.toBe(hash(['/bots']));
  expect(hash(['/bots'], { files: { 'a.test.ts': 'changed' } })).not.toBe(hash(['/bots']));
});

test('a journey depends on all texts while it is not known what it showed, or where no screen has the address', () => {
  for (const shown of [null, [], ['/bots', '/elsewhere']])
    expect(hash(shown, { allTexts: 'changed' })).not.toBe(hash(shown));
});
