import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Link, Route, Router, Switch } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { useApi } from '../../../api/useApi';
import { MockActiveBot, MockPausedBot, MockRun, MockRunFinished, MockRunQueued } from '../../../mocks/fixtures/bot';
import { MockDraft, MockDraftSent, MockDraftUnknown, MockResult } from '../../../mocks/fixtures/draft';
import { MockMatch, MockProfessor } from '../../../mocks/fixtures/professor';
import { MockAvoided, MockChosen, MockSending } from '../../../mocks/fixtures/sending';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { BotList } from '../BotList/BotList';
import { useDraft } from '../../../entities/draft/useDraft';
import { BotDetail } from './BotDetail';

const bot = { ...MockActiveBot, latest_run: MockRunFinished };
const draftOf = (id: number, name: string) => ({
  ...MockResult,
  professor: { ...MockResult.professor, id, full_name: name },
  draft: MockResult.draft && { ...MockResult.draft, id: id + 1000, professor: id, professor_name: name },
});
const queued = [draftOf(1, 'Ingrid Solheim'), draftOf(2, 'Elin Bergqvist'), draftOf(3, 'Olav Hjelmeland')];

const finds = 'POST /api/emails/email-drafts/find/';

/** Reads the bots like another part of the page. */
function List() {
  useApi('/bots/');
  return null;
}

/** Reads the draft like its own page. */
function LetterOfTheFirst() {
  const { data } = useDraft(1);
  return data ? <p>The letter is {data.state}</p> : null;
}

/** Mocks a server with a queue; approved and skipped drafts leave it. */
function open(
  more: Readonly<Record<string, Answer>> = {},
  unknown: readonly object[] = [],
  left: readonly object[] = [],
) {
  let waiting = queued;
  const take = (id: number) => () => {
    waiting = waiting.filter(({ draft }) => draft?.id !== id);
    return Response.json(queued.find(({ draft }) => draft?.id === id)?.draft);
  };
  const sent = serve({
    [`GET /bots/${bot.id}/`]: bot,
    [`GET /bots/${bot.id}/run/`]: MockRunFinished,
    [`GET /bots/${bot.id}/results/`]: (request: Request) => {
      const { searchParams: query } = new URL(request.url);
      const all = { needs_review: waiting, unknown, sent: left }[query.get('draft_state') ?? ''] ?? [];
      const size = Number(query.get('page_size'));
      const from = (Number(query.get('page')) - 1) * size;
      return Response.json({ results: all.slice(from, from + size), count: all.length });
    },
    'GET /api/sending/': MockSending,
    'GET /api/sending/do-not-contact/': [],
    'GET /bots/': [bot],
    'GET /bots/stats/': {},
    ...Object.fromEntries(
      queued.flatMap(({ draft }) =>
        draft
          ? [
              [`POST /api/emails/email-drafts/${draft.id}/approve/`, take(draft.id)],
              [`POST /api/emails/email-drafts/${draft.id}/skip/`, take(draft.id)],
            ]
          : [],
      ),
    ),
    ...more,
  });
  const screen = render(
    <Switch>
      <Route path="/bots/:botId">
        <BotDetail />
        {finds in more ? <LetterOfTheFirst /> : null}
        <Link href={`/bots/${MockPausedBot.id}`}>To another bot</Link>
      </Route>
      <Route path="/bots">
        <BotList />
      </Route>
      <Route>
        <Link href="/bots">Begin</Link>
      </Route>
    </Switch>,
    { path: `/bots/${bot.id}` },
  );
  return {
    screen,
    sent,
    posts: () => sent.filter(({ call }) => call.startsWith('POST')),
    /** A draft leaves the queue. */
    leave: (id: number) => {
      take(id)();
    },
    /** A better match is added to the front of the queue. */
    come: (better: (typeof queued)[number]) => {
      waiting = [better, ...waiting];
    },
  };
}

