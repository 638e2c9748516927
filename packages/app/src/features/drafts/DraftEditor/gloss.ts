import type { EmailDraft } from '@peyk/api-types';
import { markersIn } from './letter';

/** What the letter says, as facts from its own sources: nothing is translated and nothing is guessed. */
export interface Gloss {
  name: string;
  university: string | null;
  papers: readonly string[];
  pages: readonly string[];
  profile: readonly string[];
  /** The closing promise still stands in the text. */
  promise: boolean;
}

/** Facts for a reader who would rather not read English: whom, resting on what, naming what of the person. */
export function glossOf(draft: EmailDraft): Gloss {
  const present = markersIn(draft.body, draft.evidence);
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
