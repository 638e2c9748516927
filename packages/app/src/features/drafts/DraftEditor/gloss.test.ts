import { expect, it } from 'vitest';
import { MockDraft } from '../../../mocks/fixtures/draft';
import { glossOf } from './gloss';

const quoted = {
  ...MockDraft,
  evidence: MockDraft.evidence.map((item) => ({
    ...item,
    quote: item.marker === 1 ? 'your 2025 paper' : "my master's thesis",
  })),
};

it('names whom, the paper and the own entry that the letter uses', () => {
  const [paper, own] = MockDraft.evidence;
  expect(glossOf(quoted)).toMatchObject({
    name: MockDraft.professor_name,
    papers: [paper?.title],
    profile: [own?.title],
    promise: true,
  });
});

it('leaves out what was edited away', () => {
  expect(glossOf({ ...quoted, body: 'Dear Professor Solheim, I like your 2025 paper.' })).toMatchObject({
    profile: [],
    promise: false,
  });
});
