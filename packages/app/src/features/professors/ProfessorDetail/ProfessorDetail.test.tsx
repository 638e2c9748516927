import { expect, test } from 'vitest';
import { Route } from 'wouter';
import { MockDraft } from '../../../mocks/fixtures/draft';
import { MockCvAttached, MockProposalFile } from '../../../mocks/fixtures/files';
import { MockMatch, MockProfessor } from '../../../mocks/fixtures/professor';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { ProfessorDetail } from './ProfessorDetail';
import { professorDetailStates } from './ProfessorDetail.states';

const call = `GET /api/professor/professors/${MockProfessor.id}/`;
const scores = 'GET /api/matching/match-scores/';
const open = ({ [scores]: match = [MockMatch], ...answers }: Readonly<Record<string, Answer>> = {}, query = '') => {
  const asked: string[] = [];
  const sent = serve({
    [call]: MockProfessor,
    [scores]: (request: Request) => {
      asked.push(new URL(request.url).search);
      return Response.json(match);
    },
    ...answers,
  });
  const screen = render(
    <Route path="/professors/:professorId">
      <ProfessorDetail />
    </Route>,
    { path: `/professors/${MockProfessor.id}${query}` },
  );
  return { sent, asked, screen };
};

test('FAC-47 FAC-48 FAC-49 has four tabs, two of which are still to come', async () => {
  const { screen } = open();
  await expect
    .poll(() =>
      screen
        .getByRole('tab')
        .elements()
        .map((tab) => tab.textContent),
    )
    .toEqual(['Overview', 'Proposal', 'Email', 'Documents']);
  for (const name of ['Proposal', 'Documents']) {
    await screen.getByRole('tab', { name }).click();
    await expect.element(screen.getByRole('tabpanel').getByText(/coming soon/)).toBeVisible();
  }
});

test.each(['Proposal', 'Documents'])('the tab %s, which is still to come, leads on to the email', async (name) => {
  const { screen } = open();
  await screen.getByRole('tab', { name }).click();
  await screen.getByRole('tabpanel').getByRole('button', { name: 'View the email' }).click();
  await expect.element(screen.getByRole('tab', { name: 'Email' })).toHaveAttribute('aria-selected', 'true');
});

test('FAC-45 the overview says why the professor was recommended, by the record of the match', async () => {
  const { screen, asked } = open({
    [scores]: [{ ...MockMatch, score: 61.4, reason: 'Close work.', pros: ['One method'], cons: ['No position'] }],
  });
  const why = screen.getByRole('region', { name: 'Why Recommended' });
  for (const words of ['Close work.', 'One method', 'No position'])
    await expect.element(why.getByText(words, { exact: true })).toBeVisible();
  const ring = screen.getByRole('img', { name: 'Match score 61 of 100. Fairly close to your work', exact: true });
  await expect.element(ring).toHaveTextContent('61');
  expect(asked).toEqual([`?professor=${MockProfessor.id}`]);
});

test.each([
  ['is not there', 404],
  ['could not be had', 500],
])('FAC-50 a professor who %s failed to load', async (_, status) => {
  const { screen } = open({ [call]: () => Response.json({ detail: 'Not found.' }, { status }) });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Failed to load professor' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'My Professors' })).toHaveAttribute('href', '/professors');
});

const find = 'POST /api/emails/email-drafts/find/';
const write = 'POST /api/emails/email-drafts/get-or-create/';

test('A-129 the tab looks for the email only when it is opened, and shows the one there is', async () => {
  const { screen, sent } = open({ [find]: MockDraft });
  await expect.element(screen.getByRole('tab', { name: 'Email' })).toBeVisible();
  expect(sent.some(({ call }) => call === find)).toBe(false);
  await screen.getByRole('tab', { name: 'Email' }).click();
  await expect.element(screen.getByText(MockDraft.subject)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Open the email' }))
    .toHaveAttribute('href', `/professors/${MockProfessor.id}/email`);
  expect(sent.some(({ call }) => call === write)).toBe(false);
});

test('FAC-61 A-128 A-129 the tab says that there is no draft, and writes one only on request', async () => {
  const { screen, sent } = open(
    { [find]: () => Response.json({ detail: 'Not found.' }, { status: 404 }), [write]: MockDraft },
    '?tab=email',
  );
  await expect.element(screen.getByRole('heading', { name: 'No draft', exact: true })).toBeVisible();
  expect(sent.some(({ call }) => call === write)).toBe(false);
  await screen.getByRole('button', { name: 'Create draft' }).click();
  await expect.element(screen.getByText(MockDraft.subject)).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Email' })).toHaveFocus();
});

test('FAC-62 A-128 the tab says that the draft could not be loaded, and asks again', async () => {
  let well = false;
  const { screen } = open(
    { [find]: () => (well ? Response.json(MockDraft) : Response.json({ detail: 'Down.' }, { status: 500 })) },
    '?tab=email',
  );
  await expect.element(screen.getByText('Failed to load draft')).toBeVisible();
  well = true;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(MockDraft.subject)).toBeVisible();
});

