import type { EmailDraft } from '@peyk/api-types';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Link, Route } from 'wouter';
import { MockConfig } from '../../../mocks/fixtures/config';
import { MockDraft } from '../../../mocks/fixtures/draft';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { MockSending } from '../../../mocks/fixtures/sending';
import { useApi } from '../../../api/useApi';
import { MockMatch, MockProfessor } from '../../../mocks/fixtures/professor';
import { MockUser } from '../../../mocks/fixtures/user';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { tokens } from '../../../session/tokens';
import { announced } from '../../../testing/announced';
import { DraftEditor } from './DraftEditor';
import { standStill } from '../../../testing/standStill';

afterEach(() => sessionStorage.clear());

/** Reads the sending state like the frame around the page. */
function Limits() {
  useApi('/api/sending/');
  return null;
}

const address = `PATCH /api/emails/email-drafts/${MockDraft.id}/`;

function open(more: Readonly<Record<string, Answer>> = {}, path = '/professors/601/email') {
  const sent = serve({
    'POST /api/emails/email-drafts/find/': MockDraft,
    'GET /api/professor/professors/601/': MockProfessor,
    'GET /api/matching/match-scores/': [MockMatch],
    'GET /integrations/api/gmail/accounts/': [MockGmail],
    'GET /api/config/': MockConfig,
    ...more,
  });
  const screen = render(
    <Route path="/professors/:professorId/email">
      <DraftEditor />
      <Limits />
      <Link href="/professors/602/email?bot=801">To another professor</Link>
    </Route>,
    { path },
  );
  return {
    sent,
    screen,
    field: (name: string) => screen.getByRole('textbox', { name }),
    save: () => screen.getByRole('button', { name: 'Save', exact: true }),
    edit: () => screen.getByRole('button', { name: 'Edit text' }).click(),
    patches: () => sent.filter(({ call }) => call === address).map(({ body }) => body),
  };
}

describe('a letter that was changed elsewhere meanwhile', () => {
  /** A server that already stores a newer version from another tab. */
  const elsewhere =
    (current: EmailDraft): Answer =>
    async (request) => {
      const body = (await request.json()) as Partial<EmailDraft>;
      return body.version === current.version
        ? Response.json({ ...current, ...body, version: 9 })
        : Response.json({ detail: 'Changed.', code: 'draft_changed', current }, { status: 409 });
    };

  test('is saved with both changes where one is of the subject and one of the text', async () => {
    const { screen, field, edit, save, patches } = open({
      [address]: elsewhere({ ...MockDraft, subject: 'Their subject', version: 2 }),
    });
    await edit();
    await field('Email text').fill('My text');
    await save().click();
    await expect.element(screen.getByText('Their subject').first()).toBeVisible();
    await expect.element(screen.getByText('My text').first()).toBeVisible();
    expect(patches()).toEqual([
      { body: 'My text', version: 1 },
      { body: 'My text', version: 2 },
    ]);
  });

  test.each([
    ['Keep mine', 'My text', [{ body: 'My text', version: 2 }]],
    ['Use saved version', 'Their text', []],
  ])('shows both texts, and after %s that one is the letter', async (answer, text, sent) => {
    const { screen, field, edit, save, patches } = open({
      [address]: elsewhere({ ...MockDraft, body: 'Their text', version: 2 }),
    });
    await edit();
    await field('Email text').fill('My text');
    await save().click();
    await expect.element(screen.getByText('Their text', { exact: true })).toBeVisible();
    await expect.element(save()).toBeDisabled();
    await screen.getByRole('button', { name: answer }).click();
    await expect.element(field('Email text')).toHaveValue(text);
    await save().click();
    await expect.element(field('Email text')).not.toBeInTheDocument();
    await expect.element(screen.getByText(text).first()).toBeVisible();
    expect(patches()).toEqual([{ body: 'My text', version: 1 }, ...sent]);
  });
});

test('what is typed into a letter while a save is under way stays, and is saved next', async () => {
  const first = Promise.withResolvers<Response>();
  const answers = [first.promise, Response.json({ ...MockDraft, body: 'First and more', version: 3 })];
  const { screen, field, edit, save, patches } = open({ [address]: async () => (await answers.shift()) as Response });
  await edit();
  await field('Email text').fill('First');
  await save().click();
  await expect.poll(() => patches().length).toBe(1);
  await field('Email text').fill('First and more');
  first.resolve(Response.json({ ...MockDraft, body: 'First', version: 2 }));
  await expect.element(save()).toBeEnabled();
  await expect.element(save()).not.toHaveAttribute('aria-disabled', 'true');
  await expect.element(field('Email text')).toHaveValue('First and more');
  await save().click();
  await expect.element(field('Email text')).not.toBeInTheDocument();
  await expect.element(screen.getByText('First and more').first()).toBeVisible();
  expect(patches()).toEqual([
    { body: 'First', version: 1 },
    { body: 'First and more', version: 2 },
  ]);
});

