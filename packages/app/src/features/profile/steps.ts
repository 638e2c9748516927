import { listPaths } from '@peyk/api-types/lists';
import { useT } from '../../i18n/I18n';

/** A step of the profile builder that is a list, by its key in the address. The contract says which lists there are. */
export type ListStep = (typeof listPaths)[number];
type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;
type NameOf<List extends ListStep> = List extends 'research-interests' ? 'interests' : CamelCase<List>;

/** The list of each step that has one, by the key of its texts. */
export const LISTS = Object.fromEntries(
  listPaths.map((path) => [
    path,
    path === 'research-interests'
      ? 'interests'
      : path.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  ]),
) as { readonly [List in ListStep]: NameOf<List> };

export type ListName = (typeof LISTS)[ListStep];
/** A step of the profile builder, by its key in the address. */
export type Step = 'profile' | ListStep | 'cv';

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
const ORDER = [...new Set([...FIRST, ...listPaths])];

/** The steps in the order of Back and Next. */
export const WIZARD: readonly Step[] = ['profile', ...ORDER, 'cv'];

/** The steps in the order of the sidebar (specification, section 2): the references come after the other lists. */
export const SIDEBAR: readonly Step[] = [
  'profile',
  ...ORDER.filter((step) => step !== 'references'),
  'references',
  'cv',
];

/** The address at which the entries of a list are read (specification, section 7). */
export const pathOf = <Step extends ListStep>(step: Step) => `/api/student/${step}/` as const;

/** The id in the page of an entry, or of the plan, which an address can ask for as `entry` (LTR-16). */
export const entryId = (entry: number | string): string => `entry-${entry}`;

/** Whether a step is a list. */
export const isList = (step: Step): step is ListStep => step in LISTS;

/** The step that an address asks for: the first without one, null for a key that is none. */
export function stepOf(search: string): Step | null {
  const key = new URLSearchParams(search).get('step');
  if (key === null) return 'profile';
  return WIZARD.find((step) => step === key) ?? null;
}

/** The steps before and after, by Back and Next. */
export function around(step: Step): { before: Step | null; after: Step | null; position: number } {
  const index = WIZARD.indexOf(step);
  return { before: WIZARD[index - 1] ?? null, after: WIZARD[index + 1] ?? null, position: index + 1 };
}

/** The name of a step as the sidebar has it (specification, section 2). */
export function useStepTitle(): (step: Step) => string {
  const t = useT();
  return (step) =>
    isList(step) ? t(`profile.${LISTS[step]}.title`) : step === 'cv' ? t('profile.steps.cv.title') : t('profile.title');
}
