import type { CvData, CvWithoutGlyph } from '@peyk/api-types';
import { SECTIONS } from '../profile/sections.ts';
import type { CvDocument } from './document.ts';
import { entryTitle } from './entryTitle.ts';

/** Fields that no CV holds. */
const UNPRINTED = /^(?:abstract|thesis_abstract|question|own_author)$|_en$/;

const textsOf = (entry: object): string =>
  Object.entries(entry)
    .flatMap(([name, value]) => (typeof value === 'string' && !UNPRINTED.test(name) ? [value] : []))
    .join(' ');

/** The entries of a CV with characters that `missingIn` finds, in the order of the lists; the person first. */
export function withoutGlyph(
  { user, ...sections }: CvData,
  document: CvDocument,
  missingIn: (text: string) => string[],
): CvWithoutGlyph[] {
  const printed = JSON.stringify([document.name, document.contact, document.sections]);
  const missing = new Set(missingIn(printed));
  if (missing.size === 0) return [];
  const charactersOf = (text: string) => Array.from(new Set(text)).filter((character) => missing.has(character));
  const title = `${user.first_name} ${user.last_name}`.trim();
  const own = charactersOf(`${title} ${user.address ?? ''} ${user.phone ?? ''} ${user.email}`);
  const entries = SECTIONS.flatMap(({ section }) =>
    sections[section].flatMap((entry) => {
      const characters = charactersOf(textsOf(entry));
      return characters.length === 0 ? [] : [{ section, id: entry.id, title: entryTitle(section, entry), characters }];
    }),
  );
  return [...(own.length === 0 ? [] : [{ section: 'profile' as const, id: null, title, characters: own }]), ...entries];
}
