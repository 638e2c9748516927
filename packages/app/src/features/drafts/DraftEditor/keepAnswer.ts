import type { DraftGap } from '@peyk/api-types';
import { type Outcome, api, attempt, perform } from '../../../api/client';
import { isLatin } from '../../../forms/latin';

/** The lists whose entries have a result, by their names in a gap. */
const lists = {
  degrees: '/api/student/degrees/',
  papers: '/api/student/papers/',
  projects: '/api/student/projects/',
  jobs: '/api/student/jobs/',
  research_experiences: '/api/student/research-experiences/',
} as const;

type Section = keyof typeof lists;
const sectionOf = ({ section }: DraftGap): Section | null =>
  section !== null && section in lists ? (section as Section) : null;

/** Whether the answer to a gap can be kept in the profile. */
export const canKeep = (gap: DraftGap): boolean => sectionOf(gap) !== null && gap.entry !== null;

/**
 * Keeps a sentence as the result of the entry that a gap names. A result in other letters stays as it is: an English sentence is then its
 * English.
 */
export async function keepAnswer(gap: DraftGap, text: string): Promise<Outcome<unknown>> {
  const section = sectionOf(gap);
  const id = gap.entry ?? null;
  if (section === null || id === null) return { ok: true, data: null };
  const path = lists[section];
  const found = await attempt<readonly { id: number; version?: number; result?: string | null }[]>(api.GET(path));
  if (!found.ok) return found;
  const entry = found.data.find((each) => each.id === id);
  const field = entry?.result?.trim() && !isLatin(entry.result) ? 'result_en' : 'result';
  const body = { [field]: text, ...(entry?.version === undefined ? {} : { version: entry.version }) };
  return perform(api.PATCH(`${path}{id}/`, { params: { path: { id } }, body }));
}
