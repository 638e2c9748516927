import type { Professor } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { Translate } from '../../../i18n/translator';

/** The facts of a professor that a person may say otherwise for themselves, by what each is called. */
export const factNames = {
  full_name: (t) => t('ownFacts.name'),
  department: (t) => t('professors.details.department'),
  university_name: (t) => t('professors.details.university'),
  university_country: (t) => t('professors.details.country'),
  h_index: (t) => t('professors.details.hIndex'),
  research_interests: (t) => t('professors.interests'),
  email: (t) => t('professors.details.email'),
  homepage_url: (t) => t('professors.details.homepage'),
  google_scholar_url: (t) => t('professors.details.scholar'),
  linkedin_url: (t) => t('professors.details.linkedIn'),
  researchgate_url: (t) => t('professors.details.researchGate'),
} as const satisfies { [Field in keyof Professor]?: (t: Translate) => string };

export type OwnFact = keyof typeof factNames;

/** The name of an own fact; undefined for a field that is none. */
export const factNamed = (field: string): OwnFact | undefined =>
  Object.hasOwn(factNames, field) ? (field as OwnFact) : undefined;

/** How taking back a change of a fact goes, or why it did not. */
export interface TakingBackPart {
  busy: OwnFact | null;
  failed: { fact: OwnFact; problem: Problem } | null;
}

/** With what takes a change back. */
export interface TakingBack extends TakingBackPart {
  onTakeBack: (fact: OwnFact) => void;
}

/** The change that takes the person's own one back: what the directory says. Null where there is nothing to take back. */
export function takenBack({ sources }: Professor, fact: OwnFact): Partial<Pick<Professor, OwnFact>> | null {
  const before = sources?.find(({ field }) => field === fact)?.before;
  if (before === undefined) return null;
  return { [fact]: fact === 'h_index' && before !== null ? Number(before) : before };
}
