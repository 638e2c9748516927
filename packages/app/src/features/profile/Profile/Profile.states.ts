import type { ListName, Step } from '../steps';

export interface ProfileState {
  /** Null for an address with a key that is no step. */
  step: Step | null;
  /** The person came to the step from another. */
  entered: boolean;
  /** The numbers of entries that are known. */
  counts: Readonly<Partial<Record<ListName, number>>>;
  /** Phone, gender and birth date are there; null as long as nobody knows. */
  isPersonalValid: boolean | null;
}

const counts: ProfileState['counts'] = {
  degrees: 2,
  papers: 3,
  researchExperiences: 1,
  jobs: 1,
  teachingExperiences: 2,
  skills: 9,
  projects: 2,
  courses: 3,
  interests: 4,
  links: 2,
  languages: 2,
};
const at = (step: Step | null, more: Partial<ProfileState> = {}): ProfileState => ({
  step,
  entered: false,
  counts,
  isPersonalValid: true,
  ...more,
});

export const profileStates = {
  newcomer: at('profile', { counts: {}, isPersonalValid: false }),
  personal: at('profile'),
  list: at('degrees'),
  emptyList: at('awards', { counts: { ...counts, awards: 0 } }),
  lastStep: at('cv'),
  manyEntries: at('papers', { counts: { ...counts, papers: 1200 } }),
  unknownStep: at(null),
} satisfies Record<string, ProfileState>;
