import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MockRun, MockRunFinished } from '../../../mocks/fixtures/bot';
import { MockResult } from '../../../mocks/fixtures/draft';
import { MockMatch } from '../../../mocks/fixtures/professor';
import { render } from '../../../mocks/render';
import { type BotDetailState, botDetailStates } from './BotDetail.states';
import { BotDetailView } from './BotDetailView';
import { resultPill } from '../../../entities/bot/resultPill';

// The fixtures plan emails for the days after this one.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
});
afterEach(() => vi.useRealTimers());

const idle = () => undefined;
const shown = (state: BotDetailState) => (
  <BotDetailView
    state={state}
    onRetry={idle}
    onAction={idle}
    onSchedule={idle}
    onStopConfirm={idle}
    onStopCancel={idle}
    onRunAgain={idle}
    onPage={idle}
    onShowNotClose={idle}
    onNotClosePage={idle}
    onAskDraft={idle}
    onDraft={idle}
    onPosition={idle}
    onLook={idle}
    onQueueAct={idle}
    onAskNever={idle}
    onAllow={idle}
    onSettle={idle}
    onMailPage={idle}
    onAskBounced={idle}
    onBounced={idle}
  />
);
const show = (state: keyof typeof botDetailStates | BotDetailState, locale: 'en' | 'fa' = 'en') =>
  render(shown(typeof state === 'string' ? botDetailStates[state] : state), { locale });

test('parts that fail for one reason say it once, and one with a reason of its own says that in its place', async () => {
  const screen = show('partsFailed');
  await expect.element(screen.getByText('Some parts of this page could not be loaded')).toBeVisible();
  expect(screen.getByRole('alert').elements()).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(2);
  expect(screen.element().textContent).not.toMatch(/Failed to load|could not be loaded.*could not be loaded/);
});

test.each([390, 1280])(
  'at %i px the run, the letter and the professors come where their places were',
  async (width) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1280, 800));
    const columns = (elements: readonly (Element | null | undefined)[]) =>
      elements.map((element) => {
        const { left, width: wide } = element?.getBoundingClientRect() ?? { left: -1, width: -1 };
        return [left, wide].map(Math.round);
      });
    function Arriving() {
      const [at, setAt] = useState<'loading' | 'finished'>('loading');
      return (
        <>
          <button onClick={() => setAt('finished')}>Arrive</button>
          {shown(botDetailStates[at])}
        </>
      );
    }
    const screen = render(<Arriving />);
    const places = columns(screen.getByRole('status').elements());
    expect(places).toHaveLength(2);
    await screen.getByRole('button', { name: 'Arrive' }).click();
    const parts = ['Review queue', 'Professors found'].map((name) => screen.getByRole('region', { name }));
    await expect.element(screen.getByRole('region', { name: 'Review queue' })).toBeVisible();
    expect(columns(parts.map((part) => part.element()))).toEqual(places);
  },
);

test('one part that fails says so in its place', async () => {
  const screen = show('onePartFailed');
  await expect.element(screen.getByRole('region', { name: 'Professors found' }).getByRole('alert')).toBeVisible();
  expect(screen.element().textContent).not.toContain('Some parts of this page');
});

test.each([
  ['en', 2, '2 interests have no English name', /left out interests without an English name\./, 'Open your interests'],
  ['en', 1, '1 interest has no English name', /left out interests without an English name\./, 'Open your interests'],
  [
    'fa',
    2,
    '۲ علاقهٔ پژوهشی هنوز نام انگلیسی ندارد',
    /علایق بدون نام انگلیسی در این اجرا بررسی نشد\./,
    'دیدن علایق پژوهشی',
  ],
] as const)(
  'LTR-05 the run says which number of interests has no English name, and leads to them (%s, %i)',
  async (locale, count, title, body, action) => {
    const run = { status: 'known', run: { ...MockRun, interests_without_english: count }, lost: false } as const;
    const screen = show({ ...botDetailStates.finished, run }, locale);
    await expect.element(screen.getByText(title)).toBeVisible();
    await expect.element(screen.getByText(body)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: action }))
      .toHaveAttribute('href', '/profile?step=research-interests');
  },
);

test('says nothing of English names where each interest has one', async () => {
  const screen = show('finished');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByText(/English name/).elements()).toEqual([]);
});

