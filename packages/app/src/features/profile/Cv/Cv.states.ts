import type { CvChange, CvNotInEnglish, CvWithoutGlyph, ResearchInterest } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import { MockInterestLongPersian, MockInterests } from '../../../mocks/fixtures/interest';
import { type CvOptions, usualOptions } from './cvCalls';
import { problemStates } from '../../../ui/ProblemView/ProblemView.states';

/** Generating or downloading: in progress, or how it ended. `noneChosen`: the chosen interests are no longer there. */
export type CvStep = { status: 'idle' | 'busy' | 'done' | 'noneChosen' } | { status: 'failed'; problem: Problem };

/** A generated CV. */
export interface GeneratedCv {
  html: string;
  /** The names of the interests that it was made for, which need not be those chosen now. */
  interests: readonly string[];
  /** Its language, layout and paper, which need not be those chosen now either. */
  options: CvOptions;
  /** The name of its file. */
  file: string;
  /** How many pages its PDF has; null where the server does not tell. */
  pages: number | null;
  /** The mark of the profile that it was made of; null where it is not known. */
  mark: string | null;
  /** What stands further up than in the plain CV, and why. */
  changes: readonly CvChange[];
  /** What stands in it in other letters, where it is English. */
  notInEnglish: readonly CvNotInEnglish[];
  /** What its PDF cannot show. */
  withoutGlyph: readonly CvWithoutGlyph[];
}

export type CvState =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | { status: 'empty'; leftOut?: number }
  | {
      status: 'ready';
      interests: readonly ResearchInterest[];
      leftOut?: number;
      /** The ids of the chosen interests. */
      chosen: readonly number[];
      force: boolean;
      options: CvOptions;
      generate: CvStep;
      download: CvStep;
      /** The file that the PDF is made from. */
      typst: CvStep;
      cv: GeneratedCv | null;
      /** It is shown in a dialog, as wide as its paper. */
      isFullSize: boolean;
      /** The profile has changed since that CV was made. */
      isStale: boolean;
    };

type Ready = Extract<CvState, { status: 'ready' }>;

const idle = { status: 'idle' } as const;
const fourth: ResearchInterest = { id: 35, interest_name: 'Low-cost sensing', subfield: null };
const interests: readonly ResearchInterest[] = [...MockInterests, fourth];
const ready: Ready = {
  status: 'ready',
  interests,
  chosen: [],
  force: false,
  options: usualOptions,
  generate: idle,
  download: idle,
  typst: idle,
  cv: null,
  isFullSize: false,
  isStale: false,
};
const chosen: Ready = { ...ready, chosen: [31, 32] };

const sections = ['Education', 'Publications', 'Teaching', 'Projects', 'Skills', 'Languages'];
const html = `<!doctype html><html lang="en"><head><style>
  body { margin: 0; padding: 24px; font: 16px/1.5 sans-serif; overflow-wrap: anywhere } h2 { border-bottom: 1px solid; padding-bottom: 4px }
</style></head><body><h1>Nasrin Ahmadi</h1><p>nasrin.ahmadi@mail.example</p>
${sections.map((name) => `<h2>${name}</h2><p>2025: Sensors on bridges</p><p>2024: Few sensors</p>`).join('')}
</body></html>`;
const changes: readonly CvChange[] = [
  {
    section: 'papers',
    title: 'Twelve months of a prestressed bridge: separating temperature from damage',
    from: 3,
    to: 1,
    because: 'Structural health monitoring',
  },
  { section: 'projects', title: 'modalkit', from: 2, to: 1, because: 'Physics-informed machine learning' },
];
const cv: GeneratedCv = {
  html,
  interests: ['Structural health monitoring', 'Physics-informed machine learning'],
  options: usualOptions,
  file: 'CV_Structural-health-monitoring_Physics-informed-machine-learning.pdf',
  mark: null,
  pages: 2,
  changes: [],
  notInEnglish: [],
  withoutGlyph: [],
};
const waiting: readonly CvNotInEnglish[] = [
  { section: 'profile', id: null, title: 'نسرین احمدی', fields: ['latin_name', 'address'] },
  { section: 'papers', id: 6, title: 'پایش سلامت پل‌های پیش‌تنیده با حسگرهای ارزان‌قیمت', fields: ['title', 'authors'] },
  ...['دینامیک سازه', 'مقاومت مصالح', 'تحلیل سازه', 'پل‌سازی', 'طراحی لرزه‌ای'].map((title, index) => ({
    section: 'teaching_experiences' as const,
    id: index + 1,
    title,
    fields: ['course_title'],
  })),
];
const persian: GeneratedCv = {
  ...cv,
  html: html.replace('lang="en"', 'lang="fa" dir="rtl"'),
  options: { language: 'fa', layout: 'column', paper: 'letter' },
  file: 'CV_Structural-health-monitoring_Physics-informed-machine-learning_fa.pdf',
};
const generated: Ready = { ...chosen, generate: { status: 'done' }, cv };

