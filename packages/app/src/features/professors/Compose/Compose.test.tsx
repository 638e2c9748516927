import type { EmailDraft } from '@peyk/api-types';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import { MockDraft, MockDraftApproved } from '../../../mocks/fixtures/draft';
import { MockCvAttached, MockProposalFile } from '../../../mocks/fixtures/files';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { announced } from '../../../testing/announced';
import { Compose } from './Compose';
import { standStill } from '../../../testing/standStill';

afterEach(() => sessionStorage.clear());

const write = 'POST /api/emails/email-drafts/get-or-create/';
const patch = `PATCH /api/emails/email-drafts/${MockDraft.id}/`;
const address = `PATCH /api/professor/professors/${MockDraft.professor}/update/`;
const to = { id: MockDraft.professor, name: 'Ada Berg' };

function open(answers: Readonly<Record<string, Answer>> = {}, locale: 'en' | 'fa' = 'en') {
  const onClose = vi.fn<() => void>();
  const sent = serve({ [write]: MockDraft, ...answers });
  const screen = render(
    <>
      <Route path="/professors">
        <Compose to={to} onClose={onClose} />
      </Route>
      <Route path="/professors/:id/email">The page of the email</Route>
    </>,
    { path: '/professors', locale },
  );
  const field = (name: string) => screen.getByRole('textbox', { name });
  const bodies = (call: string) => sent.filter((each) => each.call === call).map(({ body }) => body);
  return {
    sent,
    screen,
    onClose,
    field,
    bodies,
    save: () => screen.getByRole('button', { name: 'Save', exact: true }),
  };
}

test('FAC-51 A-129 writes the draft on opening, once', async () => {
  const { screen, field, bodies, sent } = open();
  await expect.element(screen.getByRole('dialog', { name: 'Email to Ada Berg' })).toBeVisible();
  await expect.element(field('Subject')).toHaveValue(MockDraft.subject);
  expect(bodies(write)).toEqual([{ professor: MockDraft.professor }]);
  expect(sent.some(({ call }) => call.includes('/find/'))).toBe(false);
});

test('FAC-52 has 14 rows for the text', async () => {
  const { field } = open();
  await expect.element(field('Email text')).toHaveAttribute('rows', '14');
});

test('FAC-62 ERR-48 says that the draft failed to load, and loads it again', async () => {
  let well = false;
  const { screen, field } = open({
    [write]: () => (well ? Response.json(MockDraft) : Response.json({}, { status: 500 })),
  });
  await expect.element(screen.getByText('Failed to load draft')).toBeVisible();
  well = true;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(field('Subject')).toBeVisible();
});

test('FAC-61 ERR-49 says that there is no draft for a professor who was deleted', async () => {
  const { screen } = open({ [write]: () => Response.json({ detail: 'Not found.' }, { status: 404 }) });
  await expect.element(screen.getByRole('heading', { name: 'No draft' })).toBeVisible();
});

test('FAC-54 FAC-55 saves subject and text', async () => {
  const { screen, field, save, bodies } = open({
    [patch]: async (request) =>
      Response.json({ ...MockDraft, ...((await request.json()) as Partial<EmailDraft>), version: 2 }),
  });
  await field('Subject').fill('Another subject');
  await field('Email text').fill('Another text');
  await save().click();
  await expect.element(screen.getByText('The draft is saved.')).toBeVisible();
  expect(bodies(patch)).toEqual([{ subject: 'Another subject', body: 'Another text', version: MockDraft.version }]);
});

