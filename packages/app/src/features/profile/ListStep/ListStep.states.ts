import type { ExtractedInterest } from '@peyk/api-types';
import { MockDegree, MockDegrees } from '../../../mocks/fixtures/degree';
import { MockInterest, MockInterestLongPersian, MockInterests } from '../../../mocks/fixtures/interest';
import {
  MockAwards,
  MockCertifications,
  MockCourses,
  MockJobs,
  MockLanguages,
  MockLinks,
  MockPapers,
  MockProjects,
  MockReferences,
  MockResearchExperiences,
  MockSkills,
  MockTeachingExperiences,
  MockVolunteer,
} from '../../../mocks/fixtures/profile';
import { problemStates } from '../../../ui/ProblemView/ProblemView.states';
import type { Entry } from '../lists/defineList';
import { profileLists } from '../lists';
import { LISTS, type ListStep } from '../steps';
import type { ExtractionStep, SectionState } from './section';

export interface ListStepState {
  step: ListStep;
  /** The person came here from another step. */
  entered: boolean;
  section: SectionState<Entry, object>;
  /** What the table of areas calls what stands in the open form, by the fields that wait for its English. */
  english?: Readonly<Record<string, string | null>>;
  /** For the research interests alone. */
  extraction?: ExtractionStep;
}

type Ready = Extract<SectionState<Entry, object>, { status: 'ready' }>;
type Open = Extract<Ready['form'], { open: true }>;

const ready = (items: readonly Entry[]): Ready => ({
  status: 'ready',
  items,
  form: { open: false },
  deleteProblem: null,
});
const at = (step: ListStep, items: readonly Entry[], more: Partial<Ready> = {}): ListStepState => ({
  step,
  entered: false,
  section: { ...ready(items), ...more },
});
/** The form as it opens, for a new entry or a stored one. */
const formOf = (step: ListStep, item: Entry | null, given: object = {}): Open => ({
  open: true,
  item,
  form: profileLists[LISTS[step]].form.valuesOf(item, given),
  clashes: [],
  restored: false,
  status: 'idle',
});
const editing = (step: ListStep, items: readonly Entry[], more: Partial<Open> = {}) =>
  at(step, items, { form: { ...formOf(step, items[0] ?? null), ...more } as Open });

const interests = (more: Partial<Ready> = {}, extraction: ExtractionStep = { status: 'idle' }): ListStepState => ({
  ...at('research-interests', MockInterests, more),
  extraction,
});
const degrees = (more: Partial<Ready> = {}) => at('degrees', MockDegrees, more);
const changedInterest = { interest_name: 'Monitoring of long bridges', subfield: 'Civil engineering' };
const degreeValues = (more: object) => ({ ...formOf('degrees', MockDegree).form, ...more });

const proposals: readonly ExtractedInterest[] = [
  {
    interest_name: 'Structural health monitoring',
    subfield: null,
    sources: [
      { section: 'degrees', id: 1, title: 'Separating temperature from damage in the modal records of a bridge' },
      { section: 'papers', id: 2, title: 'Twelve months of a prestressed bridge' },
    ],
  },
  {
    interest_name: 'یادگیری ماشین در پایش پل‌ها',
    subfield: null,
    sources: [{ section: 'projects', id: 3, title: 'سامانهٔ پایش پل کارون' }],
  },
  { interest_name: 'Gaussian processes', subfield: null, sources: [{ section: 'skills', id: 4, title: 'GPyTorch' }] },
];
const persianInterest = {
  ...MockInterest,
  interest_name: 'پایش سلامت سازه',
  subfield: 'پل‌ها',
  question: 'وقتی یک پل تنها چند حسگر دارد، چگونه می‌توان آسیب را از اثر تغییر دما بازشناخت؟',
};

const persianTeaching = {
  ...MockTeachingExperiences[0],
  teaching_title: 'دستیار آموزشی',
  course_title: 'دینامیک سازه',
  institution: 'دانشگاه صنعتی دماوند',
  year_start: 2024,
  year_end: 2024,
  is_current: false,
  teaching_description: 'دورهٔ کارشناسی ارشد، ۲۶ دانشجو',
};
const englishTeaching = {
  teaching_title_en: 'Teaching assistant',
  course_title_en: 'Structural Dynamics',
  institution_en: 'Damavand University of Technology',
  teaching_description_en: 'Graduate course, 26 students',
};

