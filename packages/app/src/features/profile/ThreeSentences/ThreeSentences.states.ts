import type { Problem } from '../../../api/problem';
import type { Clash } from '../../../forms/edits/rebase';
import { MockDegree } from '../../../mocks/fixtures/degree';
import { MockInterest, MockInterestLongPersian } from '../../../mocks/fixtures/interest';
import { MockJobs, MockPapers } from '../../../mocks/fixtures/profile';
import { problemStates } from '../../../ui/ProblemView/ProblemView.states';
import {
  type QuestionForm,
  type ResultForm,
  type StartForm,
  questionForm,
  resultForm,
  startForm,
} from './sentenceForms';
import type { Work } from './works';

/** A sentence that is being written. */
interface Writing<Form> {
  status: 'open';
  form: Form;
  /** Fields that were changed here and, since, elsewhere. */
  clashes: readonly Clash<Form>[];
  /** Unsaved text from earlier was restored. */
  restored: boolean;
  saving: boolean;
  saveProblem: Problem | null;
}

export type QuestionPart =
  /** There is no research interest whose question it could be. */
  | { status: 'none' }
  | { status: 'skipped' }
  | { status: 'there'; text: string; of: Work }
  | (Writing<QuestionForm> & { of: Work; lacksEnglish: boolean });

export type ResultPart =
  /** There is no entry whose result it could be. */
  | { status: 'none' }
  | { status: 'skipped' }
  | { status: 'there'; text: string; of: Work }
  /** The person chooses among the entries; a single one is fixed. */
  | (Writing<ResultForm> & { of: Work; entries: readonly Work[]; lacksEnglish: boolean });

export type PlanPart =
  | { status: 'skipped' }
  | { status: 'there'; plan: StartForm }
  /** Something of the plan is stored, but no start. */
  | (Writing<StartForm> & { lacksStart: boolean });

/** Which of the two sample letters is shown. */
export type Sample = 'without' | 'with';

export type ThreeSentencesState =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | { status: 'ready'; question: QuestionPart; result: ResultPart; plan: PlanPart; sample: Sample };

type Ready = Extract<ThreeSentencesState, { status: 'ready' }>;

const idle = { status: 'open', clashes: [], restored: false, saving: false, saveProblem: null } as const;
const interest: Work = { list: 'research-interests', entry: MockInterest };
const degree: Work = { list: 'degrees', entry: MockDegree };
const works: readonly Work[] = [
  degree,
  ...MockPapers.map((entry): Work => ({ list: 'papers', entry })),
  ...MockJobs.map((entry): Work => ({ list: 'jobs', entry })),
];
const english = {
  question:
    'How can damage be told from temperature when only a handful of sensors are left working on a bridge after ten years?',
  result:
    'A Gaussian-process kernel on deck temperature cut the false alarms of a control chart from 18 % to 4 % with eight sensors.',
};
const persian = {
  question: 'وقتی پس از ده سال تنها چند حسگر روی پل کار می‌کند، چگونه می‌توان آسیب را از اثر دما بازشناخت؟',
  result: 'با هسته‌ای گاوسی روی دمای عرشه، هشدارهای نادرست با هشت حسگر از ۱۸ به ۴ درصد رسید.',
};
const question = (form: Partial<QuestionForm> = {}) =>
  ({ ...idle, of: interest, lacksEnglish: false, form: questionForm.valuesOf(null, form) }) satisfies QuestionPart;
const result = (form: Partial<ResultForm> = {}) =>
  ({
    ...idle,
    of: degree,
    entries: works,
    lacksEnglish: false,
    form: resultForm.valuesOf(null, form),
  }) satisfies ResultPart;
const plan = (form: Partial<StartForm> = {}) =>
  ({ ...idle, lacksStart: false, form: startForm.valuesOf(null, form) }) satisfies PlanPart;
const questionThere: QuestionPart = { status: 'there', text: english.question, of: interest };
const resultThere: ResultPart = { status: 'there', text: english.result, of: degree };
const planThere: PlanPart = {
  status: 'there',
  plan: { plan_season: 'autumn', plan_year: 2027, plan_degree: 'PhD', plan_funding: 'position' },
};
const ready = { status: 'ready', sample: 'with' } as const;
const allMissing: Ready = { ...ready, question: question(), result: result(), plan: plan() };

export const threeSentencesStates = {
  loading: { status: 'loading' },
  failed: { status: 'failed', problem: problemStates.network },
  allMissing,
  letterWithout: { ...allMissing, sample: 'without' },
  written: {
    ...ready,
    question: question({ question: english.question }),
    result: result({ result: english.result }),
    plan: plan(planThere.plan),
  },
  oneMissing: { ...ready, question: questionThere, result: result(), plan: planThere },
  thinProfile: { ...ready, question: { status: 'none' }, result: { status: 'none' }, plan: plan() },
  asksForEnglish: {
    ...ready,
    question: {
      ...question({ question: persian.question }),
      of: { list: 'research-interests', entry: MockInterestLongPersian },
      lacksEnglish: true,
    },
    result: { ...result({ result: persian.result }), entries: [degree], lacksEnglish: true },
    plan: planThere,
  },
  noStart: { ...ready, question: questionThere, result: resultThere, plan: { ...plan(), lacksStart: true } },
  saving: { ...allMissing, question: { ...question({ question: english.question }), saving: true } },
  savingFailed: {
    ...ready,
    question: { ...question({ question: english.question }), saveProblem: problemStates.server },
    result: { ...result({ result: english.result }), saveProblem: problemStates.network },
    plan: { ...plan(planThere.plan), saveProblem: problemStates.server },
  },
  clash: {
    ...ready,
    question: {
      ...question({ question: english.question }),
      clashes: [
        { field: 'question', before: { question: '' }, theirs: { question: 'When does a prestressed bridge tire?' } },
      ],
    },
    result: resultThere,
    plan: { ...plan(planThere.plan), restored: true },
  },
  skipped: { ...ready, question: { status: 'skipped' }, result: { status: 'skipped' }, plan: { status: 'skipped' } },
  done: { ...ready, question: questionThere, result: resultThere, plan: planThere },
} satisfies Record<string, ThreeSentencesState>;
