import { expect, it } from 'vitest';
import { engineer, noEntries } from '../matching/fixtures.ts';
import { checksOf } from './letterChecks.ts';

it.each([
  ['Vision 2020 and beyond (Journal of Sight, 2024)', 'I read “Vision 2020 and beyond” (2024).', true],
  ['Vision 2020 and beyond (Journal of Sight, 2024)', 'I read “Vision 2020 and beyond”.', false],
  ['Vision 2020 and beyond (Journal of Sight)', 'I read “Vision 2020 and beyond” (2024).', false],
  ['Vision (2020) and beyond (Journal of Sight, 2024)', 'I read “Vision (2020) and beyond” (2024).', true],
  ['Vision (2020) and beyond (Journal of Sight, 2024)', 'I read “Vision (2020) and beyond”.', false],
  ['Vision (2020) and beyond (Journal of Sight, 2024)', 'I read “Vision” (2020).', false],
  ['Vision and beyond 2024', 'I read “Vision and beyond 2024”.', true],
])('R12 of a paper that was typed as “%s”, the letter “%s” cites it: %s', (typed, body, isCited) => {
  const checks = checksOf(
    {
      id: 1,
      subject: 'A question',
      body,
      evidence: [],
      bindings: [],
      person_key: 'jane-doe',
      full_name: 'Jane Doe',
      publications: [],
      related_recent_publications: typed,
      related_recent_publications_url: 'https://doi.example/10.1/sight',
      department: null,
      university_name: null,
      university_country: null,
      research_interests: '',
    },
    { student: engineer, writer: { names: [], plan: null, ...noEntries } },
    [],
  );
  expect(checks.find(({ code }) => code === 'publication_cited')?.passed).toBe(isCited);
});
