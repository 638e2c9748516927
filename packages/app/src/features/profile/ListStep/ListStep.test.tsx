import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { MockDegree, MockDegrees } from '../../../mocks/fixtures/degree';
import { MockInterest, MockInterests } from '../../../mocks/fixtures/interest';
import { MockUser } from '../../../mocks/fixtures/user';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { profileLists } from '../lists';
import { ListStep } from './ListStep';

afterEach(() => sessionStorage.clear());

const path = {
  interests: '/api/student/research-interests/',
  degrees: '/api/student/degrees/',
  extract: '/api/integrations/api/research/extract/',
};
type Entry = Readonly<Record<string, unknown>>;
/** Two lists at once: what happens to one must not reach the other. */
const lists = (
  <>
    <ListStep step="research-interests" entered={false} />
    <ListStep step="degrees" entered={false} />
  </>
);

/** Renders the profile with a mocked server that stores what it receives. */
function open({
  interests = MockInterests,
  degrees = MockDegrees,
  answers = {},
  locale = 'en',
}: {
  interests?: readonly object[];
  degrees?: readonly object[];
  answers?: Readonly<Record<string, Answer>>;
  locale?: 'en' | 'fa';
} = {}) {
  const stored = { interests: [...interests] as Entry[], degrees: [...degrees] as Entry[] };
  const of = (list: 'interests' | 'degrees'): Readonly<Record<string, Answer>> => ({
    [`GET ${path[list]}`]: () => Response.json(stored[list]),
    [`POST ${path[list]}add/`]: async (request) => {
      const entry = { ...((await request.json()) as Entry), id: 90 + stored[list].length, version: 1 };
      stored[list].push(entry);
      return Response.json(entry, { status: 201 });
    },
    ...Object.fromEntries(
      stored[list].map(({ id }) => [
        `DELETE ${path[list]}${String(id)}/`,
        () => {
          stored[list] = stored[list].filter((entry) => entry['id'] !== id);
          return new Response(null, { status: 204 });
        },
      ]),
    ),
  });
  const sent = serve({ ...of('interests'), ...of('degrees'), ...answers });
  const screen = render(lists, { path: '/profile', locale });
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  return {
    screen,
    button,
    field: (name: string) => screen.getByRole('textbox', { name }),
    /** The requests since an index, changes and refetched lists, without user and configuration. */
    since: (from = 0) => sent.slice(from).filter(({ call }) => !/^GET (?:\/api\/auth|\/api\/config)/.test(call)),
    changes: () => sent.filter(({ call }) => !call.startsWith('GET ')),
    count: () => sent.length,
    rows: (list: string) =>
      screen
        .getByRole('list', { name: list, exact: true })
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
  };
}

const outOfOrder = () => Response.json({ detail: 'Out of order.' }, { status: 500 });
const degree = { ...MockDegree, version: 4, thesis_abstract: 'Bridges move.' };

test('a removed degree is put back with every field of its own at its place, and stands in the list again', async () => {
  const { button, changes, rows } = open({ degrees: [degree, ...MockDegrees.slice(1)] });
  await button(`Remove ${degree.field_of_study}`).click();
  await expect.element(button(`Remove ${degree.field_of_study}`)).not.toBeInTheDocument();
  await button('Undo').click();
  await expect.element(button(`Remove ${degree.field_of_study}`)).toBeVisible();
  const { id: _id, version: _version, ...fields } = degree;
  expect(changes()).toEqual([
    { call: `DELETE ${path.degrees}41/`, body: null },
    { call: `POST ${path.degrees}add/`, body: { ...fields, position: 1 } },
  ]);
  expect(rows('Degrees')).toHaveLength(2);
});

