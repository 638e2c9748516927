import { expect, it } from 'vitest';
import { MockBot } from '../../../mocks/fixtures/bot';
import { MockCvFile, MockProposalFile } from '../../../mocks/fixtures/files';
import { MockSending } from '../../../mocks/fixtures/sending';
import { botEditStates } from './BotEdit.states';
import { formOf } from './editForm';
import { toBotEditState } from './toState';

const edit = { stored: MockBot, form: { ...formOf(MockBot), name: 'Typed' }, clashes: [], restored: false };
const nothing = { data: undefined, problem: null };
const uiState = { faults: {}, saveProblem: null, saving: false, uploading: false, uploadProblem: null };
const input = {
  bot: nothing,
  edit: null,
  isTouched: false,
  accounts: nothing,
  files: nothing,
  sending: nothing,
  search: botEditStates.ready.search,
  leaving: false,
  uiState,
};
const gone = { problem: { kind: 'notFound', detail: 'Not found.' } } as const;

it('loads, fails, or is ready', () => {
  expect(toBotEditState(input).status).toBe('loading');
  expect(toBotEditState({ ...input, bot: { problem: { kind: 'network' } } }).status).toBe('failed');
  expect(toBotEditState({ ...input, edit })).toMatchObject({ status: 'ready', form: { name: 'Typed' } });
});

it('BOT-139 a missing bot is not found', () => {
  expect(toBotEditState({ ...input, bot: gone }).status).toBe('notFound');
});

it('BOT-139 keeps what was typed when the bot is deleted meanwhile', () => {
  expect(toBotEditState({ ...input, bot: gone, edit, isTouched: true })).toMatchObject({
    status: 'ready',
    form: { name: 'Typed' },
  });
});

it('BOT-138 says that the bot is not loaded yet', () => {
  expect(toBotEditState({ ...input, uiState: { ...uiState, saveProblem: { kind: 'notLoaded' } } })).toEqual({
    status: 'loading',
    saveProblem: { kind: 'notLoaded' },
  });
});

it('tells accounts that are on their way from those that could not be had', () => {
  expect(toBotEditState({ ...input, edit })).toMatchObject({ accounts: { status: 'loading' } });
  expect(toBotEditState({ ...input, edit, accounts: { data: undefined, problem: { kind: 'network' } } })).toMatchObject(
    { accounts: { status: 'failed' } },
  );
});

it('keeps the accounts it has where newer ones could not be had', () => {
  const accounts = { data: [], problem: { kind: 'network' } } as const;
  expect(toBotEditState({ ...input, edit, accounts })).toMatchObject({ accounts: { status: 'ready', accounts: [] } });
});

it('MAT-03 knows the limits of sending once they are there', () => {
  expect(toBotEditState({ ...input, edit })).toMatchObject({ limits: null });
  const known = toBotEditState({ ...input, edit, sending: { data: MockSending } });
  expect(known).toMatchObject({ limits: MockSending.limits });
});

it('ATT-01 tells files that are on their way from those that could not be had, and from a server without them', () => {
  const stored = { ...MockBot, attach_cv: false };
  const filesIn = (files: typeof nothing | { data: undefined; problem: { kind: 'network' } }, bot = stored) => {
    const state = toBotEditState({ ...input, edit: { ...edit, stored: bot }, files });
    return state.status === 'ready' ? state.files : null;
  };
  expect(filesIn(nothing)).toEqual({ status: 'loading' });
  expect(filesIn({ data: undefined, problem: { kind: 'network' } })).toEqual({ status: 'failed' });
  const { attach_cv: _, ...bare } = stored;
  expect(filesIn(nothing, bare as typeof stored)).toEqual({ status: 'absent' });
  const files = { data: [MockCvFile, MockProposalFile], problem: null };
  expect(toBotEditState({ ...input, edit: { ...edit, stored }, files })).toMatchObject({
    files: { status: 'ready', proposals: [MockProposalFile], uploading: false, problem: null },
  });
});
