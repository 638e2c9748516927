import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { MockCountry } from '../../../mocks/fixtures/university';
import { createBotStates as states } from './CreateBot.states';
import { drawWizard } from './testing/drawWizard';

const namesOf = (elements: readonly Element[]) => elements.map((element) => element.textContent);

test('BOT-01 BOT-02 has exactly three steps, and a completed one carries a tick', async () => {
  const { screen } = drawWizard(states.filters);
  const steps = screen.getByRole('navigation', { name: 'Steps' }).getByRole('button');
  await expect.element(steps.nth(0)).toHaveAccessibleName('Research Area (done)');
  await expect.element(steps.nth(1)).toHaveAccessibleName('Filters & Universities');
  await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect.element(steps.nth(2)).toHaveAccessibleName('Gmail Account');
  expect(steps.elements()).toHaveLength(3);
});

test('BOT-03 BOT-10 Next and Back move between the steps', async () => {
  const { screen } = drawWizard(states.researchPicked);
  await expect.element(screen.getByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Bot name' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Research Area (done)' })).toBeVisible();
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Select a research interest' })).toHaveFocus();
});

test('BOT-11 BOT-12 a step of the sidebar is reached at any time, and the error is gone', async () => {
  const { screen } = drawWizard(states.research);
  await screen.getByRole('button', { name: 'Next' }).click();
  const error = screen.getByText('Please select a research area to continue.');
  await expect.element(error).toBeVisible();
  await screen.getByRole('button', { name: 'Gmail Account' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Select a Gmail account' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Research Area' }).click();
  await expect.element(error).not.toBeInTheDocument();
});

test('BOT-12 a jump also takes back what was said about the creation and the connection', async () => {
  const { screen, asked } = drawWizard(states.notCreated);
  await screen.getByRole('button', { name: 'Research Area (done)' }).click();
  expect(asked.onDismissProblem).toHaveBeenCalledOnce();
  expect(asked.onDismissConnect).toHaveBeenCalledOnce();
});

test('BOT-13 BOT-14 REF-04 shows the interests as cards, of which one is picked', async () => {
  const { screen } = drawWizard(states.research);
  const cards = screen.getByRole('radio');
  expect(cards.elements()).toHaveLength(3);
  await screen.getByText('Structural health monitoring').click();
  await screen.getByText('Vibration-based sensing').click();
  await expect.element(screen.getByRole('radio', { name: /^Vibration-based/ })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: /^Structural/ })).not.toBeChecked();
  await expect.element(screen.getByText('Civil engineering')).toBeVisible();
});

test('BOT-15 says that interests are being loaded', async () => {
  const { screen } = drawWizard(states.researchLoading);
  await expect.element(screen.getByText('Loading your research interests…')).toBeInTheDocument();
});