describe('the review queue', () => {
  test('turns through all that wait, one at a time', async () => {
    const { screen } = open();
    await expect.element(screen.getByText('1 of 3')).toBeVisible();
    await screen.getByRole('button', { name: 'Next draft' }).click();
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Elin Bergqvist' })).toBeVisible();
    await screen.getByRole('button', { name: 'Next draft' }).click();
    await expect.element(screen.getByText('3 of 3')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Next draft' })).toBeDisabled();
  });

  test('R1 approves the exact version that was read for the address that was shown, and goes on with focus on the next name', async () => {
    const { screen, posts } = open();
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Ingrid Solheim' })).toBeVisible();
    await screen.getByRole('button', { name: 'Approve and schedule' }).click();
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Elin Bergqvist' })).toHaveFocus();
    await expect.element(screen.getByText('1 of 2')).toBeVisible();
    const seen = { version: 1, recipient: MockProfessor.email };
    expect(posts()).toEqual([{ call: 'POST /api/emails/email-drafts/1001/approve/', body: seen }]);
  });

  test('an approval says when the email leaves, there and here, and one press takes it back', async () => {
    const approved = { ...queued[0]?.draft, state: 'approved', scheduled_at: '2026-11-24T09:20:00Z' };
    const { screen, posts } = open({
      'POST /api/emails/email-drafts/1001/approve/': () => Response.json(approved),
      'POST /api/emails/email-drafts/1001/unapprove/': () => Response.json(queued[0]?.draft),
    });
    await screen.getByRole('button', { name: 'Approve and schedule' }).click();
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent(/Ingrid Solheim will be sent on Tuesday 24 November, 10:20 in Norway \(.* for you\)\./);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(() => posts().map(({ call }) => call))
      .toEqual(['POST /api/emails/email-drafts/1001/approve/', 'POST /api/emails/email-drafts/1001/unapprove/']);
    await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('an approval that cannot be taken back says so', async () => {
    const { screen } = open({
      'POST /api/emails/email-drafts/1001/unapprove/': () => Response.json({ detail: 'Sent.' }, { status: 409 }),
    });
    await screen.getByRole('button', { name: 'Approve and schedule' }).click();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect
      .element(screen.getByText(/^Could not withdraw your approval of the email to .*Open the email/))
      .toBeVisible();
  });

  test.each([
    ['Approve and schedule', 'approve', 'approved'],
    ['Skip', 'skip', 'skipped'],
  ] as const)('has the page of a letter begin with what %s made of it', async (button, act, state) => {
    const draft = queued[0]?.draft;
    let isDecided = false;
    const { screen } = open({
      // The refetch never resolves, so the text shown comes from the response to the decision.
      [finds]: () => (isDecided ? new Promise<Response>(() => undefined) : Response.json(draft)),
      [`POST /api/emails/email-drafts/1001/${act}/`]: () => {
        isDecided = true;
        return Response.json({ ...draft, state });
      },
    });
    await expect.element(screen.getByText('The letter is needs_review')).toBeVisible();
    await screen.getByRole('button', { name: button, exact: true }).click();
    await expect.element(screen.getByText(`The letter is ${state}`)).toBeVisible();
  });

  test('R1 a better match that is found meanwhile does not take the place of the letter that is being read', async () => {
    let run = MockRun;
    const { screen, posts, come } = open({
      [`GET /bots/${bot.id}/`]: () => Response.json({ ...bot, latest_run: run }),
      [`GET /bots/${bot.id}/run/`]: () => Response.json(run),
    });
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Ingrid Solheim' })).toBeVisible();
    await expect.element(screen.getByText('1 of 10')).toBeVisible();
    come(draftOf(4, 'Sigrun Dahl'));
    run = MockRunFinished;
    await expect.element(screen.getByText('1 of 4')).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Ingrid Solheim' })).toBeVisible();
    await screen.getByRole('button', { name: 'Approve and schedule' }).click();
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Sigrun Dahl' })).toHaveFocus();
    const seen = { version: 1, recipient: MockProfessor.email };
    expect(posts()).toEqual([{ call: 'POST /api/emails/email-drafts/1001/approve/', body: seen }]);
  });

  test.each([
    ['while a letter waits, is not asked for by itself', queued, false],
    ['while none waits and the run is at work, is asked for again and again', [], true],
  ])('%s', async (_, waiting, isAsked) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const asked = { queue: 0, found: 0 };
    const { screen } = open({
      [`GET /bots/${bot.id}/`]: { ...bot, latest_run: MockRun },
      [`GET /bots/${bot.id}/run/`]: MockRun,
      [`GET /bots/${bot.id}/results/`]: (request: Request) => {
        const state = new URL(request.url).searchParams.get('draft_state');
        if (state === 'needs_review') asked.queue += 1;
        if (state === null) asked.found += 1;
        const results = state === 'needs_review' ? waiting.slice(0, 1) : [];
        return Response.json({ results, count: results.length });
      },
    });
    await expect.element(screen.getByText(waiting.length > 0 ? '1 of 10' : 'Nothing to review')).toBeVisible();
    const before = asked.queue;
    // The list of professors found is polled in either case.
    while (asked.found < 6) await vi.advanceTimersByTimeAsync(400);
    expect(asked.queue - before).toSatisfy((count: number) => (isAsked ? count >= 3 : count === 0));
  });

  test('skips, and steps back when the last of them is gone', async () => {
    const { screen, posts } = open();
    for (let turn = 0; turn < 2; turn += 1) await screen.getByRole('button', { name: 'Next draft' }).click();
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Olav Hjelmeland' })).toBeVisible();
    await screen.getByRole('button', { name: 'Skip' }).click();
    await expect.element(screen.getByText('2 of 2')).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Elin Bergqvist' })).toHaveFocus();
    expect(posts().map(({ call }) => call)).toEqual(['POST /api/emails/email-drafts/1003/skip/']);
  });

  test('says why an approval was refused and keeps the draft', async () => {
    const { screen } = open({
      'POST /api/emails/email-drafts/1001/approve/': () =>
        Response.json(
          {
            detail: 'This draft was changed in the meantime. Load the latest version, then try again.',
            code: 'draft_changed',
          },
          { status: 409 },
        ),
    });
    await screen.getByRole('button', { name: 'Approve and schedule' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/This draft was changed in the meantime/);
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Ingrid Solheim' })).toBeVisible();
  });

  test.each(['sentence_unbound', 'gap_left', 'name_not_latin'])(
    'EVD-04 leads to the email where its sentences keep it from being approved (%s)',
    async (code) => {
      const { screen } = open({
        'POST /api/emails/email-drafts/1001/approve/': () =>
          Response.json({ detail: 'One sentence is open.', code }, { status: 409 }),
      });
      await screen.getByRole('button', { name: 'Approve and schedule' }).click();
      await expect
        .element(screen.getByRole('alert').getByRole('link', { name: 'Open the email' }))
        .toHaveAttribute('href', `/professors/1/email?bot=${bot.id}`);
    },
  );

  describe.each([
    ['Approve and schedule', 'approve'],
    ['Skip', 'skip'],
  ])('%s that is refused', (button, act) => {
    const refused = (status: number) => ({
      [`POST /api/emails/email-drafts/1001/${act}/`]: () => Response.json({ detail: 'Not this one.' }, { status }),
    });

    test('is told of that letter alone', async () => {
      const { screen } = open(refused(500));
      await screen.getByRole('button', { name: button }).click();
      await expect.element(screen.getByRole('alert')).toMatchTextContent(/Not this one\./);
      await screen.getByRole('button', { name: 'Next draft' }).click();
      await expect.element(screen.getByRole('heading', { level: 3, name: 'Elin Bergqvist' })).toBeVisible();
      await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    });

    test('leads on where the letter was decided about elsewhere', async () => {
      const { screen, leave } = open(refused(409));
      await expect.element(screen.getByRole('heading', { level: 3, name: 'Ingrid Solheim' })).toBeVisible();
      leave(1001);
      await screen.getByRole('button', { name: button }).click();
      await expect.element(screen.getByRole('heading', { level: 3, name: 'Elin Bergqvist' })).toBeVisible();
      await expect.element(screen.getByText('1 of 2')).toBeVisible();
    });
  });
});

describe('R11 a professor who is never to be written to', () => {
  const list = '/api/sending/do-not-contact/';
  const ask = async (screen: ReturnType<typeof open>['screen']) => {
    await screen.getByRole('button', { name: 'Do not contact' }).click();
    await expect
      .element(screen.getByRole('alertdialog', { name: 'Add Ingrid Solheim to your do-not-contact list?' }))
      .toBeVisible();
  };
  const confirm = (screen: ReturnType<typeof open>['screen']) =>
    screen.getByRole('alertdialog').getByRole('button', { name: 'Add to list' }).click();

  /** Mocks a server with the list; a professor added to it leaves the queue. */
  function keeping(entries: readonly object[] = []) {
    let now = entries;
    const opened = open({
      [`GET ${list}`]: () => Response.json(now),
      [`POST ${list}`]: () => {
        now = [MockChosen, ...now];
        opened.leave(1001);
        return Response.json(MockChosen, { status: 201 });
      },
      [`DELETE ${list}${MockChosen.id}/`]: () => {
        now = now.filter((entry) => entry !== MockChosen);
        return new Response(null, { status: 204 });
      },
    });
    return opened;
  }

  test('is asked about first, then leaves the queue, and focus goes to the next name', async () => {
    const { screen, posts } = keeping();
    await ask(screen);
    expect(posts()).toEqual([]);
    await confirm(screen);
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Elin Bergqvist' })).toHaveFocus();
    await expect.element(screen.getByText('1 of 2')).toBeVisible();
    await expect.element(screen.getByText(/Ingrid Solheim.* is now on your do-not-contact list/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /Do-not-contact list.*1/ })).toBeVisible();
    expect(posts()).toEqual([{ call: `POST ${list}`, body: { professor: 1 } }]);
  });

  test('stays where they are when the person thinks better of it', async () => {
    const { screen, posts } = keeping();
    await ask(screen);
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Do not contact' })).toHaveFocus();
    expect(posts()).toEqual([]);
  });

  test('stays asked about when it fails, with the reason, and can be asked again', async () => {
    const refused = Response.json({ detail: 'There is no address.', code: 'recipient_missing' }, { status: 409 });
    const { screen } = open({ [`POST ${list}`]: () => refused });
    await ask(screen);
    await confirm(screen);
    await expect.element(screen.getByRole('alertdialog').getByText('There is no address.')).toBeVisible();
    await expect.element(screen.getByRole('alertdialog').getByRole('button', { name: 'Add to list' })).toBeEnabled();
  });

  test('stands in the list with the reason, and only what the person chose can be allowed again', async () => {
    const { screen } = keeping(MockAvoided);
    await screen.getByRole('button', { name: /Do-not-contact list.*3/ }).click();
    const rows = screen.getByRole('list', { name: 'Do-not-contact list' }).getByRole('listitem');
    await expect.element(rows.nth(0)).toMatchTextContent(/Tuva Grande.*Added by you.*Allow again/);
    await expect.element(rows.nth(1)).toMatchTextContent(/Maren Haugland.*bounced$/);
    await expect.element(rows.nth(2)).toMatchTextContent(/^office@structures\.example/);
    await expect.poll(() => screen.getByRole('button', { name: /Allow again/ }).elements()).toHaveLength(1);
    await screen.getByRole('button', { name: /Allow again.*Tuva Grande/ }).click();
    await expect.element(screen.getByText('Tuva Grande', { exact: true })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { name: 'Sending limits' })).toHaveFocus();
  });

  test('stays in the list when they cannot be allowed again, and the row says why', async () => {
    const gone = Response.json({ detail: 'It stays there.', code: 'not_chosen' }, { status: 409 });
    const { screen } = open({ [`GET ${list}`]: MockAvoided, [`DELETE ${list}${MockChosen.id}/`]: () => gone });
    await screen.getByRole('button', { name: /Do-not-contact list/ }).click();
    await screen.getByRole('button', { name: /Allow again/ }).click();
    await expect.element(screen.getByText('It stays there.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /Allow again/ })).toBeEnabled();
  });

  test('is none yet: the list says how one joins it', async () => {
    const { screen } = keeping();
    await screen.getByRole('button', { name: /Do-not-contact list.*Nobody/ }).click();
    await expect.element(screen.getByText(/You can add a professor from the review queue/)).toBeVisible();
  });
});

test('an email of unknown outcome is settled by the word of the person', async () => {
  const unknown = { ...draftOf(9, 'Jonas Bratland'), state: 'unknown', draft: { ...MockDraftUnknown, id: 1009 } };
  const unclear: object[] = [unknown];
  const { screen, posts } = open(
    {
      'POST /api/emails/email-drafts/1009/settle/': () => {
        unclear.pop();
        return Response.json(MockDraftUnknown);
      },
    },
    unclear,
  );
  await screen.getByRole('button', { name: /It was not sent.*Jonas Bratland/ }).click();
  await expect
    .poll(posts)
    .toEqual([{ call: 'POST /api/emails/email-drafts/1009/settle/', body: { outcome: 'not_sent' } }]);
  await expect.element(screen.getByRole('heading', { name: 'Emails that may have been sent' })).not.toBeInTheDocument();
});

describe('two emails of unknown outcome', () => {
  const unclear = (id: number, name: string) => ({
    ...draftOf(id, name),
    state: 'unknown',
    draft: { ...MockDraftUnknown, id: id + 1000, can_look: true, to_email: `${id}@uni.example` },
  });
  const two = [unclear(9, 'Jonas Bratland'), unclear(10, 'Liv Dahl')];
  const row = (screen: ReturnType<typeof open>['screen'], name: string) =>
    screen.getByRole('listitem').filter({ hasText: new RegExp(`${name}.*@uni`) });

  test.each([
    [/^It was sent.*Liv Dahl/, 'sent'],
    [/^It was not sent.*Liv Dahl/, 'not_sent'],
    [/^Let Peyk check.*Liv Dahl/, 'look'],
  ])('%s is said of that one alone', async (name, outcome) => {
    const { screen, posts } = open(
      { 'POST /api/emails/email-drafts/1010/settle/': () => new Promise<Response>(() => undefined) },
      two,
    );
    await screen.getByRole('button', { name }).click();
    await expect.poll(posts).toEqual([{ call: 'POST /api/emails/email-drafts/1010/settle/', body: { outcome } }]);
    await expect.element(screen.getByRole('button', { name: /^It was sent.*Jonas Bratland/ })).toBeEnabled();
    await expect.element(screen.getByRole('button', { name: /^It was not sent.*Jonas Bratland/ })).toBeEnabled();
  });

  test('are settled each by itself: while one is on its way, the other can be begun and come to its end', async () => {
    const second = Promise.withResolvers<Response>();
    const { screen } = open(
      {
        'POST /api/emails/email-drafts/1009/settle/': () => new Promise<Response>(() => undefined),
        'POST /api/emails/email-drafts/1010/settle/': () => second.promise,
      },
      two,
    );
    const say = (words: string, name: string) => screen.getByRole('button', { name: new RegExp(`^${words}.*${name}`) });
    const isOnItsWay = async (words: string, name: string) => {
      await expect.element(say(words, name)).toHaveAttribute('aria-disabled', 'true');
      const others = ['It was sent', 'It was not sent', 'Let Peyk check'].filter((each) => each !== words);
      for (const other of others) await expect.element(say(other, name)).toBeDisabled();
    };
    await say('It was sent', 'Jonas Bratland').click();
    await isOnItsWay('It was sent', 'Jonas Bratland');
    await say('Let Peyk check', 'Liv Dahl').click();
    await isOnItsWay('Let Peyk check', 'Liv Dahl');
    await isOnItsWay('It was sent', 'Jonas Bratland');
    second.resolve(Response.json({ detail: 'Second.' }, { status: 409 }));
    await expect.element(row(screen, 'Liv Dahl')).toMatchTextContent(/Second\./);
    await expect.element(say('It was sent', 'Liv Dahl')).toBeEnabled();
    await isOnItsWay('It was sent', 'Jonas Bratland');
  });

  test('fail each by itself: what is said of one stays when the other is settled', async () => {
    const { screen } = open(
      {
        'POST /api/emails/email-drafts/1009/settle/': () => Response.json({ detail: 'First.' }, { status: 409 }),
        'POST /api/emails/email-drafts/1010/settle/': () => Response.json({ detail: 'Second.' }, { status: 409 }),
      },
      two,
    );
    await screen.getByRole('button', { name: /^It was sent.*Jonas Bratland/ }).click();
    await expect.element(screen.getByText('First.')).toBeVisible();
    await screen.getByRole('button', { name: /^It was sent.*Liv Dahl/ }).click();
    await expect.element(screen.getByText('Second.')).toBeVisible();
    await expect.element(row(screen, 'Jonas Bratland')).toMatchTextContent(/First\./);
    await expect.element(row(screen, 'Liv Dahl')).toMatchTextContent(/Second\./);
  });
});

test('a second word about an email of unknown outcome takes the failure of the first away', async () => {
  const unknown = { ...draftOf(9, 'Jonas Bratland'), state: 'unknown', draft: { ...MockDraftUnknown, id: 1009 } };
  const answers = [() => Response.json({}, { status: 503 }), () => new Promise<Response>(() => undefined)];
  const { screen } = open(
    { 'POST /api/emails/email-drafts/1009/settle/': () => answers.shift()?.() ?? Response.error() },
    [unknown],
  );
  const say = () => screen.getByRole('button', { name: /It was not sent.*Jonas Bratland/ }).click();
  await say();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await say();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.poll(() => answers).toEqual([]);
});

describe('R14 an email that came back', () => {
  const sent = { ...draftOf(8, 'Aino Lehtoranta'), state: 'sent', draft: { ...MockDraftSent, id: 1008 } };
  const address = '/api/emails/email-drafts/1008/bounced/';
  const ask = async (screen: ReturnType<typeof open>['screen']) => {
    await screen.getByRole('button', { name: /Mark as bounced.*Aino Lehtoranta/ }).click();
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  };

  test('is reported once the person has confirmed it, and shown', async () => {
    const left: object[] = [sent];
    const { screen, posts } = open(
      {
        [`POST ${address}`]: () => {
          left[0] = { ...sent, state: 'bounced' };
          return Response.json(sent.draft);
        },
      },
      [],
      left,
    );
    await ask(screen);
    expect(posts()).toEqual([]);
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Mark as bounced' }).click();
    await expect.element(screen.getByText('Bounced: this email was not delivered')).toBeVisible();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(posts()).toEqual([{ call: `POST ${address}`, body: null }]);
  });

  test('is reported of the one that was pressed, where several were sent', async () => {
    const other = { ...draftOf(7, 'Liv Dahl'), state: 'sent', draft: { ...MockDraftSent, id: 1007 } };
    const { screen, posts } = open({ [`POST ${address}`]: sent.draft }, [], [other, sent]);
    await ask(screen);
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Mark as bounced' }).click();
    await expect.poll(posts).toEqual([{ call: `POST ${address}`, body: null }]);
  });

  test('is not reported when the person thinks better of it', async () => {
    const { screen, posts } = open({}, [], [sent]);
    await ask(screen);
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(posts()).toEqual([]);
  });

  test('stays asked when the report fails, with the reason', async () => {
    const refused = Response.json({ detail: 'This email was not sent.', code: 'not_sent' }, { status: 409 });
    const { screen } = open({ [`POST ${address}`]: () => refused }, [], [sent]);
    await ask(screen);
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Mark as bounced' }).click();
    await expect.element(screen.getByRole('alertdialog').getByText('This email was not sent.')).toBeVisible();
  });
});

describe('A-58 the schedule', () => {
  const resting = { ...bot, next_run_at: null };
  const planned = { ...bot, next_run_at: new Date(Date.now() + 2.5 * 3_600_000).toISOString() };

  /** Mocks a server whose bot changes from `before` to `after` with the call. */
  function turning(call: string, before: object, after: object) {
    let now = before;
    return open({
      [`GET /bots/${bot.id}/`]: () => Response.json(now),
      [`POST /bots/${bot.id}/${call}/`]: () => {
        now = after;
        return Response.json({ ...after, name: bot.name });
      },
    });
  }

  test('is started from the page of a bot that has none', async () => {
    const { screen, posts } = turning('start', resting, { ...planned, name: 'Begun' });
    await screen.getByRole('button', { name: 'Run every 60 minutes' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Begun' })).toBeVisible();
    expect(posts()).toEqual([{ call: `POST /bots/${bot.id}/start/`, body: { schedule: true } }]);
    await expect.element(screen.getByText('Next run: in 2 hours')).toBeVisible();
  });

  test('is not asked for by the run of a paused bot, and is by its own button', async () => {
    const paused = { ...resting, status: 'Paused' };
    const { screen, posts } = turning('start', paused, resting);
    await screen.getByRole('button', { name: 'Run', exact: true }).click();
    const call = `POST /bots/${bot.id}/start/`;
    await expect.poll(posts).toEqual([{ call, body: { schedule: false } }]);
    const schedule = screen.getByRole('button', { name: 'Run every 60 minutes' });
    await schedule.click();
    await expect.poll(() => posts()[1]).toEqual({ call, body: { schedule: true } });
    // Wait for the response: after the end of the test there is no cache for it.
    await expect.element(schedule).toBeEnabled();
  });

  test('ends with Stop, and the page says so', async () => {
    const { screen } = turning('stop', planned, { ...resting, name: 'Ended' });
    await expect.element(screen.getByText('Next run: in 2 hours')).toBeVisible();
    await screen.getByRole('button', { name: 'Stop' }).click();
    await expect
      .element(screen.getByText(/Bot stopped\. It will not run again until you start it/).first())
      .toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Ended' })).toBeVisible();
    await expect.element(screen.getByText('No schedule: runs only when you start it')).toBeVisible();
  });
});

test('R12 R13 a draft with a check that blocks cannot be approved in the queue, which says what to do', async () => {
  const [one] = queued;
  const checks = [
    { code: 'word_count', passed: false, value: '310', blocks: false },
    { code: 'similarity', passed: false, value: '0.91', blocks: true },
  ];
  const alike = { ...one, draft: { ...one?.draft, checks } };
  const { screen } = open({
    [`GET /bots/${bot.id}/results/`]: () => Response.json({ results: [alike], count: 1 }),
  });
  const approve = screen.getByRole('button', { name: /^Approve/ });
  await expect.element(approve).toBeDisabled();
  await expect.element(approve).toHaveAccessibleDescription(/: 91% .*Rewrite the parts that both emails share\./);
});

describe('Stop of a bot with approved emails', () => {
  const approved = { ...bot, emails_approved: 3 };
  const stopped = { ...bot, emails_approved: 0 };
  const stop = `/bots/${bot.id}/stop/`;
  const openApproved = () => open({ [`GET /bots/${bot.id}/`]: approved, [`POST ${stop}`]: stopped });

  test('says how many approvals are taken back before it takes them back', async () => {
    const { screen, posts } = openApproved();
    await screen.getByRole('button', { name: 'Stop' }).click();
    const question = screen.getByRole('alertdialog');
    await expect
      .element(question)
      .toMatchTextContent(/3 approved emails that have not been sent yet will need your review again/);
    expect(posts()).toEqual([]);
    await question.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(posts).toEqual([{ call: `POST ${stop}`, body: null }]);
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('does nothing when the person thinks better of it', async () => {
    const { screen, posts } = openApproved();
    await screen.getByRole('button', { name: 'Stop' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(posts()).toEqual([]);
  });
});

test.each([
  ['pause', 'Pause', 'Paused'],
  ['stop', 'Stop', 'Active'],
])(
  '%s shows the new status at once, and keeps it against an answer that was asked for before',
  async (call, name, pill) => {
    const running = { ...bot, status: 'Running', latest_run: MockRun };
    const late = Promise.withResolvers<Response>();
    let asked = 0;
    const { screen } = open({
      [`GET /bots/${bot.id}/run/`]: MockRun,
      [`GET /bots/${bot.id}/`]: () => (asked++ ? late.promise : Response.json(running)),
      [`POST /bots/${bot.id}/${call}/`]: () => Response.json({ ...running, status: pill }),
    });
    await screen.getByRole('button', { name, exact: true }).click();
    await expect.element(screen.getByText(pill, { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Running', { exact: true })).not.toBeInTheDocument();
    late.resolve(Response.json({ ...running, status: pill }));
    await expect.element(screen.getByText(pill, { exact: true })).toBeVisible();
  },
);

test('R3 the limits in force stand beside the bot, with what is used of them', async () => {
  const { screen } = open();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Sending limits' })).toBeVisible();
  await expect.element(screen.getByText('4 of 10')).toBeVisible();
  await expect.element(screen.getByText('17 of 40')).toBeVisible();
  await expect.element(screen.getByText('6 to 15 minutes')).toBeVisible();
});

test('from a list to a bot no frame is blank: what the list knows stands there at once', async () => {
  const { screen } = open({ [`GET /bots/${bot.id}/`]: () => new Promise<Response>(() => undefined) });
  await screen.getByRole('link', { name: 'My Bots' }).click();
  await expect.element(screen.getByRole('link', { name: bot.name, exact: true })).toBeVisible();
  const blank = vi.fn<() => void>();
  let watching = true;
  const look = () => {
    if (!document.body.textContent?.includes(bot.name)) blank();
    if (watching) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  await screen.getByRole('link', { name: bot.name, exact: true }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: bot.name })).toBeVisible();
  await expect.element(screen.getByText('1 of 3')).toBeVisible();
  watching = false;
  expect(blank).not.toHaveBeenCalled();
});

describe('MAT-02 those who are not close enough', () => {
  const far = (id: number, name: string) => ({
    ...MockResult,
    professor: { ...MockProfessor, id, full_name: name },
    match_score: { ...MockMatch, id, professor: id, score: 30, class: 'no', bot_run: 77 },
    draft: null,
    state: 'found',
  });
  const counts = { strong: 1, possible: 0, no: 21 };
  const results = (request: Request) => {
    const query = new URL(request.url).searchParams;
    const page = Number(query.get('page'));
    if (query.get('draft_state')) return Response.json({ results: [], count: 0, class_counts: counts });
    if (query.get('class') === 'no')
      return Response.json({ results: [far(page, `Far ${page}`)], count: 21, class_counts: counts });
    const near = { ...MockResult, match_score: { ...MockMatch, class: 'strong' } };
    return Response.json({ results: [near, far(1, 'Far 1')], count: 22, class_counts: counts });
  };
  const make = 'POST /api/emails/email-drafts/get-or-create/';
  const begin = (more: Readonly<Record<string, Answer>> = {}) =>
    open({ [`GET /bots/${bot.id}/results/`]: results, ...more });

  test('are read once their line is opened, page by page', async () => {
    const { screen, sent } = begin();
    const asked = () => sent.filter(({ call }) => call === `GET /bots/${bot.id}/results/`).length;
    const line = screen.getByRole('button', { name: '21 matches not close enough' });
    await expect.element(line).toBeVisible();
    const before = asked();
    await line.click();
    const list = screen.getByRole('list', { name: '21 matches not close enough' });
    await expect.element(list.getByText('Far 1', { exact: true }).first()).toBeVisible();
    expect(asked()).toBe(before + 1);
    await screen
      .getByRole('navigation', { name: 'Pages of matches that are not close enough' })
      .getByRole('button', { name: /Next/ })
      .click();
    await expect.element(list.getByText('Far 2', { exact: true }).first()).toBeVisible();
  });

  test('can be drafted by hand after a question, about the areas of their run, and the draft is shown', async () => {
    const { screen, posts } = begin({ [make]: { ...MockDraft, professor: 1 } });
    await screen.getByRole('button', { name: '21 matches not close enough' }).click();
    await screen.getByRole('button', { name: /^Draft an email ?: / }).click();
    const dialog = screen.getByRole('alertdialog');
    await expect.element(dialog).toMatchTextContent(/Draft an email to .*Far 1.*\?/);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(posts()).toEqual([]);
    await screen.getByRole('button', { name: /^Draft an email ?: / }).click();
    await dialog.getByRole('button', { name: 'Draft the email' }).click();
    await expect.poll(() => posts()).toEqual([{ call: make, body: { professor: 1, bot_run: 77 } }]);
    // The page of the bot is left for that of the draft.
    await expect.element(screen.getByRole('link', { name: 'Begin' })).toBeVisible();
  });

  test('whose draft could not be written keep the question open, with the reason', async () => {
    const answers = [() => Response.error(), () => Response.json({ ...MockDraft, professor: 1 })];
    const { screen, posts } = begin({ [make]: () => answers.shift()?.() ?? Response.error() });
    await screen.getByRole('button', { name: '21 matches not close enough' }).click();
    await screen.getByRole('button', { name: /^Draft an email ?: / }).click();
    const dialog = screen.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Draft the email' }).click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('button', { name: 'Draft the email' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(posts()).toHaveLength(2);
  });
});

describe('Run again', () => {
  const run = `/bots/${bot.id}/run/`;
  const again = (screen: ReturnType<typeof open>['screen']) => screen.getByRole('button', { name: 'Run again' });
  const real = { ...MockRunQueued, id: 902, dry_run: false };

  test('begins a run that is no rehearsal and shows it at once, and cannot be pressed again meanwhile', async () => {
    let asked = 0;
    const { screen, posts, sent } = open({
      // The refetch never resolves, so the page shows the response of the POST.
      [`GET ${run}`]: () => (asked++ ? new Promise<Response>(() => undefined) : Response.json(MockRunFinished)),
      [`POST ${run}`]: real,
    });
    await again(screen).click();
    await expect.element(screen.getByRole('heading', { name: 'Queued' })).toBeVisible();
    await expect.element(again(screen)).not.toBeInTheDocument();
    await expect.element(screen.getByText('You approve each email before it is sent')).toBeVisible();
    expect(posts()).toEqual([{ call: `POST ${run}`, body: { dry_run: false, targets_limit: 10 } }]);
    await expect.poll(() => sent.filter(({ call }) => call === `GET /bots/${bot.id}/`).length).toBeGreaterThan(1);
  });

  test('that is refused says why, and the next press forgets it', async () => {
    const answers = [
      () => Response.json({ detail: 'A run is going on already.' }, { status: 409 }),
      () => new Promise<Response>(() => undefined),
    ];
    const { screen } = open({ [`POST ${run}`]: () => answers.shift()?.() ?? Response.error() });
    await again(screen).click();
    await expect.element(screen.getByRole('alert').getByText('A run is going on already.')).toBeVisible();
    await again(screen).click();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Stop' })).toBeDisabled();
  });

  test.each([
    ['offered to one that is Active', 'Active', MockRunFinished, 1],
    ['offered whatever the case of its status', 'active', MockRunFinished, 1],
    ['not offered while a run is at work', 'Active', MockRun, 0],
    ['not offered to one that is Paused', 'Paused', MockRunFinished, 0],
    ['not offered to one with an error', 'Error', MockRunFinished, 0],
    ['not offered to a draft', 'Draft', MockRunFinished, 0],
  ])('is %s', async (_, status, latest, offered) => {
    const { screen } = open({
      [`GET /bots/${bot.id}/`]: { ...bot, status, latest_run: latest },
      [`GET ${run}`]: latest,
    });
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Ingrid Solheim' })).toBeVisible();
    expect(again(screen).elements()).toHaveLength(offered);
  });
});

test('the queue shows the drafts of one class or the newest first, from the first, until none of them waits', async () => {
  const asked: string[] = [];
  const all = [draftOf(5, 'Liv Dahl'), draftOf(6, 'Mona Lie'), draftOf(7, 'Nils Moe')];
  const [best, ...others] = all;
  let strong = best ? [best] : [];
  const { screen } = open({
    [`GET /bots/${bot.id}/results/`]: ({ url }) => {
      const { searchParams: query } = new URL(url);
      if (query.get('draft_state') !== 'needs_review') return Response.json({ results: [], count: 0 });
      asked.push([query.get('class'), query.get('order'), query.get('page')].join(' '));
      const rest = [...strong, ...others];
      const shown = query.get('class') === 'strong' ? strong : query.get('order') ? rest.toReversed() : rest;
      const at = Number(query.get('page')) - 1;
      const class_counts = { strong: strong.length, possible: 2, no: 0 };
      return Response.json({ results: shown.slice(at, at + 1), count: shown.length, class_counts });
    },
    [`POST /api/emails/email-drafts/${best?.draft?.id}/skip/`]: () => {
      strong = [];
      return Response.json({ ...best?.draft, state: 'skipped' });
    },
  });
  const top = (name: string) => expect.element(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  await top('Liv Dahl');
  await screen.getByRole('button', { name: 'Next draft' }).click();
  await top('Mona Lie');
  await screen.getByRole('combobox', { name: 'Sort drafts' }).click();
  await screen.getByRole('option', { name: 'Newest first' }).click();
  await top('Nils Moe');
  await expect.element(screen.getByText('1 of 3')).toBeVisible();
  await screen.getByText('Strong: 1').click();
  await top('Liv Dahl');
  await expect.element(screen.getByText('1 of 1')).toBeVisible();
  await screen.getByRole('button', { name: 'Skip', exact: true }).click();
  await top('Nils Moe');
  await expect.element(screen.getByText('1 of 2')).toBeVisible();
  expect(asked).toContain('strong newest 1');
});

test('another bot has nothing of what was turned to, opened or refused at the one before', async () => {
  const paused = { ...MockPausedBot, latest_run: MockRunFinished };
  const asked: string[] = [];
  const { screen } = open({
    [`POST /bots/${bot.id}/pause/`]: () => Response.json({ detail: 'Out of order.' }, { status: 500 }),
    [`GET /bots/${paused.id}/`]: paused,
    [`GET /bots/${paused.id}/run/`]: MockRunFinished,
    [`GET /bots/${paused.id}/results/`]: ({ url }) => {
      const { searchParams } = new URL(url);
      asked.push(`${searchParams.get('draft_state')} ${searchParams.get('page')}`);
      return Response.json({ results: [], count: 0 });
    },
  });
  await screen.getByRole('button', { name: 'Next draft' }).click();
  await expect.element(screen.getByText('2 of 3')).toBeVisible();
  await screen.getByRole('button', { name: 'Pause' }).click();
  await expect.element(screen.getByText('Out of order.')).toBeVisible();
  expect(document.title).toBe(`${bot.name} · Peyk`);
  await screen.getByRole('link', { name: 'To another bot' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: paused.name })).toBeVisible();
  await expect.element(screen.getByText('Nothing to review')).toBeVisible();
  await expect.element(screen.getByText('Out of order.')).not.toBeInTheDocument();
  await expect.poll(() => document.title).toBe(`${paused.name} · Peyk`);
  expect(new Set(asked)).toEqual(new Set(['null 1', 'needs_review 1', 'unknown 1', 'sent 1']));
});

test('an action that failed says why, and the next one forgets it', async () => {
  const answers = [
    () => Response.json({ detail: 'Out of order.' }, { status: 500 }),
    () => new Promise<Response>(() => undefined),
  ];
  const { screen } = open({ [`POST /bots/${bot.id}/pause/`]: () => answers.shift()?.() ?? Response.error() });
  const pause = screen.getByRole('button', { name: 'Pause' });
  await pause.click();
  await expect.element(screen.getByRole('alert').getByText('Out of order.')).toBeVisible();
  await expect.element(screen.getByText('Active', { exact: true })).toBeVisible();
  await expect.element(pause).toBeEnabled();
  await pause.click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Stop' })).toBeDisabled();
});

test('each list is turned by itself, by pages of its own size', async () => {
  const asked: string[] = [];
  const left = { ...draftOf(8, 'Aino Lehtoranta'), state: 'sent', draft: { ...MockDraftSent, id: 1008 } };
  const { screen } = open({
    [`GET /bots/${bot.id}/results/`]: ({ url }) => {
      const { search, searchParams } = new URL(url);
      asked.push(search);
      const state = searchParams.get('draft_state');
      const results = state === 'sent' ? [left] : state === null ? [draftOf(5, 'Liv Dahl')] : [];
      return Response.json({ results, count: state === 'sent' ? 11 : state === null ? 21 : 0 });
    },
  });
  const turn = (pages: string) =>
    screen.getByRole('navigation', { name: pages }).getByRole('button', { name: 'Page 2', exact: true }).click();
  await screen.getByRole('button', { name: 'Show all 21 professors' }).click();
  await expect.element(screen.getByRole('navigation', { name: 'Pages of professors' })).toBeVisible();
  await expect
    .poll(() => new Set(asked))
    .toEqual(
      new Set([
        '?page=1&page_size=20',
        '?page=1&page_size=1&draft_state=needs_review',
        '?page=1&page_size=20&draft_state=unknown',
        '?page=1&page_size=10&draft_state=sent',
      ]),
    );
  asked.length = 0;
  await turn('Pages of professors');
  await expect.poll(() => asked).toEqual(['?page=2&page_size=20']);
  await turn('Pages of sent emails');
  await expect.poll(() => asked).toEqual(['?page=2&page_size=20', '?page=2&page_size=10&draft_state=sent']);
});

test('a run that has come to its end has the bot, its results and the list of bots asked for again', async () => {
  let run = MockRun;
  const { sent, screen } = open({
    [`GET /bots/${bot.id}/`]: () => Response.json({ ...bot, latest_run: run }),
    [`GET /bots/${bot.id}/run/`]: () => Response.json(run),
  });
  render(<List />);
  const times = (call: string) => sent.filter((each) => each.call === call).length;
  await expect.element(screen.getByText(/^Writing draft/)).toBeVisible();
  const before = times(`GET /bots/${bot.id}/`);
  run = MockRunFinished;
  await expect.element(screen.getByText(/^Run finished/)).toBeVisible();
  await expect.poll(() => times(`GET /bots/${bot.id}/`)).toBe(before + 1);
});

describe('a decision about the second of three letters', () => {
  test.each([
    ['Approve and schedule', 'approve'],
    ['Skip', 'skip'],
  ])('by %s leads to the third, in its place', async (button, act) => {
    const { screen, posts } = open();
    await screen.getByRole('button', { name: 'Next draft' }).click();
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Elin Bergqvist' })).toBeVisible();
    await screen.getByRole('button', { name: button, exact: true }).click();
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Olav Hjelmeland' })).toHaveFocus();
    await expect.element(screen.getByText('2 of 2')).toBeVisible();
    expect(posts().map(({ call }) => call)).toEqual([`POST /api/emails/email-drafts/1002/${act}/`]);
    await screen.getByRole('button', { name: 'Previous draft' }).click();
    await expect.element(screen.getByRole('heading', { level: 3, name: 'Ingrid Solheim' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Previous draft' })).toBeDisabled();
  });
});

test('while a letter is decided about, nothing else is done with it and no other is turned to', async () => {
  const { screen } = open({
    'POST /api/emails/email-drafts/1002/skip/': () => new Promise<Response>(() => undefined),
  });
  await screen.getByRole('button', { name: 'Next draft' }).click();
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Elin Bergqvist' })).toBeVisible();
  await screen.getByRole('button', { name: 'Skip', exact: true }).click();
  for (const name of ['Approve and schedule', 'Do not contact', 'Next draft', 'Previous draft'])
    await expect.element(screen.getByRole('button', { name })).toBeDisabled();
});

describe('a question that failed once', () => {
  const refused = () => Response.json({ detail: 'Out of order.' }, { status: 500 });

  test('about never writing is asked anew without the failure', async () => {
    const { screen } = open({ 'POST /api/sending/do-not-contact/': refused });
    const ask = () => screen.getByRole('button', { name: 'Do not contact' }).click();
    const dialog = screen.getByRole('alertdialog');
    await ask();
    await dialog.getByRole('button', { name: 'Add to list' }).click();
    await expect.element(dialog.getByText('Out of order.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await ask();
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog.getByText('Out of order.')).not.toBeInTheDocument();
  });

  test('about an email that came back is asked anew without the failure, of the other one too', async () => {
    const mail = (id: number, name: string, state = 'sent') => ({
      ...draftOf(id, name),
      state,
      draft: { ...MockDraftSent, id: id + 1000, professor_name: name },
    });
    const { screen, posts } = open(
      { 'POST /api/emails/email-drafts/1007/bounced/': refused },
      [],
      [
        mail(7, 'Liv Dahl'),
        mail(8, 'Aino Lehtoranta'),
        mail(9, 'Tove Berg', 'bounced'),
        mail(10, 'Siri Lund', 'replied'),
      ],
    );
    const ask = (name: string) => screen.getByRole('button', { name: new RegExp(`Mark as bounced.*${name}`) });
    const dialog = screen.getByRole('alertdialog');
    await ask('Liv Dahl').click();
    await dialog.getByRole('button', { name: 'Mark as bounced' }).click();
    await expect.element(dialog.getByText('Out of order.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await ask('Aino Lehtoranta').click();
    await expect.element(dialog.getByText(/Aino Lehtoranta/)).toBeVisible();
    await expect.element(dialog.getByText('Out of order.')).not.toBeInTheDocument();
    expect(posts().map(({ call }) => call)).toEqual(['POST /api/emails/email-drafts/1007/bounced/']);
    for (const name of ['Tove Berg', 'Siri Lund']) expect(ask(name).elements()).toEqual([]);
  });
});

test('of two people whom the person chose, each is allowed again alone, and fails alone', async () => {
  const list = '/api/sending/do-not-contact/';
  const other = { ...MockChosen, id: 1300, email: 'liv@uni.example', name: 'Liv Dahl' };
  const late = Promise.withResolvers<Response>();
  const { screen, sent } = open({
    [`GET ${list}`]: [other, MockChosen],
    [`DELETE ${list}${MockChosen.id}/`]: () => Response.json({ detail: 'It stays there.' }, { status: 409 }),
    [`DELETE ${list}${other.id}/`]: () => late.promise,
  });
  await screen.getByRole('button', { name: /Do-not-contact list/ }).click();
  const row = (name: string) => screen.getByRole('listitem').filter({ hasText: name });
  const allow = (name: string) => row(name).getByRole('button', { name: /Allow again/ });
  await allow('Tuva Grande').click();
  await expect.element(row('Tuva Grande').getByText('It stays there.')).toBeVisible();
  expect(row('Liv Dahl').getByText('It stays there.').elements()).toEqual([]);
  await allow('Liv Dahl').click();
  await expect.element(allow('Tuva Grande')).toBeDisabled();
  await expect.element(screen.getByText('It stays there.')).not.toBeInTheDocument();
  expect(sent.filter(({ call }) => call.startsWith('DELETE')).map(({ call }) => call)).toEqual([
    `DELETE ${list}${MockChosen.id}/`,
    `DELETE ${list}${other.id}/`,
  ]);
});

test('Gmail is asked only where it can be', async () => {
  const unclear = (id: number, name: string, can_look: boolean) => ({
    ...draftOf(id, name),
    state: 'unknown',
    draft: { ...MockDraftUnknown, id: id + 1000, can_look },
  });
  const { screen } = open({}, [unclear(9, 'Jonas Bratland', true), unclear(10, 'Liv Dahl', false)]);
  await expect.element(screen.getByRole('button', { name: /^It was not sent.*Liv Dahl/ })).toBeVisible();
  const looks = screen.getByRole('button', { name: /^Let Peyk check/ }).elements();
  expect(looks.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Jonas Bratland')]);
});

test('A-59 the page says why the first run did not begin, as the page before it told', async () => {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  const draft = { ...MockPausedBot, id: 804, latest_run: null };
  serve({ 'GET /bots/804/': draft, 'GET /bots/804/results/': { results: [], count: 0 } });
  history.replaceState(
    {
      runWarning:
        'This bot has no connected Gmail account. Reconnect the account or select another one, then try again.',
    },
    '',
    '/bots/804',
  );
  const screen = render(
    <Router hook={useBrowserLocation}>
      <Route path="/bots/:botId">
        <BotDetail />
      </Route>
    </Router>,
  );
  await expect.element(screen.getByRole('heading', { name: 'No run yet' })).toBeVisible();
  await expect
    .element(
      screen.getByText(
        'This bot has no connected Gmail account. Reconnect the account or select another one, then try again.',
      ),
    )
    .toBeVisible();
});

test('each stage of a run is said once when it is reached, never where the page was opened, and anew for another run', async () => {
  const said = () => document.querySelector('span[aria-live=polite]')?.textContent ?? '';
  let run: object = { ...MockRun, stage: 'scoring' };
  const { screen } = open({
    [`GET /bots/${bot.id}/`]: () => Response.json({ ...bot, latest_run: run }),
    [`GET /bots/${bot.id}/run/`]: () => Response.json(run),
  });
  const title = (name: RegExp) => expect.element(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  await title(/^Comparing professors/);
  expect(said()).toBe('');
  run = { ...MockRun, stage: 'drafting' };
  await expect.poll(said).toBe('The bot is writing drafts.');
  // The run moves on to the next university: a stage that was reached before is not announced again.
  run = { ...MockRun, stage: 'universities', counts: { ...MockRun.counts, universities_read: 3 } };
  await title(/^Searching university 4/);
  expect(said()).toBe('The bot is writing drafts.');
  run = { ...MockRun, id: 903, stage: 'universities' };
  await expect.poll(said).toBe('The bot is searching universities.');
  run = { ...MockRunFinished, id: 903 };
  await expect.poll(said).toBe('The run has finished.');
});

test('a page that could not be had asks for all of it again', async () => {
  let down = true;
  const answer = (body: object) => () => (down ? Response.json({}, { status: 500 }) : Response.json(body));
  const { screen } = open({
    [`GET /bots/${bot.id}/`]: answer(bot),
    [`GET /bots/${bot.id}/run/`]: answer(MockRunFinished),
    [`GET /bots/${bot.id}/results/`]: answer({ results: [draftOf(5, 'Liv Dahl')], count: 1 }),
    'GET /api/sending/': answer(MockSending),
    'GET /api/sending/do-not-contact/': answer([MockChosen]),
  });
  await expect.element(screen.getByRole('heading', { name: 'Failed to load the bot' })).toBeVisible();
  down = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: bot.name })).toBeVisible();
  await expect.element(screen.getByText(/^Run finished/)).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Liv Dahl' })).toBeVisible();
  await expect.element(screen.getByText('New professors emailed in 24 hours')).toBeVisible();
  await expect.element(screen.getByText('Tuva Grande', { exact: false }).first()).toBeInTheDocument();
});
