import type { StudentProfile, User } from '@peyk/api-types';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { nameOf } from '../../../entities/user/person';
import { useUser } from '../../../entities/user/useUser';
import { MockUser, MockUserEmpty } from '../../../mocks/fixtures/user';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { isRed } from '../../../testing/isRed';
import { DayPart } from './parts/BirthDay';
import { ChoicePart } from './parts/Choice';
import { Personal } from './Personal';

// As it is once the page is used.
// A function that is returned would be taken for the end of the tests.
beforeAll(async () => void (await Promise.all([ChoicePart.preload(), DayPart.preload()])));
afterEach(() => sessionStorage.clear());

const me = '/api/auth/me/';
const extras = '/api/student/profile/edit/';
const stored: User = { ...MockUser, version: 4 };
const newcomer: User = { ...MockUserEmpty, version: 1 };
const outOfOrder = () => Response.json({ detail: 'Out of order.' }, { status: 500 });
const never = () => new Promise<Response>(() => undefined);

const extrasOf = ({ gender, phone, address, photo_url, version }: User): StudentProfile => ({
  gender,
  phone,
  address,
  photo_url,
  ...(version === undefined ? {} : { version }),
});

/** The person as the header shows them. */
function Header() {
  const user = useUser();
  return <p data-testid="header">{user ? `${nameOf(user)}, ${user.phone ?? 'no phone'}` : 'nobody'}</p>;
}

/** Renders the step with a server that keeps one record, as ours does: each call that changes it makes a version. */
function open({
  user = stored,
  answers = {},
  locale = 'en',
}: { user?: User; answers?: Readonly<Record<string, Answer>>; locale?: 'en' | 'fa' } = {}) {
  let record = user;
  const take = (change: object): User => {
    const { version: _, phone_number, ...rest } = change as Partial<User>;
    const phone = phone_number === undefined ? rest.phone : phone_number;
    const both = phone === undefined ? {} : { phone, phone_number: phone };
    const after = { ...record, ...rest, ...both };
    if (JSON.stringify(after) !== JSON.stringify(record)) after.version = (record.version ?? 0) + 1;
    record = after;
    return after;
  };
  const sent = serve({
    [`GET ${me}`]: () => Response.json(record),
    [`PATCH ${extras}`]: async (request) => Response.json(extrasOf(take((await request.json()) as object))),
    [`PATCH ${me}`]: async (request) => Response.json(take((await request.json()) as object)),
    ...answers,
  });
  const uploads: Record<string, FormDataEntryValue>[] = [];
  const plain = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data')) return plain(request);
    uploads.push(Object.fromEntries(await request.clone().formData()));
    const answer = answers[`upload ${me}`];
    if (typeof answer === 'function') return (answer as (request: Request) => Promise<Response>)(request);
    return Response.json(take({ photo_url: '/api/media/k3y/' }));
  });
  const draw = () => render(<WithHeader />, { path: '/profile', locale });
  const screen = draw();
  return {
    screen,
    draw,
    uploads,
    changes: () => sent.filter(({ call }) => !call.startsWith('GET ')),
    reads: () => sent.filter(({ call }) => call === `GET ${me}`).length,
    current: () => record,
    elsewhere: (change: Partial<User>) => {
      take(change);
    },
  };
}

const WithHeader = () => (
  <>
    <Header />
    <Personal />
  </>
);

const field = (screen: Locator, name: string) => screen.getByRole('textbox', { name, exact: true });
const save = (screen: Locator) => screen.getByRole('button', { name: 'Save', exact: true }).click();
const part = (screen: Locator, name: string) => screen.getByRole('spinbutton', { name: `${name}, Birth date` });
const alert = (screen: Locator) => screen.getByRole('alert');
/** The digits of the birth date. */
const written = () => [...document.querySelectorAll('[data-type]')].map((each) => each.textContent).join('/');
async function typeDay(screen: Locator, digits: string) {
  await part(screen, 'year').click();
  await userEvent.keyboard(digits);
}
async function choose(screen: Locator, file: File) {
  const chooser = screen.getByRole('button', {
    name: /(?:Select a file|Replace) Photo|(?:انتخاب فایل|جایگزینی) عکس/,
  });
  await expect.element(chooser).toBeVisible();
  // It is pressed to choose a file.
  (chooser.element() as HTMLElement).focus();
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const given = new DataTransfer();
  given.items.add(file);
  input.files = given.files;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
/** A picture that the browser can show. */
async function picture(name = 'me.png', width = 8, height = 8): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}
const crop = (screen: Locator) => screen.getByRole('dialog', { name: 'Crop your photo' });
/** Chooses a picture and takes its square as it stands. */
async function take(screen: Locator, file: File) {
  await choose(screen, file);
  await crop(screen).getByRole('button', { name: 'Use photo' }).click();
  await expect.element(crop(screen)).not.toBeInTheDocument();
}

