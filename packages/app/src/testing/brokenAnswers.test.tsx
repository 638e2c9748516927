import '../i18n/all';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { unload } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../App';
import { storeWizard } from '../features/createBot/CreateBot/wizard/storedWizard';
import { emptyWizard } from '../features/createBot/CreateBot/wizard/types';
import { brokenAt, drawn, placesIn, randomFrom, wrongs } from '../mocks/broken';
import { MockActiveBot, MockPausedBot, MockRunFinished } from '../mocks/fixtures/bot';
import { MockConfig } from '../mocks/fixtures/config';
import { MockDegrees } from '../mocks/fixtures/degree';
import { MockDraft, MockDraftSent, MockDraftUnknown, MockResult } from '../mocks/fixtures/draft';
import { MockGmail } from '../mocks/fixtures/gmail';
import { MockInterests } from '../mocks/fixtures/interest';
import { MockMessage, MockSystemMessage } from '../mocks/fixtures/mailbox';
import { MockMatchWithParts, MockProfessor } from '../mocks/fixtures/professor';
import { MockAvoided, MockSending } from '../mocks/fixtures/sending';
import { MockCertifications, MockLanguages, MockLinks, MockPapers, MockSkills } from '../mocks/fixtures/profile';
import { MockCountries, MockUniversities } from '../mocks/fixtures/university';
import { MockUser } from '../mocks/fixtures/user';
import { tokens } from '../session/tokens';

/** To repeat a run: `VITE_SEED=7 npm test -- component`. */
const seed = Number(import.meta.env['VITE_SEED'] ?? 20261120);
/** How many of the broken variants of each answer are tested on each page; `packages/app/src/api/normalise.test.ts` tests all of them. */
const sample = 10;

/** Stop after so many faults of one answer. */
const enough = 4;

const bot = {
  ...MockActiveBot,
  latest_run: MockRunFinished,
  paused_reason: 'This bot’s Gmail account needs to be reconnected.',
};
const page = (...items: unknown[]) => ({ results: items, count: items.length });
const stats = { total_bots: 2, active_bots: 1, total_professors: 31, total_matches: 40, emails_sent: 27 };
const withState = (draft: typeof MockDraft, state: (typeof MockResult)['state']) => ({ ...MockResult, draft, state });

const everything = {
  user: MockUser,
  degrees: MockDegrees,
  papers: MockPapers,
  jobs: [],
  skills: MockSkills,
  projects: [],
  awards: [],
  courses: [],
  volunteer: [],
  research_interests: MockInterests,
  links: MockLinks,
  languages: MockLanguages,
  certifications: MockCertifications,
  research_experiences: [],
  teaching_experiences: [],
  references: [],
};

/** The valid answers, by method, path and, where it matters, the query. */
const whole: Readonly<Record<string, unknown>> = {
  'GET /api/auth/me/': MockUser,
  'GET /api/sending/': MockSending,
  'GET /api/config/': MockConfig,
  'GET /bots/': page(bot, MockPausedBot),
  'GET /bots/stats/': stats,
  [`GET /bots/${bot.id}/`]: bot,
  [`GET /bots/${bot.id}/run/`]: MockRunFinished,
  [`GET /bots/${bot.id}/results/`]: page(MockResult),
  [`GET /bots/${bot.id}/results/ needs_review`]: page(MockResult),
  [`GET /bots/${bot.id}/results/ unknown`]: page(withState(MockDraftUnknown, 'unknown')),
  [`GET /bots/${bot.id}/results/ sent`]: page(withState(MockDraftSent, 'sent')),
  'GET /api/sending/do-not-contact/': MockAvoided,
  'GET /integrations/api/gmail/accounts/': [MockGmail],
  'GET /api/student/research-interests/': MockInterests,
  'GET /api/student/degrees/': MockDegrees,
  'GET /api/student/papers/': MockPapers,
  'GET /api/student/languages/': MockLanguages,
  'GET /api/student/certifications/': MockCertifications,
  'GET /api/student/skills/': MockSkills,
  'GET /api/student/links/': MockLinks,
  'GET /api/student/cv/': everything,
  'GET /countries/': MockCountries,
  'GET /universities/': MockUniversities,
  'POST /api/emails/email-drafts/find/': MockDraft,
  'POST /api/emails/email-drafts/review/': {
    drafts: [MockDraft],
    refused: [{ professor: 602, professor_name: 'Jane Doe', code: 'do_not_contact', detail: 'On the list.' }],
  },
  'GET /api/professor/professors/': page(MockProfessor),
  'GET /api/professor/professors/stats/': { total_professors: 1, professors_with_h_index: 1, average_h_index: 41 },
  [`GET /api/professor/professors/${MockProfessor.id}/`]: MockProfessor,
  'GET /api/matching/match-scores/': [MockMatchWithParts],
  'GET /api/mailbox/messages/': page(MockMessage),
  'GET /api/mailbox/messages/9/': { ...MockMessage, id: 9 },
  'GET /api/mailbox/system/': page(MockSystemMessage),
  'GET /stand-in/google/accounts': [{ email: MockUser.email, name: 'Nasrin Ahmadi' }],
};