test('a removed degree that cannot be put back is offered again, until it is', async () => {
  let answer = outOfOrder;
  const { screen, button, changes } = open({ answers: { [`POST ${path.degrees}add/`]: () => answer() } });
  await button(`Remove ${MockDegree.field_of_study}`).click();
  await button('Undo').click();
  await expect.element(screen.getByText('Out of order.')).toBeVisible();
  answer = () => Response.json(MockDegree, { status: 201 });
  await button('Undo').click();
  await expect.element(screen.getByText('Out of order.')).not.toBeInTheDocument();
  await expect.element(button('Undo')).not.toBeInTheDocument();
  const [, first, second] = changes();
  expect(first?.call).toBe(`POST ${path.degrees}add/`);
  expect(second).toEqual(first);
});

test('of two removed interests each Undo puts back its own', async () => {
  const { screen, button, changes, rows } = open();
  const [one, two] = MockInterests as [typeof MockInterest, typeof MockInterest];
  for (const { interest_name } of [one, two]) {
    await button(`Remove ${interest_name}`).click();
    await expect.element(screen.getByText(`Removed ${interest_name}`)).toBeVisible();
  }
  const undo = (name: string) =>
    screen
      .getByText(`Removed ${name}`)
      .element()
      .closest('[role="alertdialog"]')
      ?.querySelector<HTMLElement>('button:not([aria-label])')
      ?.click();
  undo(one.interest_name);
  await expect.element(button(`Remove ${one.interest_name}`)).toBeVisible();
  expect(rows('Research Interests').join()).not.toContain(two.interest_name);
  expect(changes().at(-1)).toEqual({
    call: `POST ${path.interests}add/`,
    body: { interest_name: one.interest_name, subfield: one.subfield, position: 1 },
  });
});

test('a failure to remove goes with the next success, and is said of its own list alone', async () => {
  let works = false;
  const { screen, button } = open({
    answers: {
      [`DELETE ${path.interests}31/`]: () => (works ? new Response(null, { status: 204 }) : outOfOrder()),
    },
  });
  await button(`Remove ${MockInterest.interest_name}`).click();
  await expect.element(screen.getByText('Failed to delete research interest')).toBeVisible();
  await expect.element(screen.getByText('Failed to delete degree')).not.toBeInTheDocument();
  works = true;
  await button(`Remove ${MockInterest.interest_name}`).click();
  await expect.element(screen.getByText(`Removed ${MockInterest.interest_name}`)).toBeVisible();
  await expect.element(screen.getByText('Out of order.')).not.toBeInTheDocument();
});

test('a new interest is sent whole, said to be added, and stands in the list; its form is closed', async () => {
  const { screen, button, field, changes } = open();
  await button('Add research interest').click();
  await field('Research interest').fill(' Bridges ');
  await button('Save').click();
  await expect.element(screen.getByText('Research interest added')).toBeVisible();
  expect(changes()).toEqual([
    {
      call: `POST ${path.interests}add/`,
      body: {
        interest_name: 'Bridges',
        subfield: null,
        question: null,
        interest_name_en: null,
        subfield_en: null,
        question_en: null,
      },
    },
  ]);
  await expect.element(button('Remove Bridges')).toBeVisible();
  await expect.element(field('Research interest')).not.toBeInTheDocument();
  await expect.element(button('Add research interest')).toHaveFocus();
});

test('a form that is opened has focus in its first field, in sight', async () => {
  const { screen, button, field } = open();
  await button('Add research interest').click();
  await expect.element(field('Research interest')).toHaveFocus();
  await button('Add a degree').click();
  const first = screen.getByRole('combobox', { name: 'Degree', exact: true });
  await expect.element(first).toHaveFocus();
  await expect.element(first).toBeInViewport();
});