export const cvStates = {
  loading: { status: 'loading' },
  failed: { status: 'failed', problem: problemStates.network },
  empty: { status: 'empty' },
  ready,
  chosen,
  full: { ...ready, chosen: [31, 32, 33], force: true },
  leftOut: { ...ready, leftOut: 2 },
  generating: { ...chosen, generate: { status: 'busy' } },
  generated,
  moved: { ...generated, cv: { ...cv, changes } },
  notInEnglish: { ...generated, cv: { ...cv, notInEnglish: waiting } },
  withoutGlyph: {
    ...generated,
    cv: {
      ...cv,
      withoutGlyph: [{ section: 'projects', id: 1, title: 'modalkit 🚀', characters: ['🚀'] }],
    },
  },
  persian: { ...generated, options: persian.options, cv: persian },
  otherLook: { ...generated, options: persian.options },
  outdated: { ...chosen, chosen: [31, 35], cv },
  fullSize: { ...generated, isFullSize: true },
  stale: { ...chosen, cv, isStale: true },
  staleOfNone: { ...ready, cv, isStale: true },
  generatingAnother: { ...chosen, chosen: [31, 35], generate: { status: 'busy' }, cv },
  downloading: { ...chosen, download: { status: 'busy' }, cv },
  downloadingTypst: { ...chosen, typst: { status: 'busy' }, cv },
  downloadedTypst: { ...chosen, typst: { status: 'done' }, cv },
  noneForTypst: { ...ready, typst: { status: 'noneChosen' } },
  noTypst: { ...chosen, typst: { status: 'failed', problem: problemStates.notFound }, cv },
  downloaded: { ...chosen, download: { status: 'done' }, cv },
  noneToGenerate: { ...ready, generate: { status: 'noneChosen' } },
  noneToDownload: { ...ready, download: { status: 'noneChosen' } },
  generateHtmlPage: { ...chosen, generate: { status: 'failed', problem: problemStates.html } },
  generateRefused: { ...chosen, generate: { status: 'failed', problem: problemStates.server } },
  generatePlainText: {
    ...chosen,
    generate: {
      status: 'failed',
      problem: { kind: 'server', detail: null, raw: { status: 500, body: 'no LaTeX: pdflatex not found' } },
    },
  },
  downloadHtmlPage: { ...chosen, download: { status: 'failed', problem: problemStates.html }, cv },
  downloadUnavailable: { ...chosen, download: { status: 'failed', problem: problemStates.network } },
  bothFailed: {
    ...chosen,
    generate: { status: 'failed', problem: problemStates.server },
    download: { status: 'failed', problem: problemStates.serverWithDetail },
  },
  longNames: {
    ...generated,
    interests: [MockInterestLongPersian, ...MockInterests],
    chosen: [34, 31],
    cv: {
      ...cv,
      interests: [MockInterestLongPersian.interest_name, 'Structural health monitoring'],
      file: `CV_${MockInterestLongPersian.interest_name.replaceAll(' ', '-')}_Structural-health.pdf`,
      changes: changes.map((change) => ({
        ...change,
        title: `${change.title} `.repeat(6).trim(),
        because: MockInterestLongPersian.interest_name,
      })),
    },
  },
} satisfies Record<string, CvState>;
