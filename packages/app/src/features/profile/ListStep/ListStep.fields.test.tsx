import { specifiedLists } from '@peyk/api-types/specification';
import { afterEach, describe, expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { createTranslator } from '../../../i18n/translator';
import { render } from '../../../mocks/render';
import { serve } from '../../../mocks/serve';
import { profileLists } from '../lists';
import { LISTS, type ListStep as Step } from '../steps';
import { ListStep } from './ListStep';

afterEach(() => sessionStorage.clear());

const t = createTranslator('en');

/** The words of each choice as they are sent, with their labels, in the order of the specification; the first is that of a new entry. */
const choices: readonly {
  ids: string;
  step: Step;
  field: string;
  first: string;
  words: Readonly<Record<string, string>>;
}[] = [
  {
    ids: 'PROF-42',
    step: 'degrees',
    field: 'degree_type',
    // The specification names none: the person is asked.
    first: 'Select',
    words: {
      BSc: 'Bachelor’s',
      Master: 'Master’s',
      PhD: 'PhD',
      'Post-PhD': 'Postdoc',
      Associate: 'Associate’s',
      Diploma: 'Diploma',
      Certification: 'Certification',
    },
  },
  {
    ids: 'PROF-58 PROF-59',
    step: 'skills',
    field: 'skill_level',
    first: 'Beginner',
    words: { Beginner: 'Beginner', Intermediate: 'Intermediate', Advanced: 'Advanced', Expert: 'Expert' },
  },
  {
    ids: 'PROF-60 PROF-61',
    step: 'skills',
    field: 'skill_type',
    first: 'Technical',
    words: { Technical: 'Technical', Soft: 'Soft', Language: 'Language' },
  },
  {
    ids: 'PROF-71 PROF-72',
    step: 'courses',
    field: 'course_type',
    first: 'Online',
    words: { Online: 'Online', 'In-person': 'In person', Workshop: 'Workshop' },
  },
  {
    ids: 'PROF-88 PROF-89',
    step: 'links',
    field: 'link_type',
    first: 'GitHub',
    words: {
      GitHub: 'GitHub',
      LinkedIn: 'LinkedIn',
      Scholar: 'Google Scholar',
      ResearchGate: 'ResearchGate',
      Other: 'Other',
    },
  },
  {
    ids: 'PROF-93 PROF-94',
    step: 'languages',
    field: 'proficiency',
    first: 'Beginner',
    words: { Beginner: 'Beginner', Intermediate: 'Intermediate', Advanced: 'Advanced', Native: 'Native' },
  },
];

/** Opens the list with a server that stores what it receives. */
function open(step: Step, stored: readonly object[] = []) {
  const { path, name, form } = profileLists[LISTS[step]];
  const requests = serve({
    [`GET ${path}`]: () => Response.json(stored),
    [`POST ${path}add/`]: async (request) =>
      Response.json({ ...((await request.json()) as object), id: 9, version: 1 }, { status: 201 }),
    [`PATCH ${path}9/`]: async (request) =>
      Response.json({ ...stored[0], ...((await request.json()) as object), id: 9, version: 2 }),
  });
  const screen = render(<ListStep step={step} entered={false} />, { path: '/profile' });
  const labelOf = (field: string): string => {
    const kind = form.fields[field];
    if (!kind) throw new Error(`The form of ${step} has no field ${field}.`);
    return kind.label(t);
  };
  const button = (label: string) => screen.getByRole('button', { name: label, exact: true });
  return {
    screen,
    button,
    labelOf,
    add: () => button(t(`profile.${name}.add`)).click(),
    text: (field: string) => screen.getByRole('textbox', { name: labelOf(field), exact: true }),
    /** What a new entry needs is typed, and chosen where nothing is by itself. */
    fillRequired: async (required: readonly string[]) => {
      for (const field of required.filter((each) => !each.endsWith('_type')))
        await screen.getByRole('textbox', { name: labelOf(field), exact: true }).fill(written(field).typed);
      if (step === 'degrees') await choose(screen, labelOf('degree_type'), 'PhD');
    },
    bodies: () => requests.filter(({ call }) => /^(POST|PATCH) .*student/.test(call)).map(({ body }) => body),
  };
}

/** Lets a person choose by its label. */
async function choose(screen: Locator, label: string, option: string) {
  await screen.getByRole('combobox', { name: label, exact: true }).click();
  await screen.getByRole('option', { name: option, exact: true }).click();
}

/** What is written into a field, and what is sent for it. */
function written(field: string): { typed: string; sent: unknown } {
  if (field.startsWith('year')) return { typed: '2019', sent: 2019 };
  if (field === 'IELTS_score') return { typed: '7.5', sent: 7.5 };
  if (field.endsWith('_score')) return { typed: '320', sent: 320 };
  const typed =
    { reference_email: 'kari@uni.example', url: 'https://uni.example/a', expiration_date: '20280131' }[field] ??
    `The ${field}`;
  return { typed, sent: field === 'expiration_date' ? '2028-01-31' : typed };
}

describe.each(specifiedLists.filter(({ id }) => id !== null))('$path', ({ path: step, id, fields }) => {
  const needed = fields.filter(({ required }) => required).map(({ name }) => name);

  test(`${id} PROF-21 have the fields of the specification, a star at those that must be filled, and each is sent under its name`, async () => {
    const { screen, button, labelOf, add, text, bodies } = open(step);
    await add();
    await expect.element(button('Save')).toBeVisible();
    const starred = [...document.querySelectorAll('form [aria-hidden]')].flatMap(({ textContent, parentElement }) =>
      textContent === '*' ? [parentElement?.textContent.slice(0, -1)] : [],
    );
    expect(new Set(starred)).toEqual(
      new Set(fields.filter(({ required }) => required).map(({ name }) => labelOf(name))),
    );
    const expected: Record<string, unknown> = {};
    for (const { name } of fields) {
      const label = labelOf(name);
      const choice = choices.find(({ field }) => field === name);
      const { typed, sent } = written(name);
      if (choice) {
        const [word = '', option = ''] = Object.entries(choice.words).at(-1) ?? [];
        await choose(screen, label, option);
        expected[name] = word;
      } else if (name === 'is_current') {
        const box = screen.getByRole('checkbox', { name: label, exact: true });
        expected[name] = (box.element() as HTMLInputElement).checked;
      } else if (name === 'expiration_date') {
        await screen.getByRole('spinbutton', { name: `year, ${label}` }).click();
        await userEvent.keyboard(typed);
        expected[name] = sent;
      } else {
        await text(name).fill(typed);
        expected[name] = sent;
      }
    }
    await button('Save').click();
    await expect.poll(bodies).toMatchObject([expected]);
    // Nothing goes on until the person says so.
    expect(expected['is_current'] ?? false).toBe(false);
  });

  const years = fields.filter(({ name }) => name.startsWith('year'));
  if (years.length > 0)
    test('PROF-22 each year is a number: digits of three scripts are read, anything else is said and not sent', async () => {
      const { button, add, text, bodies, fillRequired } = open(step);
      await add();
      await fillRequired(needed.filter((name) => !name.startsWith('year')));
      for (const { name } of years) {
        await expect.element(text(name)).toHaveAttribute('inputmode', 'numeric');
        for (const typed of ['twenty nineteen', '2019.5', '20 19']) {
          await text(name).fill(typed);
          await expect.element(text(name)).toHaveAccessibleDescription(/Enter a whole number in digits/);
          await button('Save').click();
          await expect.element(text(name)).toHaveFocus();
          await expect.element(text(name)).toHaveValue(typed);
        }
        expect(bodies()).toEqual([]);
        for (const typed of ['۲۰۱۷', '٢٠١٨', '2019']) {
          await text(name).fill(typed);
          await expect.element(text(name)).not.toHaveAttribute('aria-invalid');
          await expect.element(text(name)).toHaveValue(typed.replaceAll(/[۰-۹٠-٩]/gu, digit));
        }
      }
      await text(years[0]?.name ?? '').fill('۲۰۱۷');
      await button('Save').click();
      await expect
        .poll(bodies)
        .toMatchObject([Object.fromEntries(years.map(({ name }, at) => [name, at === 0 ? 2017 : 2019]))]);
    });

  test('what another server stores is shown as text in the row and in the form, and leads nowhere', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const numbers = /^year|_score$/;
    const entry = Object.fromEntries(
      fields.map(({ name }) => {
        const choice = choices.find(({ field }) => field === name);
        if (choice) return [name, Object.keys(choice.words)[0]];
        if (numbers.test(name) || name === 'is_current' || name === 'expiration_date')
          return [name, written(name).sent];
        return [name, name === 'url' ? 'javascript:alert(1)' : markup];
      }),
    );
    const { screen, text } = open(step, [{ ...entry, is_current: false, expiration_date: null, id: 9, version: 1 }]);
    const row = screen.getByRole('listitem');
    await expect.element(row).toMatchTextContent(entry['url'] === undefined ? /<img src=x/ : /javascript:alert/);
    expect(document.querySelectorAll('li img, li a')).toHaveLength(0);
    await screen.getByRole('button', { name: /^Edit / }).click();
    for (const { name } of fields.filter((field) => entry[field.name] === markup))
      await expect.element(text(name)).toHaveValue(markup);
  });

  if (fields.some(({ name }) => name === 'year_end'))
    test('PROF-23 an end year that is left empty, or emptied, is sent as unset', async () => {
      const least = Object.fromEntries(
        fields
          .filter(({ required }) => required)
          .map(({ name }) => [name, choices.find(({ field }) => field === name) ? words(name)[0] : written(name).sent]),
      );
      const { screen, button, add, text, bodies, fillRequired } = open(step, [
        { ...least, year_end: 2022, id: 9, version: 1 },
      ]);
      await add();
      await fillRequired(needed);
      await expect.element(text('year_end')).toHaveValue('');
      await button('Save').click();
      await expect.poll(bodies).toMatchObject([{ year_end: null }]);
      await screen.getByRole('button', { name: /^Edit / }).click();
      await expect.element(text('year_end')).toHaveValue('2022');
      await text('year_end').fill('');
      await button('Save Changes').click();
      await expect.poll(() => bodies()[1]).toEqual({ year_end: null, version: 1 });
    });

  if (fields.some(({ name }) => name === 'is_current'))
    test('A-99 an entry that goes on has no end year: the field is out of use, and it is sent as unset', async () => {
      const { screen, button, labelOf, add, text, bodies, fillRequired } = open(step);
      await add();
      await fillRequired(needed);
      await text('year_end').fill('2022');
      await screen.getByText(labelOf('is_current'), { exact: true }).click();
      await expect.element(text('year_end')).toBeDisabled();
      await expect.element(text('year_end')).toHaveValue('');
      await button('Save').click();
      await expect.poll(bodies).toMatchObject([{ is_current: true, year_end: null }]);
    });
});