export const listStepStates = {
  loading: { step: 'degrees', entered: false, section: { status: 'loading' } },
  unread: degrees({ items: [], unread: true }),
  unreadKnown: degrees({ unread: true }),
  empty: degrees({ items: [] }),
  degrees: degrees(),
  longNames: interests({ items: [MockInterestLongPersian, MockInterest] }),
  interests: interests(),
  waitingForEnglish: interests({
    items: [
      { ...MockInterest, question: 'How can damage be told from temperature when a bridge has few sensors?' },
      { ...persianInterest, id: 2 },
      { ...persianInterest, id: 3, interest_name_en: 'Monitoring', subfield_en: 'Bridges', question_en: 'When?' },
    ] as never,
  }),
  writingInPersian: interests({
    items: [persianInterest],
    form: formOf('research-interests', persianInterest),
  }),
  englishProposed: {
    ...interests({ items: [persianInterest], form: formOf('research-interests', persianInterest) }),
    english: { interest_name_en: 'Structural health monitoring', subfield_en: null },
  },
  teachingInPersian: editing('teaching-experiences', [persianTeaching as never]),
  teachingWaitsForEnglish: at('teaching-experiences', [
    persianTeaching,
    { ...persianTeaching, id: 2, ...englishTeaching },
  ] as never),
  degreeWithResult: degrees({
    items: MockDegrees.map((degree, at) =>
      at === 0
        ? {
            ...degree,
            result:
              'A Gaussian-process kernel on deck temperature cut the false alarms of a control chart from 18 % to 4 % with eight sensors.',
          }
        : degree,
    ),
  }),
  addingInterest: interests({ items: [], form: formOf('research-interests', null) }),
  addingSkill: at('skills', MockSkills, { form: formOf('skills', null) }),
  savingInterest: interests({ form: { ...formOf('research-interests', MockInterest), status: 'busy' } }),
  interestRestored: interests({
    form: { ...formOf('research-interests', MockInterest), form: changedInterest, restored: true },
  }),
  interestClash: interests({
    form: {
      ...formOf('research-interests', MockInterest),
      form: changedInterest,
      clashes: [
        {
          field: 'interest_name',
          before: { interest_name: MockInterest.interest_name },
          theirs: { interest_name: 'پایش سلامت پل‌های بلند' },
        },
      ] as never,
    },
  }),
  degreeClash: degrees({
    form: {
      ...formOf('degrees', MockDegree),
      form: degreeValues({ year_end: 2026, thesis_title: '' }),
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
      ] as never,
    },
  }),
  interestNotSaved: interests({
    form: { ...formOf('research-interests', MockInterest), status: 'failed', problem: problemStates.network },
  }),
  interestGone: interests({
    form: { ...formOf('research-interests', MockInterest), form: changedInterest, status: 'gone' },
  }),
  interestNotRemoved: interests({ deleteProblem: problemStates.server }),
  interestNotPutBack: interests({ restoreProblem: problemStates.network }),
  notMoved: interests({ moveProblem: problemStates.network }),
  entriesLeftOut: degrees({ leftOut: 2 }),
  addingDegree: degrees({ form: formOf('degrees', null, { year_start: 2026 }) }),
  degreeJalaliYears: degrees({
    form: { ...formOf('degrees', null), form: degreeValues({ year_start: 1399, year_end: 1402 }) },
  }),
  editingDegree: editing('degrees', MockDegrees),
  degreeRefused: degrees({
    form: {
      ...formOf('degrees', MockDegree),
      status: 'failed',
      problem: {
        kind: 'invalid',
        detail: 'Value must be at most 9999.',
        code: 'invalid',
        fields: { year_start: ['Value must be at most 9999.'] },
      },
    },
  }),
  extracting: interests({}, { status: 'busy' }),
  proposed: interests(
    {},
    { status: 'proposed', proposals, kept: proposals.slice(0, 1).map((each) => each.interest_name) },
  ),
  savingProposed: interests({}, { status: 'saving', proposals, kept: proposals.map((each) => each.interest_name) }),
  extracted: interests({}, { status: 'saved', count: 3, ids: [4, 5, 6] }),
  takingBack: interests({}, { status: 'saved', count: 3, ids: [4, 5, 6], undoing: true }),
  notTakenBack: interests({}, { status: 'saved', count: 3, ids: [6], undoProblem: problemStates.network }),
  noneFound: interests({}, { status: 'noneFound' }),
  noneSaved: interests({}, { status: 'noneSaved' }),
  extractionFailed: interests({}, { status: 'failed', problem: problemStates.network }),
  papers: editing('papers', MockPapers),
  papersWithImport: at('papers', MockPapers),
  researchExperiences: editing('research-experiences', MockResearchExperiences),
  jobs: editing('jobs', MockJobs),
  teachingExperiences: editing('teaching-experiences', MockTeachingExperiences),
  references: editing('references', MockReferences),
  skills: editing('skills', MockSkills),
  projects: editing('projects', MockProjects),
  awards: editing('awards', MockAwards),
  courses: editing('courses', MockCourses),
  volunteer: editing('volunteer', MockVolunteer),
  links: editing('links', MockLinks),
  languages: editing('languages', MockLanguages),
  certifications: editing('certifications', MockCertifications),
} satisfies Record<string, ListStepState>;
