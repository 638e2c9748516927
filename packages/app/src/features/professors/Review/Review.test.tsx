import { expect, test } from 'vitest';
import { MockDraft, MockDraftSent } from '../../../mocks/fixtures/draft';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { Review } from './Review';
import { ReviewPage } from './ReviewPage';

const review = 'POST /api/emails/email-drafts/review/';
const each = 'POST /api/emails/email-drafts/get-or-create/';
const drafts = [
  { ...MockDraft, id: 901, professor: 1, professor_name: 'Ada Berg', subject: 'To Ada' },
  { ...MockDraft, id: 902, professor: 2, professor_name: 'Bo Åkesson', subject: 'To Bo' },
];
const refused = [
  {
    professor: 3,
    professor_name: 'Jane Doe',
    code: 'do_not_contact',
    detail: 'This address is on the do-not-contact list.',
  },
];
const approved = (id: number) => `POST /api/emails/email-drafts/${id}/approve/`;

function open(answers: Readonly<Record<string, Answer>> = {}, locale: 'en' | 'fa' = 'en') {
  const sent = serve({
    [review]: { drafts, refused },
    [approved(901)]: { ...drafts[0], state: 'approved' },
    [approved(902)]: { ...drafts[1], state: 'approved' },
    'POST /api/emails/email-drafts/902/skip/': { ...drafts[1], state: 'skipped' },
    ...answers,
  });
  const screen = render(
    <ReviewPage back="/professors?sort=name">
      <Review professors={[1, 2, 3]} names={new Map([[4, 'Nobody Known']])} back="/professors?sort=name" />
    </ReviewPage>,
    { path: '/professors?review=1,2,3', locale },
  );
  const calls = () => sent.map(({ call }) => call).filter((call) => call.startsWith('POST '));
  return { sent, screen, calls };
}

test('FAC-08 A-125 opens the letters to exactly these professors in one call, and each is approved by itself', async () => {
  const { screen, sent, calls } = open();
  await expect.element(screen.getByText('To Ada')).toBeVisible();
  expect(sent.find(({ call }) => call === review)?.body).toEqual({ professors: [1, 2, 3] });
  expect(calls()).toEqual([review]);
  await expect
    .element(screen.getByRole('link', { name: 'Open the email with its sources' }))
    .toHaveAttribute('href', '/professors/1/email?review=1,2,3');
  await screen.getByRole('button', { name: 'Approve and schedule' }).click();
  await expect.element(screen.getByText('To Bo')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Bo Åkesson' })).toHaveFocus();
  expect(calls()).toEqual([review, approved(901)]);
  await screen.getByRole('button', { name: 'Skip' }).click();
  await expect.element(screen.getByText('You have reviewed all of these emails.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Back to professors' }))
    .toHaveAttribute('href', '/professors?sort=name');
  expect(calls()).toEqual([review, approved(901), 'POST /api/emails/email-drafts/902/skip/']);
});

