import { LISTS, LIST_ORDER, type ListStep, useSectionTitle } from '../../entities/profile/sections';
import { useT } from '../../i18n/I18n';

export { LISTS, type ListName, type ListStep } from '../../entities/profile/sections';

/** A step of the profile builder, by its key in the address. */
export type Step = 'profile' | ListStep | 'cv';

/** The steps in the order of Back and Next. */
export const WIZARD: readonly Step[] = ['profile', ...LIST_ORDER, 'cv'];

/** The steps in the order of the sidebar (specification, section 2): the references come after the other lists. */
export const SIDEBAR: readonly Step[] = [
  'profile',
  ...LIST_ORDER.filter((step) => step !== 'references'),
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
  const titleOf = useSectionTitle();
  return (step) => (step === 'cv' ? t('builder.steps.cv.title') : titleOf(step));
}