test('a match of nothing is a score, in the list and above the letter', async () => {
  const { finished } = botDetailStates;
  const result = {
    ...MockResult,
    match_score: { ...MockMatch, score: 0 },
    professor: { ...MockResult.professor, match_score: 55 },
  };
  const screen = show({
    ...finished,
    results: { ...finished.results, results: [result] },
    queue: { ...finished.queue, next: result },
  });
  const score = screen.getByRole('img', { name: /score/i });
  await expect.poll(() => score.elements().length).toBe(2);
  for (const ring of score.elements()) expect(ring.getAttribute('aria-label')).toBe('Match score 0 of 100');
});

test('BOT-145 each state of a professor stands in its row in words', async () => {
  const { finished } = botDetailStates;
  const names = Object.keys(resultPill) as (keyof typeof resultPill)[];
  const screen = show({
    ...finished,
    results: {
      ...finished.results,
      results: names.map((state, index) => ({
        ...MockResult,
        professor: { ...MockResult.professor, id: index + 1, full_name: `Person ${state}` },
        state,
        draft: null,
      })),
    },
  });
  const rows = screen.getByRole('list', { name: 'Professors this bot found' }).getByRole('listitem');
  // The first seven stand beside the letter.
  await expect.poll(() => rows.elements().length).toBe(7);
  await screen.getByRole('button', { name: /^Show all \d+ professors$/ }).click();
  await expect.poll(() => rows.elements().length).toBe(names.length);
  const words = rows.elements().map((row) => [...row.querySelectorAll('span')].map(({ textContent }) => textContent));
  for (const [index, word] of [
    'Found',
    'Drafted',
    'Needs review',
    'Approved',
    'Scheduled',
    'Sending',
    'Sent',
    'Not sent',
    'May have been sent',
    'Replied',
    'Bounced',
    'Skipped',
    'On do-not-contact list',
  ].entries())
    expect(words[index]).toContain(word);
});

describe('the email of a professor', () => {
  test('R5 R7 says when it goes, by the clock there, and why not sooner', async () => {
    const screen = show('scheduled');
    await expect.element(screen.getByText('Scheduled for Monday 23 November, 09:20 in Norway')).toBeVisible();
    await expect.element(screen.getByText('Scheduled for Friday 4 December, 10:00 in Norway')).toBeVisible();
    await expect.element(screen.getByText(/one unanswered email per department/)).toBeVisible();
  });

  test('R17 that waits without a time says why and names none', async () => {
    const screen = show('scheduled');
    const row = screen.getByRole('listitem').filter({ hasText: 'Dagny Moen' });
    await expect.element(row).toMatchTextContent(/Waiting: all sending is paused\./);
    await expect.element(row).not.toMatchTextContent(/Scheduled/);
  });

  test('that was not sent says why, in its row and on top of the queue', async () => {
    const screen = show('scheduled');
    await expect.poll(() => screen.getByText(/Not sent: the bot was stopped/).elements()).toHaveLength(2);
    await expect.element(screen.getByText(/^Not sent: the Gmail account needs/)).toBeVisible();
    await expect.element(screen.getByText('Skipped by you')).toBeVisible();
  });
});

