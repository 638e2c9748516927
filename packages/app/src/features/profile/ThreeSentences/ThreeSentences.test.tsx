import { afterEach, expect, test } from 'vitest';
import { MockDegree } from '../../../mocks/fixtures/degree';
import { MockInterest } from '../../../mocks/fixtures/interest';
import { MockJobs, MockPapers } from '../../../mocks/fixtures/profile';
import { MockUser } from '../../../mocks/fixtures/user';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { ThreeSentences } from './ThreeSentences';

afterEach(() => sessionStorage.clear());

type Record = { id?: number; [field: string]: unknown };
const noPlan: Record = { version: 3, gender: null, phone: null, address: null, photo_url: null };

/** Renders the step with a server that keeps what it is sent. */
function open({
  stored = { research_interests: [{ ...MockInterest, version: 5 }], degrees: [MockDegree] },
  extras = noPlan,
  answers = {},
  locale = 'en',
}: {
  stored?: { [list: string]: Record[] };
  extras?: Record;
  answers?: { [call: string]: Answer };
  locale?: 'en' | 'fa';
} = {}) {
  let profile = extras;
  const routes: { [call: string]: Answer } = {
    'GET /api/student/cv/': () => Response.json({ user: MockUser, ...stored }),
    'GET /api/student/profile/edit/': () => Response.json(profile),
    'PATCH /api/student/profile/edit/': async (request) => {
      profile = { ...profile, ...((await request.json()) as object) };
      return Response.json(profile);
    },
  };
  for (const [list, entries] of Object.entries(stored))
    for (const entry of entries)
      routes[`PATCH /api/student/${list.replaceAll('_', '-')}/${entry.id}/`] = async (request) => {
        Object.assign(entry, await request.json());
        return Response.json(entry);
      };
  const sent = serve({ ...routes, ...answers });
  const screen = render(<ThreeSentences />, { path: '/profile/sentences', locale });
  return {
    screen,
    region: (name: RegExp) => screen.getByRole('region', { name }),
    field: (name: string) => screen.getByRole('textbox', { name, exact: true }),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    writes: () =>
      sent.filter(({ call }) => call.startsWith('PATCH')).map(({ call, body }) => [call.replace('PATCH ', ''), body]),
  };
}

const failing = () => Response.json({ detail: 'Out of order.' }, { status: 500 });
const question = 'How can damage be told from temperature when a bridge has few sensors?';
const result = 'False alarms fell from 18 % to 4 %.';

test('LTR-01 the question goes to the first research interest, with its version, and is shown as done', async () => {
  const { region, field, button, writes } = open();
  await expect
    .element(field('Your question'))
    .toHaveAccessibleDescription(/A question that an experiment.*15 to 50 words/);
  await expect.element(region(/Your question/).getByText('Like this')).toBeVisible();
  await expect.element(region(/Your question/).getByText('Not like this')).toBeVisible();
  await field('Your question').fill(question);
  await button('Save: Your question').click();
  await expect.element(region(/Your question/).getByText('Done')).toBeVisible();
  await expect.element(region(/Your question/).getByText(question)).toBeVisible();
  await expect.element(region(/Your question/).getByRole('heading')).toHaveFocus();
  expect(writes()).toEqual([[`/api/student/research-interests/${MockInterest.id}/`, { question, version: 5 }]]);
});

test('LTR-01 the result goes to the entry that the person chooses, with what was typed before', async () => {
  const stored = {
    research_interests: [MockInterest],
    degrees: [MockDegree],
    papers: MockPapers.slice(0, 1).map((paper) => ({ ...paper })),
    jobs: MockJobs.map((job) => ({ ...job })),
  };
  const { screen, region, field, button, writes } = open({ stored });
  await field('Your result').fill(result);
  await screen.getByRole('combobox', { name: 'Which entry is this result from?' }).click();
  await screen.getByRole('option', { name: /Bridge engineer/ }).click();
  await expect.element(field('Your result')).toHaveValue(result);
  await button('Save: Your result').click();
  await expect.element(region(/Your result/).getByText('From “Bridge engineer”')).toBeVisible();
  expect(writes()).toEqual([['/api/student/jobs/121/', { result }]]);
});

test('LTR-01 the plan is saved by itself; without a start it stays open and says why', async () => {
  const { screen, region, field, button, writes } = open();
  await screen.getByRole('combobox', { name: /Funding/ }).click();
  await screen.getByRole('option', { name: 'I need a paid position' }).click();
  await button('Save: Your plan').click();
  await expect.element(region(/Your plan/).getByText(/Add a start year/)).toBeVisible();
  await field('Start year (optional)').fill('2027');
  await button('Save: Your plan').click();
  await expect.element(region(/Your plan/).getByText('2027 · I need a paid position')).toBeVisible();
  expect(writes()).toEqual([
    ['/api/student/profile/edit/', { plan_funding: 'position', version: 3 }],
    ['/api/student/profile/edit/', { plan_year: 2027, version: 3 }],
  ]);
});

test('LTR-01 nothing is sent where nothing is written, and the field says so', async () => {
  const { field, button, writes } = open();
  await button('Save: Your question').click();
  await expect.element(field('Your question')).toHaveFocus();
  await expect.element(field('Your question')).toBeInvalid();
  await button('Save: Your plan').click();
  expect(writes()).toEqual([]);
});

test('LTR-01 each is skipped by itself, what was typed is there again, and nothing is sent', async () => {
  const { region, field, button, writes } = open();
  await field('Your question').fill(question);
  for (const name of ['question', 'result', 'plan']) await button(`Skip: Your ${name}`).click();
  await expect.element(region(/Your plan/).getByText('Skipped')).toBeVisible();
  await expect.element(field('Your question')).not.toBeInTheDocument();
  await button('Write now: Your question').click();
  await expect.element(field('Your question')).toHaveValue(question);
  expect(writes()).toEqual([]);
});

