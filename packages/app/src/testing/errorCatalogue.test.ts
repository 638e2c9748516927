import '../i18n/all';
import { describe, expect, test } from 'vitest';
import type { Problem } from '../api/problem';
import { cvWords, operationWords } from '../ui/failureWords';
import { type TextKey, createTranslator } from '../i18n/translator';

const t = createTranslator('en');

/** Section 8 of the specification: the ids of the checklist, the key of the text, and its exact wording. */
const catalogue: readonly [ids: string, key: TextKey, text: string, params?: Record<string, string | number>][] = [
  ['ERR-20', 'bots.failed.fetch', 'Failed to fetch bots'],
  ['ERR-21', 'createBot.filters.countriesFailed', 'Failed to fetch countries'],
  ['ERR-22', 'createBot.results.failed', 'Failed to fetch universities'],
  ['ERR-23', 'gmail.failed', 'Failed to fetch Gmail accounts'],
  ['ERR-24', 'failures.lookups.botStats', 'Failed to load bot stats'],
  ['ERR-25', 'failures.lookups.professorStats', 'Failed to load professor stats'],
  ['ERR-26', 'createBot.failed', 'Failed to create bot'],
  ['ERR-27', 'createBot.research.failed', 'Failed to load research interests. Please try again.'],
  [
    'ERR-28',
    'createBot.filters.continentsFailed',
    'Failed to load continent data: Failed to fetch continent data',
    { error: t('createBot.filters.continentsFailedReason') },
  ],
  ['ERR-29', 'gmail.connect.blocked', 'Popup blocked. Please allow popups for this site.'],
  ['ERR-30', 'gmail.connect.cancelled', 'Connection cancelled by user'],
  ['ERR-31', 'gmail.connect.failed', 'Connection failed'],
  ['ERR-32', 'gmail.connect.problem', 'Failed to connect Gmail'],
  ['ERR-33', 'gmail.disconnectFailed', 'Failed to disconnect account'],
  [
    'ERR-34',
    'gmail.connect.noLocation',
    'No redirect Location header. The backend must expose the Location header via cross-origin settings (Access-Control-Expose-Headers).',
  ],
  ['ERR-35', 'gmail.connectionFailed', 'Gmail connection failed: access_denied', { reason: 'access_denied' }],
  ['ERR-36', 'bots.failed.title', 'Error Loading Bots'],
  ['ERR-37', 'bots.actionFailed', 'Action failed'],
  ['ERR-38', 'bots.export.nothing.title', 'No bots to export'],
  ['ERR-39', 'bots.export.failed.title', 'Export failed'],
  ['ERR-40', 'botEdit.invalid.title', 'Please fix validation errors before saving.'],
  ['ERR-41', 'botEdit.notLoaded.title', 'Bot not loaded'],
  ['ERR-42', 'botDetail.notFound', 'Bot not found'],
  ['ERR-43', 'botEdit.saveFailed', 'Save failed'],
  ['ERR-44', 'botDetail.found.failed', 'Failed to load professors'],
  ['ERR-45', 'drafts.match.failed', 'Failed to load match info'],
  ['ERR-44 FAC-25', 'professors.failed', 'Failed to load professors'],
  ['ERR-45 FAC-27', 'professors.matchFailed', 'Failed to load match info'],
  ['ERR-51 FAC-24', 'professors.empty.title', 'No professors found'],
  ['ERR-46', 'drafts.noProfessor.title', 'Failed to load professor'],
  ['ERR-47', 'drafts.failed', 'Failed to load email'],
  ['ERR-48', 'failures.email.draft', 'Failed to load draft'],
  ['ERR-49', 'failures.email.none', 'No draft'],
  ['ERR-50', 'drafts.none.title', 'No draft found.'],
  ['ERR-51', 'botDetail.found.empty', 'No professors found'],
];

describe('the error catalogue, to the letter', () => {
  test.each(catalogue)('%s %s reads %j', (_ids, key, text, params = {}) => {
    expect((t as (key: TextKey, params: object) => string)(key, params)).toBe(text);
  });

  test('the words of the server come before ours', () => {
    const said: Problem = { kind: 'server', detail: 'The queue is full.' };
    const silent: Problem = { kind: 'server', detail: null };
    expect(operationWords(t, said, 'createBot.failed')).toBe('The queue is full.');
    expect(operationWords(t, silent, 'createBot.failed')).toBe('Failed to create bot');
  });
});

const unavailable =
  'API endpoint not available. Please ensure the backend server is running and the CV generation endpoints are configured.';
const missing = 'CV generation endpoint not found. Please check if the backend API is properly configured.';
const signIn = 'Authentication failed. Please log in again.';

test.each<[string, Problem, string, string]>([
  ['ERR-54 a page in place of an answer', { kind: 'html', status: 502, start: '<!doctype' }, unavailable, unavailable],
  ['ERR-54 no answer', { kind: 'network' }, unavailable, unavailable],
  ['ERR-55 an unknown address', { kind: 'notFound', detail: 'Not found.' }, missing, missing],
  ['ERR-56 a 401', { kind: 'unauthenticated', detail: 'Given token not valid' }, signIn, signIn],
  ['ERR-56 a 403', { kind: 'forbidden', detail: 'No.' }, signIn, signIn],
  [
    'ERR-57 ERR-58 words of the server',
    { kind: 'server', detail: 'No LaTeX here.' },
    'No LaTeX here.',
    'No LaTeX here.',
  ],
  [
    'ERR-57 ERR-58 nothing said',
    { kind: 'server', detail: null },
    'Failed to generate CV. Please try again.',
    'Failed to download CV. Please try again.',
  ],
])('%s is said of a CV in the words of the catalogue', (_what, problem, generating, downloading) => {
  expect(cvWords(t, problem, 'generate')).toBe(generating);
  expect(cvWords(t, problem, 'download')).toBe(downloading);
});