test('BOT-16 BOT-17 without interests there is a way to the profile', async () => {
  const { screen } = drawWizard(states.researchEmpty);
  await expect.element(screen.getByRole('heading', { name: 'No Research Interests Found' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Open your profile' }))
    .toHaveAttribute('href', '/profile?step=research-interests');
});

test.each(['researchEmpty', 'researchFailed', 'researchLoading'] as const)(
  'BOT-07 A-41 Next says what is missing where there is nothing to choose (%s)',
  async (name) => {
    const { screen } = drawWizard(states[name]);
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect.element(screen.getByText('Please select a research area to continue.')).toBeVisible();
  },
);

test('BOT-18 A-64 interests that failed to load can be asked for again', async () => {
  const { screen, asked } = drawWizard(states.researchFailed);
  const words = 'Failed to load research interests. Please try again.';
  await expect.element(screen.getByRole('heading', { name: words })).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(asked.onRetryInterests).toHaveBeenCalledOnce();
});

test('BOT-20 BOT-22 BOT-23 BOT-26 BOT-27 asks for a name of at most 120 characters and a number per university, 5 at first', async () => {
  const { screen } = drawWizard(states.filters);
  const name = screen.getByRole('textbox', { name: 'Bot name' });
  await name.fill('N'.repeat(121));
  await expect.element(name).toHaveValue('N'.repeat(120));
  await expect.element(name).toHaveAccessibleDescription(expect.stringContaining('Limit of 120 characters reached'));
  const number = screen.getByRole('textbox', { name: 'Number of professors' });
  await expect.element(number).toHaveValue('5');
  await expect.element(number).toHaveAccessibleDescription('Per university, 1 to 100');
});

test.each([
  ['101', 'Value must be at most 100.'],
  ['0', 'Value must be at least 1.'],
  ['', 'This field is required.'],
])('BOT-24 BOT-25 a number of «%s» is told on its field', async (typed, words) => {
  const { screen } = drawWizard(states.filters);
  await screen.getByRole('textbox', { name: 'Bot name' }).fill('Nordic');
  const number = screen.getByRole('textbox', { name: 'Number of professors' });
  await number.fill(typed);
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(number).toHaveFocus();
});

test('MAT-03 asks how many emails a run writes at most, and says in weeks what that means at the limits of today', async () => {
  const { screen } = drawWizard(states.filters);
  const emails = screen.getByRole('textbox', { name: 'Maximum drafts per run' });
  await expect.element(emails).toHaveValue('10');
  const said = (weeks: string) =>
    `From 1 to 50. The closest matches come first. Under the current limits, sending all emails from one run takes about ${weeks}.`;
  await expect.element(emails).toHaveAccessibleDescription(said('1 week'));
  await emails.fill('۵۰');
  await expect.element(emails).toHaveAccessibleDescription(said('2 weeks'));
  await emails.fill('');
  await expect.element(emails).toHaveAccessibleDescription('From 1 to 50. The closest matches come first.');
});

test.each([
  ['en', 'Sending time', 'Under the current limits, sending all emails from one run takes about 1 week.'],
  ['fa', 'مدت ارسال', 'با محدودیت‌های کنونی، ارسال همهٔ ایمیل‌های هر اجرا حدود ۱ هفته طول می‌کشد.'],
] as const)('MAT-03 the last step says in %s how many weeks the emails take', async (locale, term, weeks) => {
  const { screen } = drawWizard(states.gmailPicked, locale);
  await expect.element(screen.getByRole('term').getByText(term, { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('definition').getByText(weeks, { exact: true })).toBeVisible();
});

test('MAT-03 the last step says nothing of weeks while the limits are not known', async () => {
  const { screen } = drawWizard({ ...states.gmailPicked, limits: null });
  await expect.element(screen.getByRole('heading', { name: 'What this bot will do' })).toBeVisible();
  await expect.element(screen.getByText('Sending time')).not.toBeInTheDocument();
});

test('MAT-03 says nothing of weeks while the limits are not known', async () => {
  const { screen } = drawWizard(states.filtersLimitsUnknown);
  await expect
    .element(screen.getByRole('textbox', { name: 'Maximum drafts per run' }))
    .toHaveAccessibleDescription('From 1 to 50. The closest matches come first.');
});

test.each([
  ['51', 'Value must be at most 50.'],
  ['۰', 'Value must be at least 1.'],
  ['', 'This field is required.'],
])('MAT-03 «%s» emails per run are told on their field', async (typed, words) => {
  const { screen } = drawWizard(states.filters);
  await screen.getByRole('textbox', { name: 'Bot name' }).fill('Nordic');
  const emails = screen.getByRole('textbox', { name: 'Maximum drafts per run' });
  await emails.fill(typed);
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(emails).toHaveFocus();
});

test.each([
  ['en', 'filtersReady', 'all that match your filters, up to 500\u00a0• at most 10 drafts per run'],
  ['en', 'gmailPicked', '\u00a0• at most 10 drafts per run'],
  ['fa', 'gmailPicked', '\u00a0• حداکثر ۱۰ پیش‌نویس در هر اجرا'],
] as const)('MAT-03 in %s the summary of %s names the emails of a run', async (locale, state, words) => {
  const { screen } = drawWizard(states[state], locale);
  await expect.poll(() => screen.element().textContent).toContain(words);
});

test('MAT-03 on a phone the last step says once how many drafts a run has', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 720));
  const { screen } = drawWizard(states.gmailPicked, 'en');
  const seen = () =>
    screen
      .getByText(/at most 10 drafts per run/i)
      .elements()
      .filter((words) => words.checkVisibility())
      .map(({ textContent }) => textContent);
  await expect.poll(seen).toEqual(['At most 10 drafts per run, each for your approval']);
});

test('BOT-28 a checkbox asks for a research proposal in emails', async () => {
  const { screen } = drawWizard(states.filters);
  const box = screen.getByRole('checkbox', { name: 'Require research proposal in emails' });
  await expect.element(box).not.toBeChecked();
  await screen.getByText('Require research proposal in emails').click();
  await expect.element(box).toBeChecked();
});

test('BOT-29 BOT-30 BOT-31 BOT-32 the target region is a country, or a continent and its part', async () => {
  const { screen } = drawWizard(states.filters);
  const scope = screen.getByRole('radiogroup', { name: 'Target region' }).getByRole('radio');
  await expect.element(scope.nth(0)).toBeChecked();
  await expect.element(screen.getByRole('combobox', { name: 'Country' })).toBeVisible();
  await screen.getByText('By Continent & Subcontinent').click();
  await expect.element(screen.getByRole('combobox', { name: 'Country' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('combobox', { name: 'Subcontinent' })).toBeDisabled();
  await screen.getByRole('combobox', { name: 'Continent', exact: true }).click();
  await screen.getByRole('option', { name: 'Europe' }).click();
  await screen.getByRole('combobox', { name: 'Subcontinent' }).click();
  expect(namesOf(screen.getByRole('option').elements())).toEqual([
    'The whole continent',
    'Northern Europe',
    'Western Europe',
  ]);
});

test('BOT-33 BOT-53 countries of a continent are chips, and one is needed to apply', async () => {
  const { screen } = drawWizard(states.filtersByContinent);
  const apply = screen.getByRole('button', { name: 'Apply Filters' });
  await expect.element(apply).toBeDisabled();
  await screen.getByRole('button', { name: 'Add Norway' }).click();
  await screen.getByRole('button', { name: 'Add Sweden' }).click();
  await expect.element(apply).toBeEnabled();
  await screen.getByRole('button', { name: 'Remove Norway' }).click();
  await screen.getByRole('button', { name: 'Remove Sweden' }).click();
  await expect.element(apply).toBeDisabled();
});

test('BOT-34 BOT-35 BOT-36 BOT-37 three search modes, by world rank from 1 to 100 at first', async () => {
  const { screen } = drawWizard(states.filters);
  const modes = screen.getByRole('radiogroup', { name: 'Search mode' }).getByRole('radio');
  expect(modes.elements().map((mode) => mode.closest('label')?.textContent)).toEqual([
    'World Rank Based',
    'Local Rank Based',
    'University Name',
  ]);
  await expect.element(modes.nth(0)).toBeChecked();
  await expect.element(screen.getByRole('textbox', { name: 'Minimum rank' })).toHaveValue('1');
  await expect.element(screen.getByRole('textbox', { name: 'Maximum rank' })).toHaveValue('100');
  await expect.element(screen.getByText('World rank', { exact: true })).toBeVisible();
  await screen.getByText('Local Rank Based').click();
  await expect.element(screen.getByText('National rank', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Maximum rank' })).toHaveValue('100');
});

test('BOT-50 the dock says that nothing is found by name without a name', async () => {
  const { screen } = drawWizard(states.filtersByNameWaits);
  await expect.element(screen.getByText(/^Nothing to search yet/).first()).toBeInTheDocument();
  await screen.getByText('World Rank Based').click();
  await expect
    .element(
      screen.getByText(/^No university selected: the bot searches all that match your filters, up to 500/).first(),
    )
    .toBeInTheDocument();
});

test('BOT-40 A-46 ranks that are upside down are told on Apply, and the same rank twice is not', async () => {
  const { screen } = drawWizard(states.filtersReady);
  const from = screen.getByRole('textbox', { name: 'Minimum rank' });
  await from.fill('101');
  await screen.getByRole('button', { name: 'Apply Filters' }).click();
  const words = screen.getByText('Maximum rank must be greater than minimum rank');
  await expect.element(words).toBeVisible();
  await expect.element(from).toHaveFocus();
  await from.fill('100');
  await screen.getByRole('button', { name: 'Apply Filters' }).click();
  await expect.element(words).not.toBeInTheDocument();
});

test('BOT-41 BOT-46 A-44 in name mode there is a type-ahead, and both numbers are one of 1 to 50', async () => {
  const { screen } = drawWizard(states.filtersByName);
  await expect.element(screen.getByRole('combobox', { name: 'University name' })).toHaveValue('univ');
  await expect.element(screen.getByRole('textbox', { name: 'Minimum rank' })).not.toBeInTheDocument();
  const numbers = screen.getByRole('textbox', { name: 'Number of professors' });
  await numbers.nth(1).fill('12');
  await expect.element(numbers.nth(0)).toHaveValue('12');
  await expect.element(numbers.nth(1)).toHaveAccessibleDescription('Per university, 1 to 50');
});

test('BOT-41 A-61 a suggestion chosen by keyboard is a chosen university', async () => {
  const { screen } = drawWizard(states.filtersByNameTyping);
  const field = screen.getByRole('combobox', { name: 'University name' });
  await field.fill('oslo');
  await expect.element(screen.getByRole('option', { name: /University of Oslo/ })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('University of Oslo');
  await screen.getByRole('button', { name: 'Remove University of Oslo' }).click();
  await expect.element(screen.getByText('Selected universities')).not.toBeInTheDocument();
});

test('BOT-51 BOT-52 BOT-59 prompts to apply filters, which takes a country', async () => {
  const { screen } = drawWizard(states.filters);
  const words = 'Select where to look, then apply filters to see results.';
  await expect.element(screen.getByText(words)).toBeVisible();
  const apply = screen.getByRole('button', { name: 'Apply Filters' });
  await expect.element(apply).toBeDisabled();
  await screen.getByRole('combobox', { name: 'Country' }).click();
  await screen.getByRole('option', { name: 'Norway' }).click();
  await expect.element(apply).toBeEnabled();
});

test('BOT-67 BOT-68 advanced settings open to areas and a least number of publications', async () => {
  const { screen } = drawWizard(states.filters);
  const toggle = screen.getByRole('button', { name: /^Advanced settings/ });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect.element(screen.getByRole('textbox', { name: 'More research areas' })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Minimum publications' })).toBeVisible();
});

test('BOT-88 a refusal inside the closed advanced settings opens them', async () => {
  const { screen } = drawWizard(states.advancedRefused);
  await expect.element(screen.getByText('Must be at most 300 characters.')).toBeVisible();
});

test.each([
  ['filtersContinentsFailed', 'Failed to load continent data: Failed to fetch continent data'],
  [
    'filtersContinentsFailedWithReason',
    'Failed to load continent data: The directory of universities and professors cannot be reached at the moment. Please try again in a few minutes.',
  ],
  ['filtersCountriesFailed', 'Failed to fetch countries'],
] as const)('BOT-73 BOT-74 BOT-75 REF-05 %s says so and offers a retry', async (name, words) => {
  const { screen, asked } = drawWizard(states[name]);
  await expect.element(screen.getByRole('alert').getByText(words)).toBeVisible();
  await screen.getByRole('button', { name: 'Retry' }).click();
  expect(asked.onRetryCountries).toHaveBeenCalledOnce();
});

test('BOT-09 BOT-76 BOT-79 BOT-81 an account is picked before Find Professors wakes, which says why it sleeps', async () => {
  const accounts = { ...states.gmail.accounts, accounts: [MockGmail] };
  const { screen, asked } = drawWizard({ ...states.gmail, accounts });
  const submit = screen.getByRole('button', { name: 'Find Professors' });
  await expect.element(submit).toBeDisabled();
  await expect.element(submit).toHaveAccessibleDescription('Please select a Gmail account to continue.');
  await screen.getByText('nasrin.ahmadi@gmail.example').click();
  await submit.click();
  expect(asked.onSubmit).toHaveBeenCalledOnce();
});

test('BOT-77 another account is connected from here', async () => {
  const { screen, asked } = drawWizard(states.gmail);
  await screen.getByRole('button', { name: 'Connect another account' }).click();
  expect(asked.onConnect).toHaveBeenCalledOnce();
});

test('BOT-80 while it is being sent the button takes no press', async () => {
  const { screen, asked } = drawWizard(states.sending);
  const submit = screen.getByRole('button', { name: /Find Professors/ });
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true');
  (submit.element() as HTMLElement).click();
  expect(asked.onSubmit).not.toHaveBeenCalled();
});

test('A-63 an expired account is listed, cannot be picked, and can be connected again', async () => {
  const { screen, asked } = drawWizard(states.gmailExpired);
  await expect.element(screen.getByText('n.ahmadi.research@gmail.example')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /^n\.ahmadi\.research/ })).toBeDisabled();
  await screen.getByRole('button', { name: 'Reconnect' }).click();
  expect(asked.onConnect).toHaveBeenCalledOnce();
});

test.each([
  ['en', 1, 3, '1 university, 3 professors each: at most 3 professors'],
  ['en', 2, 1, '2 universities, 1 professor each: at most 2 professors'],
  ['en', 1, 1, '1 university, 1 professor each: at most 1 professor'],
  ['en', 3, null, '3 universities, 0 professors each: at most 0 professors'],
  ['fa', 2, 3, '۲ دانشگاه، از هرکدام ۳ استاد: حداکثر ۶ استاد'],
] as const)('BOT-26 A-45 in %s the dock multiplies %i by %s', async (locale, count, professors, words) => {
  const { wizard } = states.gmailPicked;
  const selected = Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `University ${at + 1}` }));
  const form = { ...wizard.form, selected, professors };
  const { screen } = drawWizard({ ...states.gmailPicked, wizard: { ...wizard, form } }, locale);
  await expect.poll(() => screen.element().textContent).toContain(words);
});

test('BOT-33 twelve of the countries of a continent are offered at first, then all, and those that are chosen are not offered again', async () => {
  const countries = Array.from({ length: 15 }, (_, at) => ({
    ...MockCountry,
    id: at + 1,
    name: `Country ${String.fromCodePoint(79 - at)}`,
    code: undefined,
  }));
  const { wizard } = states.filtersByContinent;
  const { screen } = drawWizard({
    ...states.filtersByContinent,
    wizard: { ...wizard, form: { ...wizard.form, countries: ['Country A'] } },
    countries: { status: 'ready', refreshing: false, notice: null, countries },
  });
  const offered = () => screen.getByRole('button', { name: /^Add Country/ }).elements().length;
  await expect.element(screen.getByRole('button', { name: 'Remove Country A' })).toBeVisible();
  expect(offered()).toBe(12);
  await expect.element(screen.getByRole('button', { name: 'Add Country B' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Add Country N' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Show 2 more' }).click();
  expect(offered()).toBe(14);
  await screen.getByRole('button', { name: 'Show fewer' }).click();
  expect(offered()).toBe(12);
  for (const each of ['B', 'C']) await screen.getByRole('button', { name: `Add Country ${each}` }).click();
  await expect.poll(offered).toBe(12);
  await expect.element(screen.getByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
});

test.each([
  ['areasText', 'bridges'],
  ['minPublications', 0],
] as const)('BOT-67 BOT-68 advanced settings stand open where a draft has %s', async (field, value) => {
  const { wizard } = states.filters;
  const { screen } = drawWizard({ ...states.filters, wizard: { ...wizard, form: { ...wizard.form, [field]: value } } });
  const toggle = screen.getByRole('button', { name: /^Advanced settings/ });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('BOT-38 the slider ends at 500 in the world and at 100 in a country, and keeps the ranks', async () => {
  const { screen } = drawWizard(states.filters);
  const end = () => screen.getByRole('slider').elements().at(-1)?.getAttribute('max');
  await expect.poll(end).toBe('500');
  await screen.getByText('Local Rank Based').click();
  await expect.poll(end).toBe('100');
  await expect.element(screen.getByRole('textbox', { name: 'Maximum rank' })).toHaveValue('100');
});

test('A-63 where every account can send nothing is said of connecting one again', async () => {
  const accounts = {
    ...states.gmail.accounts,
    accounts: [MockGmail, { ...MockGmail, id: 44, email: 'b@mail.example' }],
  };
  const { screen } = drawWizard({ ...states.gmail, accounts });
  await expect.element(screen.getByRole('radio', { name: /^b@mail\.example/ })).toBeEnabled();
  await expect.element(screen.getByText('At least one account needs to be reconnected.')).not.toBeInTheDocument();
  await screen.getByText('b@mail.example').click();
  await expect.element(screen.getByRole('radio', { name: /^b@mail\.example/ })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: /^nasrin/ })).not.toBeChecked();
});

test('BOT-29 in Persian countries have their Persian names, in their order', async () => {
  const { screen } = drawWizard(states.filters, 'fa');
  await screen.getByRole('combobox', { name: 'کشور' }).click();
  await expect
    .poll(() => namesOf(screen.getByRole('option').elements()))
    .toEqual(['آلمان', 'سوئد', 'کانادا', 'نروژ', 'ایران']);
});

test('countries without a university come last, under a heading of their own', async () => {
  const { screen } = drawWizard(states.filters, 'en');
  await screen.getByRole('combobox', { name: 'Country' }).click();
  const rest = screen.getByRole('group', { name: 'All countries' });
  await expect.poll(() => namesOf(rest.getByRole('option').elements())).toEqual(['Iran']);
});

test('the countries with the most universities come first, and one press adds all that have any', async () => {
  const { screen } = drawWizard(states.filtersByContinent, 'en');
  const chips = screen.getByRole('list', { name: 'Countries' });
  await expect.poll(() => chips.element().textContent).toMatch(/Sweden.*Norway.*Denmark.*Finland.*Iceland.*Estonia/);
  await screen.getByRole('button', { name: 'Add all 5' }).click();
  await expect.element(screen.getByRole('button', { name: 'Add all 5' })).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('group');
  await expect.element(screen.getByRole('button', { name: /Iceland/ })).toHaveAccessibleName(/Remove/);
  await expect.element(screen.getByRole('button', { name: /Estonia/ })).not.toHaveAccessibleName(/Remove/);
});

test('the last step sums up what the bot will do', async () => {
  const { screen } = drawWizard(states.gmailPicked, 'en');
  const facts = screen.getByRole('definition');
  await expect
    .poll(() => facts.elements().map((fact) => fact.textContent))
    .toEqual([
      'Structural health monitoring',
      expect.any(String),
      expect.stringMatching(/selected|All that match/),
      'At most 10 drafts per run, each for your approval',
      expect.stringMatching(/^Under the current limits, sending all emails/),
    ]);
});
