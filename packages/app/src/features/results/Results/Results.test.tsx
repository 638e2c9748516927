import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { Link, Route, Router } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { MockBot, MockRun, MockRunFinished } from '../../../mocks/fixtures/bot';
import { MockDraftSent, MockResult } from '../../../mocks/fixtures/draft';
import { MockMatch, MockProfessor, MockProfessorLongPersian } from '../../../mocks/fixtures/professor';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { colourName } from '../../../testing/colourName';
import { Results } from './Results';

const bot = { ...MockBot, latest_run: MockRunFinished };
const botCall = `GET /bots/${bot.id}/`;
const listCall = `GET /bots/${bot.id}/results/`;
const withBot = `?bot=${bot.id}`;
const found = (id: number, full_name: string, change: object = {}) => ({
  ...MockResult,
  professor: { ...MockProfessor, id, full_name, email: `p${id}@uni.example`, sample: false },
  match_score: { ...MockMatch, professor: id, score: 90 - id },
  draft: null,
  state: 'found',
  ...change,
});
const people = [
  found(1, 'Ada Berg', { draft: MockResult.draft, state: 'needs_review' }),
  found(2, 'Bo Åkesson'),
  found(3, 'Olav Hjelmeland', { draft: MockDraftSent, state: 'sent' }),
];

