import type { BotResult } from '@peyk/api-types';
import { pointsOf } from '../../../entities/professor/points';
import { visible } from '../../../i18n/named';
import type { SampleReason } from './samples';

/** Why somebody cannot be selected. */
export type Closed =
  /** An email is approved and waits for its time. */
  | 'approved'
  /** An email has left, or may have. */
  | 'written'
  | 'bounced'
  | 'avoided'
  /** The run or the person set them aside. */
  | 'skipped';

/** One professor of the list. */
export interface MatchRow {
  id: number;
  name: string;
  university: string | null;
  department: string | null;
  country: string | null;
  countryCode: string | null;
  hIndex: number | null;
  /** In percent, as it is shown: a whole number. */
  score: number | null;
  email: string | null;
  pros: readonly string[];
  cons: readonly string[];
  /** A sentence of the server: why there is no draft, or why nobody may be written to. */
  note: string | null;
  /** The state of the email; null for a sample person. */
  state: BotResult['state'] | null;
  hasDraft: boolean;
  closed: Closed | null;
  sample: boolean;
  /** Of the sample list: whose reasons are told, in place of `pros` and `cons`. */
  sampleReason?: SampleReason;
}

const closedBy: Partial<Record<BotResult['state'], Closed>> = {
  approved: 'approved',
  scheduled: 'approved',
  sending: 'written',
  sent: 'written',
  unknown: 'written',
  replied: 'written',
  bounced: 'bounced',
  do_not_contact: 'avoided',
  skipped: 'skipped',
};

/** A result of a bot as a row. */
export function rowOf({ professor, match_score: match, draft, state, skipped_reason }: BotResult): MatchRow {
  const score = match?.score ?? professor.match_score;
  return {
    id: professor.id,
    name: professor.full_name,
    university: visible(professor.university_name),
    department: visible(professor.department),
    country: visible(professor.university_country),
    countryCode: professor.country_code ?? null,
    hIndex: professor.h_index,
    score: score === null ? null : Math.round(score),
    email: professor.email,
    pros: match ? pointsOf(match.pros) : [],
    cons: match ? pointsOf(match.cons) : [],
    note: visible(skipped_reason ?? draft?.failure),
    state,
    hasDraft: draft !== null,
    closed: closedBy[state] ?? null,
    sample: professor.sample,
  };
}
