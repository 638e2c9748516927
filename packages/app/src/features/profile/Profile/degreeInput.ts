import type { Degree } from '@peyk/api-types';

/** The form of a degree as it is typed; empty text and null numbers are unset. */
export interface DegreeDraft {
  degree_type: Degree['degree_type'] | null;
  field_of_study: string;
  university_name: string;
  year_start: number | null;
  year_end: number | null;
  gpa: string;
  is_current: boolean;
  thesis_title: string;
  thesis_abstract: string;
}

/** A new degree starts in the current year (specification, section 3). */
export function degreeDraft(degree: Degree | null, currentYear: number): DegreeDraft {
  return {
    degree_type: degree?.degree_type ?? 'Master',
    field_of_study: degree?.field_of_study ?? '',
    university_name: degree?.university_name ?? '',
    year_start: degree ? degree.year_start : currentYear,
    year_end: degree?.year_end ?? null,
    gpa: degree?.gpa === null || degree?.gpa === undefined ? '' : String(degree.gpa),
    is_current: degree?.is_current ?? false,
    thesis_title: degree?.thesis_title ?? '',
    thesis_abstract: degree?.thesis_abstract ?? '',
  };
}

/** A draft that has its required fields. */
export type CompleteDegree = DegreeDraft & { degree_type: Degree['degree_type']; year_start: number };

const orNull = (text: string): string | null => text.trim() || null;

export type DegreeFields = Omit<Degree, 'id' | 'version'>;

/** What is sent for a draft. */
export function degreeInput(draft: CompleteDegree): DegreeFields {
  return {
    degree_type: draft.degree_type,
    field_of_study: draft.field_of_study.trim(),
    university_name: draft.university_name.trim(),
    year_start: draft.year_start,
    year_end: draft.is_current ? null : draft.year_end,
    gpa: orNull(draft.gpa),
    is_current: draft.is_current,
    thesis_title: orNull(draft.thesis_title),
    thesis_abstract: orNull(draft.thesis_abstract),
  };
}

/** Whether every required field is filled. */
export function isCompleteDegree(draft: DegreeDraft): draft is CompleteDegree {
  return (
    draft.degree_type !== null &&
    draft.year_start !== null &&
    draft.field_of_study.trim() !== '' &&
    draft.university_name.trim() !== ''
  );
}
