import type { CandidateProfessor } from '../directory/directory.ts';
import { type ComposedEmail, type ComposeOptions, composedOf, type Evidence } from './compose.ts';
import { type Choice, choices } from './letter/choose.ts';
import { writeChoice } from './letter/write.ts';
import type { StudentProfile } from './student.ts';

/** The actions of LTR-18, and writing the letter anew. */
export type RewriteAction = 'anew' | 'shorter' | 'plainer' | 'other_paper' | 'other_entry';

/** The choice that a letter was made of, by the evidence that it holds; the best one where that is not known. */
function currentChoice(
  found: readonly Choice[],
  evidence: readonly Pick<Evidence, 'kind' | 'title' | 'section' | 'entry'>[],
): number {
  const papers = new Set(evidence.filter(({ kind }) => kind === 'publication').map(({ title }) => title));
  const entries = new Set(
    evidence.filter(({ kind }) => kind === 'profile').map(({ section, title }) => `${section} ${title}`),
  );
  const ofPaper = (choice: Choice): boolean => papers.has(choice.paper.title);
  const ofEntry = ({ own }: Choice): boolean => own !== null && entries.has(`${own.section} ${own.title}`);
  const both = found.findIndex((choice) => ofPaper(choice) && ofEntry(choice));
  if (both !== -1) return both;
  const paper = found.findIndex(ofPaper);
  return paper === -1 ? 0 : paper;
}

const isSameOwn = (a: Choice, b: Choice): boolean => a.own?.section === b.own?.section && a.own?.title === b.own?.title;

/** The paper after the current one in the order of fit, the first again after the last; null when there is no other. */
function otherPaper(found: readonly Choice[], current: Choice): Choice | null {
  const papers = [...new Set(found.map(({ paper }) => paper))];
  if (papers.length < 2) return null;
  const next = papers[(papers.indexOf(current.paper) + 1) % papers.length];
  const ofNext = found.filter(({ paper }) => paper === next);
  return ofNext.find((choice) => isSameOwn(choice, current)) ?? ofNext[0] ?? null;
}

function otherEntry(found: readonly Choice[], current: Choice): Choice | null {
  const ofPaper = found.filter(({ paper }) => paper === current.paper);
  if (ofPaper.length < 2) return null;
  return ofPaper[(ofPaper.indexOf(current) + 1) % ofPaper.length] ?? null;
}

/**
 * Another text of a letter from the same facts. Null when there is nothing else: no other paper or entry that fits, or no shorter or plainer
 * text than this one.
 */
export function rewriteEmail(
  student: StudentProfile,
  professor: CandidateProfessor,
  current: { body: string; evidence: readonly Pick<Evidence, 'kind' | 'title' | 'section' | 'entry'>[] },
  action: RewriteAction,
  options: ComposeOptions,
): ComposedEmail | null {
  const found = choices(student, professor, options.today);
  const chosen = found[currentChoice(found, current.evidence)];
  const taken =
    action === 'anew'
      ? (found[0] ?? null)
      : action === 'other_paper'
        ? chosen && otherPaper(found, chosen)
        : action === 'other_entry'
          ? chosen && otherEntry(found, chosen)
          : (chosen ?? null);
  if (!taken && action !== 'anew') return null;
  const wishes = { ...options, shorter: action === 'shorter', plainer: action === 'plainer' };
  const email = composedOf(writeChoice(student, professor, taken ?? null, wishes), student);
  return email.body === current.body ? null : email;
}