describe('the record', () => {
  test('PROF-24 PROF-25 PROF-26 stands in the form, the email to read only', async () => {
    const { screen } = open({ user: { ...stored, photo_url: 'https://pictures.example/nasrin.jpg' } });
    await expect.element(field(screen, 'First name')).toHaveValue('Nasrin');
    await expect.element(field(screen, 'Last name (optional)')).toHaveValue('Ahmadi');
    await expect.element(field(screen, 'Phone')).toHaveValue('+98 912 000 0000');
    await expect.element(field(screen, 'Address (optional)')).toHaveValue('Tehran, Valiasr Street 12');
    await expect.element(field(screen, 'Email')).toHaveValue(MockUser.email);
    await expect.element(field(screen, 'Email')).toHaveAttribute('readonly');
    await expect.element(field(screen, 'Gender')).toHaveValue('Female');
    await expect
      .element(field(screen, 'Web address of a photo (optional)'))
      .toHaveValue('https://pictures.example/nasrin.jpg');
    await expect.element(screen.getByRole('button', { name: 'Replace Photo' })).toBeVisible();
    await expect.poll(written).toBe('1998/03/21');
  });

  test('ERR-15 A-102 that cannot be read says Failed to load, and is read again', async () => {
    let answer: () => Response = outOfOrder;
    const { screen } = open({ answers: { [`GET ${me}`]: () => answer() } });
    await expect.element(screen.getByRole('heading', { name: 'Failed to load', exact: true })).toBeVisible();
    await expect.element(screen.getByText('Out of order.')).toBeVisible();
    answer = () => Response.json(stored);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(field(screen, 'First name')).toHaveValue('Nasrin');
  });

  test('PROF-37 A-97 a gender that is stored can be read, not changed, and the step says who corrects it', async () => {
    const { screen } = open();
    await expect.element(field(screen, 'Gender')).toHaveValue('Female');
    await expect.element(field(screen, 'Gender')).toHaveAttribute('readonly');
    await expect
      .element(field(screen, 'Gender'))
      .toHaveAccessibleDescription(/To correct it, ask whoever runs this server/);
    expect(screen.getByRole('radio').elements()).toEqual([]);
  });

  test('PROF-36 PROF-37 A-97 a gender is Male or Female, is saved after a question that says so, and is fixed then', async () => {
    const { screen, changes } = open({ user: { ...stored, gender: null } });
    const group = screen.getByRole('radiogroup', { name: 'Gender' });
    await expect.element(group).toBeVisible();
    expect(
      group
        .getByRole('radio')
        .elements()
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['Male', 'Female']);
    await group.getByText('Female', { exact: true }).click();
    await save(screen);
    const question = screen.getByRole('alertdialog', { name: 'Save your gender as “Female”?' });
    await expect.element(question).toMatchTextContent(/You cannot change it here later/);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(changes()).toEqual([]);
    await save(screen);
    await question.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(changes()).toEqual([{ call: `PATCH ${extras}`, body: { gender: 'Female', version: 4 } }]);
    await expect.element(field(screen, 'Gender')).toHaveValue('Female');
  });
});

