import type { ResearchInterest } from '@peyk/api-types';

/** The form of a research interest as it is typed. */
export interface InterestDraft {
  interest_name: string;
  subfield: string;
}

export type InterestInput = Pick<ResearchInterest, 'interest_name' | 'subfield'>;

export const interestDraft = (interest: ResearchInterest | null): InterestDraft => ({
  interest_name: interest?.interest_name ?? '',
  subfield: interest?.subfield ?? '',
});

/** What is sent for a draft. */
export const interestInput = ({ interest_name: name, subfield }: InterestDraft): InterestInput => ({
  interest_name: name.trim(),
  subfield: subfield.trim() || null,
});
