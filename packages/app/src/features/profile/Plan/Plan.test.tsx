import type { StudentProfile } from '@peyk/api-types';
import { afterEach, expect, test } from 'vitest';
import { MockStudentProfile } from '../../../mocks/fixtures/user';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { Plan } from './Plan';

afterEach(() => sessionStorage.clear());

const path = '/api/student/profile/edit/';
const empty: StudentProfile = { version: 3, gender: 'Female', phone: '1', address: null, photo_url: null };

/** Renders the card with a server that keeps one record. */
function open({
  stored = empty,
  answers = {},
  locale = 'en',
}: { stored?: StudentProfile; answers?: Readonly<Record<string, Answer>>; locale?: 'en' | 'fa' } = {}) {
  let record = stored;
  const sent = serve({
    [`GET ${path}`]: () => Response.json(record),
    [`PATCH ${path}`]: async (request) => {
      record = { ...record, ...((await request.json()) as object), version: (record.version ?? 0) + 1 };
      return Response.json(record);
    },
    ...answers,
  });
  const screen = render(<Plan />, { path: '/profile', locale });
  return {
    screen,
    field: (name: string) => screen.getByRole('textbox', { name, exact: true }),
    button: (name: string | RegExp) => screen.getByRole('button', { name }),
    choose: async (name: RegExp, option: string) => {
      await screen.getByLabelText(name).click();
      await screen.getByRole('option', { name: option, exact: true }).click();
    },
    patches: () => sent.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body),
  };
}

test('LTR-01 sends what was decided, with the version it was read with, and says that it is saved', async () => {
  const { screen, field, button, choose, patches } = open();
  await choose(/^Start(?! year)/, 'Autumn');
  await field('Start year (optional)').fill('2027');
  await choose(/Funding/, 'I need a paid position');
  await field('Your name in emails (optional)').fill('Nasrin Ahmadi');
  await button('Save plan').click();
  await expect.element(screen.getByText('Plan saved')).toBeVisible();
  expect(patches()).toEqual([
    { plan_season: 'autumn', plan_year: 2027, plan_funding: 'position', latin_name: 'Nasrin Ahmadi', version: 3 },
  ]);
});

test('what was decided can be left open again', async () => {
  const { button, choose, patches } = open({ stored: MockStudentProfile });
  await choose(/Degree/, 'Not decided yet');
  await button('Save plan').click();
  await expect.poll(patches).toEqual([{ plan_degree: null, version: 1 }]);
});

test('LTR-05 a name below emails in Persian letters is not sent, and the field says why', async () => {
  const { field, button, patches } = open({ locale: 'fa' });
  const name = field('نام شما در پایان ایمیل‌ها (اختیاری)');
  await name.fill('نسرین احمدی');
  await button('ذخیرهٔ برنامه').click();
  await expect.element(name).toHaveAccessibleDescription(/نام را با حروف لاتین بنویسید، مانند .Sara Rezaei.\./);
  await expect.element(name).toHaveFocus();
  expect(patches()).toEqual([]);
});

test('CVX-01 a name in Persian is sent in Persian letters alone', async () => {
  const { screen, field, button, patches } = open();
  const name = field('Your name in Persian (optional)');
  await name.fill('Nasrin Ahmadi');
  await button('Save plan').click();
  await expect.element(name).toHaveAccessibleDescription(/Write this in Persian letters\./);
  expect(patches()).toEqual([]);
  await name.fill('نسرین احمدی');
  await button('Save plan').click();
  await expect.element(screen.getByText('Plan saved')).toBeVisible();
  expect(patches()).toEqual([{ persian_name: 'نسرین احمدی', version: 3 }]);
});

test('ERR-14 says Failed to update profile when the plan cannot be saved, and keeps what was typed, also for a page that is opened again', async () => {
  const answers = { [`PATCH ${path}`]: () => Response.json({ detail: 'Out of order.' }, { status: 500 }) };
  const first = open({ answers });
  await first.field('Destination (optional)').fill('Norway');
  await first.button('Save plan').click();
  const alert = first.screen.getByRole('alert');
  await expect.element(alert.getByText('Failed to update profile', { exact: true })).toBeVisible();
  await expect.element(alert.getByText('Out of order.', { exact: true })).toBeVisible();
  await expect.element(first.field('Destination (optional)')).toHaveValue('Norway');
  expect(JSON.stringify(Object.values(sessionStorage))).toContain('Norway');
});

test('a plan that was changed elsewhere is shown beside the own one, and nothing is overwritten', async () => {
  const theirs = { ...empty, version: 4, plan_places: 'Germany' };
  const { screen, field, button } = open({
    answers: {
      [`PATCH ${path}`]: () => Response.json({ detail: 'Changed.', code: 'changed', current: theirs }, { status: 409 }),
    },
  });
  await field('Destination (optional)').fill('Norway');
  await button('Save plan').click();
  await expect.element(screen.getByText('Germany')).toBeVisible();
  await expect.element(field('Destination (optional)')).toHaveValue('Norway');
  await expect.element(button('Save plan')).toBeDisabled();
});

test('a plan that cannot be read says so and is read again', async () => {
  let isOut = true;
  const { screen, button, field } = open({
    answers: {
      [`GET ${path}`]: () => (isOut ? Response.json({ detail: 'Out.' }, { status: 500 }) : Response.json(empty)),
    },
  });
  await expect.element(screen.getByText('Could not load your plan')).toBeVisible();
  isOut = false;
  await button(/again/i).click();
  await expect.element(field('Destination (optional)')).toBeVisible();
});