test('FAC-56 FAC-57 FAC-60 saves the address 600 ms after the last key, once, and says so', async () => {
  const typed = `${MockDraft.to_email}st`;
  const { screen, field, bodies } = open({ [address]: { email: typed } });
  await expect.element(field('To')).toBeVisible();
  (field('To').element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.keyboard('s');
  await standStill(599);
  await userEvent.keyboard('t');
  await standStill(599);
  expect(bodies(address)).toEqual([]);
  await standStill(1);
  vi.useRealTimers();
  await expect.poll(() => bodies(address)).toEqual([{ email: typed }]);
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
  expect(bodies(address)).toHaveLength(1);
});

test.each([
  ['is refused', () => Response.json({ detail: 'No such address.', email: ['No such address.'] }, { status: 400 })],
  ['meets a server that is out of order', () => Response.json({ detail: 'No such address.' }, { status: 500 })],
  ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'FAC-59 A-131 an address that %s stays in its field unsaved, and nothing is said of the failure',
  async (_, answer) => {
    const arrive = Promise.withResolvers<void>();
    const { screen, field, bodies } = open({ [address]: () => arrive.promise.then(answer) });
    await expect.element(field('To')).toBeVisible();
    const before = announced();
    await field('To').fill('ada@university.example');
    (field('To').element() as HTMLElement).blur();
    await expect.element(screen.getByText('Saving…', { exact: true })).toBeVisible();
    arrive.resolve();
    await expect.element(screen.getByText('Not saved yet', { exact: true })).toBeVisible();
    await expect.element(field('To')).toHaveValue('ada@university.example');
    await expect.element(field('To')).toBeValid();
    expect(bodies(address)).toHaveLength(1);
    expect(announced()).toEqual(before);
    expect(document.body.textContent).not.toContain('No such address.');
  },
);

test('shows both versions of a text that was changed elsewhere, and saves the chosen one', async () => {
  const current = { ...MockDraft, body: 'Their text', version: 2 };
  const { screen, field, save, bodies } = open({
    [patch]: async (request) => {
      const body = (await request.json()) as Partial<EmailDraft>;
      return body.version === 2
        ? Response.json({ ...current, ...body, version: 3 })
        : Response.json({ detail: 'Changed.', code: 'draft_changed', current }, { status: 409 });
    },
  });
  await field('Email text').fill('My text');
  await save().click();
  await expect.element(screen.getByText('Their text', { exact: true })).toBeVisible();
  await expect.element(save()).toBeDisabled();
  await screen.getByRole('button', { name: /Keep mine/ }).click();
  await save().click();
  await expect.element(screen.getByText('The draft is saved.')).toBeVisible();
  expect(bodies(patch)).toEqual([
    { body: 'My text', version: MockDraft.version },
    { body: 'My text', version: 2 },
  ]);
});

test('keeps what was typed when saving fails', async () => {
  const { screen, field, save } = open({ [patch]: () => Response.json({ detail: 'Down.' }, { status: 500 }) });
  await field('Subject').fill('Another subject');
  await save().click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(field('Subject')).toHaveValue('Another subject');
});

test('asks before unsaved text is lost, by Escape and by a link, and closes at once without any', async () => {
  const { screen, field, onClose } = open();
  await field('Subject').fill('Another subject');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('alertdialog', { name: 'Close without saving?' })).toBeVisible();
  await screen.getByRole('button', { name: 'Keep editing' }).click();
  await screen.getByRole('link', { name: 'Review and approve' }).click();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await screen.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(field('Subject')).toHaveValue('Another subject');
  expect(onClose).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('a letter that is approved is shown and leads to its page', async () => {
  const { screen } = open({ [write]: MockDraftApproved });
  await expect.element(screen.getByText(MockDraftApproved.subject)).toBeVisible();
  await screen.getByRole('link', { name: 'Open the email' }).click();
  await expect.element(screen.getByText('The page of the email')).toBeVisible();
});

test('nothing is approved or sent from the dialog', async () => {
  const { screen, field, save, onClose, sent } = open({
    [address]: { email: 'ada@university.example' },
    [patch]: { ...MockDraft, subject: 'Another subject', version: MockDraft.version + 1 },
  });
  await expect.element(screen.getByText(/Nothing is sent from here/)).toBeVisible();
  expect(screen.getByRole('button', { name: /approve|send/i }).elements()).toHaveLength(0);
  await field('To').fill('ada@university.example');
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
  await field('Subject').fill('Another subject');
  await save().click();
  await expect.element(screen.getByText('The draft is saved.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  // Whatever else is read: these alone are told to the server.
  expect(new Set(sent.map(({ call }) => call).filter((call) => !call.startsWith('GET ')))).toEqual(
    new Set([write, address, patch]),
  );
});

const attached: EmailDraft = { ...MockDraft, attachments: [] };
const change = `PUT /api/emails/email-drafts/${MockDraft.id}/attachments/`;

test('ATT-01 shows what goes with the email, and changes it beside a text that is not saved', async () => {
  const { screen, field, bodies } = open({
    [write]: attached,
    'GET /api/account/files/': [MockProposalFile],
    [change]: { ...attached, attachments: [MockCvAttached] },
  });
  await field('Subject').fill('Another subject');
  await screen.getByRole('switch', { name: 'My CV' }).click({ force: true });
  await expect.element(screen.getByText('3 pages, 0.2 MB')).toBeVisible();
  expect(bodies(change)).toEqual([{ cv: 'current', proposal: null }]);
  await expect.element(field('Subject')).toHaveValue('Another subject');
});

test('ATT-02 a file that is refused is told by the words of the server, and what was typed stays', async () => {
  const detail = 'The file letter.pdf is encrypted. Save it without a password, then select it again.';
  const { screen, field } = open({
    [write]: attached,
    'GET /api/account/files/': [],
    'POST /api/account/files/': () => Response.json({ detail, code: 'invalid', file: [detail] }, { status: 400 }),
  });
  await field('Email text').fill('Another text');
  await expect.element(screen.getByRole('switch', { name: 'My CV' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const chosen = new DataTransfer();
  chosen.items.add(new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' }));
  if (input) input.files = chosen.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(screen.getByText(detail).first()).toBeVisible();
  await expect.element(field('Email text')).toHaveValue('Another text');
});

test('ATT-03 names the files of an approved email, and renews a CV that has changed', async () => {
  const attachments = [{ ...MockCvAttached, outdated: true }];
  const { screen, bodies } = open({
    [write]: { ...MockDraft, state: 'approved', attachments },
    'GET /api/account/files/': [],
    [change]: { ...attached, attachments: [MockCvAttached] },
  });
  await expect.element(screen.getByText(MockCvAttached.name).first()).toBeVisible();
  await screen.getByRole('button', { name: 'Use current CV' }).click();
  await expect.element(screen.getByRole('switch', { name: 'My CV' })).toBeChecked();
  expect(bodies(change)).toEqual([{ cv: 'current', proposal: null }]);
});
