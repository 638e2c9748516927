import type { Degree, ResearchInterest } from '@peyk/api-types';
import { MockInterest, MockInterestLongPersian, MockInterests } from '../../../mocks/fixtures/interest';
import { MockDegree, MockDegrees } from '../../../mocks/fixtures/degree';
import { problemStates } from '../../../modules/ProblemView/ProblemView.states';
import type { ExtractionStep, SectionState } from './section';

export interface ProfileState {
  interests: SectionState<ResearchInterest>;
  degrees: SectionState<Degree>;
  extraction: ExtractionStep;
}

type Ready<Item> = Extract<SectionState<Item>, { status: 'ready' }>;

const interests: Ready<ResearchInterest> = {
  status: 'ready',
  items: MockInterests,
  form: { open: false },
  deleteProblem: null,
};
const degrees: Ready<Degree> = { status: 'ready', items: MockDegrees, form: { open: false }, deleteProblem: null };
const ready: ProfileState = { interests, degrees, extraction: { status: 'idle' } };
const empty: ProfileState = {
  interests: { ...interests, items: [] },
  degrees: { ...degrees, items: [] },
  extraction: { status: 'idle' },
};

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
    interests: { ...interests, items: [], form: { open: true, item: null, status: 'idle' } },
  },
  editingInterest: { ...ready, interests: { ...interests, form: { open: true, item: MockInterest, status: 'idle' } } },
  savingInterest: { ...ready, interests: { ...interests, form: { open: true, item: MockInterest, status: 'busy' } } },
  interestNotSaved: {
    ...ready,
    interests: {
      ...interests,
      form: { open: true, item: MockInterest, status: 'failed', problem: problemStates.network },
    },
  },
  interestNotRemoved: { ...ready, interests: { ...interests, deleteProblem: problemStates.server } },
  addingDegree: { ...ready, degrees: { ...degrees, form: { open: true, item: null, status: 'idle' } } },
  editingDegree: { ...ready, degrees: { ...degrees, form: { open: true, item: MockDegree, status: 'idle' } } },
  degreeRefused: {
    ...ready,
    degrees: {
      ...degrees,
      form: {
        open: true,
        item: MockDegree,
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
