import { describe, expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import { MockDraft } from '../../../mocks/fixtures/draft';
import { MockMatch, MockProfessor, MockProfessorLongPersian } from '../../../mocks/fixtures/professor';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { colourName } from '../../../testing/colourName';
import { Professors } from './Professors';

const listCall = 'GET /api/professor/professors/';
const statsCall = 'GET /api/professor/professors/stats/';
const scoreCall = 'GET /api/matching/match-scores/';
const writeCall = 'POST /api/emails/email-drafts/get-or-create/';
const reviewCall = 'POST /api/emails/email-drafts/review/';
const stats = { total: 64, professors_with_h_index: 58, average_h_index: 26.44 };

const person = (id: number, full_name: string, h_index: number | null, more: object = {}) => ({
  ...MockProfessor,
  id,
  full_name,
  h_index,
  match_score: null,
  ...more,
});
const people = [person(1, 'Dr. Jane van Doe', 52), person(2, 'Ada Berg', 27), person(3, 'Bo Åkesson', 8)];
/** In none of the orders to choose from, and in another one in each of them. */
const mixed = [
  person(3, 'Bo Åkesson', 8),
  person(1, 'Dr. Jane van Doe', 52),
  person(4, 'Aino Lehto', 19),
  person(2, 'Ada Berg', 27),
];
const scores: Readonly<Record<number, number>> = { 1: 46.4, 2: 91.6, 3: 67, 4: 30 };
const queryOf = (request: Request) => new URL(request.url).searchParams;
const score = (request: Request) => {
  const id = Number(queryOf(request).get('professor'));
  return Response.json([
    { ...MockMatch, professor: id, score: scores[id] ?? null },
    { ...MockMatch, professor: id, score: 1 },
  ]);
};
/** Sixty-four professors, a page at a time. */
const paged = (request: Request) => {
  const page = Number(queryOf(request).get('page'));
  const all = Array.from({ length: 64 }, (_, index) => person(index + 1, `Person ${index + 1}`, 20));
  return Response.json({ results: all.slice((page - 1) * 20, page * 20), count: 64 });
};
const failing = (detail?: string) => () => Response.json(detail ? { detail } : {}, { status: 500 });

const open = (answers: Readonly<Record<string, Answer>> = {}, query = '', locale: 'en' | 'fa' = 'en') => {
  const asked: URLSearchParams[] = [];
  const scoresOf: string[] = [];
  const scored = answers[scoreCall] ?? score;
  const list: Answer = answers[listCall] ?? { results: people, count: people.length };
  const sent = serve({
    [statsCall]: stats,
    ...answers,
    [scoreCall]: (request: Request) => {
      scoresOf.push(queryOf(request).toString());
      return typeof scored === 'function' ? (scored as (request: Request) => Response)(request) : Response.json(scored);
    },
    [listCall]: (request: Request) => {
      asked.push(queryOf(request));
      return typeof list === 'function' ? (list as (request: Request) => Response)(request) : Response.json(list);
    },
  });
  const screen = render(
    <>
      <Professors />
      <Route path="/professors/:id/email">{({ id }) => <p>The page of the email to {id}</p>}</Route>
    </>,
    { path: `/professors${query}`, locale },
  );
  return { sent, asked, scoresOf, screen };
};
const names = (screen: Locator) =>
  screen
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent);
/** By the keyboard: the drawn square covers the input for a pointer. */
const tick = async (box: Locator) => {
  await expect.element(box).toBeInTheDocument();
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
};
const card = (screen: Locator, name: string) => screen.getByRole('listitem').filter({ hasText: name });

