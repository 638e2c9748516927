import type { EmailDraft } from '@peyk/api-types';
import { markersIn } from '../../../entities/draft/letter';

/** The content of the letter as facts from its evidence: nothing is translated or guessed. */
export interface FactsSummary {
  name: string;
  university: string | null;
  papers: readonly string[];
  pages: readonly string[];
  profile: readonly string[];
  /** The text still contains the closing promise. */
  promise: boolean;
}

/** Facts for a reader who prefers not to read English: the professor, the sources, and the profile entries used. */
export function factsSummaryOf(draft: EmailDraft): FactsSummary {
  // A server that judges sentences says which sources they rest on.
  const present = draft.sentences
    ? new Set(draft.sentences.flatMap(({ evidence }) => evidence))
    : markersIn(draft.body, draft.evidence);
  const titles = (kind: 'publication' | 'page' | 'profile') =>
    draft.evidence.filter((item) => item.kind === kind && present.has(item.marker)).map(({ title }) => title);
  return {
    name: draft.professor_name,
    university: draft.university_name,
    papers: titles('publication'),
    pages: titles('page'),
    profile: titles('profile'),
    promise: /I will not write again/i.test(draft.body),
  };
}
