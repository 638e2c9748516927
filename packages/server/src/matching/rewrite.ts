import type { CandidateProfessor } from '../directory/directory.ts';
import { type ComposedEmail, type ComposeOptions, composedOf } from './compose.ts';
import { type Choice, choices } from './letter/choose.ts';
import { GAP_BEGINS } from './letter/gaps.ts';
import { shortTitle } from './letter/retell.ts';
import { type Letter, type LetterWishes, QUESTION_LEADS, withJoin, writeChoice } from './letter/write.ts';
import type { StudentProfile } from './student.ts';

/** The actions of LTR-18, and writing the letter anew. */
export type RewriteAction = 'anew' | 'shorter' | 'plainer' | 'other_paper' | 'other_entry';

/**
 * The choice that a text says: of those whose paper it names, the one most of whose sentences it holds. Read from the text and not from what
 * was composed once, as the person may have taken another paper since. The best one where it names none of them.
 */
function currentChoice(found: readonly Choice[], body: string, write: (choice: Choice) => Letter): Choice | undefined {
  const named = found.filter(({ paper }) => body.includes(paper.title) || body.includes(shortTitle(paper.title)));
  const held = (choice: Choice): number => write(choice).sentences.filter(({ text }) => body.includes(text)).length;
  const [said] = named.map((choice) => ({ choice, held: held(choice) })).sort((a, b) => b.held - a.held);
  return said?.choice ?? found[0];
}

/** What the person wrote before their question, where the letter has a gap; null while it is open. */
function joinIn(body: string, { question }: Choice): string | null {
  // The first letter may be small after a colon.
  const asked = question?.text.replace(/[.?]$/u, '').slice(1);
  const paragraph = asked && body.split('\n\n').find((text) => text.endsWith(`${asked}?`));
  if (!paragraph || !asked) return null;
  const before = paragraph.slice(0, -asked.length - 2).trim();
  const lead = QUESTION_LEADS.find((each) => before.endsWith(each)) ?? '';
  const said = before.slice(0, before.length - lead.length).trim();
  return said === '' || said.includes(GAP_BEGINS) ? null : said;
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
 * Another text of a letter from the same facts; the sentence with which the person joined both sides stays where the paper and the entry
 * stay (LTR-17). Null when there is nothing else: no other paper or entry that fits, or no shorter or plainer
 * text than this one.
 */
export function rewriteEmail(
  student: StudentProfile,
  professor: CandidateProfessor,
  body: string,
  action: RewriteAction,
  options: ComposeOptions,
  /** The text that the person sees, where sentences of it are in other words than the rules wrote. */
  shown: string = body,
): ComposedEmail | null {
  const found = choices(student, professor, options.today);
  const write = (choice: Choice | null, wishes: LetterWishes = options) =>
    writeChoice(student, professor, choice, wishes);
  const current = currentChoice(found, body, write);
  const taken = {
    anew: () => found[0],
    other_paper: () => current && otherPaper(found, current),
    other_entry: () => current && otherEntry(found, current),
    shorter: () => current,
    plainer: () => current,
  }[action]();
  if (!taken && action !== 'anew') return null;
  const wishes = { ...options, shorter: action === 'shorter', plainer: action === 'plainer' };
  const join = current && taken === current ? joinIn(body, current) : null;
  const letter = write(taken ?? null, wishes);
  const email = composedOf(join === null ? letter : withJoin(letter, join), student);
  return email.body === shown ? null : email;
}