describe('a save', () => {
  test('A-96 A-73 PROF-39 SUC-01 sends what was changed, the extras before the person, each with the version that was read', async () => {
    const { screen, changes, current } = open();
    await field(screen, 'First name').fill(' Nasrin Sara ');
    await field(screen, 'Phone').fill('+98 912 345 6789');
    await save(screen);
    await expect.element(screen.getByText('Profile saved', { exact: true })).toBeVisible();
    expect(changes()).toEqual([
      { call: `PATCH ${extras}`, body: { phone: '+98 912 345 6789', version: 4 } },
      { call: `PATCH ${me}`, body: { first_name: 'Nasrin Sara', phone_number: '+98 912 345 6789', version: 4 } },
    ]);
    expect(current()).toMatchObject({ first_name: 'Nasrin Sara', phone: '+98 912 345 6789' });
  });

  test('A-96 PROF-39 says Profile saved after both calls, not after the first', async () => {
    const second = Promise.withResolvers<Response>();
    const { screen, changes } = open({ answers: { [`PATCH ${me}`]: () => second.promise } });
    await field(screen, 'Address (optional)').fill('Shiraz');
    await save(screen);
    await expect.poll(() => changes().length).toBe(2);
    await expect.element(screen.getByText('Profile saved')).not.toBeInTheDocument();
    second.resolve(Response.json({ ...stored, address: 'Shiraz', version: 5 }));
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
  });

  test('A-73 leaves out the call that has nothing to say', async () => {
    const { screen, changes } = open();
    await field(screen, 'Last name (optional)').fill('');
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(changes()).toEqual([{ call: `PATCH ${me}`, body: { last_name: null, version: 4 } }]);
  });

  test('without a change sends nothing', async () => {
    const { screen, changes } = open();
    await expect.element(field(screen, 'First name')).toHaveValue('Nasrin');
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(changes()).toEqual([]);
  });

  test('without versions sends none: another server may have none', async () => {
    const { screen, changes } = open({ user: MockUser });
    await field(screen, 'Address (optional)').fill('Shiraz');
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(changes().map(({ body }) => body)).toEqual([{ address: 'Shiraz' }, { address: 'Shiraz' }]);
  });

  test('is seen at once wherever the person is shown, before the record is read again', async () => {
    let read = () => Promise.resolve(Response.json(stored));
    const { screen, reads } = open({ answers: { [`GET ${me}`]: () => read() } });
    const header = screen.getByTestId('header');
    await expect.element(header).toHaveTextContent('Nasrin Ahmadi, +98 912 000 0000');
    const before = reads();
    read = never;
    await field(screen, 'First name').fill('Sara');
    await field(screen, 'Phone').fill('0912');
    await save(screen);
    await expect.element(header).toHaveTextContent('Sara Ahmadi, 0912');
    await expect.element(field(screen, 'First name')).toHaveValue('Sara');
    await expect.poll(reads).toBeGreaterThan(before);
  });

  test('a second save is based on the version of the first', async () => {
    const { screen, changes } = open();
    await field(screen, 'Phone').fill('0912');
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    await field(screen, 'Phone').fill('0935');
    await save(screen);
    await expect.poll(() => changes().length).toBe(4);
    expect(changes()[2]).toEqual({ call: `PATCH ${extras}`, body: { phone: '0935', version: 5 } });
  });

  test('what is typed while it is under way stays, and is saved next', async () => {
    const second = Promise.withResolvers<Response>();
    let calls = 0;
    const { screen, changes } = open({
      answers: { [`PATCH ${me}`]: () => ((calls += 1) === 1 ? second.promise : Response.json(stored)) },
    });
    await field(screen, 'First name').fill('Sara');
    await save(screen);
    await expect.poll(() => changes().length).toBe(1);
    await field(screen, 'First name').fill('Sara Nasrin');
    second.resolve(Response.json({ ...stored, first_name: 'Sara', version: 5 }));
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    await expect.element(field(screen, 'First name')).toHaveValue('Sara Nasrin');
    await save(screen);
    await expect.poll(() => changes().at(-1)?.body).toEqual({ first_name: 'Sara Nasrin', version: 5 });
  });
});

