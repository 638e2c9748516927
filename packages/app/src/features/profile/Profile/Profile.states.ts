import { type Completion, completionOf } from '../../../entities/user/completion';
import type { ListName, Step } from '../steps';
import type { Missing } from './missing';

export interface ProfileState {
  /** Null for an address with a key that is no step. */
  step: Step | null;
  /** The person came to the step from another. */
  entered: boolean;
  /** The numbers of entries that are known. */
  counts: Readonly<Partial<Record<ListName, number>>>;
  /** Phone, gender and birth date are there; null as long as nobody knows. */
  isPersonalValid: boolean | null;
  /** Null as long as not every list is known. */
  completion: Completion | null;
  missing: readonly Missing[];
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
  completion: completionOf(true, [...Object.values(counts), 0, 0, 0, 0]),
  missing: [
    { step: 'research-interests', what: 'question' },
    { step: 'awards', what: 'section' },
    { step: 'volunteer', what: 'section' },
  ],
  ...more,
});

export const profileStates = {
  newcomer: at('profile', {
    counts: {},
    isPersonalValid: false,
    completion: completionOf(
      false,
      Array.from({ length: 15 }, () => 0),
    ),
    missing: [
      { step: 'profile', what: 'section' },
      { step: 'degrees', what: 'section' },
      { step: 'papers', what: 'section' },
    ],
  }),
  personal: at('profile'),
  list: at('degrees'),
  emptyList: at('awards', { counts: { ...counts, awards: 0 } }),
  lastStep: at('cv'),
  complete: at('cv', {
    completion: completionOf(
      true,
      Array.from({ length: 15 }, () => 1),
    ),
    missing: [],
  }),
  unknownCounts: at('degrees', { counts: {}, completion: null, missing: [] }),
  manyEntries: at('papers', { counts: { ...counts, papers: 1200 } }),
  unknownStep: at(null),
} satisfies Record<string, ProfileState>;