describe('what the page shows', () => {
  test('FAC-01 FAC-02 FAC-04 FAC-05 FAC-06 has the numbers, the search and the minimums', async () => {
    const { screen } = open();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'My Professors' })).toBeVisible();
    const card = screen.getByRole('region', { name: 'In numbers' });
    const texts = (role: 'term' | 'definition') =>
      card
        .getByRole(role)
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(() => texts('definition')).toEqual(['64', '58', '26.4']);
    expect(texts('term')).toEqual(['Professors', 'With an h-index', 'Average h-index']);
    const filters = screen.getByRole('region', { name: 'Search and filters' });
    await expect.element(filters.getByRole('searchbox', { name: 'Name, university or interest' })).toBeVisible();
    await expect.element(filters.getByRole('textbox', { name: 'Minimum H-index' })).toBeVisible();
    await expect.element(filters.getByRole('textbox', { name: 'Minimum match score' })).toBeVisible();
  });

  test.each(['total_professors', 'total', 'count'])(
    'FAC-03 the number of all professors may be called %s',
    async (name) => {
      const { screen } = open({ [statsCall]: { [name]: 41, professors_with_h_index: 40, average_h_index: 12 } });
      const card = screen.getByRole('region', { name: 'In numbers' });
      await expect.element(card.getByRole('definition').first()).toHaveTextContent('41');
    },
  );

  test('FAC-12 FAC-21 FAC-22 FAC-23 asks by h-index, adds the first score of each, and has the highest score first', async () => {
    const { screen, asked, scoresOf } = open();
    await expect.poll(() => names(screen)).toEqual(['Ada Berg', 'Bo Åkesson', 'Dr. Jane van Doe']);
    expect(asked[0]?.get('ordering')).toBe('-h_index');
    expect(scoresOf.toSorted()).toEqual(['professor=1', 'professor=2', 'professor=3']);
  });

  test.each([
    ['says none', { match_score: null }],
    ['does not know of scores', { match_score: undefined }],
    ['says another one', { match_score: 12 }],
  ])('FAC-65 where the list %s, the score that was asked for is added to each professor', async (_, known) => {
    const { screen } = open({ [listCall]: people.map((each) => ({ ...each, ...known })) });
    await expect.poll(() => names(screen)).toEqual(['Ada Berg', 'Bo Åkesson', 'Dr. Jane van Doe']);
    for (const [name, whole] of [
      ['Ada Berg', '92'],
      ['Bo Åkesson', '67'],
      ['Jane', '46'],
    ] as const) {
      const ring = card(screen, name).getByRole('img', { name: new RegExp(`^Match score ${whole} of 100\\.`) });
      await expect.element(ring).toHaveTextContent(whole);
    }
  });

  test('FAC-34 FAC-35 FAC-36 FAC-37 FAC-38 FAC-39 FAC-40 FAC-41 A-122 each card has the colours of its bands, and says them in words', async () => {
    const { screen } = open({ [listCall]: mixed });
    const drawn = async (
      name: string,
      whole: string,
      [colour, words]: [string, string],
      [hColour, hWords]: [string, string],
    ) => {
      const row = card(screen, name);
      const ring = row.getByRole('img', { name: `Match score ${whole} of 100. ${words}`, exact: true });
      await expect.element(ring).toHaveTextContent(whole);
      const arc = [...ring.element().querySelectorAll('circle')].at(-1) as SVGElement;
      expect([name, colourName(getComputedStyle(arc).stroke)]).toEqual([name, colour]);
      for (const [tone, text] of [
        [colour, words],
        [hColour, hWords],
      ] as const) {
        const badge = row.getByText(text, { exact: true });
        await expect.element(badge).toBeVisible();
        expect([text, colourName(getComputedStyle(badge.element()).color)]).toEqual([text, tone]);
      }
    };
    await drawn('Ada Berg', '92', ['green', 'Close to your work'], ['amber', 'h-index 27, high']);
    await drawn('Bo Åkesson', '67', ['amber', 'Fairly close to your work'], ['muted', 'h-index 8, low']);
    await drawn('Jane', '46', ['red', 'Little in common'], ['green', 'h-index 52, very high']);
    await drawn('Aino Lehto', '30', ['red', 'Little in common'], ['red', 'h-index 19, moderate']);
  });

  test('FAC-32 FAC-33 A-123 shows four interests of its text, then + more with their number in its name', async () => {
    const { screen } = open();
    const row = card(screen, 'Ada Berg');
    const list = row.getByRole('list', { name: 'Research interests' });
    await expect
      .poll(() =>
        list
          .getByRole('listitem')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual([
        'structural health monitoring',
        'bridge dynamics',
        'drive-by sensing',
        'temperature effects+ more+ more: 1 other interest',
      ]);
    await expect.element(row.getByText('+ more', { exact: true })).toBeVisible();
    await expect.element(row.getByText('+ more: 1 other interest')).toBeInTheDocument();
  });

  test('FAC-42 FAC-43 shows initials without the title', async () => {
    const { screen } = open();
    const row = card(screen, 'Dr. Jane van Doe');
    await expect.poll(() => row.element().querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('JD');
  });

  test('FAC-28 FAC-30 FAC-31 each card leads to details, page and preview', async () => {
    const { screen } = open();
    const row = card(screen, 'Ada Berg');
    await expect.element(row.getByRole('button', { name: 'View Details: Ada Berg' })).toBeEnabled();
    const leads = async (action: string, href: string) =>
      expect.element(row.getByRole('link', { name: `${action}: Ada Berg` })).toHaveAttribute('href', href);
    await leads('Quick View', '/professors/2');
    await leads('Preview Email', '/professors/2/email');
  });

  test('FAC-29 Send Email opens the compose dialog, from the card and from the details, and gives focus back', async () => {
    const { screen, sent } = open({ [writeCall]: { ...MockDraft, professor: 2, professor_name: 'Ada Berg' } });
    const button = card(screen, 'Ada Berg').getByRole('button', { name: 'Send Email: Ada Berg' });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'Email to Ada Berg' });
    await expect.element(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(MockDraft.subject);
    expect(sent.find(({ call }) => call === writeCall)?.body).toEqual({ professor: 2 });
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    await card(screen, 'Ada Berg').getByRole('button', { name: 'View Details: Ada Berg' }).click();
    await screen.getByRole('dialog', { name: 'Ada Berg' }).getByRole('button', { name: 'Send Email' }).click();
    await expect.element(dialog.getByRole('textbox', { name: 'Subject' })).toBeVisible();
  });

  test('a card says how far the email is, and whom nobody writes to', async () => {
    const { screen } = open({
      [listCall]: [
        person(1, 'Dr. Jane van Doe', 52, { draft_state: 'sent', do_not_contact: true }),
        person(2, 'Ada Berg', 27, { draft_state: null, do_not_contact: false }),
        person(3, 'Bo Åkesson', 8),
      ],
    });
    await expect.element(card(screen, 'Jane').getByText('Sent', { exact: true })).toBeVisible();
    await expect.element(card(screen, 'Jane').getByText('On do-not-contact list')).toBeVisible();
    for (const name of ['Ada Berg', 'Bo Åkesson'])
      expect(card(screen, name).getByText('On do-not-contact list').elements()).toHaveLength(0);
  });

  test('A-121 a professor with neither h-index nor score says so, and comes last', async () => {
    const { screen } = open({ [listCall]: [person(9, 'Nobody Knows', null), ...people] });
    await expect.poll(() => names(screen).at(-1)).toBe('Nobody Knows');
    const row = card(screen, 'Nobody Knows');
    await expect.element(row.getByRole('img', { name: 'No match score yet' })).toBeVisible();
    await expect.element(row.getByText('h-index unknown')).toBeVisible();
  });

  test('a name of the other direction is isolated from the text around it', async () => {
    const { screen } = open({ [listCall]: [MockProfessorLongPersian] });
    const name = screen.getByText(MockProfessorLongPersian.full_name, { exact: true });
    await expect.element(name).toHaveAttribute('dir', 'auto');
    await expect
      .element(screen.getByText(MockProfessorLongPersian.university_name ?? '', { exact: true }))
      .toHaveAttribute('dir', 'auto');
  });
});

