import { afterEach, describe, expect, test } from 'vitest';
import { MockDegree } from '../../../mocks/fixtures/degree';
import { MockInterest } from '../../../mocks/fixtures/interest';
import { render } from '../../../mocks/render';
import { serve } from '../../../mocks/serve';
import type { ListStep as Step } from '../steps';
import { ListStep } from './ListStep';

afterEach(() => sessionStorage.clear());

function open(step: Step, path: string, entries: readonly object[], locale: 'en' | 'fa' = 'en') {
  const asked: (string | null)[] = [];
  const sent = serve({
    [`GET ${path}`]: () => Response.json(entries),
    'GET /areas/english/': (request: Request) => {
      const name = new URL(request.url).searchParams.get('name');
      asked.push(name);
      return Response.json({ english: name === 'پایش سلامت سازه' ? 'Structural health monitoring' : null });
    },
    [`POST ${path}add/`]: async (request) => Response.json({ ...(await request.json()), id: 99 }, { status: 201 }),
  });
  const screen = render(<ListStep step={step} entered={false} />, { path: '/profile', locale });
  return {
    screen,
    field: (name: string) => screen.getByRole('textbox', { name, exact: true }),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    /** The names that the table of areas was asked for. */
    asked,
    sent: () => sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body),
  };
}

const interests = ['research-interests', '/api/student/research-interests/'] as const;
const degrees = ['degrees', '/api/student/degrees/'] as const;

describe('LTR-01 the question of an interest', () => {
  test('is asked for with an example, its length and what an email gains, and is sent', async () => {
    const { screen, field, button, sent } = open(...interests, []);
    await button('Add research interest').click();
    await expect
      .element(field('Your question (optional)'))
      .toHaveAccessibleDescription(/“How can we tell damage from temperature.*15 to 50 words/);
    await button('How this improves your emails').click();
    await expect
      .element(screen.getByText('I am interested in structural health monitoring', { exact: false }))
      .toBeVisible();
    await expect.element(screen.getByText('Your bridge data would let me begin.', { exact: false })).toBeVisible();
    await field('Research interest').fill('Bridges');
    await field('Your question (optional)').fill('When does a bridge tire?');
    await button('Save').click();
    await expect.poll(sent).toMatchObject([{ interest_name: 'Bridges', question: 'When does a bridge tire?' }]);
  });

  test('stands in the row of its interest', async () => {
    const { screen } = open(...interests, [{ ...MockInterest, question: 'When does a bridge tire?' }]);
    await expect.element(screen.getByRole('listitem').getByText('When does a bridge tire?')).toBeVisible();
  });
});

