import type { Degree, ResearchInterest } from '@peyk/api-types';
import { MockInterest, MockInterestLongPersian, MockInterests } from '../../../mocks/fixtures/interest';
import { MockDegree, MockDegrees } from '../../../mocks/fixtures/degree';
import { problemStates } from '../../../ui/ProblemView/ProblemView.states';
import { type DegreeValues, degreeForm } from './degreeForm';
import { type InterestValues, interestForm } from './interestForm';
import type { ExtractionStep, SectionState } from './section';

export interface ProfileState {
  interests: SectionState<ResearchInterest, InterestValues>;
  degrees: SectionState<Degree, DegreeValues>;
  extraction: ExtractionStep;
}

type Ready<Item, Form> = Extract<SectionState<Item, Form>, { status: 'ready' }>;

const interests: Ready<ResearchInterest, InterestValues> = {
  status: 'ready',
  items: MockInterests,
  form: { open: false },
  deleteProblem: null,
};
const degrees: Ready<Degree, DegreeValues> = {
  status: 'ready',
  items: MockDegrees,
  form: { open: false },
  deleteProblem: null,
};
const ready: ProfileState = { interests, degrees, extraction: { status: 'idle' } };
const empty: ProfileState = {
  interests: { ...interests, items: [] },
  degrees: { ...degrees, items: [] },
  extraction: { status: 'idle' },
};

/** The form as it opens, for a new entry or a stored one. */
const interestStep = (item: ResearchInterest | null) =>
  ({ open: true, item, form: interestForm.valuesOf(item), clashes: [], restored: false }) as const;
const degreeStep = (item: Degree | null) =>
  ({
    open: true,
    item,
    form: degreeForm.valuesOf(item, item ? {} : { year_start: 2026 }),
    clashes: [],
    restored: false,
  }) as const;

export const profileStates = {
  loading: { interests: { status: 'loading' }, degrees: { status: 'loading' }, extraction: { status: 'idle' } },
  failed: {
    interests: { status: 'failed', problem: problemStates.network },
    degrees: { status: 'failed', problem: problemStates.server },
    extraction: { status: 'idle' },
  },
  empty,
  ready,
  longNames: { ...ready, interests: { ...interests, items: [MockInterestLongPersian, MockInterest] } },
  addingInterest: {
    ...empty,
    interests: { ...interests, items: [], form: { ...interestStep(null), status: 'idle' } },
  },
  editingInterest: { ...ready, interests: { ...interests, form: { ...interestStep(MockInterest), status: 'idle' } } },
  savingInterest: { ...ready, interests: { ...interests, form: { ...interestStep(MockInterest), status: 'busy' } } },
  interestRestored: {
    ...ready,
    interests: {
      ...interests,
      form: {
        ...interestStep(MockInterest),
        form: { interest_name: 'Monitoring of long bridges', subfield: 'Civil engineering' },
        restored: true,
        status: 'idle',
      },
    },
  },
  interestClash: {
    ...ready,
    interests: {
      ...interests,
      form: {
        ...interestStep(MockInterest),
        form: { interest_name: 'Monitoring of long bridges', subfield: 'Civil engineering' },
        clashes: [
          {
            field: 'interest_name',
            before: { interest_name: MockInterest.interest_name },
            theirs: { interest_name: 'پایش سلامت پل‌های بلند' },
          },
        ],
        status: 'idle',
      },
    },
  },
  degreeClash: {
    ...ready,
    degrees: {
      ...degrees,
      form: {
        ...degreeStep(MockDegree),
        form: { ...degreeForm.valuesOf(MockDegree), year_end: 2026, thesis_title: '' },
        clashes: [
          {
            field: 'year_end',
            before: { year_end: 2025, is_current: false },
            theirs: { year_end: null, is_current: true },
          },
          {
            field: 'thesis_title',
            before: { thesis_title: MockDegree.thesis_title ?? '' },
            theirs: { thesis_title: 'Damage and temperature in a bridge' },
          },
        ],
        status: 'idle',
      },
    },
  },
  interestNotSaved: {
    ...ready,
    interests: {
      ...interests,
      form: { ...interestStep(MockInterest), status: 'failed', problem: problemStates.network },
    },
  },
  interestNotRemoved: { ...ready, interests: { ...interests, deleteProblem: problemStates.server } },
  addingDegree: { ...ready, degrees: { ...degrees, form: { ...degreeStep(null), status: 'idle' } } },
  degreeJalaliYears: {
    ...ready,
    degrees: {
      ...degrees,
      form: {
        ...degreeStep(null),
        form: degreeForm.valuesOf(null, { ...degreeForm.valuesOf(MockDegree), year_start: 1399, year_end: 1402 }),
        status: 'idle',
      },
    },
  },
  editingDegree: { ...ready, degrees: { ...degrees, form: { ...degreeStep(MockDegree), status: 'idle' } } },
  degreeRefused: {
    ...ready,
    degrees: {
      ...degrees,
      form: {
        ...degreeStep(MockDegree),
        status: 'failed',
        problem: {
          kind: 'invalid',
          detail: 'Value must be at most 9999.',
          code: 'invalid',
          fields: { year_start: ['Value must be at most 9999.'] },
        },
      },
    },
  },
  extracting: { ...ready, extraction: { status: 'busy' } },
  extracted: { ...ready, extraction: { status: 'saved', count: 3 } },
  noneFound: { ...ready, extraction: { status: 'noneFound' } },
  noneSaved: { ...ready, extraction: { status: 'noneSaved' } },
  extractionFailed: { ...ready, extraction: { status: 'failed', problem: problemStates.network } },
} satisfies Record<string, ProfileState>;
