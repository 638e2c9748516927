import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Rules } from '../../forms/check';
import type { FormTable } from '../../forms/defineForm';
import { createTranslator } from '../../i18n/translator';
import { MockStudentProfile, MockUser } from '../../mocks/fixtures/user';
import { render } from '../../mocks/render';
import { serve } from '../../mocks/serve';
import { ListStep } from './ListStep/ListStep';
import { profileLists } from './lists';
import { Personal } from './Personal/Personal';
import { personalForm } from './Personal/personalForm';
import { Plan } from './Plan/Plan';
import { planForm } from './Plan/planForm';
import { LISTS, type ListStep as Step } from './steps';

afterEach(() => sessionStorage.clear());

const t = createTranslator('en');

interface Case {
  name: string;
  form: FormTable<object, object, string>;
  screen: ReactNode;
  /** The buttons that open it, where it is not open already, and that save it. */
  add?: string;
  save: string;
}
const asForm = (form: unknown) => form as FormTable<object, object, string>;

const cases: Case[] = [
  ...(Object.keys(LISTS) as Step[]).map((step) => {
    const { name, form } = profileLists[LISTS[step]];
    return {
      name: step,
      form: asForm(form),
      screen: <ListStep step={step} entered={false} />,
      add: t(`profile.${name}.add`),
      save: t('common.save'),
    };
  }),
  { name: 'the personal data', form: asForm(personalForm), screen: <Personal />, save: t('common.save') },
  { name: 'the plan', form: asForm(planForm), screen: <Plan />, save: t('plan.save') },
];

/** A text of so many characters that a field may hold: an address begins as one, a phone number is of digits, a Persian name in its letters. */
function textOf(field: string, length: number): string {
  const start = /^(?:photo_)?url$/.test(field) ? 'https://x.example/' : '';
  const letter = field === 'phone' ? '5' : field === 'persian_name' ? 'ن' : 'x';
  return start + letter.repeat(length - start.length);
}

/** Opens a form with a server that takes whatever it is sent, and shows every field of it. */
async function open({ form, screen: content, add, save }: Case) {
  const stored = async (request: Request) => ({ ...((await request.json()) as object), id: 9, version: 2 });
  const sent = serve({
    ...Object.fromEntries(
      Object.values(profileLists).flatMap(({ path }) => [
        [`GET ${path}`, () => Response.json([])],
        [`POST ${path}add/`, async (request: Request) => Response.json(await stored(request), { status: 201 })],
      ]),
    ),
    'GET /api/auth/me/': MockUser,
    'PATCH /api/auth/me/': async (request) => Response.json({ ...MockUser, ...(await stored(request)) }),
    'GET /api/student/profile/edit/': MockStudentProfile,
    'PATCH /api/student/profile/edit/': async (request) =>
      Response.json({ ...MockStudentProfile, ...(await stored(request)) }),
  });
  const screen = render(content, { path: '/profile' });
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const field = (name: string) =>
    screen.getByRole('textbox', { name: form.fields[name]?.label(t) ?? `no field ${name}`, exact: true });
  if (add) await button(add).click();
  await expect.element(button(save)).toBeVisible();
  // A field that others call for, such as the English of a text in other letters, is there once each of them holds such a text.
  const isHidden = (name: string) => form.isHidden(name, form.valuesOf(null));
  if (form.names.some(isHidden))
    for (const name of form.names.filter((each) => isWritten(each, form.rules[each] ?? {}) && !isHidden(each)))
      await field(name).fill('پل');
  return {
    field,
    save: () => button(save).click(),
    bodies: () => sent.filter(({ call }) => /^(?:POST|PATCH) /.test(call)).map(({ body }) => body as object),
    /** Fills every field that must be filled, as far as it begins empty. */
    fillRequired: async () => {
      const fresh = form.valuesOf(null) as Readonly<Record<string, unknown>>;
      for (const name of form.names) {
        const rules = form.rules[name] ?? {};
        if (rules.required && fresh[name] === null && !isText(rules) && !isNumber(rules)) {
          await screen.getByRole('combobox', { name: form.fields[name]?.label(t) ?? '', exact: true }).click();
          await screen.getByRole('option').first().click();
          continue;
        }
        const locator = field(name);
        const { required, minimum } = form.rules[name] ?? {};
        const [element] = locator.elements() as HTMLInputElement[];
        if (required && element?.value === '') await locator.fill(minimum === undefined ? textOf(name, 30) : '2019');
      }
    },
  };
}

/** The fields of a form with these rules that are written in. */
const fieldsWith = (form: Case['form'], isWanted: (rules: Rules) => boolean) =>
  form.names.filter((name) => isWanted(form.rules[name] ?? {}));