test('PROF-43 PROF-13 a new degree begins with this year and is a master, also after another was added', async () => {
  const { screen, button, field, changes } = open();
  const year = new Date().getFullYear();
  for (const name of ['Bridges', 'Dams']) {
    await button('Add a degree').click();
    await expect.element(field('Start year')).toHaveValue(String(year));
    await expect.element(field('Field of study')).toHaveValue('');
    await field('Field of study').fill(name);
    await field('University').fill('Sharif');
    await screen.getByRole('combobox', { name: 'Degree', exact: true }).click();
    await screen.getByRole('option', { name: 'Master’s', exact: true }).click();
    await button('Save').click();
    await expect.element(button(`Remove ${name}`)).toBeVisible();
  }
  await expect.element(screen.getByText('Degree saved').first()).toBeVisible();
  // A field that is left empty is sent as null; each field of its own has a test with the form (degreeForm).
  const written = { degree_type: 'Master', university_name: 'Sharif', year_start: year, is_current: false };
  expect(
    changes().map(({ body }) =>
      Object.fromEntries(Object.entries(body as Entry).filter(([, value]) => value !== null)),
    ),
  ).toEqual(['Bridges', 'Dams'].map((name) => ({ ...written, field_of_study: name })));
});

test('a key in a form draws no entry anew, and the rows below it still do what they are pressed for', async () => {
  const drawn = vi.spyOn(profileLists.interests, 'row');
  onTestFinished(() => drawn.mockRestore());
  const { button, field, changes } = open();
  await button('Add research interest').click();
  await field('Research interest').fill('B');
  const before = drawn.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  for (const typed of ['Br', 'Bri', 'Brid']) await field('Research interest').fill(typed);
  await expect.element(field('Research interest')).toHaveValue('Brid');
  expect(drawn.mock.calls.length).toBe(before);
  await button(`Edit ${MockInterest.interest_name}`).click();
  await expect.element(field('Research interest')).toHaveValue(MockInterest.interest_name);
  await button(`Remove ${MockInterest.interest_name}`).click();
  await expect.poll(() => changes().map(({ call }) => call)).toEqual([`DELETE ${path.interests}31/`]);
});

test('the form of one entry makes way for that of another, and what was typed into each is there again', async () => {
  const { screen, button, field } = open();
  const other = MockInterests[1]!;
  await button(`Edit ${MockInterest.interest_name}`).click();
  await field('Research interest').fill('Of the first');
  await button(`Edit ${other.interest_name}`).click();
  await expect.element(field('Research interest')).toHaveValue(other.interest_name);
  await field('Subfield (optional)').fill('Of the second');
  await button(`Edit ${MockInterest.interest_name}`).click();
  await expect.element(field('Research interest')).toHaveValue('Of the first');
  await expect.element(field('Subfield (optional)')).toHaveValue(MockInterest.subfield ?? '');
  await expect.element(screen.getByText('What you entered is back')).toBeVisible();
});