describe('R14 a bot that was paused by its mailbox', () => {
  test('leads to Gmail where the permission has ended', async () => {
    const screen = show('pausedReconnect');
    await expect.element(screen.getByRole('link', { name: 'Reconnect Gmail' })).toHaveAttribute('href', '/gmail');
  });

  test('leads to another account where this one cannot be used', async () => {
    const screen = show('paused');
    await expect
      .element(screen.getByRole('link', { name: 'Select another account' }))
      .toHaveAttribute('href', '/bots/803/edit');
  });

  test('says what to do where emails came back', async () => {
    const screen = show('pausedBounces');
    await expect.element(screen.getByText(/Check the addresses.*When you are ready, select “Run”\./)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  });
});

describe('the limits of sending', () => {
  test('R3 R4 R5 R7 R8 are told in Persian too', async () => {
    const screen = show('finished', 'fa');
    for (const words of [
      '۴ از ۱۰',
      '۱۷ از ۴۰',
      'حداکثر ۳۰',
      '۶ تا ۱۵ دقیقه',
      'روزهای کاری، ۰۸:۰۰ تا ۱۷:۰۰',
      'حداکثر ۱',
      'حداکثر ۳',
      '۱۴ روز',
    ])
      await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  });

  test('that are lifted are not told as limits', async () => {
    const screen = show('limitsOpen');
    await expect.poll(() => screen.getByText('1, no limit').elements()).toHaveLength(2);
    await expect.element(screen.getByText('At any hour')).toBeVisible();
    await expect.element(screen.getByText('Between two emails')).not.toBeInTheDocument();
  });
});

test('R11 without an address there is nobody to write to no more', async () => {
  const screen = show('noRecipient');
  await expect.element(screen.getByRole('button', { name: 'Skip' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Do not contact/ })).not.toBeInTheDocument();
});

test('R17 a schedule that rests with everything offers no start', async () => {
  const screen = show('everythingPaused');
  await expect.element(screen.getByText('No automatic runs while all sending is paused')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Run every/ })).not.toBeInTheDocument();
});

test('a run that began by a clock ahead of ours began just now', () => {
  const begun = (started_at: string) =>
    show({
      ...botDetailStates.drafting,
      run: { status: 'known', lost: false, run: { ...MockRun, started_at } },
    }).element().textContent;
  expect(begun('2026-11-20T10:05:00Z')).toContain('Started just now');
  expect(begun('2026-11-20T09:55:00Z')).toContain('Started 5 minutes ago');
});

