import type { CvData, CvNotInEnglish } from '@peyk/api-types';
import { hasLatinLettersOnly } from '../platform/latin.ts';
import { fieldsOf, SECTIONS, type SectionName } from '../profile/sections.ts';
import { entryTitle } from './entryTitle.ts';
import { gpaIn } from './words.ts';

/** Fields with an English of their own that no CV holds. */
const UNPRINTED: { [Section in SectionName]?: readonly string[] } = {
  research_interests: ['question'],
  papers: ['result'],
};

/** The fields of a list that a CV holds and that have an English of their own. */
const TRANSLATED = SECTIONS.map((description) => {
  const { names } = fieldsOf(description);
  const { section } = description;
  const own = names.filter((name) => names.includes(`${name}_en`) && !UNPRINTED[section]?.includes(name));
  return { section, names: section === 'degrees' ? [...own, 'gpa'] : own };
});

const isForeign = (text: unknown): boolean => typeof text === 'string' && !hasLatinLettersOnly(text);
const isBlank = (text: unknown): boolean => typeof text !== 'string' || text.trim() === '';

/** What stands in an English CV of this profile in other letters, in the order of the lists. */
export function notInEnglish(
  { user, ...sections }: CvData,
  latinName: string | null,
  addressEnglish: string | null,
): CvNotInEnglish[] {
  const ownName = `${user.first_name} ${user.last_name}`.trim();
  const own = [
    ...(isBlank(latinName) && isForeign(ownName) ? ['latin_name'] : []),
    ...(isBlank(addressEnglish) && isForeign(user.address) ? ['address'] : []),
  ];
  const entries = TRANSLATED.flatMap(({ section, names }) =>
    sections[section].flatMap((entry) => {
      const texts = { ...entry, ...('gpa' in entry ? { gpa: gpaIn('en', entry.gpa) } : {}) } as Record<string, unknown>;
      const fields = names.filter((name) => isForeign(texts[name]) && isBlank(texts[`${name}_en`]));
      return fields.length === 0 ? [] : [{ section, id: entry.id, title: entryTitle(section, entry), fields }];
    }),
  );
  return [
    ...(own.length === 0 ? [] : [{ section: 'profile' as const, id: null, title: ownName, fields: own }]),
    ...entries,
  ];
}
