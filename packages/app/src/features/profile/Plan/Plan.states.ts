import type { Problem } from '../../../api/problem';
import type { Clash } from '../../../forms/edits/rebase';
import { MockStudentProfile } from '../../../mocks/fixtures/user';
import { problemStates } from '../../../ui/ProblemView/ProblemView.states';
import { type PlanForm, planForm } from './planForm';

export type PlanState =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | {
      status: 'ready';
      form: PlanForm;
      /** Fields that were changed here and, since, elsewhere. */
      clashes: readonly Clash<PlanForm>[];
      /** Unsaved text from earlier was restored. */
      restored: boolean;
      saveProblem: Problem | null;
      saving: boolean;
    };

const empty = {
  status: 'ready',
  form: planForm.valuesOf(null),
  clashes: [],
  restored: false,
  saveProblem: null,
  saving: false,
} as const satisfies PlanState;
const ready = { ...empty, form: planForm.valuesOf(MockStudentProfile) } satisfies PlanState;

export const planStates = {
  loading: { status: 'loading' },
  failed: { status: 'failed', problem: problemStates.network },
  empty,
  ready,
  saving: { ...ready, saving: true },
  saveFailed: { ...ready, saveProblem: problemStates.server },
  restored: { ...ready, restored: true },
  clash: {
    ...ready,
    clashes: [{ field: 'plan_year', before: { plan_year: 2027 }, theirs: { plan_year: 2028 } }],
  },
} satisfies Record<string, PlanState>;