describe('a save that fails', () => {
  test('A-96 ERR-16 in the first call says Failed to save with the words of the server and sends no second one', async () => {
    const { screen, changes } = open({ answers: { [`PATCH ${extras}`]: outOfOrder } });
    await field(screen, 'First name').fill('Sara');
    await field(screen, 'Phone').fill('0912');
    await save(screen);
    await expect.element(alert(screen).getByText('Failed to save', { exact: true })).toBeVisible();
    await expect.element(alert(screen).getByText('Out of order.', { exact: true })).toBeVisible();
    expect(changes()).toHaveLength(1);
    await expect.element(field(screen, 'First name')).toHaveValue('Sara');
    await expect.element(field(screen, 'Phone')).toHaveValue('0912');
    await expect.element(screen.getByText('Profile saved')).not.toBeInTheDocument();
  });

  test('A-96 in the second call keeps the form, and the next one sends what is not stored yet', async () => {
    let works = false;
    const answers = { [`PATCH ${me}`]: () => (works ? Response.json({ ...stored, version: 6 }) : outOfOrder()) };
    const { screen, changes } = open({ answers });
    await field(screen, 'First name').fill('Sara');
    await field(screen, 'Phone').fill('0912');
    await save(screen);
    await expect.element(alert(screen)).toMatchTextContent(/Failed to save.*Out of order\./s);
    await expect.element(field(screen, 'First name')).toHaveValue('Sara');
    await expect.element(field(screen, 'Phone')).toHaveValue('0912');
    works = true;
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(changes().slice(2)).toEqual([
      { call: `PATCH ${me}`, body: { first_name: 'Sara', phone_number: '0912', version: 4 } },
    ]);
    await expect.element(screen.getByText('Failed to save')).not.toBeInTheDocument();
  });

  test('A-96 after a half a changed phone is sent with the version that the half has made', async () => {
    const { screen, changes } = open({ answers: { [`PATCH ${me}`]: outOfOrder } });
    await field(screen, 'Phone').fill('0912');
    await save(screen);
    await expect.element(alert(screen)).toBeVisible();
    await field(screen, 'Phone').fill('0935');
    await save(screen);
    await expect.poll(() => changes().length).toBe(4);
    expect(changes().slice(2)).toEqual([
      { call: `PATCH ${extras}`, body: { phone: '0935', version: 5 } },
      { call: `PATCH ${me}`, body: { phone_number: '0935', version: 4 } },
    ]);
  });

  test('A-96 shows what is wrong with a field at that field, and keeps it', async () => {
    const refused = { detail: 'Too long.', code: 'invalid', phone_number: ['Too long.'], first_name: ['Not this.'] };
    const { screen } = open({ answers: { [`PATCH ${me}`]: () => Response.json(refused, { status: 400 }) } });
    await field(screen, 'First name').fill('<script>alert(1)</script>');
    await field(screen, 'Phone').fill('0912');
    await save(screen);
    await expect.element(alert(screen)).toMatchTextContent(/Failed to save/);
    await expect.element(field(screen, 'First name')).toHaveAccessibleDescription(/Not this\./);
    await expect.element(field(screen, 'Phone')).toHaveAccessibleDescription(/Too long\./);
    await expect.element(field(screen, 'First name')).toHaveFocus();
    await expect.element(field(screen, 'First name')).toHaveValue('<script>alert(1)</script>');
  });

  test('what was typed is there again after a reload, gender and birth date too', async () => {
    const { screen, draw } = open({ user: newcomer, answers: { [`PATCH ${extras}`]: never } });
    await field(screen, 'Phone').fill('0912');
    await screen.getByText('Male', { exact: true }).click();
    await typeDay(screen, '19980321');
    await expect.poll(() => sessionStorage.getItem('peyk.edit.10.personal.10')).toContain('1998-03-21');
    document.body.replaceChildren();
    const again = draw();
    await expect.element(again.getByText('What you entered is back')).toBeVisible();
    await expect.element(field(again, 'Phone')).toHaveValue('0912');
    await expect.element(again.getByRole('radio', { name: 'Male', exact: true })).toBeChecked();
    await expect.poll(written).toBe('1998/03/21');
  });
});

describe('a record that was changed elsewhere', () => {
  const conflict = (current: object) =>
    Response.json({ detail: 'Changed.', code: 'changed_elsewhere', current }, { status: 409 });

  test('takes other fields over and sends the rest again', async () => {
    let first = true;
    const { screen, changes } = open({
      answers: {
        [`PATCH ${extras}`]: async (request) => {
          const body = (await request.json()) as Partial<User>;
          const now = { ...stored, address: 'Shiraz', version: 7 };
          if (first) {
            first = false;
            return conflict(extrasOf(now));
          }
          return Response.json(extrasOf({ ...now, ...body, version: 8 }));
        },
      },
    });
    await field(screen, 'Phone').fill('0912');
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(changes().map(({ body }) => body)).toEqual([
      { phone: '0912', version: 4 },
      { phone: '0912', version: 7 },
      { phone_number: '0912', version: 4 },
    ]);
  });

  test('shows both versions of a field that both changed, and overwrites nothing', async () => {
    const now = { ...stored, first_name: 'Roya', address: 'Shiraz', version: 5 };
    const { screen, changes } = open({
      answers: {
        [`PATCH ${me}`]: async (request) =>
          ((await request.json()) as User).version === 4
            ? conflict(now)
            : Response.json({ ...now, first_name: 'Sara' }),
      },
    });
    await field(screen, 'First name').fill('Sara');
    await save(screen);
    await expect.element(screen.getByRole('heading', { name: 'This was changed elsewhere' })).toHaveFocus();
    await expect.element(screen.getByText('Roya', { exact: true })).toBeVisible();
    await expect.element(field(screen, 'Address (optional)')).toHaveValue('Shiraz');
    await screen.getByRole('button', { name: 'Keep mine' }).click();
    await expect.element(screen.getByRole('button', { name: 'Save', exact: true })).toHaveFocus();
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(changes().at(-1)?.body).toEqual({ first_name: 'Sara', version: 5 });
  });
});

