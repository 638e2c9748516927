import type { AccountFile, Bot, GmailAccount, SendingState } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import { MockBot, MockBotLongPersian, MockRun, MockRunFinished } from '../../../mocks/fixtures/bot';
import { MockProposalFile } from '../../../mocks/fixtures/files';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { MockSending } from '../../../mocks/fixtures/sending';
import { MockCountries, MockUniversities } from '../../../mocks/fixtures/university';
import { formOfSearch, readSearch, searchOf } from '../../../entities/bot/search/botSearch';
import { criteriaOf } from '../../../entities/bot/search/criteria';
import { type SearchForm, anywhere, emptySearch } from '../../../entities/bot/search/finder';
import type { FinderState } from '../../../entities/bot/search/finderState';
import type { Clash } from '../../../forms/edits/rebase';
import { type EditFaults, type EditForm, formOf } from './editForm';

/** Why the last save failed, apart from the errors of single fields. */
export type SaveProblem = { kind: 'invalid' } | { kind: 'notLoaded' } | { kind: 'failed'; problem: Problem };

/** The accounts a bot can send from. */
export type AccountsPart =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; accounts: readonly GmailAccount[] };

/** What the bot can attach. */
export type FilesPart =
  /** The server knows no attachments. */
  | { status: 'absent' }
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'ready';
      proposals: readonly AccountFile[];
      uploading: boolean;
      /** Why the last upload failed. */
      problem: Problem | null;
    };

export type BotEditState =
  | { status: 'loading'; saveProblem: SaveProblem | null }
  | { status: 'notFound' }
  | { status: 'failed'; problem: Problem }
  | {
      status: 'ready';
      /** As stored when the form was opened, or as found by a save that conflicted. */
      bot: Bot;
      form: EditForm;
      /** Fields that were changed here and, since, elsewhere. */
      clashes: readonly Clash<EditForm>[];
      /** Unsaved text from earlier was restored. */
      restored: boolean;
      faults: EditFaults;
      saveProblem: SaveProblem | null;
      saving: boolean;
      accounts: AccountsPart;
      files: FilesPart;
      /** Where the bot looks, and the universities found there. */
      search: FinderState;
      /** The person's limits of sending; null while they are not known. */
      limits: SendingState['limits'] | null;
      /** The dialog about unsaved changes is open. */
      leaving: boolean;
    };

const bot: Bot = {
  ...MockBot,
  attach_cv: true,
  attach_proposal: MockProposalFile.id,
  proposal_max_pages: 10,
  advanced_filters: {
    ...MockBot.advanced_filters,
    research_areas: ['Structural health monitoring', 'Vibration-based sensing'],
    description: 'Groups that measure real bridges before groups that only compute them.',
    min_publications: 5,
  },
};
const form = formOf(bot);
const countries = { status: 'ready', refreshing: false, notice: null, countries: MockCountries } as const;
const nameOf = (id: number) => MockUniversities.find((university) => university.id === id)?.name;
/** The search of a form, with the fields that a story sets. */
const searchIn = (text: string, fields: Partial<SearchForm> = {}): FinderState => {
  const stored = readSearch(text);
  const typed = { ...(stored ? formOfSearch(stored, MockCountries, nameOf) : emptySearch), ...fields };
  return {
    finder: { form: typed, faults: {}, applied: null, page: 1, pageSize: 10 },
    countries,
    results: null,
    suggestions: { status: 'idle', items: [] },
  };
};
const applied = (search: FinderState): FinderState => ({
  ...search,
  finder: { ...search.finder, applied: criteriaOf(search.finder.form) },
});
/** A form with a changed search, and that search. */
const searching = (fields: Partial<SearchForm>, of: Bot = bot) => {
  const search = searchIn(formOf(of).search, fields);
  return {
    bot: of,
    form: { ...formOf(of), search: JSON.stringify(searchOf(search.finder.form, MockCountries)) },
    search,
  };
};
const ready = {
  status: 'ready',
  bot,
  form,
  clashes: [],
  restored: false,
  faults: {},
  saveProblem: null,
  saving: false,
  accounts: { status: 'ready', accounts: [MockGmail] },
  files: { status: 'ready', proposals: [MockProposalFile], uploading: false, problem: null },
  search: searchIn(form.search),
  limits: MockSending.limits,
  leaving: false,
} as const satisfies BotEditState;
const readyFiles = ready.files;
const byName: Bot = { ...bot, advanced_filters: { ...bot.advanced_filters, search_mode: 'name' } };