test('LTR-01 a failed save says so at its own sentence, and nothing typed is lost, also for a page that is opened again', async () => {
  const answers = { [`PATCH /api/student/research-interests/${MockInterest.id}/`]: failing };
  const { region, field, button } = open({ answers });
  await field('Your result').fill(result);
  await field('Your question').fill(question);
  await button('Save: Your question').click();
  await expect.element(region(/Your question/).getByRole('alert')).toBeVisible();
  await expect.element(region(/Your result/).getByRole('alert')).not.toBeInTheDocument();
  await expect.element(field('Your question')).toHaveValue(question);
  await expect.element(field('Your result')).toHaveValue(result);
  const kept = JSON.stringify(Object.values(sessionStorage));
  expect(kept).toContain(question);
  expect(kept).toContain(result);
});

test('LTR-01 a question that was changed elsewhere is shown beside the own one, and nothing is overwritten', async () => {
  const current = { ...MockInterest, version: 6, question: 'When does a bridge tire?' };
  const { screen, field, button } = open({
    answers: {
      [`PATCH /api/student/research-interests/${MockInterest.id}/`]: () =>
        Response.json({ detail: 'Changed.', code: 'changed', current }, { status: 409 }),
    },
  });
  await field('Your question').fill(question);
  await button('Save: Your question').click();
  await expect.element(screen.getByText('When does a bridge tire?')).toBeVisible();
  await expect.element(field('Your question')).toHaveValue(question);
  await expect.element(button('Save: Your question')).toBeDisabled();
});

test('LTR-01 a thin profile is led to what a question and a result belong to', async () => {
  const { screen, field } = open({ stored: { research_interests: [], degrees: [] } });
  await expect
    .element(screen.getByRole('link', { name: 'Add research interest' }))
    .toHaveAttribute('href', '/profile?step=research-interests');
  await expect
    .element(screen.getByRole('link', { name: 'Add a degree' }))
    .toHaveAttribute('href', '/profile?step=degrees');
  await expect.element(field('Start year (optional)')).toBeVisible();
});

test('LTR-01 the sample letter is shown with and without the three, whose sentences are marked', async () => {
  const { screen } = open();
  const letter = screen.getByRole('complementary', { name: 'How the three sentences improve your emails' });
  await expect.element(letter).toBeVisible();
  const marks = () => [...letter.element().querySelectorAll('[role=mark]')];
  expect(marks().map((mark) => mark.textContent)).toEqual([
    'How long does a plain keep sinking after its wells are shut, when only the upper clay has been drilled?1',
    expect.stringMatching(/^A clay model .* without the clay\.2$/),
    'Do you expect to have a paid PhD position from autumn 20273',
  ]);
  const notes = marks().map(
    (mark) => document.getElementById(mark.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(notes).toEqual([
    expect.stringContaining('Your question'),
    expect.stringContaining('Your result'),
    expect.stringContaining('Your planThe start, degree and funding in the profile’s plan.'),
  ]);
  await letter.getByText('Without', { exact: true }).click();
  await expect.poll(marks).toEqual([]);
  await expect.element(letter.getByText('I am interested in land subsidence', { exact: false })).toBeVisible();
});

test('LTR-05 a question in Persian is asked for in English, and one without it stays open', async () => {
  const persian = 'پل کی خسته می‌شود؟';
  const { region, field, button, writes } = open();
  await expect.element(field('Your question in English')).not.toBeInTheDocument();
  await field('Your question').fill(persian);
  await expect
    .element(field('Your question in English'))
    .toHaveAccessibleDescription(/Emails are sent in English. How would you say this in English\?/);
  await button('Save: Your question').click();
  await expect.element(region(/Your question/).getByText('No English version yet')).toBeVisible();
  await button('Save: Your question').click();
  await expect.element(field('Your question in English')).toHaveFocus();
  await field('Your question in English').fill('When does a bridge tire?');
  await button('Save: Your question').click();
  await expect.element(region(/Your question/).getByText('Done')).toBeVisible();
  expect(writes().map(([, body]) => body)).toEqual([
    { question: persian, version: 5 },
    { question_en: 'When does a bridge tire?', version: 5 },
  ]);
});

test('LTR-05 the entry whose result lacks its English is the one that is asked, and English in Persian letters is not sent', async () => {
  const { region, field, button, writes } = open({
    stored: { research_interests: [], degrees: [MockDegree], jobs: [{ ...MockJobs[0], result: 'پل ماند.' }] },
    locale: 'fa',
  });
  await expect.element(region(/نتیجهٔ کار شما/).getByText('متن انگلیسی ندارد')).toBeVisible();
  const english = field('متن انگلیسی نتیجهٔ کار شما');
  await english.fill('ماند');
  await button('ذخیره: نتیجهٔ کار شما').click();
  await expect.element(english).toHaveAccessibleDescription(/حروف لاتین/);
  expect(writes()).toEqual([]);
  await english.fill('The bridge held.');
  await button('ذخیره: نتیجهٔ کار شما').click();
  await expect.poll(writes).toEqual([['/api/student/jobs/121/', { result_en: 'The bridge held.' }]]);
});

test('a profile that cannot be read says so and is read again', async () => {
  let isOut = true;
  const { screen, field, button } = open({
    answers: {
      'GET /api/student/cv/': () =>
        isOut ? failing() : Response.json({ user: MockUser, research_interests: [MockInterest], degrees: [] }),
    },
  });
  await expect.element(screen.getByText('Could not load your profile')).toBeVisible();
  isOut = false;
  await button('Try again').click();
  await expect.element(field('Your question')).toBeVisible();
});
