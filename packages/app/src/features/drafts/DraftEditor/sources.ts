import type { DraftSentence, Evidence } from '@peyk/api-types';
import { paths, profileStep } from '../../../paths';

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
  'plan',
] as const;

/** The place in the profile where an entry is changed: its list with it in view, or the list alone of one that is gone; or the plan. */
export function placeInProfile({ section, entry }: Pick<Evidence, 'section' | 'entry'>): string | null {
  const known = sections.find((each) => each === section);
  if (!known) return null;
  if (known === 'plan') return `${paths.profile}?entry=${known}`;
  const list = profileStep(known === 'interests' ? 'research-interests' : known.replaceAll('_', '-'));
  return entry === null || entry === undefined ? list : `${list}&entry=${entry}`;
}

/** The address that a source is opened at: the entry of the profile, else the page; none where there is nothing to open. */
export function placeOf(source: Evidence): string | null {
  return source.kind === 'profile' ? placeInProfile(source) : openable(source.url);
}

/** Whether a source has an address of the sample world, where nothing stands. */
export const isSample = ({ url }: Evidence): boolean => url !== null && isWeb(url) && isInvented(url);

const isWeb = (url: string): boolean => /^https?:\/\//i.test(url) && URL.canParse(url);
/** Under the reserved `.example` (RFC 2606). */
const isInvented = (url: string): boolean => new URL(url).hostname.endsWith('.example');
const openable = (url: string | null): string | null => (url !== null && isWeb(url) && !isInvented(url) ? url : null);

/** The sources that a sentence rests on, in its order. */
export function sourcesOf({ evidence }: DraftSentence, all: readonly Evidence[]): readonly Evidence[] {
  return evidence.flatMap((marker) => all.find((each) => each.marker === marker) ?? []);
}