test.each([
  ['succeeds', 200],
  ['fails', 500],
])('a save that %s leaves the form of another entry open that was opened since', async (_, status) => {
  const other = MockInterests[1]!;
  const answer = Promise.withResolvers<Response>();
  const { screen, button, field, changes } = open({
    answers: {
      [`PATCH ${path.interests}${MockInterest.id}/`]: () => answer.promise,
      [`PATCH ${path.interests}${other.id}/`]: { ...other, subfield: 'Of the second' },
    },
  });
  await button(`Edit ${MockInterest.interest_name}`).click();
  await field('Research interest').fill('Of the first');
  await button('Save Changes').click();
  await expect.poll(() => changes().length).toBe(1);
  await button(`Edit ${other.interest_name}`).click();
  await field('Subfield (optional)').fill('Of the second');
  const stored = { ...MockInterest, interest_name: 'Of the first' };
  answer.resolve(Response.json(status === 200 ? stored : { detail: 'Out of order.' }, { status }));
  // The first save has settled once its kept edit is dropped (success) or still stored (failure).
  const kept = () => sessionStorage.getItem(`peyk.edit.${MockUser.id}.interests.${MockInterest.id}`);
  await expect.poll(() => kept() === null).toBe(status === 200);
  await expect.element(field('Research interest')).toHaveValue(other.interest_name);
  await expect.element(field('Subfield (optional)')).toHaveValue('Of the second');
  await button('Save Changes').click();
  await expect.poll(() => changes().at(-1)).toMatchObject({ body: { subfield: 'Of the second' } });
  await expect.element(field('Research interest')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Out of order.')).not.toBeInTheDocument();
});

test('the form that was left last stands open again, and one of an entry that is gone does not', async () => {
  const keep = (form: string, at: number, name: string) =>
    sessionStorage.setItem(
      `peyk.edit.${MockUser.id}.interests.${form}`,
      JSON.stringify({ format: 1, at, subject: null, edit: { before: {}, after: { interest_name: name } } }),
    );
  keep('32', 2, 'Left last');
  keep('31', 1, 'Left before');
  keep('77', 3, 'Gone');
  const { screen, field } = open();
  await expect.element(field('Research interest')).toHaveValue('Left last');
  await expect.element(screen.getByRole('form', { name: 'Edit the research interest' })).toBeVisible();
  await expect.element(field('Field of study')).not.toBeInTheDocument();
});

test('a refused entry says why at its field, and the next try takes it away', async () => {
  let refused = true;
  const { screen, button, field } = open({
    answers: {
      [`POST ${path.interests}add/`]: () =>
        refused
          ? Response.json({ detail: 'Invalid.', subfield: ['Too broad.'] }, { status: 400 })
          : Response.json({ id: 95, interest_name: 'Bridges', subfield: 'All' }, { status: 201 }),
    },
  });
  await button('Add research interest').click();
  await button('Save').click();
  await expect.element(screen.getByText('Please fill required fields.')).toBeVisible();
  await button(`Edit ${MockInterest.interest_name}`).click();
  await expect.element(screen.getByText('Please fill required fields.')).not.toBeInTheDocument();
  await button('Cancel').click();
  await button('Add research interest').click();
  await field('Research interest').fill('Bridges');
  await field('Subfield (optional)').fill('All');
  await button('Save').click();
  await expect.element(field('Subfield (optional)')).toHaveAccessibleDescription(/Too broad\./);
  await expect.element(screen.getByText('Please fill required fields.')).not.toBeInTheDocument();
  refused = false;
  await button('Save').click();
  await expect.element(screen.getByText('Research interest added')).toBeVisible();
});

const sources = [
  { section: 'degrees', id: 1, title: 'My thesis' },
  { section: 'papers', id: 1, title: 'A paper' },
];
const found = (...names: string[]) => ({
  research_interests: names.map((name) => ({ interest_name: name, subfield: `${name} in general`, sources })),
});

test('PROF-81 PROF-83 PROF-84 SUC-08 interests that are found are proposed; those kept are stored one by one with their subfield and counted, and the list is read again', async () => {
  const added: unknown[] = [];
  let underWay = 0;
  let mostUnderWay = 0;
  const { screen, button, since, count } = open({
    answers: {
      [`POST ${path.extract}`]: found('Bridges', 'Dams', 'Roads', 'Tunnels'),
      [`POST ${path.interests}add/`]: async (request) => {
        underWay += 1;
        mostUnderWay = Math.max(mostUnderWay, underWay);
        const body = (await request.json()) as { interest_name: string };
        added.push(body);
        underWay -= 1;
        return body.interest_name === 'Dams' ? outOfOrder() : Response.json({ id: 95, ...body }, { status: 201 });
      },
    },
  });
  await expect.element(button('Suggest interests')).toBeVisible();
  await expect.element(screen.getByText(MockDegree.university_name)).toBeVisible();
  const from = count();
  await button('Suggest interests').click();
  const tunnels = screen.getByRole('checkbox', { name: 'Tunnels', exact: true });
  await expect.element(tunnels).toBeChecked();
  await expect.element(tunnels).toHaveAccessibleDescription(/^From “My thesis”/);
  expect(added).toEqual([]);
  await screen.getByText('Roads', { exact: true }).click();
  await button('Save 3 interests').click();
  await expect
    .element(screen.getByRole('status'))
    .toMatchTextContent(/^Found and saved 2 research interests based on your academic journey!$/);
  expect(mostUnderWay).toBe(1);
  expect(added).toEqual(
    ['Bridges', 'Dams', 'Tunnels'].map((name) => ({ interest_name: name, subfield: `${name} in general` })),
  );
  expect(since(from).map(({ call }) => call)).toEqual([
    `POST ${path.extract}`,
    ...Array.from({ length: 3 }, () => `POST ${path.interests}add/`),
    `GET ${path.interests}`,
  ]);
});

test.each([
  [
    'PROF-85 ERR-52',
    'nothing is found',
    found(),
    false,
    /^No research interests could be extracted from your academic journey\. You may need to add more academic information first\.$/,
  ],
  [
    'PROF-86 ERR-53',
    'nothing that is found can be stored',
    found('Bridges'),
    true,
    /^Failed to save any of the extracted research interests\. Please try again\.$/,
  ],
  ['PROF-81', 'nobody can look', outOfOrder, false, /^Could not suggest interests/],
])('%s PROF-82 where %s the page says so, and a new try takes it away', async (_id, _what, answer, saves, words) => {
  const extracted: Answer[] = [answer];
  const next = Promise.withResolvers<Response>();
  const { screen, button } = open({
    answers: {
      [`POST ${path.extract}`]: async (request) => {
        const told = extracted.shift();
        if (told === undefined) return next.promise;
        return typeof told === 'function' ? told(request) : Response.json(told);
      },
      [`POST ${path.interests}add/`]: outOfOrder,
    },
  });
  await button('Suggest interests').click();
  if (saves) await button('Save one interest').click();
  await expect.element(screen.getByText(words)).toBeVisible();
  await button('Suggest interests').click();
  await expect.element(button('Extracting...')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByText(words)).not.toBeInTheDocument();
  next.resolve(Response.json(found()));
  await expect.element(screen.getByText(/^No research interests could be extracted/)).toBeVisible();
});

test('ERR-19 all that an extraction stored is taken back by one press, and what fails says Failed to delete and is tried again', async () => {
  let isOut = true;
  const removed: number[] = [];
  const gone =
    (id: number): Answer =>
    () => {
      if (isOut && id === 96) return outOfOrder();
      removed.push(id);
      return new Response(null, { status: 204 });
    };
  let next = 95;
  const { screen, button } = open({
    answers: {
      [`POST ${path.extract}`]: found('Bridges', 'Dams'),
      [`POST ${path.interests}add/`]: async (request) =>
        Response.json({ ...((await request.json()) as Entry), id: next++ }, { status: 201 }),
      [`DELETE ${path.interests}95/`]: gone(95),
      [`DELETE ${path.interests}96/`]: gone(96),
    },
  });
  await button('Suggest interests').click();
  await button('Save 2 interests').click();
  await button('Undo all').click();
  const alert = screen.getByRole('alert');
  await expect.element(alert.getByText('Failed to delete', { exact: true })).toBeVisible();
  await expect.element(alert).toMatchTextContent(/Some of these interests are still in your profile\. Out of order\.$/);
  isOut = false;
  await button('Undo all').click();
  await expect.element(button('Undo all')).not.toBeInTheDocument();
  expect(removed).toEqual([95, 96]);
});

test('discarded proposals leave nothing behind', async () => {
  const { screen, button, changes } = open({ answers: { [`POST ${path.extract}`]: found('Bridges') } });
  await button('Suggest interests').click();
  await button('Discard').click();
  await expect.element(screen.getByRole('checkbox', { name: 'Bridges' })).not.toBeInTheDocument();
  await expect.element(button('Suggest interests')).toHaveFocus();
  expect(changes().map(({ call }) => call)).toEqual([`POST ${path.extract}`]);
});

test('A-99 an end before its start and a year far ahead are hinted at, and saved as they are', async () => {
  const { screen, button, field, changes } = open({ degrees: [] });
  await button('Add a degree').click();
  await screen.getByRole('combobox', { name: 'Degree', exact: true }).click();
  await screen.getByRole('option', { name: 'PhD', exact: true }).click();
  await field('Field of study').fill('Structures');
  await field('University').fill('Sharif');
  await field('Start year').fill('2024');
  await field('End year (optional)').fill('202');
  const before = screen.getByText('This year is before the start year. Please check both.').first();
  await expect.element(before).not.toBeInTheDocument();
  await field('End year (optional)').fill('2020');
  await expect.element(before).toBeVisible();
  await expect.element(field('End year (optional)')).not.toHaveAttribute('aria-invalid');
  await field('End year (optional)').fill('2199');
  await expect.element(screen.getByText('This year is far in the future. Please check it.').first()).toBeVisible();
  await button('Save').click();
  await expect.element(screen.getByText('Degree saved')).toBeVisible();
  expect(changes()[0]?.body).toMatchObject({ year_start: 2024, year_end: 2199 });
});

test('PROF-19 a list that cannot be read says neither that nor that it is empty, is read again on request, and can be added to', async () => {
  let works = false;
  const { screen, button, rows } = open({
    answers: {
      [`GET ${path.degrees}`]: () => (works ? Response.json(MockDegrees) : outOfOrder()),
    },
  });
  await expect.element(button('Reload')).toBeVisible();
  await expect.element(screen.getByText('No degrees yet')).not.toBeInTheDocument();
  expect(screen.getByRole('alert').elements()).toEqual([]);
  expect(screen.getByText(/Out of order|Failed to|could not be/).elements()).toEqual([]);
  expect(rows('Research Interests')).toHaveLength(3);
  await expect.element(button('Add a degree')).toBeVisible();
  works = true;
  await button('Reload').click();
  await expect.poll(() => rows('Degrees')).toHaveLength(2);
  await expect.element(button('Reload')).not.toBeInTheDocument();
});

test('PROF-12 an empty list says so beside its Add button until its form is open', async () => {
  const { screen, button } = open({ interests: [], degrees: [] });
  await expect.element(screen.getByText('No research interests yet')).toBeVisible();
  await expect.element(screen.getByText('No degrees yet')).toBeVisible();
  await button('Add research interest').click();
  await expect.element(screen.getByText('No research interests yet')).not.toBeInTheDocument();
  await expect.element(screen.getByText('No degrees yet')).toBeVisible();
});

test.each([
  ['en', ['2022 to 2025', 'Since 2022', '2022', '(no name)'], 'Master’s'],
  ['fa', ['۲۰۲۲ تا ۲۰۲۵', 'از ۲۰۲۲', '۲۰۲۲', 'بی‌نام'], 'کارشناسی ارشد'],
] as const)(
  'in %s a degree says before its name how long it took, and one without a name is called so',
  async (locale, words, type) => {
    const degrees = [
      MockDegree,
      { ...MockDegree, id: 51, is_current: true, year_end: 2025 },
      { ...MockDegree, id: 52, year_end: null },
      { ...MockDegree, id: 53, field_of_study: ' ' },
    ];
    const { screen } = open({ degrees, locale });
    await expect.element(screen.getByText(MockDegree.university_name).first()).toBeVisible();
    const lines = screen
      .getByRole('list')
      .last()
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent.replaceAll(/[\u2066-\u2069]/g, ''));
    for (const [place, years] of [words[0], words[1], words[2], words[0]].entries())
      expect(lines[place]).toContain(`${years}${type}`);
    expect(lines[3]).toContain(words[3]);
  },
);
