import type { Professor } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { Clash } from '../../../forms/edits/rebase';
import { MockProfessor, MockProfessorLongPersian } from '../../../mocks/fixtures/professor';
import { MockCountries } from '../../../mocks/fixtures/university';
import type { CountriesPart } from '../parts/useCountries';
import { type FactsForm, factsForm } from './factsForm';

/** Everything the dialog can be. */
export interface EditFactsState {
  professor: Professor;
  form: FactsForm;
  /** Facts that were changed elsewhere too. */
  clashes: readonly Clash<FactsForm>[];
  /** Text from an earlier visit is back. */
  restored: boolean;
  countries: CountriesPart;
  saving: boolean;
  problem: Problem | null;
}

const at = '2026-11-03T08:30:00Z';
const found = (field: keyof Professor) => ({ field, source: 'directory', at }) as const;
/** A bot found them; the person changed the address. */
const professor: Professor = {
  ...MockProfessor,
  email: 'i.solheim@uio.example',
  sources: [
    found('full_name'),
    found('department'),
    found('university_name'),
    found('university_country'),
    found('h_index'),
    found('research_interests'),
    { field: 'email', source: 'person', at: '2026-11-20T08:30:00Z', before: MockProfessor.email },
    found('homepage_url'),
  ],
};
const ready: EditFactsState = {
  professor,
  form: factsForm.valuesOf(professor),
  clashes: [],
  restored: false,
  countries: { status: 'ready', countries: MockCountries },
  saving: false,
  problem: null,
};
const changed: EditFactsState = {
  ...ready,
  form: { ...ready.form, department: 'Department of Mechanics', h_index: 43 },
};

export const editFactsStates = {
  ready,
  changed,
  restored: { ...changed, restored: true },
  countriesLoading: { ...ready, countries: { status: 'loading' } },
  countriesFailed: { ...ready, countries: { status: 'failed' } },
  clash: {
    ...changed,
    clashes: [
      {
        field: 'department',
        before: { department: 'Department of Structural Engineering' },
        theirs: { department: 'Department of Civil Engineering' },
      },
    ],
  },
  saving: { ...changed, saving: true },
  refused: {
    ...changed,
    form: { ...changed.form, email: 'ingrid at uio' },
    problem: {
      kind: 'invalid',
      code: 'invalid',
      detail: null,
      fields: { email: ['Enter it as name@example.org.'] },
    },
  },
  offline: { ...changed, problem: { kind: 'network' } },
  gone: { ...changed, problem: { kind: 'notFound', detail: null } },
  byHand: { ...ready, professor: { ...professor, sources: [{ field: 'full_name', source: 'person', at }] } },
  longPersian: {
    ...ready,
    professor: MockProfessorLongPersian,
    form: factsForm.valuesOf(MockProfessorLongPersian),
  },
} satisfies Record<string, EditFactsState>;
