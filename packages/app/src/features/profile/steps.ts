/** The steps of the profile builder by their keys in the address, in the order of Back and Next (specification, section 2; A-93). */
export const WIZARD = [
  'profile',
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
  'cv',
] as const;
export type Step = (typeof WIZARD)[number];

/** The steps in the order of the sidebar (specification, section 2). */
export const SIDEBAR = [
  'profile',
  'degrees',
  'papers',
  'research-experiences',
  'jobs',
  'teaching-experiences',
  'skills',
  'projects',
  'awards',
  'courses',
  'volunteer',
  'research-interests',
  'links',
  'languages',
  'certifications',
  'references',
  'cv',
] as const satisfies readonly Step[];

/** The list of each step that has one, by the key of its texts. */
export const LISTS = {
  degrees: 'degrees',
  papers: 'papers',
  'research-experiences': 'researchExperiences',
  jobs: 'jobs',
  'teaching-experiences': 'teachingExperiences',
  references: 'references',
  skills: 'skills',
  projects: 'projects',
  awards: 'awards',
  courses: 'courses',
  volunteer: 'volunteer',
  'research-interests': 'interests',
  links: 'links',
  languages: 'languages',
  certifications: 'certifications',
} as const satisfies Record<Exclude<Step, 'profile' | 'cv'>, string>;

export type ListStep = keyof typeof LISTS;
export type ListName = (typeof LISTS)[ListStep];

/** Whether a step is a list. */
export const isList = (step: Step): step is ListStep => step in LISTS;

/** The step that an address asks for: the first without one, null for a key that is none. */
export function stepOf(search: string): Step | null {
  const key = new URLSearchParams(search).get('step');
  if (key === null) return WIZARD[0];
  return WIZARD.find((step) => step === key) ?? null;
}

/** The steps before and after, by Back and Next. */
export function around(step: Step): { before: Step | null; after: Step | null; position: number } {
  const index = WIZARD.indexOf(step);
  return { before: WIZARD[index - 1] ?? null, after: WIZARD[index + 1] ?? null, position: index + 1 };
}