describe('MAT-02 the classes of matches', () => {
  const bare = (words: string | null) => (words ?? '').replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '');
  const lists = (screen: ReturnType<typeof show>) =>
    screen
      .getByRole('list', { name: /matches$|^Professors this bot found$|^تطابق/ })
      .elements()
      .map((list) => [
        list.getAttribute('aria-label'),
        [...list.children].map((row) => bare(row.querySelector('a, button')?.textContent ?? null)),
      ]);

  test('are groups with their counts, and the others one line that is closed', async () => {
    const screen = show('threeClasses');
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Strong matches' })).toBeVisible();
    expect(lists(screen)).toEqual([
      ['Strong matches', ['Ingrid Solheim', 'Elin Bergqvist', 'Søren Kjeldgaard']],
      ['Possible matches', ['Olav Hjelmeland', 'Petra Norrby']],
    ]);
    const line = screen.getByRole('button', { name: '14 matches not close enough' });
    await expect.element(line).toHaveAttribute('aria-expanded', 'false');
    await expect.element(screen.getByText(/^You can have only one unanswered email per department/)).toBeVisible();
  });

  test('are named in Persian', async () => {
    const screen = show('threeClasses', 'fa');
    await expect.element(screen.getByRole('heading', { level: 3, name: 'تطابق قوی' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 3, name: 'تطابق محتمل' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '۱۴ استاد بدون تطابق کافی' })).toBeVisible();
  });

  test('without anybody have no heading', async () => {
    const screen = show('onlyPossible');
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Possible matches' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Strong matches' })).not.toBeInTheDocument();
  });

  test('none of which is close enough say so, and what to change', async () => {
    const screen = show('noneClose');
    await expect.element(screen.getByRole('heading', { level: 3, name: 'No match is close enough' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Widen the search' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/bots\/\d+\/edit$/));
    await expect.element(screen.getByRole('button', { name: '14 matches not close enough' })).toBeVisible();
  });

  test('of a run that found nobody leave the advice to its warning', async () => {
    const { finishedEmpty } = botDetailStates;
    const advice = /widen the rank range|search more widely/i;
    const warning = 'No university matches this bot’s filters. Widen the rank range, then run the bot again.';
    const run = { ...MockRunFinished, warning, counts: { ...MockRunFinished.counts, professors_found: 0 } };
    const screen = show({ ...finishedEmpty, status: 'ready', run: { status: 'known', run, lost: false }, warning });
    await expect.element(screen.getByText('No professors found')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Widen the search' })).toBeVisible();
    expect(screen.getByText(advice).elements()).toHaveLength(1);
  });

  test('say why somebody who is close enough has no draft', async () => {
    const screen = show('runFilled');
    await expect
      .poll(() =>
        screen.getByText('No draft was written, because closer matches used up this run’s draft limit.').elements(),
      )
      .toHaveLength(2);
    await expect.element(screen.getByRole('button', { name: /not close enough/ })).not.toBeInTheDocument();
  });

  test('that a server does not know are one list', async () => {
    const screen = show('finished');
    await expect.element(screen.getByRole('list', { name: 'Professors this bot found' })).toBeVisible();
    expect(lists(screen)).toHaveLength(1);
  });

  test('of those who are not close enough come with the reasons, and each with a way to a draft', async () => {
    const screen = show('notCloseOpen');
    const list = screen.getByRole('list', { name: '14 matches not close enough' });
    await expect.element(list).toBeVisible();
    await expect.element(list.getByText('Nothing in your profile overlaps with their work.').first()).toBeVisible();
    await expect.element(list.getByRole('button', { name: /^Draft an email ?: .*Hanna Vuorela/ })).toBeVisible();
  });
});

describe('the letter in the review queue', () => {
  const plain = (words: string | null) => (words ?? '').replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '');

  test('has the words that rest on a source marked, each with its source', async () => {
    const screen = show('finished');
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Review queue' })).toBeVisible();
    const marks = [...document.querySelectorAll('[role="mark"]')];
    const sources = marks.map(
      (mark) => document.getElementById(mark.getAttribute('aria-describedby') ?? '')?.textContent ?? null,
    );
    expect(sources.map(plain)).toEqual([
      'Structural EngineeringDamavand University of Technology',
      'Drive-by damage detection on short-span bridges under changing temperatureJournal of Northern Structures, 14 September 2025',
      'Vibration-based sensing of prestressed concrete bridgesDamavand University of Technology, 2025',
      'Structural health monitoring',
    ]);
  });

  test('says when it would leave, there and for the person', async () => {
    const screen = show('finished');
    await expect
      .element(
        screen.getByText(
          /^If you approve now, it will be sent on .*Tuesday 24 November, 10:20.* in .*Norway.* \(.* for you\)\.$/,
        ),
      )
      .toBeVisible();
  });

  test('that cannot be approved yet says why, and no time at which it would leave', async () => {
    const { finished } = botDetailStates;
    const { next } = finished.queue;
    const draft = next.draft!;
    const checks = draft.checks.map((check) =>
      check.code === 'no_gaps' ? { ...check, passed: false, blocks: true } : check,
    );
    const screen = show({
      ...finished,
      queue: { ...finished.queue, next: { ...next, draft: { ...draft, checks } } },
    });
    await expect.element(screen.getByText(/^You cannot approve this email yet\./)).toBeVisible();
    await expect.element(screen.getByText(/^If you approve now/)).not.toBeInTheDocument();
  });

  test('of a server that plans no time says only how it is sent', async () => {
    const { finished } = botDetailStates;
    const screen = show({ ...finished, queue: { ...finished.queue, next: MockResult } });
    await expect
      .element(screen.getByText(/^Will be sent once, from .* during the professor’s working hours$/))
      .toBeVisible();
    await expect.element(screen.getByText(/^If you approve now/)).not.toBeInTheDocument();
  });

  test('comes with the reasons of the match', async () => {
    const screen = show('finished');
    const queue = screen.getByRole('region', { name: 'Review queue' });
    await expect.element(queue.getByRole('heading', { level: 3, name: 'Strengths' })).toBeInTheDocument();
    await expect.element(queue.getByRole('heading', { level: 3, name: 'Concerns' })).toBeInTheDocument();
  });

  test('can be asked for by class and in another order where the server knows classes', async () => {
    const screen = show('finished');
    await expect.element(screen.getByRole('radio', { name: 'Strong: 6' })).toBeInTheDocument();
    await expect.element(screen.getByRole('radio', { name: 'Possible: 4' })).toBeInTheDocument();
    await expect.element(screen.getByRole('combobox', { name: 'Sort drafts' })).toBeVisible();
  });

  test('of a server without classes has no choice of them', async () => {
    const { finished } = botDetailStates;
    const screen = show({ ...finished, queue: { ...finished.queue, classes: null } });
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Review queue' })).toBeVisible();
    await expect.element(screen.getByRole('radio')).not.toBeInTheDocument();
  });
});
