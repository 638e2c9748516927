import type { Import, ImportSaved, ImportUndone } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import {
  MockImportBibtex,
  MockImportDoi,
  MockImportKnown,
  MockImportLarge,
  MockImportLong,
  MockImportNothing,
  MockImportOrcid,
  MockImportResume,
  MockImportUnreadable,
} from '../../../mocks/fixtures/import';
import { problemStates } from '../../../ui/ProblemView/ProblemView.states';
import type { Step } from '../steps';
import { type Choice, type Found, firstChoice, foundOf } from './found';
import { type Source, type SourceFaults, type SourceKind, noSource } from './sources';

/** Reading a source: in progress, or how it ended. `unavailable`: the server has no imports. */
export type ReadStep =
  | { status: 'idle' | 'busy' | 'unavailable' }
  | { status: 'refused'; faults: SourceFaults }
  | { status: 'failed'; problem: Problem };

/** Downloading a file of the profile. `empty`: there is nothing to be in it. */
export type ExportStep =
  | { status: 'idle' | 'busy' | 'done' | 'empty' | 'unavailable' }
  | { status: 'failed'; problem: Problem };

/** Storing a selection. `gone`: what was found is forgotten, and has to be read again. */
export type SaveStep = { status: 'idle' | 'busy' | 'gone' | 'readingAgain' } | { status: 'failed'; problem: Problem };

/** Taking a stored import back. `gone`: it was stored too long ago. */
export type UndoStep = { status: 'idle' | 'busy' | 'gone' } | { status: 'failed'; problem: Problem };

export type ImportState =
  | {
      status: 'choose';
      source: Source;
      reading: ReadStep;
      bibtex: ExportStep;
      jsonResume: ExportStep;
      /** The referees and their addresses go into the JSON Resume. */
      withReferees: boolean;
    }
  | { status: 'found'; found: Found; choice: Choice; saving: SaveStep }
  /** There is nothing in the source that a profile could hold. */
  | { status: 'nothing'; found: Found }
  /** The numbers are null where an answer was lost on the way. */
  | { status: 'saved'; counts: ImportSaved | null; steps: readonly Step[]; undo: UndoStep }
  | { status: 'undone'; counts: ImportUndone | null };

type Choose = Extract<ImportState, { status: 'choose' }>;
type FoundState = Extract<ImportState, { status: 'found' }>;
type Saved = Extract<ImportState, { status: 'saved' }>;

const idle = { status: 'idle' } as const;
const choose: Choose = {
  status: 'choose',
  source: noSource,
  reading: idle,
  bibtex: idle,
  jsonResume: idle,
  withReferees: false,
};
const of = (kind: SourceKind, text = '', more: Partial<Choose> = {}): Choose => ({
  ...choose,
  source: { ...noSource, kind, texts: { ...noSource.texts, [kind]: text } },
  ...more,
});
const iD = '0000-0002-1825-0097';
const bibtex = `@article{ahmadi2026drift,
  title = {Drift of natural frequencies in a frozen deck},
  author = {Ahmadi, N. and Rostami, K.},
  year = {2026}
}`;
const file = new File([bibtex], 'library.bib', { type: 'application/x-bibtex' });
const said = (text: string) => ({ code: 'said', params: { text } }) as const;

const found = (answer: Import, more: Partial<FoundState> = {}): FoundState => {
  const what = foundOf(answer);
  return { status: 'found', found: what, choice: firstChoice(what), saving: idle, ...more };
};
const orcid = found(MockImportOrcid);
const saved: Saved = {
  status: 'saved',
  counts: { added: 14, changed: 2 },
  steps: ['profile', 'degrees', 'papers'],
  undo: idle,
};