const open = (query = '', answers: Readonly<Record<string, Answer>> = {}, locale: 'en' | 'fa' = 'en') => {
  const sent = serve({ [botCall]: bot, [listCall]: { results: people, count: people.length }, ...answers });
  return { sent, screen: render(<Results />, { path: `/results${query}`, locale }) };
};
/** With the browser's own address, which carries whom Send Email hands over. */
const openInBrowser = (query = '') => {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  history.replaceState(null, '', `/results${query}`);
  serve({ [botCall]: bot, [listCall]: { results: people, count: people.length } });
  return render(
    <Router hook={useBrowserLocation}>
      <Results />
    </Router>,
  );
};
const names = (screen: Locator) =>
  screen
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent);
const row = (screen: Locator, name: string) => screen.getByRole('listitem').filter({ hasText: name }).first();
/** By the keyboard: the drawn square covers the input for a pointer. */
const tick = async (box: Locator) => {
  await expect.element(box).toBeInTheDocument();
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
};
const select = (screen: Locator, name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const send = (screen: Locator) => screen.getByRole('button', { name: 'Send Email', exact: true });

describe('without a bot', () => {
  test('CMP-01 ROUTE-28 Professor Matches is step 2 of 3', async () => {
    const { screen } = open();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Professor Matches' })).toBeVisible();
    await expect.element(screen.getByText('Step 2 of 3', { exact: true })).toBeVisible();
    const steps = screen.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    expect(steps.elements()).toHaveLength(3);
    expect(steps.elements().map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  test('CMP-02 A-03 shows a sample list, marked Sample, with a match percent for each, and asks for nothing', async () => {
    const { screen, sent } = open();
    await expect
      .element(screen.getByRole('region', { name: 'Matches' }).getByText('Sample', { exact: true }))
      .toBeVisible();
    await expect.element(screen.getByText(/These professors are invented/)).toBeVisible();
    const list = screen.getByRole('list', { name: 'Sample matches' });
    for (const [name, percent] of [
      ['Ingrid Solheim', '92% match'],
      ['Søren Kjeldgaard', '84% match'],
      ['Aino Lehtoranta', '81% match'],
      ['Hallgrímsson', '74% match'],
      ['Hammarström', '46% match'],
    ] as const) {
      await expect.element(row(list, name).getByText(percent, { exact: true })).toBeVisible();
      await expect.element(row(list, name).getByRole('img', { name: percent })).toBeVisible();
    }
    await expect.element(list.getByText('Wind is the subject, not temperature')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('CMP-02 in Persian the percent follows its word, in Persian digits', async () => {
    const { screen } = open('', {}, 'fa');
    await expect.element(screen.getByText('تطابق ۹۲٪', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('گام ۲ از ۳', { exact: true })).toBeVisible();
  });

  test('A-03 a sample person has neither a page nor an email to open', () => {
    const { screen } = open();
    const links = screen.getByRole('list', { name: 'Sample matches' }).getByRole('link');
    expect(links.elements()).toEqual([]);
  });

  test('CMP-03 Select All selects everybody, and deselects them again', async () => {
    const { screen } = open();
    await tick(screen.getByRole('checkbox', { name: 'Select All' }));
    const boxes = screen.getByRole('checkbox', { name: /^Select / });
    expect(boxes.elements()).toHaveLength(6);
    for (const box of boxes.elements()) expect((box as HTMLInputElement).checked).toBe(true);
    await expect.element(screen.getByText('5 selected').first()).toBeInTheDocument();
    await tick(screen.getByRole('checkbox', { name: 'Select All' }));
    for (const box of boxes.elements()) expect((box as HTMLInputElement).checked).toBe(false);
  });

  test('CMP-04 Send Email leads to /compose with those who are selected, and waits for somebody to be', async () => {
    const screen = openInBrowser();
    await expect.element(send(screen)).toBeDisabled();
    await expect.element(send(screen)).toHaveAccessibleDescription('Select a professor to continue to Compose Email.');
    await tick(select(screen, 'Aino Lehtoranta'));
    await send(screen).click();
    await expect.poll(() => location.pathname).toBe('/compose');
    expect(history.state).toEqual({
      bot: null,
      recipients: [{ id: null, name: 'Aino Lehtoranta', university: 'University of Tavasta', email: null }],
    });
  });
});

describe('of a bot', () => {
  test('A-03 ROUTE-11 shows its matches in the same layout, best first, with what can be done', async () => {
    const { screen, sent } = open(withBot);
    await expect.poll(() => names(screen)).toEqual(['Ada Berg', 'Bo Åkesson', 'Olav Hjelmeland']);
    await expect.element(screen.getByText('Step 2 of 3', { exact: true })).toBeVisible();
    await expect.element(row(screen, 'Ada Berg').getByText('89% match', { exact: true })).toBeVisible();
    const leads = (name: string, action: string, href: string) =>
      expect.element(row(screen, name).getByRole('link', { name: `${action}: ${name}` })).toHaveAttribute('href', href);
    await leads('Ada Berg', 'View Details', '/professors/1');
    await leads('Ada Berg', 'Preview Email', `/professors/1/email?bot=${bot.id}`);
    await leads('Bo Åkesson', 'Create draft', `/professors/2/email?bot=${bot.id}`);
    await leads('Olav Hjelmeland', 'Open the email', `/professors/3/email?bot=${bot.id}`);
    await expect.element(screen.getByRole('link', { name: bot.name })).toHaveAttribute('href', `/bots/${bot.id}`);
    expect(new Set(sent.map(({ call }) => call))).toEqual(new Set([botCall, listCall]));
    await expect.element(screen.getByText(/These professors are invented/)).not.toBeInTheDocument();
  });

  test('FAC-34 FAC-35 FAC-36 FAC-37 FAC-38 FAC-39 FAC-40 the percent, its ring and the h-index have the colours of their bands', async () => {
    const bands = [
      [80, 'green', 50, 'green'],
      [79, 'amber', 49, 'amber'],
      [50, 'amber', 20, 'amber'],
      [49, 'red', 19, 'red'],
      [30, 'red', 10, 'red'],
      [20, 'red', 9, 'muted'],
    ] as const;
    const results = bands.map(([score, , h_index], index) => {
      const one = found(index + 1, `Person ${index + 1}`);
      return { ...one, professor: { ...one.professor, h_index }, match_score: { ...one.match_score, score } };
    });
    const { screen } = open(withBot, { [listCall]: { results, count: results.length } });
    await expect.poll(() => names(screen)).toHaveLength(bands.length);
    const drawn = (index: number) => {
      const [score, , hIndex] = bands[index] ?? [];
      const of = row(screen, `Person ${index + 1}`);
      const arc = [
        ...of
          .getByRole('img', { name: `${score}% match`, exact: true })
          .element()
          .querySelectorAll('circle'),
      ].at(-1);
      const badge = (words: string) =>
        colourName(getComputedStyle(of.getByText(words, { exact: true }).element()).color);
      return [arc && colourName(getComputedStyle(arc).stroke), badge(`${score}% match`), badge(`h-index ${hIndex}`)];
    };
    expect(bands.map((_, index) => drawn(index))).toEqual(
      bands.map(([, colour, , hColour]) => [colour, colour, hColour]),
    );
  });

  test('CMP-03 A-53 Select All takes those who can be selected and pass the filters', async () => {
    const { screen } = open(withBot);
    await expect.element(select(screen, 'Olav Hjelmeland')).toBeDisabled();
    await expect
      .element(screen.getByText('Cannot be selected: an email to this professor has been sent, or sending has begun.'))
      .toBeVisible();
    await tick(screen.getByRole('checkbox', { name: 'Select All' }));
    await expect.element(select(screen, 'Ada Berg')).toBeChecked();
    await expect.element(select(screen, 'Bo Åkesson')).toBeChecked();
    await expect.element(select(screen, 'Olav Hjelmeland')).not.toBeChecked();
    await expect.element(screen.getByRole('checkbox', { name: 'Select All' })).toBeChecked();
  });

  test('CMP-04 Send Email hands over the professors and the bot', async () => {
    const screen = openInBrowser(withBot);
    await tick(screen.getByRole('checkbox', { name: 'Select All' }));
    await send(screen).click();
    await expect.poll(() => location.pathname).toBe('/compose');
    expect(history.state).toEqual({
      bot: bot.id,
      recipients: [
        { id: 1, name: 'Ada Berg', university: MockProfessor.university_name, email: 'p1@uni.example' },
        { id: 2, name: 'Bo Åkesson', university: MockProfessor.university_name, email: 'p2@uni.example' },
      ],
    });
  });

  test('a selection stays while the list is narrowed, and can be cleared', async () => {
    const { screen } = open(withBot);
    await tick(select(screen, 'Ada Berg'));
    await userEvent.fill(screen.getByRole('searchbox'), 'Åkesson');
    await expect.poll(() => names(screen)).toEqual(['Bo Åkesson']);
    await expect.element(screen.getByText('1 selected').first()).toBeInTheDocument();
    await expect.element(screen.getByText(/1 of these 3 professors matches the filters/).first()).toBeInTheDocument();
    await screen.getByRole('button', { name: 'Clear selection' }).click();
    await expect.element(send(screen)).toBeDisabled();
    await screen.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => names(screen)).toHaveLength(3);
  });

  test('a search writes the address once, when typing pauses', async () => {
    const screen = openInBrowser(withBot);
    const search = screen.getByRole('searchbox');
    await expect.element(search).toBeVisible();
    const written = vi.spyOn(history, 'replaceState');
    onTestFinished(() => written.mockRestore());
    await search.click();
    await userEvent.keyboard('berg');
    await expect.poll(() => new URLSearchParams(location.search).get('q')).toBe('berg');
    expect(written.mock.calls.filter(([, , url]) => String(url).includes('q='))).toHaveLength(1);
  });

  test('focus goes to the heading when the buttons that clear are gone', async () => {
    const { screen } = open(`${withBot}&q=nobody`);
    await screen.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect.element(screen.getByRole('heading', { name: 'Search and filters' })).toHaveFocus();
    await tick(select(screen, 'Ada Berg'));
    await screen.getByRole('button', { name: 'Clear selection' }).click();
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Matches' })).toHaveFocus();
  });

  test('who was selected is still so when Back leads to the page again', async () => {
    serve({ [botCall]: bot, [listCall]: { results: people, count: people.length } });
    const screen = render(
      <>
        <Route path="/results">
          <Results />
        </Route>
        <Link href={`/results${withBot}`}>To the matches</Link>
        <Link href="/bots">Away</Link>
      </>,
      { path: '/bots' },
    );
    await screen.getByRole('link', { name: 'To the matches' }).click();
    await tick(select(screen, 'Ada Berg'));
    await screen.getByRole('link', { name: 'Away' }).click();
    await expect.element(select(screen, 'Ada Berg')).not.toBeInTheDocument();
    await screen.getByRole('link', { name: 'To the matches' }).click();
    await expect.element(select(screen, 'Ada Berg')).toBeChecked();
  });

  test('a minimum leaves out who is below it; one that is too high is named and leaves out nobody', async () => {
    const { screen } = open(withBot);
    const field = screen.getByRole('textbox', { name: 'Minimum match (percent)' });
    await expect.poll(() => names(screen)).toHaveLength(3);
    await userEvent.fill(field, '88');
    await expect.poll(() => names(screen)).toEqual(['Ada Berg', 'Bo Åkesson']);
    await userEvent.fill(field, '101');
    await expect.element(screen.getByText('Value must be at most 100.')).toBeVisible();
    await expect.poll(() => names(screen)).toHaveLength(3);
  });

  test('a page is turned in the address of the request, and focus goes to the list', async () => {
    const pages: (string | null)[] = [];
    const { screen } = open(withBot, {
      [listCall]: (request: Request) => {
        pages.push(new URL(request.url).searchParams.get('page'));
        return Response.json({ results: people, count: 120 });
      },
    });
    await screen.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect.poll(() => pages.at(-1)).toBe('2');
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Matches' })).toHaveFocus();
    await expect.element(screen.getByText(/Showing 51 to 53 of 120/)).toBeVisible();
  });

  test('while the run goes on, the list changes only with Refresh', async () => {
    let more = false;
    const { screen } = open(withBot, {
      [botCall]: { ...bot, latest_run: MockRun },
      [listCall]: () => {
        const results = more ? people : people.slice(0, 1);
        return Response.json({ results, count: results.length });
      },
    });
    await expect.element(screen.getByText('Your bot is still searching')).toBeVisible();
    await expect.poll(() => names(screen)).toEqual(['Ada Berg']);
    more = true;
    await screen.getByRole('button', { name: 'Refresh' }).first().click();
    await expect.poll(() => names(screen)).toHaveLength(3);
  });

  test.each(['?bot=abc', '?bot=0', '?bot='])('%s is no bot: it is said, and nothing is asked', async (query) => {
    const { screen, sent } = open(query);
    await expect.element(screen.getByRole('heading', { name: 'Bot not found' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('a bot of somebody else is not found', async () => {
    const { screen } = open('?bot=999');
    await expect.element(screen.getByRole('heading', { name: 'Bot not found' })).toBeVisible();
  });

  test('ERR-44 a list that failed says so and is asked for again', async () => {
    let down = true;
    const { screen } = open(withBot, {
      [listCall]: () =>
        down ? Response.json({}, { status: 500 }) : Response.json({ results: people, count: people.length }),
    });
    await expect.element(screen.getByRole('heading', { name: 'Failed to load professors' })).toBeVisible();
    down = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => names(screen)).toHaveLength(3);
  });

  test('ERR-51 a bot that found nobody says so, and leads to its page', async () => {
    const { screen } = open(withBot, { [listCall]: { results: [], count: 0 } });
    await expect.element(screen.getByRole('heading', { name: 'No professors found' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Open the bot' })).toHaveAttribute('href', `/bots/${bot.id}`);
  });

  test('a name of the other direction is isolated from the text around it', async () => {
    const { screen } = open(withBot, {
      [listCall]: { results: [{ ...found(1, ''), professor: MockProfessorLongPersian }], count: 1 },
    });
    for (const text of [MockProfessorLongPersian.full_name, MockProfessorLongPersian.university_name ?? ''])
      await expect.element(screen.getByText(text, { exact: true })).toHaveAttribute('dir', 'auto');
  });

  test.each(['en', 'fa'] as const)('by keyboard alone a match is selected and sent on (%s)', async (locale) => {
    const { screen } = open('', {}, locale);
    const box = screen.getByRole('checkbox', { name: /Ingrid Solheim/ });
    const focused = vi.fn<() => void>();
    box.element().addEventListener('focus', focused);
    for (let press = 0; press < 20 && focused.mock.calls.length === 0; press += 1) await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(box).toBeChecked();
    const button = screen.getByRole('button', { name: locale === 'en' ? 'Send Email' : 'ارسال ایمیل', exact: true });
    await expect.element(button).toBeEnabled();
  });
});