test('each fact says where it comes from, and what the directory says where the person changed it', async () => {
  const { screen } = open({ [call]: professorDetailStates.sourced.professor });
  await expect.element(screen.getByText(/^From Peyk’s directory, /).first()).toBeVisible();
  await expect.element(screen.getByText(`In Peyk’s directory: ${MockProfessor.email}`, { exact: false })).toBeVisible();
  await expect.element(screen.getByText(/In Peyk’s directory: 41/)).toBeVisible();
});

test('ATT-01 the tab of the email shows what goes with it, and changes it', async () => {
  const change = `PUT /api/emails/email-drafts/${MockDraft.id}/attachments/`;
  const draft = { ...MockDraft, attachments: [MockCvAttached] };
  const { sent, screen } = open(
    {
      [find]: draft,
      'GET /api/account/files/': [MockProposalFile],
      [change]: { ...draft, attachments: [] },
    },
    '?tab=email',
  );
  const own = screen.getByRole('switch', { name: 'My CV' });
  await expect.element(own).toBeChecked();
  await own.click({ force: true });
  await expect.element(own).not.toBeChecked();
  expect(sent.filter((each) => each.call === change).map(({ body }) => body)).toEqual([{ cv: 'none', proposal: null }]);
});

const sourced = professorDetailStates.sourced.professor;
const update = `PATCH /api/professor/professors/${MockProfessor.id}/update/`;

test('A-127 a change is taken back to what the directory says, and focus stays on the page', async () => {
  let now = sourced;
  const { screen, sent } = open({
    [call]: () => Response.json(now),
    [update]: async (request) => {
      const body = (await request.json()) as Partial<typeof sourced>;
      const [field] = Object.keys(body);
      now = { ...now, ...body, sources: now.sources?.filter((source) => source.field !== field) };
      return Response.json(now);
    },
  });
  await screen.getByRole('button', { name: 'Undo my change: Email' }).click();
  await expect.element(screen.getByText('Email: your change was undone.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Undo my change: Email' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await screen.getByRole('button', { name: 'Undo my change: h-index' }).click();
  await expect.element(screen.getByText('h-index: your change was undone.')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo my change: Home page' }).click();
  await expect.element(screen.getByRole('link', { name: /uio\.example/ })).toBeVisible();
  await screen.getByRole('button', { name: 'Undo my change: Name' }).click();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: MockProfessor.full_name, exact: true }))
    .toBeVisible();
  expect(sent.filter((each) => each.call === update).map(({ body }) => body)).toEqual([
    { email: MockProfessor.email },
    { h_index: 41 },
    { homepage_url: MockProfessor.homepage_url },
    { full_name: MockProfessor.full_name },
  ]);
});

test('A-127 a change that is not taken back stays, and the page says why', async () => {
  const { screen } = open({
    [call]: sourced,
    [update]: () => Response.json({ detail: 'Down.' }, { status: 500 }),
  });
  await screen.getByRole('button', { name: 'Undo my change: Email' }).click();
  await expect.element(screen.getByText('Could not undo your change')).toBeVisible();
  await expect.element(screen.getByText('i.solheim@uio.example')).toBeVisible();
});

test('A-127 the facts are edited in a form, and the page shows what was saved', async () => {
  const { screen } = open({
    [update]: async (request) => Response.json({ ...MockProfessor, ...((await request.json()) as object) }),
  });
  await screen.getByRole('button', { name: 'Edit details' }).click();
  await screen.getByRole('textbox', { name: 'Department' }).fill('Mechanics');
  await screen.getByRole('button', { name: 'Save Changes' }).click();
  await expect.element(screen.getByText('Mechanics')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Edit details' })).toHaveFocus();
});