describe('LTR-05 what is written in Persian', () => {
  test('is asked for in English where it is entered, and only then', async () => {
    const { field, button, sent } = open(...interests, []);
    await button('Add research interest').click();
    const english = field('Research interest in English (for bots and emails)');
    await field('Research interest').fill('Structural health monitoring');
    await expect.element(english).not.toBeInTheDocument();
    await field('Research interest').fill('پایش سلامت سازه');
    await expect
      .element(english)
      .toHaveAccessibleDescription('Emails are sent in English. What is this called in English?');
    await expect.element(field('Your question in English (optional)')).not.toBeInTheDocument();
    await field('Your question (optional)').fill('پل کی خسته می‌شود؟');
    await field('Your question in English (optional)').fill('When does a bridge tire?');
    await english.fill('پایش');
    await button('Save').click();
    await expect.element(english).toHaveAccessibleDescription(/Write this in English, in Latin letters\./);
    expect(sent()).toEqual([]);
    await english.fill('Structural health monitoring');
    await button('Save').click();
    await expect.poll(sent).toMatchObject([
      {
        interest_name: 'پایش سلامت سازه',
        interest_name_en: 'Structural health monitoring',
        question_en: 'When does a bridge tire?',
      },
    ]);
  });

  test.each([
    ['en', 'Add research interest', 'Research interest', 'Use “Structural health monitoring”'],
    ['fa', 'افزودن علاقهٔ پژوهشی', 'علاقهٔ پژوهشی', /^استفاده از «.?Structural health monitoring.?»$/],
  ] as const)(
    'has the name of the table one press away, and nothing of the person’s is replaced (%s)',
    async (...of) => {
      const [locale, add, name, take] = of;
      const { screen, field, button } = open(...interests, [], locale);
      await button(add).click();
      await field(name).fill('پایش سلامت سازه');
      await screen.getByRole('button', { name: take }).click();
      const english = screen
        .getByRole('textbox')
        .and(screen.getByLabelText(/English|انگلیسی/))
        .first();
      await expect.element(english).toHaveValue('Structural health monitoring');
      await expect.element(english).toHaveFocus();
      await expect.element(screen.getByRole('button', { name: take })).not.toBeInTheDocument();
      await english.fill('Monitoring of bridges');
      await field(name).fill('پایش سلامت سازه‌ها');
      await field(name).fill('پایش سلامت سازه');
      await expect.element(english).toHaveValue('Monitoring of bridges');
      await expect.element(screen.getByRole('button', { name: take })).not.toBeInTheDocument();
    },
  );

  test('has nothing to take where the table does not know the name', async () => {
    const { screen, field, button, asked } = open(...interests, []);
    await button('Add research interest').click();
    const [unknown, known] = ['تاب‌آوری روستاهای کوهستانی', 'پایش سلامت سازه'];
    await field('Research interest').fill(unknown);
    await expect.poll(() => asked).toEqual([unknown]);
    const offered = new Set<string>();
    const look = new MutationObserver(() => {
      for (const { textContent } of screen.getByRole('button', { name: /^Use/ }).elements()) offered.add(textContent);
    });
    look.observe(document.body, { childList: true, subtree: true, characterData: true });
    await field('Research interest').fill(known);
    await expect.element(button('Use “Structural health monitoring”')).toBeVisible();
    look.disconnect();
    // Nothing was offered while the answer to the first name came, which was asked for before.
    expect([...offered]).toEqual(['Use “Structural health monitoring”']);
    expect(asked).toEqual([unknown, known]);
  });

  test('has the name of the field of a degree as well, and asks nothing of what is in English', async () => {
    const { field, button, asked } = open(...degrees, [{ ...MockDegree, field_of_study: 'Civil engineering' }]);
    await button('Add a degree').click();
    await field('Field of study').fill('پایش سلامت سازه');
    await button('Use “Structural health monitoring”').click();
    const english = field('Field of study in English (optional)');
    await expect.element(english).toHaveValue('Structural health monitoring');
    await english.fill('');
    await field('Field of study').fill('Structural engineering');
    await field('Field of study').fill('مهندسی پل');
    await expect.poll(() => asked).toContain('مهندسی پل');
    expect(asked.filter((name) => name !== null && /[a-z]/i.test(name))).toEqual([]);
  });

  test('keeps the English that is there, when the words it belongs to become English', async () => {
    const { screen, field } = open(...interests, [
      { ...MockInterest, interest_name: 'پایش', interest_name_en: 'Monitoring' },
    ]);
    await screen.getByRole('button', { name: /^Edit .*پایش/ }).click();
    await field('Research interest').fill('Monitoring of bridges');
    await expect.element(field('Research interest in English (for bots and emails)')).toHaveValue('Monitoring');
  });

  test.each([
    ['en', 'No English version yet', 'Research interest'],
    ['fa', 'هنوز متن انگلیسی ندارد', 'علاقهٔ پژوهشی'],
  ] as const)('says in its row in %s that its English is missing, and of which field', async (locale, text, field) => {
    const persian = { ...MockInterest, subfield: null, interest_name: 'پایش سلامت سازه' };
    const { screen } = open(
      ...interests,
      [persian, { ...persian, id: 2, interest_name: 'پل‌ها', interest_name_en: 'Bridges' }, { ...MockInterest, id: 3 }],
      locale,
    );
    await expect.element(screen.getByText('پایش سلامت سازه')).toBeVisible();
    const marks = screen
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent.includes(`${text}${field}`));
    expect(marks).toEqual([true, false, false]);
  });
});