test('R1 a letter that is refused because it was changed elsewhere is shown as it is now', async () => {
  let found: EmailDraft = MockDraft;
  const { screen, sent } = open({
    'POST /api/emails/email-drafts/find/': () => Response.json(found),
    [`POST /api/emails/email-drafts/${MockDraft.id}/approve/`]: () => {
      found = { ...MockDraft, subject: 'Their subject', version: 2 };
      return Response.json({ detail: 'It was changed.', code: 'draft_changed' }, { status: 409 });
    },
  });
  await screen.getByRole('button', { name: 'Approve and schedule' }).click();
  await expect.element(screen.getByText('It was changed.')).toBeVisible();
  await expect.element(screen.getByText('Their subject').first()).toBeVisible();
  expect(sent.filter(({ call }) => call.endsWith('/approve/'))).toMatchObject([{ body: { version: 1 } }]);
});

test('an approved letter has the frame ask again how much may be sent', async () => {
  const { screen, sent } = open({
    [`POST /api/emails/email-drafts/${MockDraft.id}/approve/`]: { ...MockDraft, state: 'approved' },
    'GET /api/sending/': MockSending,
  });
  const asked = () => sent.filter(({ call }) => call === 'GET /api/sending/').length;
  await expect.poll(asked).toBe(1);
  await screen.getByRole('button', { name: 'Approve and schedule' }).click();
  await expect.poll(asked).toBe(2);
});

