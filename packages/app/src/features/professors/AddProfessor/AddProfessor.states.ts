import type { ProfessorByHandCheck, University } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import { MockProfessor } from '../../../mocks/fixtures/professor';
import { MockCountries, MockUniversities } from '../../../mocks/fixtures/university';
import type { CountriesPart } from '../parts/useCountries';
import { type ByHandForm, byHandForm } from './byHandForm';

/** The universities of the chosen country that fit what is typed. */
export type SuggestionsPart =
  | { status: 'idle' | 'loading' | 'failed' }
  | { status: 'ready'; found: readonly University[] };

/** What the person does: fills the form, or looks at what would be added. */
export type StepPart = { status: 'form' } | { status: 'found'; found: ProfessorByHandCheck };

/** Everything the dialog can be. */
export interface AddProfessorState {
  form: ByHandForm;
  /** Text from an earlier visit is back. */
  restored: boolean;
  countries: CountriesPart;
  suggestions: SuggestionsPart;
  step: StepPart;
  /** A request is on its way. */
  busy: boolean;
  problem: Problem | null;
}

const empty: AddProfessorState = {
  form: byHandForm.valuesOf(null),
  restored: false,
  countries: { status: 'ready', countries: MockCountries },
  suggestions: { status: 'idle' },
  step: { status: 'form' },
  busy: false,
  problem: null,
};
const form: ByHandForm = {
  full_name: 'Ingrid Solheim',
  university_country: 'Norway',
  university_name: 'University of Oslo',
  email: 'ingrid.solheim@uio.example',
  homepage_url: 'https://uio.example/people/ingrid-solheim',
  first_doi: '10.5555/sample.shm.2023.009',
  second_doi: '',
};
const filled = { ...empty, form } as const satisfies AddProfessorState;

const papers: ProfessorByHandCheck['papers'] = [
  {
    field: 'first_doi',
    title: 'Sparse sensing & virtual sensors for long-span bridges',
    venue: 'Journal of Northern Structures',
    year: 2023,
    url: 'https://doi.org/10.5555/sample.shm.2023.009',
    authors: ['Ingrid Solheim', 'Nasrin Ahmadi', 'Kaveh Rostami'],
    retracted: false,
  },
];
const nobody: ProfessorByHandCheck = { papers, alike: [], do_not_contact: false, contacted: false, sample: false };
const found = (more: Partial<ProfessorByHandCheck>): AddProfessorState => ({
  ...filled,
  step: { status: 'found', found: { ...nobody, ...more } },
});
const { id, full_name, university_name } = MockProfessor;

export const addProfessorStates = {
  empty,
  filled,
  restored: { ...filled, restored: true },
  countriesLoading: { ...empty, countries: { status: 'loading' } },
  countriesFailed: { ...filled, countries: { status: 'failed' } },
  suggestionsLoading: { ...filled, suggestions: { status: 'loading' } },
  suggestionsFailed: { ...filled, suggestions: { status: 'failed' } },
  suggestions: { ...filled, suggestions: { status: 'ready', found: MockUniversities } },
  universityUnknown: { ...filled, suggestions: { status: 'ready', found: [] } },
  checking: { ...filled, busy: true },
  refused: {
    ...filled,
    problem: {
      kind: 'invalid',
      code: 'invalid',
      detail: null,
      fields: {
        homepage_url: ['Please enter a public web address that begins with https://.'],
        first_doi: [
          'No record was found for this DOI. Check it against the page of the paper, or leave the field empty.',
        ],
      },
    },
  },
  offline: { ...filled, problem: { kind: 'network' } },
  unavailable: { ...filled, problem: { kind: 'notFound', detail: null } },
  found: found({}),
  foundNothing: found({ papers: [] }),
  foundSample: found({ sample: true }),
  retracted: found({ papers: papers.map((paper) => ({ ...paper, retracted: true })) }),
  sameAddress: found({ alike: [{ id, full_name, university_name, by: 'address' }] }),
  sameName: found({
    alike: [
      { id, full_name, university_name, by: 'name' },
      { id: 602, full_name: 'Solheim, Ingrid', university_name: null, by: 'name' },
    ],
  }),
  doNotContact: found({ do_not_contact: true }),
  contacted: found({ contacted: true }),
  adding: { ...found({}), busy: true },
  notAdded: { ...found({}), problem: { kind: 'network' } },
  longPersian: {
    ...found({
      alike: [
        {
          id,
          full_name: 'دکتر سید محمدعلی موسوی طباطبایی‌نژاد اصفهانی',
          university_name: 'دانشگاه صنعتی شریف، پردیس بین‌الملل کیش',
          by: 'name',
        },
      ],
    }),
    form: { ...form, full_name: 'دکتر سید محمدعلی موسوی طباطبایی‌نژاد اصفهانی '.repeat(4) },
  },
} satisfies Record<string, AddProfessorState>;