describe('what is required', () => {
  test('PROF-20 PROF-21 PROF-27 PROF-28 PROF-29 PROF-30 is marked, and missing it is said and framed', async () => {
    const { screen, changes } = open({ user: newcomer });
    await save(screen);
    await expect.element(alert(screen)).toMatchTextContent(/^Please fill all required fields\.$/);
    await expect.element(field(screen, 'Phone')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(screen.getByRole('radiogroup', { name: 'Gender' })).toHaveAttribute('aria-invalid', 'true');
    await expect.element(part(screen, 'day')).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => screen.getByText('This field is required.').elements()).toHaveLength(3);
    await expect.element(field(screen, 'Phone')).toHaveFocus();
    // What has focus has a frame of its own.
    (document.activeElement as HTMLElement).blur();
    for (const frame of [
      field(screen, 'Phone').element(),
      part(screen, 'day').element().closest('[data-invalid]:has(button)'),
    ])
      await expect.poll(() => frame && isRed(frame)).toBe(true);
    await expect.element(field(screen, 'Phone')).toBeRequired();
    await expect.element(screen.getByRole('radiogroup', { name: 'Gender' })).toHaveAttribute('aria-required', 'true');
    expect(
      [...document.querySelectorAll('label, span')].flatMap(({ textContent }) =>
        textContent.endsWith('*') && textContent.length > 1 ? [textContent] : [],
      ),
    ).toEqual(['First name*', 'Phone*', 'Gender*', 'Birth date*']);
    expect(changes()).toEqual([]);
  });

  test.each([
    ['PROF-27', 'the phone', { phone: null, phone_number: null }],
    ['PROF-28', 'the gender', { gender: null }],
    ['PROF-29', 'the birth date', { date_birth: null }],
  ])('PROF-30 %s without %s alone nothing is saved', async (_id, _what, lack) => {
    const { screen, changes } = open({ user: { ...stored, ...lack } });
    await field(screen, 'First name').fill('Sara');
    await save(screen);
    await expect.element(alert(screen)).toMatchTextContent(/^Please fill all required fields\.$/);
    expect(changes()).toEqual([]);
    await expect.element(field(screen, 'First name')).toHaveValue('Sara');
  });

  test('PROF-29 a birth date without its day is missing', async () => {
    const { screen, changes } = open({ user: { ...stored, date_birth: null } });
    await typeDay(screen, '199803');
    await save(screen);
    await expect.element(alert(screen)).toMatchTextContent(/^Please fill all required fields\.$/);
    await expect.poll(written).toBe('1998/03/dd');
    expect(changes()).toEqual([]);
  });

  test('PROF-30 is said in Persian', async () => {
    const { screen } = open({ user: newcomer, locale: 'fa' });
    await screen.getByRole('button', { name: 'ذخیره', exact: true }).click();
    await expect.element(alert(screen)).toMatchTextContent(/^لطفاً فیلدهای الزامی را پر کنید\.$/);
  });
});