test.each([
  ['en', /Will be sent once, from your Gmail account to /],
  ['fa', /از حساب جیمیل شما به /],
] as const)('in %s a letter whose account is not known yet names the own one', async (locale, words) => {
  const { screen } = open({ [review]: { drafts: [{ ...drafts[0], from_email: null }], refused: [] } }, locale);
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('names whoever may not be written to, with the rule', async () => {
  const { screen } = open();
  const list = screen.getByRole('region', { name: 'No email to review for 1 professor' });
  await expect.element(list.getByText('Jane Doe')).toBeVisible();
  await expect.element(list.getByText('This address is on the do-not-contact list.')).toBeVisible();
});

test('a letter that was changed elsewhere is read anew before it can be approved', async () => {
  let changed = false;
  const { screen } = open({
    [review]: () => Response.json({ drafts: [{ ...drafts[0], ...(changed && { subject: 'New text' }) }], refused: [] }),
    [approved(901)]: () => {
      changed = true;
      return Response.json({ detail: 'The email was changed.', code: 'draft_changed' }, { status: 409 });
    },
  });
  await screen.getByRole('button', { name: 'Approve and schedule' }).click();
  await expect.element(screen.getByText('New text')).toBeVisible();
  await expect.element(screen.getByText('The email was changed.')).toBeVisible();
});

test('the failure of an act on a letter that is gone is not shown with the next one', async () => {
  let gone = false;
  const { screen } = open({
    [review]: () =>
      Response.json(
        gone
          ? {
              drafts: drafts.slice(1),
              refused: [
                { professor: 1, professor_name: 'Ada Berg', code: 'sent', detail: 'This email was already sent.' },
              ],
            }
          : { drafts, refused: [] },
      ),
    [approved(901)]: () => {
      gone = true;
      return Response.json({ detail: 'The email was changed.', code: 'draft_changed' }, { status: 409 });
    },
  });
  await screen.getByRole('button', { name: 'Approve and schedule' }).click();
  await expect.element(screen.getByText('To Bo')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Approve and schedule' })).toBeEnabled();
  expect(screen.getByText('The email was changed.').elements()).toEqual([]);
  await expect.element(screen.getByText('This email was already sent.')).toBeVisible();
});

test('whoever was decided about is not listed as refused when the letters are read anew', async () => {
  let count = 0;
  const { screen } = open({
    [review]: () =>
      Response.json(
        count === 0
          ? { drafts, refused: [] }
          : {
              drafts: [{ ...drafts[1], subject: 'New to Bo' }],
              refused: [{ professor: 1, professor_name: 'Ada Berg', code: 'approved', detail: 'It is approved.' }],
            },
      ),
    [approved(902)]: () => {
      count += 1;
      return Response.json({ detail: 'The email was changed.', code: 'draft_changed' }, { status: 409 });
    },
  });
  await screen.getByRole('button', { name: 'Approve and schedule' }).click();
  await expect.element(screen.getByText('To Bo')).toBeVisible();
  await screen.getByRole('button', { name: 'Approve and schedule' }).click();
  await expect.element(screen.getByText('New to Bo')).toBeVisible();
  expect(screen.getByText('It is approved.').elements()).toEqual([]);
});

test('where the server does not know the call the letters are asked for one by one', async () => {
  const { screen, sent } = open({
    [review]: () => Response.json({ detail: 'Not found.' }, { status: 404 }),
    [each]: async (request) => {
      const { professor } = (await request.json()) as { professor: number };
      if (professor === 3) return Response.json({ detail: 'Not found.' }, { status: 404 });
      return Response.json(
        professor === 1 ? drafts[0] : { ...MockDraftSent, professor: 2, professor_name: 'Bo Åkesson' },
      );
    },
  });
  await expect.element(screen.getByText('To Ada')).toBeVisible();
  const list = screen.getByRole('region', { name: 'No email to review for 2 professors' });
  await expect.element(list.getByText('This email was already sent.')).toBeVisible();
  await expect.element(list.getByText(/This professor is not in your list/)).toBeVisible();
  expect(sent.filter(({ call }) => call === each).map(({ body }) => body)).toEqual([
    { professor: 1 },
    { professor: 2 },
    { professor: 3 },
  ]);
});

test('a failure says so and is tried again', async () => {
  let well = false;
  const { screen } = open({
    [review]: () => (well ? Response.json({ drafts, refused: [] }) : Response.json({}, { status: 500 })),
  });
  await expect.element(screen.getByText('Could not load the drafts to review')).toBeVisible();
  well = true;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('To Ada')).toBeVisible();
});

test('in Persian the count and the words are Persian', async () => {
  const { screen } = open({}, 'fa');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'ایمیل به استادان انتخاب‌شده' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'برای ۱ استاد ایمیلی در صف بازبینی نیست' })).toBeVisible();
});