export const botEditStates = {
  loading: { status: 'loading', saveProblem: null },
  notLoaded: { status: 'loading', saveProblem: { kind: 'notLoaded' } },
  notFound: { status: 'notFound' },
  failed: { status: 'failed', problem: { kind: 'network' } },
  ready,
  byName: { ...ready, bot: byName, form: formOf(byName), search: searchIn(formOf(byName).search) },
  countriesLoading: { ...ready, search: { ...ready.search, countries: { status: 'loading' } } },
  countriesFailed: {
    ...ready,
    search: { ...ready.search, countries: { status: 'failed', problem: { kind: 'network' } } },
  },
  otherPlace: {
    ...ready,
    ...searching(
      { country: 'Sweden', selected: [] },
      { ...bot, status: 'Active', latest_run: MockRunFinished, emails_approved: 2 },
    ),
  },
  runAtWork: { ...ready, ...searching({ country: 'Sweden', selected: [] }, { ...bot, latest_run: MockRun }) },
  anywhere: {
    ...ready,
    ...searching({ scope: 'continent', continent: anywhere, countries: ['Norway', 'Sweden'], selected: [] }),
  },
  universities: {
    ...ready,
    search: {
      ...applied(ready.search),
      results: { status: 'ready', refreshing: false, notice: null, universities: MockUniversities },
    },
  },
  universitiesLoading: { ...ready, search: { ...applied(ready.search), results: { status: 'loading' } } },
  tooManyUniversities: {
    ...ready,
    search: {
      ...ready.search,
      finder: { ...ready.search.finder, faults: { universities: { code: 'tooManyUniversities' } } },
    },
    faults: { universities: { code: 'tooManyUniversities' } },
    saveProblem: { kind: 'invalid' },
  },
  invalid: {
    ...ready,
    form: { ...form, name: 'N', num_professors: 101, run_interval: 0, max_targets: null },
    search: {
      ...ready.search,
      finder: {
        ...ready.search.finder,
        form: { ...ready.search.finder.form, ranks: [50, 10] },
        faults: { ranks: { code: 'ranksUpsideDown' } },
      },
    },
    faults: {
      name: { code: 'minLength', params: { limit: 2 } },
      num_professors: { code: 'maximum', params: { limit: 100 } },
      ranks: { code: 'ranksUpsideDown' },
      run_interval: { code: 'minimum', params: { limit: 1 } },
      max_targets: { code: 'required' },
    },
    saveProblem: { kind: 'invalid' },
  },
  refused: {
    ...ready,
    form: { ...form, name: 'Nordic bridges' },
    faults: { name: { code: 'said', params: { text: 'This field is required.' } } },
    saveProblem: { kind: 'invalid' },
  },
  saving: { ...ready, form: { ...form, name: 'Nordic bridges' }, saving: true },
  saveFailed: {
    ...ready,
    form: { ...form, name: 'Nordic bridges' },
    saveProblem: { kind: 'failed', problem: { kind: 'server', detail: null } },
  },
  gone: { ...ready, saveProblem: { kind: 'failed', problem: { kind: 'notFound', detail: 'Not found.' } } },
  noAccount: {
    ...ready,
    bot: { ...bot, gmail_account: null, gmail_email: null },
    form: { ...form, gmail_account: null },
    accounts: { status: 'ready', accounts: [] },
  },
  manyEmails: { ...ready, form: { ...form, max_targets: 50 } },
  limitsUnknown: { ...ready, limits: null },
  noProposals: {
    ...ready,
    form: { ...form, attach_cv: false, attach_proposal: null },
    files: { ...readyFiles, proposals: [] },
  },
  uploading: { ...ready, files: { ...readyFiles, uploading: true } },
  notUploaded: {
    ...ready,
    files: {
      ...readyFiles,
      problem: {
        kind: 'invalid',
        code: 'invalid',
        detail: 'The file letter.pdf is encrypted. Save it without a password, then select it again.',
        fields: {},
      },
    },
  },
  proposalTooLong: {
    ...ready,
    form: { ...form, proposal_max_pages: 3 },
    faults: {
      proposal_max_pages: {
        code: 'said',
        params: {
          text: 'The proposal Proposal-bridges.pdf is too long: it has 4 pages, and this bot allows at most 3. Select a shorter proposal, or allow more pages in the bot’s settings.',
        },
      },
    },
    saveProblem: { kind: 'invalid' },
  },
  filesLoading: { ...ready, files: { status: 'loading' } },
  filesFailed: { ...ready, files: { status: 'failed' } },
  withoutFiles: { ...ready, files: { status: 'absent' } },
  accountsLoading: { ...ready, accounts: { status: 'loading' } },
  accountsFailed: { ...ready, accounts: { status: 'failed' } },
  restored: { ...ready, form: { ...form, name: 'Nordic bridges' }, restored: true },
  clash: {
    ...ready,
    form: { ...form, name: 'Nordic bridges', num_professors: 8, need_research_proposal: true },
    clashes: [
      { field: 'name', before: { name: form.name }, theirs: { name: 'Bridges of the north' } },
      { field: 'num_professors', before: { num_professors: 3 }, theirs: { num_professors: 12 } },
      {
        field: 'description',
        before: { description: '' },
        theirs: { description: 'Groups in Norway first.\n\nThen those in Sweden.' },
      },
      {
        field: 'search',
        before: { search: '' },
        theirs: { search: searching({ country: 'Sweden', selected: [] }).form.search },
      },
    ],
  },
  leaving: { ...ready, form: { ...form, name: 'Nordic bridges' }, leaving: true },
  longNames: {
    ...ready,
    bot: MockBotLongPersian,
    form: formOf(MockBotLongPersian),
    search: searchIn(formOf(MockBotLongPersian).search),
  },
} satisfies Record<string, BotEditState>;
