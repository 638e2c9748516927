import type { DraftSentence, Evidence } from '@peyk/api-types';
import { profileStep } from '../../../paths';

/** The sections of the profile that a letter can name. */
export const sections = [
  'degrees',
  'papers',
  'projects',
  'jobs',
  'research_experiences',
  'teaching_experiences',
  'skills',
  'interests',
  'awards',
  'courses',
] as const;

/** The place in the profile where an entry of a section is changed. */
export function placeInProfile(section: string | null): string | null {
  const known = sections.find((each) => each === section);
  if (!known) return null;
  return profileStep(known === 'interests' ? 'research-interests' : known.replace('_', '-'));
}

/** The URL if it can be opened: http or https, and not under the reserved `.example` (RFC 2606). */
export function openable(url: string | null): string | undefined {
  if (!url || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  return new URL(url).hostname.endsWith('.example') ? undefined : url;
}

/** The sources that a sentence rests on, in its order. */
export function sourcesOf({ evidence }: DraftSentence, all: readonly Evidence[]): readonly Evidence[] {
  return evidence.flatMap((marker) => all.find((each) => each.marker === marker) ?? []);
}