const pages = {
  [`/bots`]: ['GET /bots/', 'GET /bots/stats/', 'GET /api/auth/me/', 'GET /api/sending/'],
  [`/bots/${bot.id}`]: Object.keys(whole).filter(
    (call) => call.startsWith(`GET /bots/${bot.id}/`) || call.includes('sending'),
  ),
  [`/bots/${bot.id}/edit`]: [`GET /bots/${bot.id}/`, 'GET /integrations/api/gmail/accounts/', 'GET /api/auth/me/'],
  '/dashboard': [
    'GET /api/auth/me/',
    'GET /api/student/research-interests/',
    'GET /integrations/api/gmail/accounts/',
    'GET /bots/',
    'GET /bots/stats/',
    'GET /countries/',
    'GET /api/student/cv/',
  ],
  '/profile?step=research-interests': ['GET /api/student/research-interests/', 'GET /api/student/cv/'],
  '/profile?step=degrees': ['GET /api/student/degrees/', 'GET /api/auth/me/'],
  '/profile?step=papers': ['GET /api/student/papers/'],
  '/profile?step=languages': ['GET /api/student/languages/'],
  '/profile?step=certifications': ['GET /api/student/certifications/'],
  '/profile?step=skills': ['GET /api/student/skills/'],
  '/profile?step=links': ['GET /api/student/links/'],
  '/profile?step=cv': ['GET /api/student/research-interests/'],
  '/profile': ['GET /api/auth/me/'],
  [`/professors/${MockProfessor.id}/email?bot=${bot.id}`]: [
    'POST /api/emails/email-drafts/find/',
    `GET /api/professor/professors/${MockProfessor.id}/`,
    'GET /api/matching/match-scores/',
    `GET /bots/${bot.id}/results/`,
    'GET /api/config/',
    'GET /integrations/api/gmail/accounts/',
    'GET /api/auth/me/',
  ],
  '/professors': [
    'GET /api/professor/professors/',
    'GET /api/professor/professors/stats/',
    'GET /api/matching/match-scores/',
  ],
  '/professors?review=601,602': ['POST /api/emails/email-drafts/review/'],
  [`/professors/${MockProfessor.id}`]: [
    `GET /api/professor/professors/${MockProfessor.id}/`,
    'GET /api/matching/match-scores/',
  ],
  '/gmail': ['GET /integrations/api/gmail/accounts/', 'GET /api/config/'],
  '/gmail/debug': ['GET /api/config/'],
  '/mailbox': ['GET /api/mailbox/messages/'],
  '/mailbox/9': ['GET /api/mailbox/messages/', 'GET /api/mailbox/messages/9/'],
  '/mailbox#visitor': ['GET /api/mailbox/system/'],
  '/signin/google#visitor': ['GET /api/config/', 'GET /stand-in/google/accounts'],
  '/create-bot': ['GET /api/student/research-interests/', 'GET /api/auth/me/'],
  '/create-bot#filters': ['GET /countries/', 'GET /universities/'],
  '/create-bot#gmail': ['GET /integrations/api/gmail/accounts/'],
} satisfies Record<string, string[]>;

let answers: Record<string, unknown> = {};
let underWay = 0;
const thrown: string[] = [];

const noteError = ({ message }: ErrorEvent) => thrown.push(message);
const noteRejection = ({ reason }: PromiseRejectionEvent) => thrown.push(String(reason));

beforeEach(() => {
  // React logs every error that a boundary catches; what the page shows then is checked below.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const plain = `${request.method} ${url.pathname}`;
    const call = [plain, url.searchParams.get('draft_state')].filter(Boolean).join(' ');
    underWay += 1;
    // Asynchronous, as over a network: after the render that sent the request.
    await Promise.resolve();
    underWay -= 1;
    const answer = answers[call] ?? answers[plain];
    if (answer instanceof Response) return answer.clone();
    return answer === undefined
      ? Response.json({ detail: 'Not found.' }, { status: 404 })
      : new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } });
  });
  addEventListener('error', noteError);
  addEventListener('unhandledrejection', noteRejection);
});