test.each(choices)('$ids $field begins as the specification says and offers its words, no more', async (choice) => {
  const { step, field, first, words: offered } = choice;
  const { screen, labelOf, add } = open(step);
  await add();
  const select = screen.getByRole('combobox', { name: labelOf(field), exact: true });
  await expect.element(select).toHaveTextContent(first);
  await select.click();
  await expect.element(screen.getByRole('option').first()).toBeVisible();
  const options = screen.getByRole('option').elements();
  expect(options.map(({ textContent }) => textContent)).toEqual(Object.values(offered));
});

test.each([
  ['7', 7],
  ['7.5', 7.5],
  ['۶٫۸', 6.8],
  ['٦٫٩', 6.9],
  ['8.0', 8],
])('PROF-95 the score %s of an IELTS test, of tenths, is sent as a number', async (typed, score) => {
  const { button, add, text, bodies } = open('languages');
  await add();
  await text('language_name').fill('English');
  await text('IELTS_score').fill(typed);
  await button('Save').click();
  await expect.poll(bodies).toMatchObject([{ IELTS_score: score }]);
});

test('PROF-95 a score between two tenths is not sent, and stays', async () => {
  const { button, add, text, bodies } = open('languages');
  await add();
  await text('language_name').fill('English');
  await text('IELTS_score').fill('7.25');
  await button('Save').click();
  await expect.element(text('IELTS_score')).toHaveAccessibleDescription(/Invalid format\./);
  await expect.element(text('IELTS_score')).toHaveFocus();
  await expect.element(text('IELTS_score')).toHaveValue('7.25');
  expect(bodies()).toEqual([]);
});

const words = (field: string) => Object.keys(choices.find((choice) => choice.field === field)?.words ?? {});
const digit = (of: string) => String((of.codePointAt(0) ?? 0) & 0xf);