describe('the birth date', () => {
  const undated = { ...stored, date_birth: null };

  test.each([
    ['PROF-31', 'letters among its digits', '19x98-03a21', '1998/03/21'],
    ['PROF-31', 'a fifth digit of the year, which begins the month', '199803', '1998/03/dd'],
    ['PROF-32', 'a third digit of the day', '199803215', '1998/03/21'],
    ['PROF-33', 'the last day that a month can have', '19980331', '1998/03/31'],
    ['PROF-33', 'a day above 31', '19980332', '1998/03/31'],
    ['PROF-33', 'a day far above 31', '19980345', '1998/03/31'],
    ['PROF-34', 'a month and a day of one digit', '199897', '1998/09/07'],
    ['PROF-35', 'Persian digits', '۱۹۹۸۰۳۲۱', '1998/03/21'],
  ])('%s keeps of %s what a date can hold', async (_id, _what, keys, kept) => {
    const { screen } = open({ user: undated });
    await typeDay(screen, keys);
    await expect.poll(written).toBe(kept);
  });

  test('PROF-34 PROF-35 A-96 is sent as Gregorian YYYY-MM-DD', async () => {
    const { screen, changes } = open({ user: undated });
    await typeDay(screen, '199897');
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(changes()).toEqual([{ call: `PATCH ${me}`, body: { date_birth: '1998-09-07', version: 4 } }]);
  });

  test('A-23 PROF-35 is entered in the Jalali calendar after a press of the switch', async () => {
    const { screen, changes } = open({ user: undated });
    await screen.getByRole('button', { name: 'Gregorian, switch to Jalali' }).click();
    await typeDay(screen, '13770101');
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(changes()[0]?.body).toEqual({ date_birth: '1998-03-21', version: 4 });
  });

  test('A-98 that does not exist gives Invalid format. on save, and stays as it was typed', async () => {
    const { screen, changes } = open({ user: undated });
    await typeDay(screen, '19980231');
    await save(screen);
    await expect.element(alert(screen)).toMatchTextContent(/Invalid format\./);
    await expect.element(part(screen, 'year')).toHaveFocus();
    await expect.element(part(screen, 'year')).toHaveAccessibleDescription(/Invalid format\./);
    await userEvent.tab({ shift: true });
    await expect.element(screen.getByText('February 1998 has 28 days.')).toBeVisible();
    await expect.poll(written).toBe('1998/02/31');
    expect(changes()).toEqual([]);
  });

  test('A-23 whose year is a question is not saved before its answer, to which Save leads', async () => {
    const { screen, changes } = open({ user: undated });
    await typeDay(screen, '13750214');
    await save(screen);
    const yes = screen.getByRole('button', { name: 'Yes, read it as Jalali' });
    await expect.element(yes).toHaveFocus();
    expect(changes()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(changes()[0]?.body).toEqual({ date_birth: '1996-05-03', version: 4 });
  });

  test('A-99 of yesterday is hinted at and saved', async () => {
    const { screen, changes } = open({ user: undated });
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await typeDay(screen, yesterday.replaceAll('-', ''));
    await expect
      .element(screen.getByText('This date makes you younger than 15. Please check the year.').first())
      .toBeVisible();
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(changes()[0]?.body).toEqual({ date_birth: yesterday, version: 4 });
  });

  test('in the future is not saved', async () => {
    const { screen, changes } = open({ user: undated });
    await typeDay(screen, '20990214');
    await save(screen);
    await expect.element(alert(screen)).toMatchTextContent(/Invalid format\./);
    expect(changes()).toEqual([]);
  });
});

describe('texts that are out of order', () => {
  test('a phone in Persian digits is sent in Latin ones', async () => {
    const { screen, changes } = open();
    await field(screen, 'Phone').fill('۰۹۱۲ ۳۴۵ ۶۷۸۹');
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(changes()[0]?.body).toEqual({ phone: '0912 345 6789', version: 4 });
  });

  test.each(['call me', '<script>alert(1)</script>', '0912\u202e345', '+ -'])(
    'the phone %j is refused in a sentence and kept',
    async (text) => {
      const { screen, changes } = open();
      await field(screen, 'Phone').fill(text);
      await save(screen);
      await expect.element(field(screen, 'Phone')).toHaveAccessibleDescription(/Enter the phone number in digits/);
      await expect.element(alert(screen)).toMatchTextContent(/Please correct the marked fields\./);
      await expect.element(field(screen, 'Phone')).toHaveValue(text);
      expect(changes()).toEqual([]);
    },
  );

  test('a text that is too long is counted, kept and not sent', async () => {
    const { screen, changes } = open();
    await field(screen, 'First name').fill('x'.repeat(201));
    await save(screen);
    await expect.element(field(screen, 'First name')).toHaveFocus();
    await expect.element(field(screen, 'First name')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(screen, 'First name')).toHaveValue('x'.repeat(201));
    expect(changes()).toEqual([]);
  });

  test('markup in a name is text', async () => {
    const { screen, changes } = open();
    await field(screen, 'First name').fill('<b>Sara</b>');
    await expect.element(screen.getByText('<b>Sara</b> Ahmadi', { exact: true })).toBeVisible();
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(changes()[0]?.body).toEqual({ first_name: '<b>Sara</b>', version: 4 });
  });
});

describe('the photo', () => {
  test('PROF-40 A-96 is sent in a form with the other changes of the second call', async () => {
    const { screen, changes, uploads } = open();
    await field(screen, 'Last name (optional)').fill('');
    await field(screen, 'Address (optional)').fill('Shiraz');
    await take(screen, await picture());
    await expect.element(screen.getByText('me.webp', { exact: true })).toBeVisible();
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(changes()).toEqual([{ call: `PATCH ${extras}`, body: { address: 'Shiraz', version: 4 } }]);
    const { photo, ...texts } = uploads[0]!;
    expect(texts).toEqual({ last_name: '', address: 'Shiraz', version: '4' });
    expect(photo).toMatchObject({ name: 'me.webp', type: 'image/webp' });
    await expect.element(screen.getByText('Your photo', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('me.webp', { exact: true })).not.toBeInTheDocument();
  });

  test('PROF-40 alone is sent too, and wins over an address', async () => {
    const { screen, changes, uploads } = open();
    await field(screen, 'Web address of a photo (optional)').fill('https://pictures.example/me.png');
    await take(screen, await picture());
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(changes()).toEqual([]);
    expect(Object.keys(uploads[0]!)).toEqual(['version', 'photo']);
    await expect.element(field(screen, 'Web address of a photo (optional)')).toHaveValue('');
  });

  test('PROF-24 PROF-40 is a square that the person chooses, by the keyboard alone', async () => {
    const { screen, uploads } = open();
    await choose(screen, await picture('wide.png', 30, 20));
    const slider = crop(screen).getByRole('slider', { name: 'Left to right' });
    await expect.element(slider).toBeEnabled();
    const isFocused = (words: RegExp) =>
      words.test(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
    const tabTo = async (words: RegExp) => {
      for (let tabs = 0; !isFocused(words); tabs++) {
        expect(tabs).toBeLessThan(12);
        await userEvent.tab();
      }
    };
    await tabTo(/^Left to right$/);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(slider).toHaveValue('70');
    await tabTo(/^Use photo$/);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('wide.webp', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Replace Photo' })).toHaveFocus();
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    const { photo } = uploads[0]!;
    expect(await createImageBitmap(photo as File)).toMatchObject({ width: 20, height: 20 });
  });

  test('PROF-24 is not chosen before its square is: the earlier one stays where the step is closed', async () => {
    const { screen, changes, uploads } = open({ user: { ...stored, photo_url: '/api/media/k3y/' } });
    await choose(screen, await picture());
    await expect.element(crop(screen)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(crop(screen)).not.toBeInTheDocument();
    await expect.element(screen.getByText('Your photo', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Replace Photo' })).toHaveFocus();
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect([changes(), uploads]).toEqual([[], []]);
  });

  test('PROF-40 is the other one, where another is chosen while its square is', async () => {
    const { screen, uploads } = open();
    await choose(screen, await picture());
    await expect.element(crop(screen)).toBeVisible();
    const inputs = () => [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=file]')];
    const given = new DataTransfer();
    given.items.add(await picture('other.png', 12, 12));
    inputs()[0]!.files = given.files;
    inputs()[0]!.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.element(screen.getByText('other.png selected')).toBeInTheDocument();
    await crop(screen).getByRole('button', { name: 'Use photo' }).click();
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(uploads[0]!['photo']).toMatchObject({ name: 'other.webp' });
  });

  test.each([
    ['a PDF', 'en', 'Photo', /cannot be opened as a photo\. Save it on your device/],
    ['a PDF', 'fa', 'عکس', /به‌صورت عکس باز نمی‌شود/],
  ] as const)(
    'that is %s named .png is refused at its field, and the next one taken (%s)',
    async (_what, locale, label, words) => {
      const { screen, uploads } = open({ locale });
      const chooser = screen.getByRole('button', { name: new RegExp(` ${label}$`) }).first();
      await expect.element(chooser).toBeVisible();
      await choose(screen, new File(['%PDF-1.7'], 'me.png', { type: 'image/png' }));
      await expect.element(chooser).toHaveAccessibleDescription(words);
      await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
      expect(uploads).toEqual([]);
      await choose(screen, await picture());
      await screen.getByRole('dialog').getByRole('button').last().click();
      await expect.element(screen.getByText('me.webp', { exact: true })).toBeVisible();
      await expect.element(chooser).not.toHaveAccessibleDescription(words);
    },
  );

  test('that the server refuses stays chosen, and its field says why', async () => {
    const refused = () => Response.json({ detail: 'Damaged.', code: 'invalid', photo: ['Damaged.'] }, { status: 400 });
    const { screen } = open({ answers: { [`upload ${me}`]: refused } });
    await take(screen, await picture());
    await save(screen);
    await expect.element(alert(screen)).toMatchTextContent(/Failed to save/);
    await expect
      .element(screen.getByRole('button', { name: 'Replace Photo' }))
      .toHaveAccessibleDescription(/Damaged\./);
    await expect.element(screen.getByText('me.webp', { exact: true })).toBeVisible();
  });

  test.each([
    [
      'too large',
      new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' }),
      /larger than 25 MB/,
    ],
    ['no picture', new File(['x'], 'me.pdf', { type: 'application/pdf' }), /not accepted/],
  ])('that is %s is refused before anything is sent', async (_what, file, words) => {
    const { screen, uploads } = open();
    await expect.element(screen.getByText(/at most 25 MB\. You select the part that is shown/)).toBeVisible();
    await choose(screen, file);
    await expect
      .element(screen.getByRole('button', { name: 'Select a file Photo' }))
      .toHaveAccessibleDescription(words);
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(uploads).toEqual([]);
  });

  test('is removed by a press and a save; a newly chosen one first', async () => {
    const { screen, changes } = open({ user: { ...stored, photo_url: '/api/media/k3y/' } });
    const remove = screen.getByRole('button', { name: 'Remove Photo' });
    await expect.element(screen.getByText('Your photo', { exact: true })).toBeVisible();
    await expect.element(field(screen, 'Web address of a photo (optional)')).toHaveValue('');
    await take(screen, await picture());
    await expect.element(screen.getByText('me.webp', { exact: true })).toBeVisible();
    await remove.click();
    await expect.element(screen.getByText('Your photo', { exact: true })).toBeVisible();
    await remove.click();
    await expect.element(remove).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Select a file Photo' })).toHaveFocus();
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(changes()).toEqual([{ call: `PATCH ${extras}`, body: { photo_url: null, version: 4 } }]);
  });

  test('an address that is typed and emptied again leaves an uploaded photo', async () => {
    const { screen, changes } = open({ user: { ...stored, photo_url: '/api/media/k3y/' } });
    await field(screen, 'Web address of a photo (optional)').fill('https://x.example/');
    await field(screen, 'Web address of a photo (optional)').fill('');
    await expect.element(screen.getByText('Your photo', { exact: true })).toBeVisible();
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(changes()).toEqual([]);
  });

  test('A-107 an address is sent with its scheme, and any but of the web is refused', async () => {
    const { screen, changes } = open();
    await field(screen, 'Web address of a photo (optional)').fill('mailto:me@example.org');
    await save(screen);
    await expect
      .element(field(screen, 'Web address of a photo (optional)'))
      .toHaveAccessibleDescription(/begins with http:\/\/ or https:\/\//);
    expect(changes()).toEqual([]);
    await field(screen, 'Web address of a photo (optional)').fill('pictures.invalid/me.png');
    await save(screen);
    await expect.element(screen.getByText('Profile saved')).toBeVisible();
    expect(changes()[0]?.body).toEqual({ photo_url: 'https://pictures.invalid/me.png', version: 4 });
  });

  test('an address whose picture the server keeps gives way to it', async () => {
    const { screen, changes } = open({
      answers: {
        [`PATCH ${extras}`]: () => Response.json(extrasOf({ ...stored, photo_url: '/api/media/k3y/', version: 5 })),
        [`GET ${me}`]: () =>
          Response.json(changes().length ? { ...stored, photo_url: '/api/media/k3y/', version: 5 } : stored),
      },
    });
    const address = field(screen, 'Web address of a photo (optional)');
    await address.fill('https://pictures.example/me.png');
    await save(screen);
    await expect.element(screen.getByText('Your photo', { exact: true })).toBeVisible();
    await expect.element(address).toHaveValue('');
    await save(screen);
    await expect.poll(() => screen.getByText('Profile saved').elements().length).toBeGreaterThan(0);
    expect(changes()).toEqual([
      { call: `PATCH ${extras}`, body: { photo_url: 'https://pictures.example/me.png', version: 4 } },
    ]);
  });

  test('an address that the server refuses says why at its field, and stays', async () => {
    const why = 'No photo could be fetched from this address. Save the photo and upload it as a file.';
    const refused = () => Response.json({ detail: why, code: 'invalid', photo_url: [why] }, { status: 400 });
    const { screen } = open({ answers: { [`PATCH ${extras}`]: refused } });
    const address = field(screen, 'Web address of a photo (optional)');
    await address.fill('https://pictures.example/me.png');
    await save(screen);
    await expect.element(alert(screen)).toMatchTextContent(/Failed to save/);
    await expect.element(address).toHaveAccessibleDescription(/upload it as a file\./);
    await expect.element(address).toHaveFocus();
    await expect.element(address).toHaveValue('https://pictures.example/me.png');
  });

  test('no other host is asked for a picture', async () => {
    const asked = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
    const { screen } = open();
    await field(screen, 'Web address of a photo (optional)').fill('https://pictures.example/me.png');
    await expect
      .element(screen.getByText(/^Your initials appear until .* upload the photo as a file\.$/))
      .toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  test('that can be shown is shown; for one that cannot, initials stand with a note', async () => {
    const { screen } = open({ user: { ...stored, photo_url: 'data:image/png;base64,AAAA' } });
    const drawn = () => document.querySelectorAll('img').length;
    const address = field(screen, 'Web address of a photo (optional)');
    await address.fill(`${location.origin}/nothing-here.png`);
    await expect.element(screen.getByText(/Your initials appear until/)).toBeVisible();
    await expect.poll(() => document.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('NA');
    await take(screen, await picture());
    await expect.element(screen.getByText(/Your initials appear until/)).not.toBeInTheDocument();
    await expect.poll(drawn).toBe(2);
    expect(document.querySelector('[data-initials]')).toBeNull();
  });
});