const teaching = {
  id: 1,
  teaching_title: 'دستیار آموزشی',
  course_title: 'دینامیک سازه',
  institution: 'دانشگاه دماوند',
  year_start: 2024,
  year_end: 2024,
  teaching_description: 'کلاس حل تمرین',
  is_current: false,
};

describe('LTR-05 CVX-01 what only an English CV holds', () => {
  test('is asked for in English where it is entered, name by name and description, and is sent', async () => {
    const { screen, field, button, sent } = open('teaching-experiences', '/api/student/teaching-experiences/', []);
    await button('Add teaching experience').click();
    await field('Your role').fill('دستیار آموزشی');
    await field('Course').fill('دینامیک سازه');
    await field('Institution').fill('Damavand University');
    await field('Description (optional)').fill('کلاس حل تمرین');
    await screen.getByRole('textbox', { name: 'Start year' }).fill('2024');
    await expect
      .element(field('Your role in English (optional)'))
      .toHaveAccessibleDescription('Your English CV includes this. How would you write it in English?');
    await expect
      .element(field('Description in English (optional)'))
      .toHaveAccessibleDescription('Your English CV includes this. How would you say it in English?');
    await expect.element(field('Institution in English (optional)')).not.toBeInTheDocument();
    await field('Your role in English (optional)').fill('Teaching assistant');
    await field('Course in English (optional)').fill('Structural Dynamics');
    await field('Description in English (optional)').fill('Exercise classes');
    await button('Save').click();
    await expect.poll(sent).toMatchObject([
      {
        teaching_title_en: 'Teaching assistant',
        course_title_en: 'Structural Dynamics',
        institution_en: null,
        teaching_description_en: 'Exercise classes',
      },
    ]);
  });

  test('is said in its row to be missing, until all of it is there', async () => {
    const english = { teaching_title_en: 'Assistant', course_title_en: 'Dynamics', institution_en: 'Damavand' };
    const { screen } = open('teaching-experiences', '/api/student/teaching-experiences/', [
      teaching,
      { ...teaching, ...english, id: 2 },
      { ...teaching, ...english, id: 3, teaching_description_en: 'Exercises' },
    ]);
    await expect.element(screen.getByText('دینامیک سازه').first()).toBeVisible();
    const rows = screen.getByRole('listitem').elements();
    expect(rows.map((row) => row.textContent.includes('No English version yet'))).toEqual([true, true, false]);
  });

  test('stands with one year where it began and ended in one', async () => {
    const { screen } = open('teaching-experiences', '/api/student/teaching-experiences/', [teaching]);
    await expect.element(screen.getByText('2024', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('2024 to 2024')).not.toBeInTheDocument();
  });
});

test('LTR-01 the result of a degree is asked for in words, sent, and stands in its row', async () => {
  const { screen, field, button, sent } = open(...degrees, [
    { ...MockDegree, result: 'Eight sensors were enough to find a loosened splice.' },
  ]);
  await expect.element(screen.getByText('Eight sensors were enough to find a loosened splice.')).toBeVisible();
  await button('Add a degree').click();
  await field('Field of study').fill('Bridges');
  await field('University').fill('Damavand');
  await screen.getByRole('combobox', { name: 'Degree', exact: true }).click();
  await screen.getByRole('option', { name: 'Master’s', exact: true }).click();
  await field('Your result (optional)').fill('False alarms fell from 18 % to 4 %.');
  await expect.element(field('Your result (optional)')).toHaveAccessibleDescription(/7 now; aim for 10 to 40 words$/);
  await button('Save').click();
  await expect.poll(sent).toMatchObject([{ result: 'False alarms fell from 18 % to 4 %.', result_en: null }]);
});