describe('where something failed', () => {
  test('FAC-25 the list says so and is asked for again', async () => {
    let well = false;
    const { screen } = open({
      [listCall]: () => (well ? Response.json(people) : Response.json({}, { status: 500 })),
    });
    await expect.element(screen.getByRole('heading', { name: 'Failed to load professors' })).toBeVisible();
    await expect.element(screen.getByText('64', { exact: true })).toBeVisible();
    well = true;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => names(screen)).toHaveLength(3);
  });

  test('FAC-26 the statistics say so beside the list and are asked for again', async () => {
    let well = false;
    const { screen } = open({
      [statsCall]: () => (well ? Response.json(stats) : Response.json({}, { status: 500 })),
    });
    await expect.element(screen.getByRole('heading', { name: 'Failed to load professor stats' })).toBeVisible();
    await expect.poll(() => names(screen)).toHaveLength(3);
    well = true;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('64', { exact: true })).toBeVisible();
  });

  test('API-78 A-76 the statistics come from the second address where the first does not exist, and from there alone', async () => {
    const { screen, sent } = open({
      [statsCall]: () => Response.json({ detail: 'Not found.' }, { status: 404 }),
      'GET /professor/professors/stats/': stats,
    });
    await expect.element(screen.getByText('64', { exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole('heading', { name: 'Failed to load professor stats' }))
      .not.toBeInTheDocument();
    expect(sent.filter(({ call }) => call.includes('/stats/')).map(({ call }) => call)).toEqual([
      statsCall,
      'GET /professor/professors/stats/',
    ]);
  });

  test('API-78 A-76 statistics that are out of order are not asked for elsewhere', async () => {
    const { screen, sent } = open({ [statsCall]: failing() });
    await expect.element(screen.getByRole('heading', { name: 'Failed to load professor stats' })).toBeVisible();
    expect(sent.filter(({ call }) => call.startsWith('GET /professor/'))).toEqual([]);
  });

  test('FAC-27 a score is left empty with a text, and is asked for again', async () => {
    let well = false;
    const { screen } = open({
      [scoreCall]: (request) => (queryOf(request).get('professor') === '2' && !well ? failing()() : score(request)),
    });
    const row = card(screen, 'Ada Berg');
    const ring = row.getByRole('img', { name: 'Failed to load match info' });
    await expect.element(ring).toBeVisible();
    await expect.element(ring).toHaveTextContent('–');
    await expect.element(row.getByText('Failed to load match info')).toBeVisible();
    await expect.poll(() => names(screen).at(-1)).toBe('Ada Berg');
    well = true;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(row.getByRole('img', { name: /92 of 100/ })).toBeVisible();
  });

  test('FAC-24 an empty list invites to a bot, and a search that finds nobody can be cleared', async () => {
    const { screen } = open(
      {
        [listCall]: (request) =>
          Response.json({
            results: queryOf(request).has('search') ? [] : people,
            count: queryOf(request).has('search') ? 0 : 3,
          }),
      },
      '?q=Atlantis',
    );
    await expect.element(screen.getByRole('heading', { name: 'No professors found' })).toBeVisible();
    await expect.element(screen.getByText(/No professor matches “Atlantis”/)).toBeVisible();
    await screen.getByRole('button', { name: 'Clear filters' }).last().click();
    await expect.poll(() => names(screen)).toHaveLength(3);
  });

  test('FAC-24 where nobody was found yet it leads to a bot', async () => {
    const { screen } = open({ [listCall]: { results: [], count: 0 } });
    await expect.element(screen.getByRole('heading', { name: 'No professors found' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Create New Bot' })).toHaveAttribute('href', '/create-bot');
  });
});

describe('the search, the minimums and the order', () => {
  test('the search asks the server once the typing pauses', async () => {
    const { screen, asked } = open();
    await screen.getByRole('searchbox').click();
    await userEvent.keyboard('bridge');
    await expect.poll(() => asked.map((query) => query.get('search'))).toEqual([null, 'bridge']);
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  });

  test('FAC-05 FAC-20 the minimum h-index leaves out who is below it', async () => {
    const { screen, asked } = open();
    await expect.poll(() => names(screen)).toHaveLength(3);
    await screen.getByRole('textbox', { name: 'Minimum H-index' }).fill('27');
    await expect.poll(() => names(screen)).toEqual(['Ada Berg', 'Dr. Jane van Doe']);
    await expect
      .element(screen.getByText(/2 of the 3 professors on this page match the filters\./).first())
      .toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });

  test('FAC-06 FAC-20 the minimum match score leaves out who is below it', async () => {
    const { screen, asked } = open({ [listCall]: mixed });
    await expect.poll(() => names(screen)).toHaveLength(4);
    await screen.getByRole('textbox', { name: 'Minimum match score' }).fill('67');
    await expect.poll(() => names(screen)).toEqual(['Ada Berg', 'Bo Åkesson']);
    expect(asked).toHaveLength(1);
  });

  test.each(['Minimum H-index', 'Minimum match score'])(
    'FAC-05 FAC-06 %s is a number, and words filter nothing',
    async (name) => {
      const { screen } = open();
      await expect.poll(() => names(screen)).toHaveLength(3);
      const field = screen.getByRole('textbox', { name });
      await expect.element(field).toHaveAttribute('inputmode', 'numeric');
      await field.fill('many');
      await expect.element(field).toBeInvalid();
      await expect.element(field).toHaveAccessibleDescription('Enter a whole number in digits, such as 12.');
      expect(names(screen)).toHaveLength(3);
    },
  );

  test('FAC-06 a minimum that nobody reaches says so, and everybody is back when it is cleared', async () => {
    const { screen } = open({}, '?match=99');
    await expect
      .element(screen.getByRole('heading', { name: 'No professor on this page matches the filters' }))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect.poll(() => names(screen)).toHaveLength(3);
    await expect.element(screen.getByRole('textbox', { name: 'Minimum match score' })).toHaveValue('');
  });

  test('FAC-06 a minimum above 100 says what is wrong and filters nothing', async () => {
    const { screen } = open();
    await expect.poll(() => names(screen)).toHaveLength(3);
    await screen.getByRole('textbox', { name: 'Minimum match score' }).fill('101');
    await expect.element(screen.getByText('Value must be at most 100.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Minimum match score' })).toHaveValue('101');
    expect(names(screen)).toHaveLength(3);
  });

  test('FAC-09 FAC-10 FAC-11 FAC-12 FAC-20 the orders are chosen by their names, and nothing is asked for again', async () => {
    const { screen, asked } = open({ [listCall]: mixed });
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    const orders = {
      'Match Score high to low': ['Ada Berg', 'Bo Åkesson', 'Dr. Jane van Doe', 'Aino Lehto'],
      'H-index high to low': ['Dr. Jane van Doe', 'Ada Berg', 'Aino Lehto', 'Bo Åkesson'],
      'Name A to Z': ['Ada Berg', 'Aino Lehto', 'Bo Åkesson', 'Dr. Jane van Doe'],
    } as const;
    await expect.element(order).toMatchTextContent('Match Score high to low');
    await expect.poll(() => names(screen)).toEqual(orders['Match Score high to low']);
    for (const name of ['H-index high to low', 'Name A to Z', 'Match Score high to low'] as const) {
      await order.click();
      const offered = screen.getByRole('option').elements();
      expect(offered.map(({ textContent }) => textContent)).toEqual(Object.keys(orders));
      await screen.getByRole('option', { name }).click();
      await expect.poll(() => names(screen)).toEqual(orders[name]);
      await expect.element(order).toMatchTextContent(name);
    }
    expect(asked).toHaveLength(1);
  });

  test('FAC-13 Refresh asks for list, numbers and scores again', async () => {
    const { screen, sent } = open();
    await expect.element(card(screen, 'Ada Berg').getByRole('img', { name: /92 of 100/ })).toBeVisible();
    sent.length = 0;
    await screen.getByRole('button', { name: 'Refresh' }).click();
    const times = (call: string) => sent.filter((each) => each.call === call).length;
    await expect.poll(() => [times(listCall), times(statsCall), times(scoreCall)]).toEqual([1, 1, 3]);
  });
});

describe('the pages', () => {
  test('FAC-14 hold twenty each, and turn with focus on the heading of the list and a spoken range', async () => {
    const { screen, asked } = open({ [listCall]: paged });
    await expect.element(screen.getByText(/^Showing 1 to 20 of 64\./).first()).toBeInTheDocument();
    expect(names(screen)).toHaveLength(20);
    await screen.getByRole('button', { name: 'Page 4' }).click();
    await expect.element(screen.getByRole('heading', { level: 2, name: /professors/i }).last()).toHaveFocus();
    await expect.element(screen.getByRole('heading', { name: 'Person 64' })).toBeVisible();
    expect(asked.at(-1)?.get('page')).toBe('4');
    await expect
      .poll(() => [...document.querySelectorAll('[aria-live]')].map((live) => live.textContent).join(' '))
      .toMatch(/Showing 61 to 64 of 64\./);
  });

  test.each([
    [1, ['1', '2', '3', '...', '12']],
    [2, ['1', '2', '3', '4', '...', '12']],
    [4, ['1', '2', '3', '4', '5', '6', '...', '12']],
    [5, ['1', '2', '3', '4', '5', '6', '7', '...', '12']],
    [6, ['1', '...', '4', '5', '6', '7', '8', '...', '12']],
    [8, ['1', '...', '6', '7', '8', '9', '10', '11', '12']],
    [12, ['1', '...', '10', '11', '12']],
  ])(
    'FAC-15 FAC-16 FAC-17 FAC-18 A-138 on page %i show the first, the last, two on either side, and ... for the rest',
    async (at, shown) => {
      const many = (request: Request) =>
        Response.json({ results: [person(Number(queryOf(request).get('page')), 'Somebody', 9)], count: 240 });
      const { screen } = open({ [listCall]: many }, `?page=${at}`);
      const pages = screen.getByRole('navigation', { name: 'Pages of professors' });
      await expect
        .poll(() =>
          [...(pages.query()?.querySelectorAll('li') ?? [])]
            .filter((cell) => cell.getClientRects().length > 0)
            .map((cell) => cell.textContent),
        )
        .toEqual(shown);
      await expect
        .element(pages.getByRole('button', { name: `Page ${at}`, exact: true }))
        .toHaveAttribute('aria-current', 'page');
    },
  );

  test('FAC-19 are hidden where there is only one', async () => {
    const { screen } = open();
    await expect.poll(() => names(screen)).toHaveLength(3);
    expect(screen.getByRole('navigation', { name: 'Pages of professors' }).elements()).toHaveLength(0);
  });

  test('one that no longer exists gives way to the last', async () => {
    const { screen } = open({ [listCall]: paged }, '?page=9');
    await expect.element(screen.getByRole('heading', { name: 'Person 64' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('the selection', () => {
  const send = (screen: Locator) => screen.getByRole('button', { name: 'Send Email to Selected' });

  test('FAC-07 selects everybody on the page and nobody again', async () => {
    const { screen } = open();
    const all = screen.getByRole('checkbox', { name: 'Select all' });
    await tick(all);
    await expect.element(screen.getByText('3 selected')).toBeVisible();
    await tick(screen.getByRole('checkbox', { name: 'Select Ada Berg' }));
    await expect.element(screen.getByText('2 selected')).toBeVisible();
    await expect.element(all).toBePartiallyChecked();
    await tick(all);
    await expect.element(screen.getByText('3 selected')).toBeVisible();
    await tick(all);
    await expect.poll(() => screen.getByText(/selected$/).elements()).toHaveLength(0);
    await tick(screen.getByRole('checkbox', { name: 'Select Ada Berg' }));
    await screen.getByRole('button', { name: 'Clear selection' }).click();
    await expect.poll(() => screen.getByText(/selected$/).elements()).toHaveLength(0);
  });

  test('FAC-07 is kept when a page is turned', async () => {
    const { screen } = open({ [listCall]: paged });
    await tick(screen.getByRole('checkbox', { name: 'Select Person 3', exact: true }));
    await screen.getByRole('button', { name: 'Page 2' }).click();
    await tick(screen.getByRole('checkbox', { name: 'Select Person 21', exact: true }));
    await expect.element(screen.getByText('2 selected')).toBeVisible();
    await screen.getByRole('button', { name: 'Page 1' }).click();
    await expect.element(screen.getByRole('checkbox', { name: 'Select Person 3', exact: true })).toBeChecked();
  });

  test('FAC-08 A-125 opens the page of the email for one, and says why not for none', async () => {
    const { screen, sent } = open();
    await expect.element(send(screen)).toBeDisabled();
    await expect.element(send(screen)).toHaveAccessibleDescription('Select a professor to send an email.');
    await tick(screen.getByRole('checkbox', { name: 'Select Ada Berg' }));
    await expect.element(send(screen)).toBeEnabled();
    await expect.element(send(screen)).toHaveAccessibleDescription(/Opens the email to Ada Berg for your review/);
    await send(screen).click();
    await expect.element(screen.getByText('The page of the email to 2')).toBeInTheDocument();
    expect(sent.every(({ call }) => call.startsWith('GET '))).toBe(true);
  });

  test('FAC-08 A-125 opens the review of exactly the selected ones, and the list with them on the way back', async () => {
    const { screen, sent } = open({
      [reviewCall]: { drafts: [{ ...MockDraft, professor: 2, professor_name: 'Ada Berg' }], refused: [] },
    });
    await tick(screen.getByRole('checkbox', { name: 'Select Ada Berg' }));
    await tick(screen.getByRole('checkbox', { name: 'Select Bo Åkesson' }));
    await expect.element(send(screen)).toHaveAccessibleDescription(/Each is sent only after you approve it/);
    await send(screen).click();
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Emails to the selected professors' }))
      .toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Ada Berg' })).toBeVisible();
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Emails to the selected professors' }))
      .toHaveFocus();
    expect(sent.filter(({ call }) => call.startsWith('POST '))).toEqual([
      { call: reviewCall, body: { professors: [2, 3] } },
    ]);
    await screen.getByRole('link', { name: 'My Professors' }).click();
    await expect.element(screen.getByText('2 selected')).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'My Professors' })).toHaveFocus();
  });

  test('focus goes to a heading when the buttons that clear are gone', async () => {
    const { screen } = open({}, '?h=5');
    await screen.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Search and filters' })).toHaveFocus();
    await tick(screen.getByRole('checkbox', { name: 'Select Ada Berg' }));
    await screen.getByRole('button', { name: 'Clear selection' }).click();
    await expect.element(screen.getByRole('heading', { level: 2, name: '3 professors' })).toHaveFocus();
  });

  test('Add professor opens its dialog, and gives focus back', async () => {
    const { screen } = open();
    const add = screen.getByRole('button', { name: 'Add professor' });
    await add.click();
    await expect.element(screen.getByRole('dialog', { name: 'Add professor' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(add).toHaveFocus();
  });
});

test('in Persian the numbers and the words are Persian', async () => {
  const { screen } = open({}, '', 'fa');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'استادان من' })).toBeVisible();
  await expect.element(screen.getByText('۲۶٫۴', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'امتیاز تطابق ۹۲ از ۱۰۰. نزدیک به کار شما' })).toBeVisible();
});

const lists = { pros: ['One method', 'Two papers'], cons: ['No position', 'Far away'] };
const texts = { pros: 'One method; Two papers', cons: '• No position\n• Far away' };

test.each([
  ['both are lists', lists],
  ['both are texts', texts],
  ['what speaks for it is a list', { ...texts, pros: lists.pros }],
  ['what speaks against it is a list', { ...texts, cons: lists.cons }],
])(
  'FAC-28 FAC-44 FAC-45 FAC-46 A-136 View Details opens a dialog with five tabs and gives focus back, where %s',
  async (_, points) => {
    const { screen, scoresOf } = open({
      [scoreCall]: (request) =>
        Response.json([
          {
            ...MockMatch,
            ...points,
            professor: Number(queryOf(request).get('professor')),
            score: 73.6,
            reason: 'Close work.',
          },
        ]),
    });
    const details = screen.getByRole('button', { name: 'View Details: Ada Berg' });
    await expect.element(details).toBeVisible();
    (details.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'Ada Berg' });
    await expect
      .poll(() =>
        dialog
          .getByRole('tab')
          .elements()
          .map((tab) => tab.textContent),
      )
      .toEqual(['Overview', 'Research', 'Publications', 'Why Recommended', 'Contact']);
    (dialog.getByRole('tab', { name: 'Overview' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(dialog.getByRole('tab', { name: 'Why Recommended' })).toHaveAttribute('aria-selected', 'true');
    await expect.element(dialog.getByText('Close work.', { exact: true })).toBeVisible();
    const listed = dialog
      .getByRole('tabpanel')
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(listed).toEqual([...lists.pros, ...lists.cons]);
    await expect.element(dialog.getByRole('img', { name: /^Match score 74 of 100\./ })).toBeVisible();
    expect(scoresOf).toContain('professor=2');
    await userEvent.keyboard('{Escape}');
    await expect.element(details).toHaveFocus();
  },
);
