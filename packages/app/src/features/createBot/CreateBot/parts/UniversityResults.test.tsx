import type { University } from '@peyk/api-types';
import { useEffect, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../../mocks/render';
import { type CreateBotState, createBotStates as states } from '../CreateBot.states';
import { drawWizard } from '../testing/drawWizard';
import { UniversityResults } from '../../../../entities/bot/search/UniversityResults';

const spoken = (words: string) =>
  expect.poll(() => document.querySelector('span[aria-live=polite]')?.textContent).toBe(words);
const rows = () => page.getByRole('table', { name: 'Universities' }).getByRole('row').elements().length - 1;
const { wizard } = states.results;
const sample = states.results.results.universities[0]!;

/** Results of this length, none chosen. */
function withMany(count: number): CreateBotState {
  const universities: University[] = Array.from({ length: count }, (_, index) => ({
    ...sample,
    id: index + 1,
    name: `University ${index + 1}`,
    world_rank: index + 1,
  }));
  return {
    ...states.results,
    wizard: { ...wizard, form: { ...wizard.form, selected: [] } },
    results: { status: 'ready', refreshing: false, notice: null, universities },
  };
}

test('BOT-60 REF-02 lists universities with both ranks, and says where one is missing', async () => {
  const { screen } = drawWizard(states.resultsUnranked);
  const last = screen.getByRole('row', { name: /Arctic University/ });
  await expect.element(screen.getByRole('heading', { name: '2 universities' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /University of Oslo.*Norway.*96.*1/ })).toBeVisible();
  expect(last.getByText('no rank').elements()).toHaveLength(2);
});

test('BOT-61 A-53 Select All takes all results, not only the page, and tells how many', async () => {
  const { screen } = drawWizard(withMany(34));
  await screen.getByRole('button', { name: 'Select All' }).click();
  await expect.element(screen.getByText(/^34 selected\./)).toBeVisible();
  await spoken('34 universities selected');
  await screen.getByRole('button', { name: 'Page 4' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Select University 34' })).toBeChecked();
});

test('BOT-62 Clear Selection takes none, says so, and leaves focus beside it', async () => {
  const { screen } = drawWizard(states.results);
  await screen.getByRole('button', { name: 'Clear Selection' }).click();
  await expect.element(screen.getByText(/ selected\./)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Select All' })).toHaveFocus();
  await spoken('None selected');
});

test('BOT-63 BOT-64 BOT-65 ten to a page at first, or 25, or 50', async () => {
  const { screen } = drawWizard(withMany(120));
  expect(rows()).toBe(10);
  const size = screen.getByRole('combobox', { name: 'Per page' });
  await size.click();
  expect(
    screen
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['10', '25', '50']);
  await screen.getByRole('option', { name: '25' }).click();
  await expect.poll(rows).toBe(25);
  await size.click();
  await screen.getByRole('option', { name: '50' }).click();
  await expect.poll(rows).toBe(50);
});

test('BOT-66 the pages show two on each side of the current one', async () => {
  const many = withMany(240);
  const { screen } = drawWizard({ ...many, wizard: { ...many.wizard, page: 10 } });
  const pages = screen.getByRole('navigation', { name: 'Pages of universities' }).getByRole('listitem');
  const shown = pages.elements().filter((cell) => cell.getClientRects().length > 0);
  expect(shown.map(({ textContent }) => textContent)).toEqual(['1', '8', '9', '10', '11', '12', '24']);
});

test('A-54 results of earlier filters stay and are marked until Apply', async () => {
  const { screen } = drawWizard(states.results);
  await screen.getByRole('textbox', { name: 'Maximum rank' }).fill('300');
  await expect.element(screen.getByText('Outdated', { exact: true })).toBeVisible();
  expect(rows()).toBe(10);
  await screen.getByRole('button', { name: 'Apply Filters' }).click();
  await expect.element(screen.getByText('Outdated', { exact: true })).not.toBeInTheDocument();
});

test('BOT-54 BOT-55 BOT-56 BOT-57 BOT-58 A-55 Clear all filters hides the results and begins filters anew', async () => {
  const { screen } = drawWizard(states.results);
  await screen.getByRole('button', { name: 'Clear all filters' }).click();
  await expect.element(screen.getByRole('table', { name: 'Universities' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('radio', { name: 'By Country' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'World Rank Based' })).toBeChecked();
  await expect.element(screen.getByRole('textbox', { name: 'Minimum rank' })).toHaveValue('1');
  await expect.element(screen.getByRole('textbox', { name: 'Maximum rank' })).toHaveValue('100');
  await expect.element(screen.getByRole('textbox', { name: 'Bot name' })).toHaveValue('Nordic bridge monitoring');
  await spoken('Select where to look, then apply filters to see results.');
});

test('BOT-69 A-54 another country hides the results and what was chosen among them', async () => {
  const { screen } = drawWizard(states.resultsChosenElsewhere);
  await screen.getByRole('combobox', { name: 'Country' }).click();
  await screen.getByRole('option', { name: 'Sweden' }).click();
  await expect.element(screen.getByRole('table', { name: 'Universities' })).not.toBeInTheDocument();
  await expect.element(screen.getByText(/^No university selected/).first()).toBeInTheDocument();
});

test.each([
  ['BOT-70', 'Continent', 'Asia', []],
  ['BOT-71', 'Subcontinent', 'Western Europe', ['Norway', 'Sweden']],
] as const)('%s A-54 another %s hides the results and what was chosen among them', async (_, field, option, kept) => {
  const { screen } = drawWizard({ ...states.results, countries: states.filters.countries });
  await screen.getByRole('combobox', { name: field, exact: true }).click();
  await screen.getByRole('option', { name: option }).click();
  await expect.element(screen.getByRole('table', { name: 'Universities' })).not.toBeInTheDocument();
  await expect.element(screen.getByText(/^No university selected/).first()).toBeInTheDocument();
  await expect
    .element(screen.getByRole('combobox', { name: 'Subcontinent' }))
    .toHaveTextContent(field === 'Continent' ? 'The whole continent' : option);
  for (const country of ['Norway', 'Sweden'])
    expect(screen.getByRole('button', { name: `Remove ${country}` }).elements()).toHaveLength(
      (kept as readonly string[]).includes(country) ? 1 : 0,
    );
});

test('BOT-72 A-54 a country less hides the results and what was chosen among them', async () => {
  const { screen } = drawWizard(states.results);
  await screen.getByRole('button', { name: 'Remove Sweden' }).click();
  await expect.element(screen.getByRole('table', { name: 'Universities' })).not.toBeInTheDocument();
  await expect.element(screen.getByText(/^No university selected/).first()).toBeInTheDocument();
});

test('BOT-60 A-54 the number of results is said each time filters were applied', async () => {
  const { screen } = drawWizard({ ...states.results, wizard: { ...wizard, applied: null } });
  await screen.getByRole('button', { name: 'Apply Filters' }).click();
  await expect.element(screen.getByRole('heading', { name: '34 universities' })).toBeVisible();
  await spoken('34 universities');
});

test('REF-06 universities that cannot be loaded can be asked for again', async () => {
  const { screen, asked } = drawWizard(states.resultsFailed);
  await expect.element(screen.getByRole('heading', { name: 'Failed to fetch universities' })).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(asked.onRetryUniversities).toHaveBeenCalledOnce();
});

test('more universities than a bot can be given are told at once, and keep the step from being left', async () => {
  const { screen } = drawWizard(withMany(501));
  await screen.getByRole('button', { name: 'Select All' }).click();
  const words = screen.getByText(/^Select up to 500 universities/);
  await expect.element(words).toBeVisible();
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByRole('alert').getByText(/^Select up to 500 universities/)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '501 universities' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Clear Selection' }).click();
  await expect.element(words).not.toBeInTheDocument();
});

test('10,000 universities, all chosen, take fewer than 5,000 nodes in every mode', async () => {
  const many = withMany(10_000);
  const { screen } = drawWizard({ ...many, wizard: { ...many.wizard, pageSize: 50 } });
  await screen.getByRole('button', { name: 'Select All' }).click();
  await expect.element(screen.getByText(/^10,000 selected\./)).toBeVisible();
  expect(rows()).toBe(50);
  expect(document.querySelectorAll('*').length).toBeLessThan(5000);
  await screen.getByText('University Name', { exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Remove University 10' })).toBeVisible();
  await screen.getByRole('button', { name: 'Show 10 more' }).click();
  await expect.element(screen.getByRole('button', { name: 'Remove University 20' })).toBeVisible();
  expect(document.querySelectorAll('*').length).toBeLessThan(5000);
});

test('focus that stood on a retry comes to the results it brought', async () => {
  const steps = [states.resultsFailed, states.resultsLoading, states.results];
  function Retried() {
    const [step, setStep] = useState(0);
    useEffect(() => {
      if (step === 1) setStep(2);
    }, [step]);
    const state = steps[step] ?? states.results;
    return (
      <UniversityResults state={{ ...state, finder: state.wizard }} dispatch={vi.fn()} onRetry={() => setStep(1)} />
    );
  }
  const screen = render(<Retried />);
  (screen.getByRole('button', { name: 'Try again' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: '34 universities' })).toHaveFocus();
});

test('A-53 what is chosen outside these results is told, and counts with Select All', async () => {
  const { screen } = drawWizard(states.resultsChosenElsewhere);
  await expect.element(screen.getByText(/^2 selected \(1 outside these results\)\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Select All' }).click();
  await expect.element(screen.getByText(/^5 selected \(1 outside these results\)\./)).toBeVisible();
  await spoken('5 universities selected');
});

test('BOT-61 a box takes its own university to what is chosen, and away', async () => {
  const { screen } = drawWizard(withMany(12));
  const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}`, exact: true });
  const press = (name: string) => (box(name).element() as HTMLElement).click();
  press('University 3');
  await expect.element(box('University 3')).toBeChecked();
  press('University 10');
  await expect.element(screen.getByText(/^2 selected\./)).toBeVisible();
  press('University 3');
  await expect.element(screen.getByText(/^1 selected\./)).toBeVisible();
  await expect.element(box('University 3')).not.toBeChecked();
  await expect.element(box('University 10')).toBeChecked();
});

test('five hundred universities are as many as a bot can be given', async () => {
  const { screen } = drawWizard(withMany(500));
  await screen.getByRole('button', { name: 'Select All' }).click();
  await expect.element(screen.getByText(/^500 selected\./)).toBeVisible();
  await expect.element(screen.getByText(/^Select up to 500/)).not.toBeInTheDocument();
});

test.each([
  ['en', { sample: true, rank_date: '2026-10-01' }, 'Rank source: sample directory, 1 October 2026'],
  ['en', { sample: false, rank_source: 'QS', rank_date: null }, 'Rank source: QS'],
  ['en', { sample: false, rank_source: null, rank_date: '2026-10-01' }, null],
] as const)('REF-02 in %s of ranks like %j it is said who gave them', async (locale, fields, words) => {
  const state = withMany(1);
  const { results } = states.results;
  const { screen } = drawWizard(
    { ...state, results: { ...results, universities: [{ ...sample, ...fields }] } },
    locale,
  );
  await expect.element(screen.getByRole('heading', { name: '1 university' })).toBeVisible();
  expect(
    screen
      .getByText(/^Rank source/)
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(words ? [words] : []);
});

test('REF-02 on a phone the country and the rank there stand below the name', async () => {
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const state = withMany(1);
  const universities = [
    { ...sample, id: 1, name: 'First', country_code: 'NO', country_name: 'Norway', world_rank: 96, country_rank: 1200 },
    { ...sample, id: 2, name: 'Second', country_code: 'NO', country_name: 'Norway', world_rank: 7, country_rank: null },
  ];
  const { screen } = drawWizard({ ...state, results: { ...states.results.results, universities } });
  await expect
    .element(screen.getByRole('row', { name: /First/ }).getByText('Norway, national rank 1200'))
    .toBeVisible();
  await expect
    .element(
      screen
        .getByRole('row', { name: /Second/ })
        .getByText('Norway', { exact: true })
        .first(),
    )
    .toBeVisible();
});