const isText = ({ maxLength }: Rules) => maxLength !== undefined;
/** An email address has a form of its own. */
const isWritten = (name: string, rules: Rules) => isText(rules) && !name.endsWith('_email');
const isNumber = ({ minimum, maxLength }: Rules) => minimum !== undefined && maxLength === undefined;

describe.each(cases)('the form of $name', (one) => {
  const { form } = one;
  const rulesOf = (name: string) => form.rules[name] ?? {};

  const texts = form.names.filter((name) => isWritten(name, rulesOf(name)));
  if (texts.length > 0)
    test('takes each text as long as it may be; one character more is said there, in focus, kept and not sent', async () => {
      const { field, save, bodies, fillRequired } = await open(one);
      await fillRequired();
      // From the end, so that what calls for another field is changed after it.
      for (const name of texts.toReversed()) {
        const { maxLength = 0 } = rulesOf(name);
        const long = textOf(name, maxLength + 1);
        await field(name).fill(long);
        await expect
          .element(field(name))
          .toHaveAccessibleDescription(/At most [\d,]+ characters\. Please shorten it by 1\./);
        await save();
        await expect.element(field(name)).toHaveFocus();
        await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
        await expect.element(field(name)).toHaveValue(long);
        expect(bodies()).toEqual([]);
        await field(name).fill(long.slice(0, -1));
        await expect.element(field(name)).not.toHaveAttribute('aria-invalid');
      }
      await save();
      await expect
        .poll(() => Object.assign({}, ...bodies()) as object)
        .toMatchObject(Object.fromEntries(texts.map((name) => [name, textOf(name, rulesOf(name).maxLength ?? 0)])));
    });

  const numbers = fieldsWith(form, isNumber);
  if (numbers.length > 0) {
    test('says of each number that it is too small or too large, in focus, keeps it and does not send it', async () => {
      const { field, save, bodies, fillRequired } = await open(one);
      await fillRequired();
      for (const name of numbers) {
        const { minimum = 0, maximum = 0 } = rulesOf(name);
        for (const [typed, sentence] of [
          [minimum - 1, /Value must be at least/],
          [maximum + 1, /Value must be at most/],
        ] as const) {
          await field(name).fill(String(typed));
          await save();
          await expect.element(field(name)).toHaveAccessibleDescription(sentence);
          await expect.element(field(name)).toHaveFocus();
          await expect.element(field(name)).toHaveValue(String(typed));
        }
        expect(bodies()).toEqual([]);
        await field(name).fill(String(maximum));
      }
      await save();
      await expect
        .poll(() => Object.assign({}, ...bodies()) as object)
        .toMatchObject(Object.fromEntries(numbers.map((name) => [name, rulesOf(name).maximum])));
    });

    test.each([
      ['Persian', '۰۱۲۳۴۵۶۷۸۹', '٫'],
      ['Arabic', '٠١٢٣٤٥٦٧٨٩', '٫'],
      ['Latin', '0123456789', '.'],
    ])('reads each number in %s digits', async (_script, digits, sign) => {
      const { field, save, bodies, fillRequired } = await open(one);
      await fillRequired();
      const valueOf = (name: string) => {
        if (/year/.test(name)) return 2019;
        return name === 'IELTS_score' ? 7.5 : 320;
      };
      for (const name of numbers)
        await field(name).fill(
          String(valueOf(name)).replaceAll(/[\d.]/g, (each) => (each === '.' ? sign : (digits[Number(each)] ?? ''))),
        );
      await save();
      await expect
        .poll(() => Object.assign({}, ...bodies()) as object)
        .toMatchObject(Object.fromEntries(numbers.map((name) => [name, valueOf(name)])));
    });
  }
});

test.each([
  ['languages' as const, 'IELTS_score', 'seven', /Invalid format\./],
  ['languages' as const, 'TOEFL_score', '7.5', /Enter a whole number in digits/],
  ['languages' as const, 'GRE_score', '1e3', /Enter a whole number in digits/],
])(
  'in %s, %s of %s is said to be no such number, in focus, kept and not sent',
  async (name, field, typed, sentence) => {
    const one = cases.find((each) => each.name === name);
    if (!one) throw new Error(`There is no form of ${name}.`);
    const { field: at, save, bodies, fillRequired } = await open(one);
    await fillRequired();
    await at(field).fill(typed);
    await save();
    await expect.element(at(field)).toHaveAccessibleDescription(sentence);
    await expect.element(at(field)).toHaveFocus();
    await expect.element(at(field)).toHaveValue(typed);
    expect(bodies()).toEqual([]);
  },
);