export const importStates = {
  orcid: of('orcid'),
  doi: of('doi', '10.5555/crs.2026.0091'),
  references: of('references'),
  pasted: of('references', bibtex),
  file: { ...of('references'), source: { ...of('references').source, files: { ...noSource.files, references: file } } },
  jsonResume: of('json_resume'),
  reading: of('orcid', iD, { reading: { status: 'busy' } }),
  missing: of('references', '', { reading: { status: 'refused', faults: { file: { code: 'missing' } } } }),
  required: of('doi', '', { reading: { status: 'refused', faults: { text: { code: 'required' } } } }),
  refused: of('doi', '10.5555/nothing', {
    reading: {
      status: 'refused',
      faults: {
        text: said('Contains hidden characters. Please type it.'),
      },
    },
  }),
  refusedFile: {
    ...of('json_resume'),
    source: {
      ...of('json_resume').source,
      files: { ...noSource.files, json_resume: new File(['[]'], 'my-cv.json', { type: 'application/json' }) },
    },
    reading: {
      status: 'refused',
      faults: {
        file: said('The file is too large: the limit is 5 MB.'),
      },
    },
  },
  tooLarge: of('references', bibtex, { reading: { status: 'refused', faults: { file: { code: 'tooLarge' } } } }),
  notText: {
    ...of('references'),
    source: {
      ...of('references').source,
      files: { ...noSource.files, references: new File(['\0'], 'photo.bib', { type: 'application/x-bibtex' }) },
    },
    reading: { status: 'refused', faults: { file: { code: 'notText' } } },
  },
  unreachable: of('orcid', iD, {
    reading: {
      status: 'failed',
      problem: {
        kind: 'server',
        detail: 'Records cannot be looked up at the moment. Please try again in a few minutes.',
      },
    },
  }),
  offline: of('orcid', iD, { reading: { status: 'failed', problem: problemStates.network } }),
  unavailable: of('orcid', iD, { reading: { status: 'unavailable' } }),
  exporting: { ...choose, bibtex: { status: 'busy' }, jsonResume: { status: 'busy' }, withReferees: true },
  exported: { ...choose, bibtex: { status: 'done' }, jsonResume: { status: 'done' } },
  exportEmpty: { ...choose, bibtex: { status: 'empty' }, jsonResume: { status: 'empty' } },
  exportUnavailable: { ...choose, bibtex: { status: 'unavailable' }, jsonResume: { status: 'unavailable' } },
  exportFailed: {
    ...choose,
    bibtex: { status: 'failed', problem: problemStates.network },
    jsonResume: { status: 'failed', problem: problemStates.html },
  },
  small: found(MockImportDoi),
  record: orcid,
  differencesTaken: { ...orcid, choice: { ...orcid.choice, taken: new Set([...orcid.choice.taken, 4]) } },
  noneChosen: { ...orcid, choice: { ...orcid.choice, taken: new Set<number>() } },
  large: found(MockImportLarge),
  problems: found(MockImportBibtex),
  resume: found(MockImportResume),
  unread: { ...found(MockImportDoi), found: { ...foundOf(MockImportDoi), unread: 2, unknownProblems: 1 } },
  known: found(MockImportKnown),
  long: found(MockImportLong),
  nothing: { status: 'nothing', found: foundOf(MockImportNothing) },
  nothingReadable: { status: 'nothing', found: foundOf(MockImportUnreadable) },
  saving: { ...orcid, saving: { status: 'busy' } },
  listFull: {
    ...orcid,
    saving: {
      status: 'failed',
      problem: {
        kind: 'invalid',
        code: 'list_full',
        fields: {},
        detail:
          'One of the lists in your profile would have 512 entries; the maximum is 500. Select fewer entries, then try again.',
      },
    },
  },
  saveOffline: { ...orcid, saving: { status: 'failed', problem: problemStates.network } },
  gone: { ...orcid, saving: { status: 'gone' } },
  readingAgain: { ...orcid, saving: { status: 'readingAgain' } },
  saved,
  savedBefore: { ...saved, counts: null },
  undoing: { ...saved, undo: { status: 'busy' } },
  undoFailed: { ...saved, undo: { status: 'failed', problem: problemStates.network } },
  undoGone: { ...saved, undo: { status: 'gone' } },
  undone: { status: 'undone', counts: { removed: 12, restored: 2, kept: 0 } },
  undoneInPart: { status: 'undone', counts: { removed: 11, restored: 1, kept: 2 } },
  undoneBefore: { status: 'undone', counts: null },
} satisfies Record<string, ImportState>;