afterEach(() => {
  removeEventListener('error', noteError);
  removeEventListener('unhandledrejection', noteRejection);
  vi.restoreAllMocks();
  tokens.clear();
  localStorage.clear();
  sessionStorage.clear();
});

/** Stores a draft in which the step of the wizard in the address has been reached. */
function keepStep(step: string | undefined) {
  sessionStorage.clear();
  if (step !== 'filters' && step !== 'gmail') return;
  const country = MockCountries[0]?.name ?? '';
  storeWizard(
    {
      ...emptyWizard,
      step,
      completed: step === 'gmail' ? ['research', 'filters'] : ['research'],
      form: { ...emptyWizard.form, area: { id: 1, name: 'Bridges' }, name: 'A bot', country },
      applied: { countries: [country], mode: 'world', ranks: emptyWizard.form.ranks, query: '' },
    },
    MockUser.id,
  );
}

/** What is wrong with the page as it is; empty once it is complete and settled. */
function faultsOf(root: HTMLElement): string[] {
  const heading = root.querySelector('main h1')?.textContent.trim();
  const text = root.textContent;
  return [
    heading ? '' : 'no heading',
    root.querySelector('[data-awaited], [aria-busy=true]') || underWay > 0 ? 'still waiting' : '',
    text.includes('Unexpected Application Error') ? 'the page broke down' : '',
    text.includes('This part of the page could not be shown') ? 'a section broke down' : '',
    /undefined|NaN|\[object|Invalid Date|Infinity/.exec(text)?.[0] ?? '',
    [...root.querySelectorAll('a[href], button')].some(
      (it) => !(it.getAttribute('aria-label') ?? it.textContent).trim(),
    )
      ? 'a link or button without a name'
      : '',
    ...thrown,
  ].filter(Boolean);
}

/** Opens a page with these answers and returns what is wrong with it once it has settled. */
async function open(address: string, given: Record<string, unknown>): Promise<string[]> {
  answers = given;
  thrown.length = 0;
  const [place = '', step] = address.split('#');
  const [path, searchPath] = place.split('?');
  keepStep(step);
  if (step === 'visitor') tokens.clear();
  else tokens.begin({ access: 'access-token', refresh: 'refresh-token' });
  const location = memoryLocation({ path, searchPath });
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() => root.render(<App router={{ hook: location.hook, searchHook: location.searchHook }} />));
  let faults: string[] = [];
  await vi
    .waitFor(
      () => {
        faults = faultsOf(container);
        if (faults.length === 0) return;
        // Some parts come with the first press on the page.
        dispatchEvent(new Event('pointerdown'));
        throw new Error();
      },
      // Waited out only by a page that never settles; the first one loads its code, on a busy machine for seconds.
      { interval: 4, timeout: 15_000 },
    )
    .catch(() => undefined);
  root.unmount();
  container.remove();
  unload();
  return faults;
}

const nothing = (status: number) => new Response(null, { status });
const silent: readonly (readonly [string, () => Response])[] = [
  ['a 204', () => nothing(204)],
  ['an empty 200', () => nothing(200)],
  ['blanks', () => new Response(' \n ')],
];

describe.each(Object.entries(pages))('the page %s', (address, calls) => {
  test('stands with a whole server', async () => {
    expect(await open(address, whole)).toEqual([]);
  });

  test.each(calls)(
    'stands whatever is wrong with the answer to %s',
    async (call) => {
      const good = whole[call];
      const random = randomFrom(seed + call.length * 7919 + address.length);
      const all = placesIn(good).flatMap((at) => wrongs.map((wrong) => ({ at, wrong })));
      const cases = [
        ...all.filter(({ at }) => at.length === 0),
        ...drawn(
          all.filter(({ at }) => at.length > 0),
          sample,
          random,
        ),
      ].filter(({ at, wrong }) => at.length > 0 || wrong !== undefined);
      const faults: string[] = [];
      for (const { at, wrong } of cases) {
        if (faults.length === enough) break;
        const found = await open(address, { ...whole, [call]: brokenAt(good, at, wrong) });
        if (found.length > 0)
          faults.push(`seed ${seed}: /${at.join('/')} is ${JSON.stringify(wrong)}: ${found.join('; ')}`);
      }
      for (const [name, answer] of silent) {
        const found = await open(address, { ...whole, [call]: answer() });
        if (found.length > 0) faults.push(`${name}: ${found.join('; ')}`);
      }
      expect(faults).toEqual([]);
    },
    60_000,
  );
});
