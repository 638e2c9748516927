import { expect, it } from 'vitest';
import { MockDraft } from '../../../mocks/fixtures/draft';
import { MockLetter } from '../../../mocks/fixtures/letter';
import { factsSummaryOf } from './factsSummary';

const quoted = {
  ...MockDraft,
  evidence: MockDraft.evidence.map((item) => ({
    ...item,
    quote: ['you report', 'my master’s thesis'][item.marker - 1] ?? null,
  })),
};

it('names whom, the paper and the own entry that the letter uses', () => {
  const [paper, own] = MockDraft.evidence;
  expect(factsSummaryOf(quoted)).toMatchObject({
    name: MockDraft.professor_name,
    papers: [paper?.title],
    profile: [own?.title],
    promise: true,
  });
});

it('LTR-16 names the sources of the sentences where a server says them', () => {
  const titlesOf = (of: string) => MockLetter.evidence.filter(({ kind }) => kind === of).map(({ title }) => title);
  const own = MockLetter.sentences?.filter((sentence) => sentence.class === 'own');
  expect(factsSummaryOf(MockLetter)).toMatchObject({
    papers: titlesOf('publication'),
    profile: titlesOf('profile'),
  });
  expect(factsSummaryOf({ ...MockLetter, sentences: own })).toMatchObject({ papers: [] });
});

it('leaves out what was edited away', () => {
  expect(factsSummaryOf({ ...quoted, body: 'Dear Professor Solheim, I like your 2025 paper.' })).toMatchObject({
    profile: [],
    promise: false,
  });
});

it('tells papers, pages and own entries apart, and leaves out a source without words in the letter', () => {
  const kinds = ['publication', 'page', 'profile'] as const;
  const evidence = kinds.flatMap((kind, at) =>
    [true, false].map((used) => ({
      marker: at * 2 + Number(used),
      kind,
      title: `${kind} ${used ? 'used' : 'unused'}`,
      detail: null,
      url: null,
      quote: used ? `the ${kind} says` : null,
      section: null,
    })),
  );
  const body = 'What the page says, the profile says and the publication says. I WILL NOT write again.';
  expect(factsSummaryOf({ ...MockDraft, university_name: null, evidence, body })).toEqual({
    name: MockDraft.professor_name,
    university: null,
    papers: ['publication used'],
    pages: ['page used'],
    profile: ['profile used'],
    promise: true,
  });
});
