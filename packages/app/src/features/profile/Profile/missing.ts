import { RESULT_LISTS, entriesOf, standingOf } from '../../../entities/sentences/threeSentences';
import type { ListName, Step } from '../steps';
import { LISTS, SIDEBAR, WIZARD, isList } from '../steps';

/** What would make a profile say more: a sentence of the person's own, a section that is empty, or the address alone of the first one. */
export interface Missing {
  step: Step;
  what: 'question' | 'result' | 'plan' | 'section' | 'address';
}

/** What is read of a profile to find what is missing; undefined is not known yet. */
export interface Known {
  counts: Readonly<Partial<Record<ListName, number>>>;
  isPersonalComplete: boolean;
  /** All that the first section must have is there, and the address is not. */
  lacksOnlyAddress?: boolean;
  /** One interest has a question. */
  hasQuestion?: boolean | undefined;
  /** The first step with an entry that could have a result, while no entry has one. */
  lacksResult?: Step | null | undefined;
  hasPlan?: boolean | undefined;
}

const SHOWN = 3;

/** At most three things that are missing: what emails gain most by first, then empty sections in the order of the sidebar. */
export function missingOf({
  counts,
  isPersonalComplete,
  lacksOnlyAddress = false,
  hasQuestion,
  lacksResult,
  hasPlan,
}: Known): Missing[] {
  const words: Missing[] = [];
  const hasInterest = (counts.interests ?? 0) > 0;
  if (hasInterest && hasQuestion === false) words.push({ step: 'research-interests', what: 'question' });
  if (lacksResult) words.push({ step: lacksResult, what: 'result' });
  // Whoever has just begun says first who they are.
  if (hasInterest && hasPlan === false) words.push({ step: 'profile', what: 'plan' });
  const sections = SIDEBAR.filter((step) =>
    step === 'profile' ? !isPersonalComplete : isList(step) && counts[LISTS[step]] === 0,
  ).map((step): Missing => ({ step, what: step === 'profile' && lacksOnlyAddress ? 'address' : 'section' }));
  return [...words, ...sections].slice(0, SHOWN);
}

/** What the entries of all lists say in the person's own words. */
export function ownWordsOf(everything: object | undefined): Pick<Known, 'hasQuestion' | 'lacksResult'> {
  if (everything === undefined) return {};
  const has = (list: string, sentence: 'question' | 'result') =>
    entriesOf(everything, list).some((entry) => standingOf(entry, sentence) !== 'missing');
  const lists = RESULT_LISTS.filter((list) => entriesOf(everything, list).length > 0);
  const step = (list: string | undefined) => WIZARD.find((one) => one === list?.replaceAll('_', '-')) ?? null;
  return {
    hasQuestion: has('research_interests', 'question'),
    lacksResult: lists.some((list) => has(list, 'result')) ? null : step(lists[0]),
  };
}