describe('a letter that was typed and not saved', () => {
  test('is there again after the session ended at Save, and is given up with Cancel', async () => {
    const first = open({
      [address]: () => Response.json({ detail: 'Sign in.' }, { status: 401 }),
      'POST /api/auth/refresh/': () => Response.json({ detail: 'Over.' }, { status: 401 }),
    });
    await first.edit();
    await first.field('Email text').fill('Half a letter');
    await first.save().click();
    await expect.poll(() => tokens.exist()).toBe(false);
    document.body.replaceChildren();

    const { screen, field } = open();
    await expect.element(field('Email text')).toHaveValue('Half a letter');
    await expect.element(screen.getByText('What you entered is back')).toBeVisible();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(field('Email text')).not.toBeInTheDocument();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('stands beside the text that was saved elsewhere since', async () => {
    const edit = { before: { body: 'An older text' }, after: { body: 'Half a letter' } };
    const kept = { format: 1, at: 1, subject: null, edit };
    sessionStorage.setItem(`peyk.edit.${MockUser.id}.letter.601`, JSON.stringify(kept));
    const { screen, field } = open();
    await expect.element(screen.getByRole('heading', { name: 'This was changed elsewhere' })).toBeVisible();
    await expect.element(field('Email text')).toHaveValue('Half a letter');
  });

  test('does not open a letter that has been approved since', async () => {
    const edit = { before: { body: MockDraft.body }, after: { body: 'Half a letter' } };
    const kept = { format: 1, at: 1, subject: null, edit };
    sessionStorage.setItem(`peyk.edit.${MockUser.id}.letter.601`, JSON.stringify(kept));
    const approved = { ...MockDraft, state: 'approved', scheduled_at: '2026-12-04T09:00:00Z' };
    const { screen, field } = open({ 'POST /api/emails/email-drafts/find/': approved });
    await expect.element(screen.getByText(MockDraft.subject).first()).toBeVisible();
    await expect.element(field('Email text')).not.toBeInTheDocument();
  });

  test('an address that could not be saved is kept', async () => {
    const { screen, field } = open({
      'PATCH /api/professor/professors/601/update/': () => Response.json({ detail: 'Sign in.' }, { status: 401 }),
      'POST /api/auth/refresh/': () => Response.json({ detail: 'Over.' }, { status: 401 }),
    });
    await screen.getByRole('button', { name: 'Edit recipient' }).click();
    await field('To').fill('new@uni.example');
    await expect.poll(() => tokens.exist()).toBe(false);
    expect(sessionStorage.getItem(`peyk.edit.${MockUser.id}.recipient.601`)).toContain('new@uni.example');
  });
});

describe.each([204, 200])('a change that is answered with %i and silence', (status) => {
  test('is made all the same, and the letter is asked for again', async () => {
    let now = MockDraft;
    const { screen } = open({
      'POST /api/emails/email-drafts/find/': () => Response.json(now),
      [`POST /api/emails/email-drafts/${MockDraft.id}/skip/`]: () => {
        now = { ...MockDraft, state: 'skipped' };
        return new Response(null, { status });
      },
    });
    await screen.getByRole('button', { name: 'Skip' }).click();
    await expect.element(screen.getByRole('heading', { name: 'This email was skipped' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/Ingrid Solheim/);
  });

  test('has made no draft that could be shown, and says so', async () => {
    const { screen } = open({
      'POST /api/emails/email-drafts/find/': () => Response.json({ detail: 'No draft.' }, { status: 404 }),
      'POST /api/emails/email-drafts/get-or-create/': () => new Response(null, { status }),
    });
    await screen.getByRole('button', { name: 'Create draft' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Could not create the draft/);
    await expect.element(screen.getByRole('button', { name: 'Create draft' })).toBeEnabled();
  });
});

test('an answer without our extensions is a letter to review, without score, sources or checks', async () => {
  const { id, subject, body, professor, bot_run } = MockDraft;
  const { id: match, reason, pros, cons } = MockMatch;
  const { screen } = open({
    'POST /api/emails/email-drafts/find/': { id, subject, body, professor, bot_run },
    'GET /api/matching/match-scores/': [{ id: match, professor, bot_run, score: 79.5, reason, pros, cons }],
    'GET /api/config/': {},
  });
  await expect.element(screen.getByText(subject).first()).toBeVisible();
  await expect.element(screen.getByText('No claim has a source yet.')).toBeVisible();
  // The label and the ring show the same number.
  await expect.element(screen.getByRole('img', { name: /Match score 80/ })).toMatchTextContent('80');
});

test('why a save failed is given up with the text, and not said of the next one', async () => {
  const { screen, field, edit, save } = open({
    [address]: () => Response.json({ detail: 'Out of order.' }, { status: 500 }),
  });
  await edit();
  await field('Email text').fill('My text');
  await save().click();
  await expect.element(screen.getByText('Out of order.')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await edit();
  await expect.element(field('Email text')).toHaveValue(MockDraft.body);
  await expect.element(screen.getByText('Out of order.')).not.toBeInTheDocument();
});

/** The button in the question whether an email leaves outside the planned time; the dialog is not inside the page. */
const asked = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true });

describe('what is done with a letter', () => {
  const approved = { ...MockDraft, state: 'approved', version: 4, scheduled_at: '2099-12-04T09:00:00Z' } as const;
  const letter = `/api/emails/email-drafts/${MockDraft.id}`;
  const changed = { ...MockDraft, state: 'skipped', version: 9 } as const;

  test.each([
    [
      'Approve and schedule',
      { ...MockDraft, version: 4 },
      { call: `POST ${letter}/approve/`, body: { version: 4, recipient: MockProfessor.email } },
    ],
    ['Skip', { ...MockDraft, version: 4 }, { call: `POST ${letter}/skip/`, body: null }],
    ['Send now', approved, { call: `POST ${letter}/send/`, body: { version: 4 } }],
    ['Withdraw approval', approved, { call: `POST ${letter}/unapprove/`, body: null }],
  ] as const)('%s is one call of its own, and its answer is shown', async (name, draft, call) => {
    let acted = false;
    const { screen, sent } = open({
      // The refetch after the act never resolves, so the page shows the response to the act.
      'POST /api/emails/email-drafts/find/': () =>
        acted ? new Promise<Response>(() => undefined) : Response.json(draft),
      [call.call]: () => {
        acted = true;
        return Response.json(changed);
      },
    });
    await screen.getByRole('button', { name, exact: true }).click();
    if (name === 'Send now') await asked(name).click();
    await expect.element(screen.getByRole('heading', { name: 'This email was skipped' })).toBeVisible();
    expect(sent.filter((each) => each.call.startsWith(`POST ${letter}`))).toEqual([call]);
  });

  test.each([
    ['Send now', approved, 'send'],
    ['Withdraw approval', approved, 'unapprove'],
    ['Skip', MockDraft, 'skip'],
  ] as const)('%s that failed says why, changes nothing, and the next one forgets it', async (name, draft, call) => {
    let now: EmailDraft = draft;
    const answers = [
      () => Response.json({ detail: 'Out of order.' }, { status: 500 }),
      () => Response.json((now = changed)),
    ];
    const { screen } = open({
      'POST /api/emails/email-drafts/find/': () => Response.json(now),
      [`POST ${letter}/${call}/`]: () => answers.shift()?.() ?? Response.error(),
    });
    const press = async () => {
      await screen.getByRole('button', { name, exact: true }).click();
      if (name === 'Send now') await asked(name).click();
    };
    await press();
    await expect.element(screen.getByText('Out of order.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name, exact: true })).toBeEnabled();
    await press();
    await expect.element(screen.getByRole('heading', { name: 'This email was skipped' })).toBeVisible();
    await expect.element(screen.getByText('Out of order.')).not.toBeInTheDocument();
  });

  test('a letter is written for the professor of the page', async () => {
    const { screen, sent } = open({
      'POST /api/emails/email-drafts/find/': () => Response.json({ detail: 'No draft.' }, { status: 404 }),
      'POST /api/emails/email-drafts/get-or-create/': MockDraft,
    });
    await screen.getByRole('button', { name: 'Create draft' }).click();
    await expect.element(screen.getByText(MockDraft.subject).first()).toBeVisible();
    expect(sent.filter(({ call }) => call.includes('/get-or-create/'))).toEqual([
      { call: 'POST /api/emails/email-drafts/get-or-create/', body: { professor: 601 } },
    ]);
  });
});

describe('the address of the recipient', () => {
  const update = 'PATCH /api/professor/professors/601/update/';
  const keep = (before: string, after: string, professor = 601) =>
    sessionStorage.setItem(
      `peyk.edit.${MockUser.id}.recipient.${professor}`,
      JSON.stringify({ format: 1, at: 1, subject: null, edit: { before: { email: before }, after: { email: after } } }),
    );
  const saved = (sent: ReturnType<typeof open>['sent']) =>
    sent.filter(({ call }) => call === update).map(({ body }) => body);

  test('is saved without the blanks around it, once, when the letter is skipped', async () => {
    let found: EmailDraft = MockDraft;
    const { screen, field, sent } = open({
      'POST /api/emails/email-drafts/find/': () => Response.json(found),
      [update]: { ...MockProfessor, email: 'new@uni.example' },
      [`POST /api/emails/email-drafts/${MockDraft.id}/skip/`]: () => {
        found = { ...MockDraft, state: 'skipped' };
        return Response.json(found);
      },
    });
    await screen.getByRole('button', { name: 'Edit recipient' }).click();
    await field('To').fill(' new@uni.example ');
    await screen.getByRole('button', { name: 'Skip' }).click();
    await expect.element(screen.getByRole('heading', { name: 'This email was skipped' })).toBeVisible();
    expect(saved(sent)).toEqual([{ email: 'new@uni.example' }]);
    await expect.poll(() => Object.keys(sessionStorage)).toEqual([]);
  });

  test('is saved when the page goes away in the middle of the typing', async () => {
    const { screen, field, sent } = open({ [update]: { ...MockProfessor, email: 'new@uni.example' } });
    await screen.getByRole('button', { name: 'Edit recipient' }).click();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await field('To').fill('new@uni.example');
    // The field keeps focus to the end, as it does when a person goes back.
    screen
      .getByRole('link', { name: 'My Bots' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await expect.element(field('To')).not.toBeInTheDocument();
    await expect.poll(() => saved(sent)).toEqual([{ email: 'new@uni.example' }]);
    await expect.poll(() => Object.keys(sessionStorage)).toEqual([]);
  });

  test('that could not be saved is there again, and is saved then', async () => {
    keep(MockDraft.to_email ?? '', 'new@uni.example');
    const { sent, field } = open({ [update]: { ...MockProfessor, email: 'new@uni.example' } });
    await expect.element(field('To')).toHaveValue('new@uni.example');
    await expect.poll(() => saved(sent)).toEqual([{ email: 'new@uni.example' }]);
    await expect.poll(() => Object.keys(sessionStorage)).toEqual([]);
  });

  test('R1 that was saved here and changed elsewhere since is refused, shown as it is now, and approved as it is shown', async () => {
    let found: EmailDraft = MockDraft;
    const { screen, field, sent } = open({
      'POST /api/emails/email-drafts/find/': () => Response.json(found),
      [update]: () => {
        found = { ...MockDraft, to_email: 'mine@uni.example' };
        return Response.json({ ...MockProfessor, email: 'mine@uni.example' });
      },
      [`POST /api/emails/email-drafts/${MockDraft.id}/approve/`]: async (request: Request) => {
        const { recipient } = (await request.json()) as { recipient: string };
        found = { ...found, to_email: 'theirs@uni.example' };
        if (recipient !== found.to_email)
          return Response.json({ detail: 'Another address.', code: 'recipient_changed' }, { status: 409 });
        found = { ...found, state: 'approved' };
        return Response.json(found);
      },
    });
    const approve = screen.getByRole('button', { name: 'Approve and schedule' });
    await screen.getByRole('button', { name: 'Edit recipient' }).click();
    await field('To').fill('mine@uni.example');
    await expect.poll(() => saved(sent)).toEqual([{ email: 'mine@uni.example' }]);
    await approve.click();
    await expect.element(screen.getByText('Another address.')).toBeVisible();
    await expect.element(field('To')).toHaveValue('theirs@uni.example');
    await approve.click();
    await expect.element(approve).not.toBeInTheDocument();
    expect(sent.filter(({ call }) => call.endsWith('/approve/')).map(({ body }) => body)).toMatchObject([
      { recipient: 'mine@uni.example' },
      { recipient: 'theirs@uni.example' },
    ]);
  });

  test.each(['comes again', 'does not come again'])(
    'R1 is approved as the server writes it, where the letter %s',
    async (again) => {
      const stored = 'New@uni.example';
      let found: EmailDraft = MockDraft;
      const { screen, field, sent } = open({
        'POST /api/emails/email-drafts/find/': () => Response.json(found),
        [update]: () => {
          if (again === 'comes again') found = { ...MockDraft, to_email: stored };
          return Response.json({ ...MockProfessor, email: stored });
        },
        [`POST /api/emails/email-drafts/${MockDraft.id}/approve/`]: () => {
          found = { ...MockDraft, to_email: stored, state: 'approved' };
          return Response.json(found);
        },
      });
      const approve = screen.getByRole('button', { name: 'Approve and schedule' });
      await screen.getByRole('button', { name: 'Edit recipient' }).click();
      await field('To').fill('New@UNI.example');
      await expect.element(field('To')).toHaveValue(stored);
      await approve.click();
      await expect.element(approve).not.toBeInTheDocument();
      expect(saved(sent)).toEqual([{ email: 'New@UNI.example' }]);
      expect(sent.filter(({ call }) => call.endsWith('/approve/')).map(({ body }) => body)).toMatchObject([
        { recipient: stored },
      ]);
    },
  );

  test('that was saved is approved with the version that the letter has since', async () => {
    let found: EmailDraft = MockDraft;
    const { screen, field, sent } = open({
      'POST /api/emails/email-drafts/find/': () => Response.json(found),
      [update]: () => {
        found = { ...MockDraft, version: 2, to_email: 'new@uni.example' };
        return Response.json({ ...MockProfessor, email: 'new@uni.example' });
      },
      [`POST /api/emails/email-drafts/${MockDraft.id}/approve/`]: () => {
        found = { ...found, state: 'approved' };
        return Response.json(found);
      },
    });
    await screen.getByRole('button', { name: 'Edit recipient' }).click();
    await field('To').fill('new@uni.example');
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Approve and schedule' }).click();
    await expect.element(screen.getByRole('heading', { name: /^Approved/ })).toBeVisible();
    expect(sent.filter(({ call }) => call.endsWith('/approve/')).map(({ body }) => body)).toEqual([
      { version: 2, recipient: 'new@uni.example' },
    ]);
  });

  test('FAC-58 is saved at once when the field is left', async () => {
    const arrived = Promise.withResolvers<unknown>();
    const { screen, field } = open({
      [update]: async (request) => {
        arrived.resolve(await request.json());
        return Response.json({ ...MockProfessor, email: 'new@uni.example' });
      },
    });
    await screen.getByRole('button', { name: 'Edit recipient' }).click();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await field('To').fill('new@uni.example');
    (field('To').element() as HTMLElement).blur();
    // No polling: it would advance the fake clock, and the debounce would save as well.
    expect(await arrived.promise).toEqual({ email: 'new@uni.example' });
  });

  test('FAC-57 is saved 600 ms after the last key, once', async () => {
    const typed = `${MockDraft.to_email}st`;
    const { screen, field, sent } = open({ [update]: { ...MockProfessor, email: typed } });
    await screen.getByRole('button', { name: 'Edit recipient' }).click();
    (field('To').element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await userEvent.keyboard('s');
    await standStill(599);
    await userEvent.keyboard('t');
    await standStill(599);
    expect(saved(sent)).toEqual([]);
    await standStill(1);
    vi.useRealTimers();
    await expect.poll(() => saved(sent)).toEqual([{ email: typed }]);
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
  });

  test.each([
    ['is refused', () => Response.json({ detail: 'No such address.', email: ['No such address.'] }, { status: 400 })],
    ['meets a server that is out of order', () => Response.json({ detail: 'No such address.' }, { status: 500 })],
    ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('FAC-59 A-131 that %s stays in its field unsaved, and nothing is said of the failure', async (_, answer) => {
    const arrive = Promise.withResolvers<void>();
    const { screen, field, sent } = open({ [update]: () => arrive.promise.then(answer) });
    await screen.getByRole('button', { name: 'Edit recipient' }).click();
    await expect.element(screen.getByText(MockProfessor.university_name ?? '').first()).toBeVisible();
    const before = announced();
    await field('To').fill('new@uni.example');
    (field('To').element() as HTMLElement).blur();
    await expect.element(screen.getByText('Saving…', { exact: true })).toBeVisible();
    arrive.resolve();
    await expect.element(screen.getByText('Not saved yet', { exact: true })).toBeVisible();
    await expect.element(field('To')).toHaveValue('new@uni.example');
    await expect.element(field('To')).toBeValid();
    expect(saved(sent)).toHaveLength(1);
    expect(announced()).toEqual(before);
    expect(document.body.textContent).not.toContain('No such address.');
  });

  test('that the server refuses keeps the letter from being approved until another one is saved', async () => {
    const answers = [
      () => Response.json({ detail: 'Out of order.' }, { status: 500 }),
      () => Response.json({ ...MockProfessor, email: 'newer@uni.example' }),
    ];
    const { screen, field, sent } = open({ [update]: () => answers.shift()?.() ?? Response.error() });
    const approve = screen.getByRole('button', { name: 'Approve and schedule' });
    await screen.getByRole('button', { name: 'Edit recipient' }).click();
    await field('To').fill('new@uni.example');
    await expect.poll(() => saved(sent)).toHaveLength(1);
    await expect.element(screen.getByText('Not saved yet')).toBeVisible();
    await expect.element(approve).toBeDisabled();
    await field('To').fill('newer@uni.example');
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
    approve.element().scrollIntoView();
    await expect.element(approve).toBeEnabled();
    expect(saved(sent)).toEqual([{ email: 'new@uni.example' }, { email: 'newer@uni.example' }]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('that follows one on its way and cannot be saved itself is there again, and is saved then', async () => {
    const first = Promise.withResolvers<Response>();
    const answers = [() => first.promise, () => Response.json({ detail: 'Out of order.' }, { status: 500 })];
    let found: EmailDraft = MockDraft;
    const opened = open({
      'POST /api/emails/email-drafts/find/': () => Response.json(found),
      [update]: () => answers.shift()?.() ?? Response.error(),
    });
    await opened.screen.getByRole('button', { name: 'Edit recipient' }).click();
    await opened.field('To').fill('new@uni.example');
    await expect.poll(() => saved(opened.sent)).toHaveLength(1);
    await opened.field('To').fill('newer@uni.example');
    found = { ...MockDraft, to_email: 'new@uni.example' };
    first.resolve(Response.json({ ...MockProfessor, email: 'new@uni.example' }));
    await expect.poll(() => saved(opened.sent)).toHaveLength(2);
    await expect.element(opened.screen.getByText('Not saved yet')).toBeVisible();
    document.body.replaceChildren();

    const second = Promise.withResolvers<Response>();
    const { sent, field } = open({
      'POST /api/emails/email-drafts/find/': () => Response.json(found),
      [update]: () => second.promise,
    });
    await expect.element(field('To')).toHaveValue('newer@uni.example');
    await expect.poll(() => saved(sent)).toEqual([{ email: 'newer@uni.example' }]);
    found = { ...MockDraft, to_email: 'newer@uni.example' };
    second.resolve(Response.json({ ...MockProfessor, email: 'newer@uni.example' }));
    await expect.poll(() => Object.keys(sessionStorage)).toEqual([]);
  });

  test('is that of the professor where the letter names none, and is asked for where nobody has one', async () => {
    const nameless = { ...MockDraft, to_email: null };
    const known = open({
      'POST /api/emails/email-drafts/find/': nameless,
      'GET /api/professor/professors/601/': { ...MockProfessor, email: 'page@uni.example' },
    });
    await expect.element(known.screen.getByText('page@uni.example', { exact: true }).first()).toBeVisible();
    expect(known.field('To').elements()).toEqual([]);
    document.body.replaceChildren();

    const { screen, field } = open({
      'POST /api/emails/email-drafts/find/': nameless,
      'GET /api/professor/professors/601/': { ...MockProfessor, email: null },
    });
    await expect.element(field('To')).toHaveValue('');
    await expect.element(screen.getByRole('button', { name: 'Approve and schedule' })).toBeDisabled();
  });

  test('that was saved is asked for again wherever the letter stands', async () => {
    const { screen, field, sent } = open(
      {
        [update]: { ...MockProfessor, email: 'new@uni.example' },
        'GET /bots/801/results/': { results: [], count: 0 },
      },
      '/professors/601/email?bot=801',
    );
    const times = () => places.map((place) => sent.filter(({ call }) => call === place).length);
    const places = [
      'POST /api/emails/email-drafts/find/',
      'GET /api/professor/professors/601/',
      'GET /bots/801/results/',
    ];
    await expect.poll(times).toEqual([1, 1, 1]);
    await screen.getByRole('button', { name: 'Edit recipient' }).click();
    await field('To').fill('new@uni.example');
    await expect.poll(times).toEqual([2, 2, 2]);
  });

  test('is that of the letter, also where the professor has another one', async () => {
    const { screen } = open({
      'POST /api/emails/email-drafts/find/': { ...MockDraft, to_email: 'letter@uni.example' },
      'GET /api/professor/professors/601/': { ...MockProfessor, email: 'page@uni.example' },
    });
    await expect.element(screen.getByText('letter@uni.example', { exact: true }).first()).toBeVisible();
    expect(screen.getByText('page@uni.example').elements()).toEqual([]);
  });

  test.each([
    ['the address was changed since', 'older@uni.example', 601],
    ['it is of another professor', MockDraft.to_email ?? '', 602],
  ])('that was typed and not saved is not sent where %s', async (_, before, professor) => {
    keep(before, 'typed@uni.example', professor);
    const { screen, sent } = open({ [update]: MockProfessor });
    await expect.element(screen.getByRole('button', { name: 'Edit recipient' })).toBeVisible();
    await expect.element(screen.getByText(MockDraft.to_email ?? '', { exact: true }).first()).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'To' }).elements()).toEqual([]);
    expect(saved(sent)).toEqual([]);
  });
});

describe('a letter to another professor', () => {
  const elin = { ...MockProfessor, id: 602, full_name: 'Elin Bergqvist', email: 'elin@uni.example', sample: false };
  const second: EmailDraft = {
    ...MockDraft,
    id: 1602,
    professor: 602,
    professor_name: elin.full_name,
    to_email: elin.email,
    subject: 'Another subject',
    body: 'Dear Professor Bergqvist,\n\nAnother text.',
  };
  const waiting = [MockProfessor, elin].map((professor, index) => ({
    professor,
    match_score: null,
    draft: index ? second : MockDraft,
    state: 'needs_review',
    skipped_reason: null,
  }));
  const asked: string[] = [];
  const two = (first: EmailDraft): Readonly<Record<string, Answer>> => ({
    'POST /api/emails/email-drafts/find/': async (request) => {
      const { professor } = (await request.json()) as { professor: number };
      return Response.json(professor === 602 ? second : first);
    },
    'GET /api/professor/professors/602/': elin,
    'GET /api/matching/match-scores/': ({ url }) => {
      const professor = Number(new URL(url).searchParams.get('professor'));
      return Response.json([{ ...MockMatch, professor, reason: `The reason for ${professor}.` }]);
    },
    'GET /bots/801/results/': ({ url }) => {
      asked.push(new URL(url).search);
      return Response.json({ results: waiting, count: waiting.length });
    },
    [`POST /api/emails/email-drafts/${first.id}/skip/`]: () =>
      Response.json({ detail: 'Out of order.' }, { status: 500 }),
  });

  test('has nothing of what was typed, opened or refused before', async () => {
    const { screen, field } = open(two(MockDraft));
    await expect.element(screen.getByText('The reason for 601.')).toBeVisible();
    expect(document.title).toMatch(/^Email to .*Ingrid Solheim/);
    await screen.getByRole('button', { name: 'Skip' }).click();
    await expect.element(screen.getByText('Out of order.')).toBeVisible();
    await screen.getByRole('button', { name: 'Edit recipient' }).click();
    await field('To').fill('half@');
    await screen.getByRole('button', { name: 'Edit text' }).click();
    await screen.getByRole('link', { name: 'To another professor' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: /Elin Bergqvist/ })).toBeVisible();
    await expect.element(screen.getByText('The reason for 602.')).toBeVisible();
    await expect.element(screen.getByText('elin@uni.example', { exact: true }).first()).toBeVisible();
    expect(document.title).toMatch(/^Email to .*Elin Bergqvist/);
    for (const name of ['To', 'Email text']) expect(field(name).elements()).toEqual([]);
    expect(screen.getByText('Out of order.').elements()).toEqual([]);
  });

  test('is the next of the bot that led here, and leads back to that bot', async () => {
    asked.length = 0;
    const approved: EmailDraft = { ...MockDraft, state: 'approved' };
    const { screen } = open(two(approved), '/professors/601/email?bot=801');
    await expect.element(screen.getByRole('link', { name: 'Review queue' })).toHaveAttribute('href', '/bots/801');
    await screen.getByRole('link', { name: 'Next draft: Elin Bergqvist' }).click();
    await expect.element(screen.getByText('Another subject').first()).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Review queue' })).toHaveAttribute('href', '/bots/801');
    expect(new Set(asked)).toEqual(new Set(['?page=1&page_size=20']));
  });
});

test('a letter that was saved is asked for again in the queue, and what was refused before is said no more', async () => {
  const { screen, field, edit, save, sent } = open(
    {
      [`POST /api/emails/email-drafts/${MockDraft.id}/skip/`]: () =>
        Response.json({ detail: 'Out of order.' }, { status: 500 }),
      [address]: { ...MockDraft, body: 'My text', version: 2 },
      'GET /bots/801/results/': { results: [], count: 0 },
    },
    '/professors/601/email?bot=801',
  );
  await screen.getByRole('button', { name: 'Skip' }).click();
  await expect.element(screen.getByText('Out of order.')).toBeVisible();
  const queue = () => sent.filter(({ call }) => call === 'GET /bots/801/results/').length;
  const before = queue();
  await edit();
  await field('Email text').fill('My text');
  await save().click();
  await expect.element(screen.getByText('My text').first()).toBeVisible();
  await expect.element(screen.getByText('Out of order.')).not.toBeInTheDocument();
  await expect.poll(queue).toBe(before + 1);
  // The form is unmounted together with the pressed button.
  await expect.element(screen.getByRole('button', { name: 'Edit text' })).toHaveFocus();
});

test('a letter that could not be written is tried again, and meanwhile no failure is said', async () => {
  const second = Promise.withResolvers<Response>();
  const answers = [() => Response.json({ detail: 'Out of order.' }, { status: 500 }), () => second.promise];
  const { screen } = open({
    'POST /api/emails/email-drafts/find/': () => Response.json({ detail: 'No draft.' }, { status: 404 }),
    'POST /api/emails/email-drafts/get-or-create/': () => answers.shift()?.() ?? Response.error(),
  });
  const create = screen.getByRole('button', { name: /^Create draft/ });
  await create.click();
  await expect.element(screen.getByText('Out of order.')).toBeVisible();
  await create.click();
  await expect.element(screen.getByText('Out of order.')).not.toBeInTheDocument();
  await expect.element(create).toHaveAttribute('aria-disabled', 'true');
  second.resolve(Response.json(MockDraft));
  await expect.element(screen.getByText(MockDraft.subject).first()).toBeVisible();
});

test('a letter that was opened from the review of several leads back to it', async () => {
  const { screen } = open({}, '/professors/601/email?review=601,602');
  await expect
    .element(screen.getByRole('link', { name: 'Review queue' }))
    .toHaveAttribute('href', '/professors?review=601,602');
});

test('FAC-63 ERR-47 a page that could not be had says so, and asks for the letter and for the professor again', async () => {
  let down = true;
  const answer = (body: object) => () =>
    down ? Response.json({ detail: 'Out of order.' }, { status: 500 }) : Response.json(body);
  const { screen } = open({
    'POST /api/emails/email-drafts/find/': answer({ ...MockDraft, country_code: null }),
    'GET /api/professor/professors/601/': answer({ ...MockProfessor, university_country: 'Svalbard' }),
  });
  await expect.element(screen.getByRole('heading', { name: 'Failed to load email' })).toBeVisible();
  down = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(MockDraft.subject).first()).toBeVisible();
  await expect.element(screen.getByText('Svalbard', { exact: true })).toBeVisible();
});

test.each([
  ['has a mailbox of its own', { ...MockConfig, local_mailbox: true }, 1],
  ['has none', { ...MockConfig, local_mailbox: false }, 0],
  ['does not say', () => Response.json({}, { status: 500 }), 0],
])('of a letter that was sent the mailbox is offered where the server %s', async (_, config, offered) => {
  const { screen, sent } = open({
    'POST /api/emails/email-drafts/find/': { ...MockDraft, state: 'sent', sent_at: '2026-11-20T09:59:00Z' },
    'GET /api/config/': config,
  });
  await expect.element(screen.getByRole('heading', { name: /^Sent on/ })).toBeVisible();
  await expect.poll(() => sent.some(({ call }) => call === 'GET /api/config/')).toBe(true);
  const link = screen.getByRole('link', { name: 'Open local mailbox' });
  await expect.poll(() => link.elements().length).toBe(offered);
});
