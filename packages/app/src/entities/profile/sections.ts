import { listPaths } from '@peyk/api-types/lists';
import { useT } from '../../i18n/I18n';

/** A section of the profile that is a list, by its key in the address. The contract says which lists there are. */
export type ListStep = (typeof listPaths)[number];
type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;
type NameOf<List extends ListStep> = List extends 'research-interests' ? 'interests' : CamelCase<List>;

/** The list of each section that has one, by the key of its texts. */
export const LISTS = Object.fromEntries(
  listPaths.map((path) => [
    path,
    path === 'research-interests'
      ? 'interests'
      : path.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  ]),
) as { readonly [List in ListStep]: NameOf<List> };

export type ListName = (typeof LISTS)[ListStep];

/** What completion counts: the personal section and the lists. */
export type Section = 'profile' | ListStep;

/** The lists in the order of Back and Next (specification, section 2; A-93). One that is not named comes last. */
const FIRST: readonly ListStep[] = [
  'degrees',
  'papers',
  'research-experiences',
  'jobs',
  'teaching-experiences',
  'references',
  'skills',
  'projects',
  'awards',
  'courses',
  'volunteer',
  'research-interests',
  'links',
  'languages',
  'certifications',
];
export const LIST_ORDER: readonly ListStep[] = [...new Set([...FIRST, ...listPaths])];

/** The name of a section as the sidebar of the profile has it (specification, section 2). */
export function useSectionTitle(): (section: Section) => string {
  const t = useT();
  return (section) => t(`sections.${section === 'profile' ? section : LISTS[section]}`);
}
