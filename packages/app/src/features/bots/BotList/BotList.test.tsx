import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import {
  MockActiveBot,
  MockBot,
  MockBots,
  MockDraftBot,
  MockPausedBot,
  MockRunQueued,
} from '../../../mocks/fixtures/bot';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { BotList } from './BotList';

const stats = { total: 5, active: 2, professors_found: 58, total_emails_sent: 46 };
const open = (answers: Readonly<Record<string, Answer>> = {}, path = '/bots', locale: 'en' | 'fa' = 'en') => {
  const sent = serve({ 'GET /bots/': MockBots, 'GET /bots/stats/': stats, ...answers });
  return { sent, screen: render(<BotList />, { path, locale }) };
};
const names = (screen: Locator) =>
  screen
    .getByRole('list', { name: 'Your bots' })
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('a')?.textContent);
const posts = (sent: readonly { call: string }[]) =>
  sent.map(({ call }) => call).filter((call) => call.startsWith('POST'));
const failing = (detail?: string) => () => Response.json(detail ? { detail } : {}, { status: 500 });

describe('what the page shows', () => {
  test('BOT-90 BOT-91 BOT-92 BOT-93 has a title, an export, a way to a new bot and a search', async () => {
    const { screen } = open();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'My Bots' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Export Data (CSV)' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Create New Bot' })).toHaveAttribute('href', '/create-bot');
    await expect.element(screen.getByRole('searchbox', { name: 'Search your bots' })).toBeVisible();
  });

  test('BOT-101 BOT-108 BOT-109 each bot has its actions, Edit and Delete', async () => {
    const { screen } = open();
    await expect.poll(() => names(screen)).toEqual(MockBots.map(({ name }) => name));
    for (const { id, name } of MockBots) {
      const row = screen.getByRole('listitem').filter({ hasText: name });
      await expect.element(row.getByRole('link', { name: `Edit ${name}` })).toHaveAttribute('href', `/bots/${id}/edit`);
      await expect.element(row.getByRole('button', { name: `Delete ${name}` })).toBeEnabled();
    }
    const draft = screen.getByRole('listitem').filter({ hasText: MockDraftBot.name });
    await expect.element(draft.getByRole('button', { name: 'Run' })).toBeEnabled();
    expect(draft.getByRole('button', { name: 'Pause' }).elements()).toHaveLength(0);
  });

  test('BOT-150 BOT-153 adds the totals, under whatever names they come', async () => {
    const { screen } = open();
    await expect.element(screen.getByText(/58 professors found, 46 emails sent\./)).toBeVisible();
  });

  test('asks the second address for the totals only where the first does not exist', async () => {
    const { screen, sent } = open({
      'GET /bots/stats/': () => Response.json({}, { status: 404 }),
      'GET /api/bots/stats/': stats,
    });
    await expect.element(screen.getByText(/58 professors found/)).toBeVisible();
    expect(sent.map(({ call }) => call)).toContain('GET /api/bots/stats/');
  });

  test('BOT-123 says when each bot last ran', async () => {
    const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
    const times = [null, ago(5000), ago(5 * 60_000 + 5000), ago(3 * 3_600_000 + 5000), ago(2 * 86_400_000 + 5000)];
    const { screen } = open({
      'GET /bots/': times.map((last_run_at, index) => ({ ...MockActiveBot, id: index + 1, last_run_at })),
    });
    for (const words of ['never', 'just now', '5 minutes ago', '3 hours ago', '2 days ago'])
      await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  });

  test('the first number of a bot is its drafts to review, of whichever run', async () => {
    const { screen } = open({ 'GET /bots/': [{ ...MockActiveBot, drafts_waiting: 6, latest_run: MockRunQueued }] });
    const row = screen.getByRole('listitem').filter({ hasText: MockActiveBot.name });
    await expect.element(row.getByText('to review')).toBeVisible();
    expect(row.element().textContent).toMatch(/6\s*to review/);
  });

  test('A-58 says when the schedule runs a bot again, and nothing where it rests', async () => {
    const next_run_at = new Date(Date.now() + 40.5 * 60_000).toISOString();
    const { screen } = open({
      'GET /bots/': [
        { ...MockActiveBot, next_run_at },
        { ...MockPausedBot, next_run_at: null },
      ],
    });
    await expect.element(screen.getByText('Next run: in 40 minutes')).toBeVisible();
    await expect.poll(() => screen.getByText(/Next run/).elements()).toHaveLength(1);
  });

  test('R14 leads out of a pause as its reason demands', async () => {
    const paused_reason = 'It rests.';
    const { screen } = open({
      'GET /bots/': [
        { ...MockPausedBot, id: 1, name: 'First', paused_reason, paused_by: 'gmail_reconnect' },
        { ...MockPausedBot, id: 2, name: 'Second', paused_reason, paused_by: 'domain_policy' },
        { ...MockPausedBot, id: 3, name: 'Third', paused_reason, paused_by: 'bounces' },
      ],
    });
    const row = (name: string) => screen.getByRole('listitem').filter({ hasText: name });
    await expect.element(row('First').getByRole('link', { name: 'Reconnect Gmail' })).toHaveAttribute('href', '/gmail');
    await expect
      .element(row('Second').getByRole('link', { name: 'Select another account' }))
      .toHaveAttribute('href', '/bots/2/edit');
    expect(row('Third').getByRole('link').elements()).toHaveLength(2);
  });

  test('BOT-117 a status of another make keeps its own name and offers Run', async () => {
    const { screen } = open({ 'GET /bots/': [{ ...MockPausedBot, status: 'Sleeping' }] });
    const row = screen.getByRole('listitem').filter({ hasText: MockPausedBot.name });
    await expect.element(row.getByText('Sleeping')).toBeVisible();
    await expect.element(row.getByRole('button', { name: 'Run' })).toBeEnabled();
  });

  test.each([
    ['en', 'Loading bots...', 'Create Your First Bot'],
    ['fa', 'در حال بارگذاری بات‌ها…', 'نخستین بات خود را بسازید'],
  ] as const)(
    'BOT-102 BOT-104 in %s it loads, then invites to a first bot where there is none',
    async (locale, loading, empty) => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      const { screen } = open({ 'GET /bots/': () => promise }, '/bots', locale);
      await expect.poll(() => screen.getByText(loading).elements().length).toBeGreaterThan(0);
      expect(screen.getByText(empty).elements()).toHaveLength(0);
      resolve(Response.json([]));
      await expect.element(screen.getByRole('heading', { name: empty })).toBeVisible();
      await expect.poll(() => screen.getByText(loading).elements()).toHaveLength(0);
      await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/create-bot');
    },
  );

  test('BOT-103 BOT-128 a failure without words is a panel that says what failed', async () => {
    const { screen } = open({ 'GET /bots/': failing() });
    await expect.element(screen.getByRole('heading', { name: 'Error Loading Bots' })).toBeVisible();
    await expect.element(screen.getByText(/Failed to fetch bots/)).toBeVisible();
  });

  test('BOT-103 a failure with words keeps them', async () => {
    const { screen } = open({ 'GET /bots/': failing('The database is asleep.') });
    await expect.element(screen.getByText('The database is asleep.')).toBeVisible();
  });
});

describe('the search and the filters', () => {
  test('BOT-94 what is typed is shown at once, and the list follows when the typing pauses', async () => {
    const { screen } = open();
    await expect.poll(() => names(screen)).toHaveLength(5);
    await screen.getByRole('searchbox').click();
    await userEvent.keyboard('physics');
    await expect.element(screen.getByRole('searchbox')).toHaveValue('physics');
    await expect.poll(() => names(screen)).toEqual([MockActiveBot.name]);
    await expect.element(screen.getByRole('searchbox')).toHaveValue('physics');
  });

  test('BOT-97 offers every status and All Status', async () => {
    const { screen } = open();
    await screen.getByRole('combobox', { name: 'Status' }).click();
    const options = screen.getByRole('option');
    await expect
      .poll(() => options.elements().map((option) => option.textContent))
      .toEqual(['All Status', 'Active', 'Paused', 'Running', 'Draft']);
    await screen.getByRole('option', { name: 'Paused' }).click();
    await expect.poll(() => names(screen)).toEqual([MockPausedBot.name]);
  });

  test('BOT-99 BOT-100 asks for one area of the bots', async () => {
    const bots = [MockBot, { ...MockActiveBot, advanced_filters: { research_area: 'Optics' } }];
    const { screen } = open({ 'GET /bots/': bots });
    await screen.getByRole('combobox', { name: 'Research area' }).click();
    await screen.getByRole('option', { name: 'Optics' }).click();
    await expect.poll(() => names(screen)).toEqual([MockActiveBot.name]);
  });

  test('are read from the address, and cleared together', async () => {
    const { screen } = open({}, '/bots?q=Atlantis&status=Active');
    await expect.element(screen.getByRole('heading', { name: 'No bots match' })).toBeVisible();
    await expect.element(screen.getByRole('searchbox')).toHaveValue('Atlantis');
    await screen.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => names(screen)).toHaveLength(5);
    await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('are kept beside each other: one that changes leaves the others, and the page begins anew', async () => {
    const bots = [
      { ...MockActiveBot, id: 1, name: 'Wanted one', advanced_filters: { research_area: 'Optics' } },
      { ...MockActiveBot, id: 2, name: 'Wanted two', advanced_filters: { research_area: 'Bridges' } },
      { ...MockPausedBot, id: 3, name: 'Wanted three', advanced_filters: { research_area: 'Optics' } },
      { ...MockActiveBot, id: 4, name: 'Other', advanced_filters: { research_area: 'Optics' } },
    ];
    const { screen } = open({ 'GET /bots/': bots }, '/bots?q=Wanted');
    await expect.poll(() => names(screen)).toEqual(['Wanted one', 'Wanted two', 'Wanted three']);
    await screen.getByRole('combobox', { name: 'Status' }).click();
    await screen.getByRole('option', { name: 'Active' }).click();
    await expect.poll(() => names(screen)).toEqual(['Wanted one', 'Wanted two']);
    await screen.getByRole('combobox', { name: 'Research area' }).click();
    await screen.getByRole('option', { name: 'Optics' }).click();
    await expect.poll(() => names(screen)).toEqual(['Wanted one']);
    await screen.getByRole('searchbox').fill('');
    await expect.poll(() => names(screen)).toEqual(['Wanted one', 'Other']);
    await screen.getByRole('combobox', { name: 'Status' }).click();
    await screen.getByRole('option', { name: 'All Status' }).click();
    await expect.poll(() => names(screen)).toEqual(['Wanted one', 'Wanted three', 'Other']);
  });

  test.each([
    ['a star', '*'],
    ['a name that no bot has', 'Astronomy'],
  ])('an area that is %s is shown as it is, and can be put away', async (_, area) => {
    const starred = { ...MockActiveBot, advanced_filters: { research_area: '*' } };
    const { screen } = open({ 'GET /bots/': [MockBot, starred] }, `/bots?area=${encodeURIComponent(area)}`);
    const field = screen.getByRole('combobox', { name: 'Research area' });
    await expect.element(field).toMatchTextContent(area);
    await field.click();
    await screen.getByRole('option').first().click();
    await expect.poll(() => names(screen)).toEqual([MockBot.name, starred.name]);
  });

  test('in Persian finds by digits of both languages', async () => {
    const { screen } = open({ 'GET /bots/': [{ ...MockBot, num_professors: 12 }, MockActiveBot] }, '/bots?q=12', 'fa');
    await expect.element(screen.getByText(MockBot.name)).toBeVisible();
    await screen.getByRole('searchbox').fill('۱۲ استاد');
    await expect.element(screen.getByText(MockBot.name)).toBeVisible();
    expect(screen.getByText(MockActiveBot.name).elements()).toHaveLength(0);
  });
});

describe('an action', () => {
  test('BOT-112 disables the buttons of its own bot while it is under way', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { screen } = open({ [`POST /bots/${MockActiveBot.id}/pause/`]: () => promise });
    const row = screen.getByRole('listitem').filter({ hasText: MockActiveBot.name });
    await row.getByRole('button', { name: 'Pause' }).click();
    await expect.element(row.getByRole('button', { name: 'Stop' })).toBeDisabled();
    await expect.element(row.getByRole('button', { name: /^Delete/ })).toBeDisabled();
    const other = screen.getByRole('listitem').filter({ hasText: MockPausedBot.name });
    await expect.element(other.getByRole('button', { name: 'Run' })).toBeEnabled();
    resolve(Response.json({ ...MockActiveBot, status: 'Paused' }));
    await expect.element(row.getByRole('button', { name: /^Delete/ })).toBeEnabled();
  });

  test('that would take approvals back says how many first', async () => {
    const stop = `POST /bots/${MockActiveBot.id}/stop/`;
    const { screen, sent } = open({
      'GET /bots/': [{ ...MockActiveBot, emails_approved: 1 }],
      [stop]: { ...MockActiveBot, emails_approved: 0 },
    });
    await screen.getByRole('button', { name: 'Stop' }).click();
    const question = screen.getByRole('alertdialog');
    await expect.element(question).toMatchTextContent(/1 approved email that has not been sent yet/);
    expect(posts(sent)).toEqual([]);
    await question.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => posts(sent)).toEqual([stop]);
  });

  test('of deleting says how many approvals are taken back', async () => {
    const { screen } = open({ 'GET /bots/': [{ ...MockActiveBot, emails_approved: 2 }] });
    await screen.getByRole('button', { name: `Delete ${MockActiveBot.name}` }).click();
    await expect
      .element(screen.getByRole('alertdialog'))
      .toMatchTextContent(/2 approved emails have not been sent yet/);
  });

  test('BOT-113 that fails alerts the words of the server', async () => {
    const { screen } = open({ [`POST /bots/${MockActiveBot.id}/stop/`]: failing('A mail is on its way out.') });
    const row = screen.getByRole('listitem').filter({ hasText: MockActiveBot.name });
    await row.getByRole('button', { name: 'Stop' }).click();
    const alert = row.getByRole('alert');
    await expect.element(alert).toMatchTextContent(/Action failed/);
    await expect.element(alert).toMatchTextContent(/A mail is on its way out\./);
  });

  test('BOT-113 that fails alerts at its own bot, until that bot is acted on again', async () => {
    const answers = [failing('First.'), () => new Promise<Response>(() => undefined)];
    const { screen } = open({
      [`POST /bots/${MockActiveBot.id}/stop/`]: () => answers.shift()?.() ?? Response.error(),
      [`POST /bots/${MockPausedBot.id}/start/`]: failing('Second.'),
    });
    const row = (name: string) => screen.getByRole('listitem').filter({ hasText: name });
    await row(MockActiveBot.name).getByRole('button', { name: 'Stop' }).click();
    await expect.element(row(MockActiveBot.name).getByRole('alert')).toMatchTextContent(/First\./);
    await row(MockPausedBot.name).getByRole('button', { name: 'Run' }).click();
    await expect.element(row(MockPausedBot.name).getByRole('alert')).toMatchTextContent(/Second\./);
    await expect.element(row(MockActiveBot.name).getByRole('alert')).toMatchTextContent(/First\./);
    await row(MockActiveBot.name).getByRole('button', { name: 'Stop' }).click();
    await expect.element(row(MockActiveBot.name).getByRole('alert')).not.toBeInTheDocument();
    await expect.element(row(MockPausedBot.name).getByRole('alert')).toMatchTextContent(/Second\./);
  });

  test('BOT-113 that fails without words alerts Action failed', async () => {
    const { screen } = open({ [`POST /bots/${MockActiveBot.id}/stop/`]: failing() });
    const row = screen.getByRole('listitem').filter({ hasText: MockActiveBot.name });
    await row.getByRole('button', { name: 'Stop' }).click();
    await expect.element(row.getByRole('alert')).toMatchTextContent(/Action failed/);
  });

  test('BOT-114 no bot has a button Resume', async () => {
    const { screen } = open();
    await expect.poll(() => names(screen)).toHaveLength(5);
    expect(screen.getByRole('button', { name: 'Resume' }).elements()).toHaveLength(0);
  });

  test('that ends after another bot was deleted does not bring that one back', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    let asked = 0;
    const { screen } = open({
      // Refetches never resolve, so the list shows the page's local updates.
      'GET /bots/': () => (asked++ ? new Promise<Response>(() => undefined) : Response.json(MockBots)),
      [`POST /bots/${MockActiveBot.id}/pause/`]: () => promise,
      [`POST /bots/${MockPausedBot.id}/delete/`]: { detail: 'Deleted.' },
    });
    const row = screen.getByRole('listitem').filter({ hasText: MockActiveBot.name });
    await row.getByRole('button', { name: 'Pause' }).click();
    await screen.getByRole('button', { name: `Delete ${MockPausedBot.name}` }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => names(screen)).not.toContain(MockPausedBot.name);
    resolve(Response.json({ ...MockActiveBot, status: 'Paused' }));
    await expect.element(row.getByText('Paused', { exact: true })).toBeVisible();
    expect(names(screen)).not.toContain(MockPausedBot.name);
  });

  test('BOT-144 MAT-03 the first run of a bot is asked for as a dry run, with its number of emails as the limit', async () => {
    const { screen, sent } = open({ [`POST /bots/${MockDraftBot.id}/run/`]: MockBot.latest_run ?? {} });
    const row = screen.getByRole('listitem').filter({ hasText: MockDraftBot.name });
    await row.getByRole('button', { name: 'Run' }).click();
    await expect
      .poll(() => sent.find(({ call }) => call.startsWith('POST')))
      .toEqual({
        call: `POST /bots/${MockDraftBot.id}/run/`,
        body: { dry_run: true, targets_limit: 10 },
      });
    // Wait until the page is idle, so that no response arrives after the test.
    await expect.element(row.getByRole('button', { name: /^Delete/ })).toBeEnabled();
  });
});

describe('the list asks again by itself', () => {
  const frame = () => new Promise(requestAnimationFrame);
  const rest = Array.from({ length: 200 }, (_, index) => ({ ...MockActiveBot, id: index + 1 }));

  test.each([
    ['a bot is at work', [MockBot], true],
    ['none is at work', [MockActiveBot, MockPausedBot], false],
    ['one of two hundred is at work', [MockBot, ...rest.slice(1)], true],
    ['one of more than two hundred is at work', [MockBot, ...rest], false],
  ])('every five seconds where %s', async (_, bots, isAsked) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { screen, sent } = open({ 'GET /bots/': bots });
    const asked = () => sent.filter(({ call }) => call === 'GET /bots/').length;
    while (screen.getByRole('list', { name: 'Your bots' }).elements().length === 0) await frame();
    await frame();
    await vi.advanceTimersByTimeAsync(4999);
    for (let frames = 0; frames < 3; frames += 1) await frame();
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    if (isAsked) while (asked() < 2) await frame();
    for (let frames = 0; frames < 3; frames += 1) await frame();
    expect(asked()).toBe(isAsked ? 2 : 1);
  });
});

test('an action that was done has the list and the totals asked for again, and one that failed neither', async () => {
  const answers = [failing('Not now.'), () => Response.json({ ...MockActiveBot, status: 'Paused' })];
  const { screen, sent } = open({
    [`POST /bots/${MockActiveBot.id}/pause/`]: () => answers.shift()?.() ?? Response.error(),
  });
  const row = screen.getByRole('listitem').filter({ hasText: MockActiveBot.name });
  const asked = () =>
    ['GET /bots/', 'GET /bots/stats/'].map((call) => sent.filter((each) => each.call === call).length);
  await row.getByRole('button', { name: 'Pause' }).click();
  await expect.element(row.getByRole('alert')).toMatchTextContent(/Not now\./);
  expect(asked()).toEqual([1, 1]);
  await row.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(asked).toEqual([2, 2]);
});

test('of two bots with approved emails the one that was pressed is stopped', async () => {
  const [first, second] = [1, 2].map((id) => ({ ...MockActiveBot, id, name: `Bot ${id}`, emails_approved: id }));
  const { screen, sent } = open({
    'GET /bots/': [first, second],
    'POST /bots/2/stop/': { ...second, emails_approved: 0 },
  });
  const stop = (name: string) =>
    screen.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Stop' }).click();
  const question = screen.getByRole('alertdialog');
  await stop('Bot 1');
  await expect.element(question).toMatchTextContent(/Bot 1/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await stop('Bot 2');
  await expect.element(question).toMatchTextContent(/Bot 2.*2 approved emails/);
  await question.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => posts(sent)).toEqual(['POST /bots/2/stop/']);
  await expect.element(question).not.toBeInTheDocument();
});

describe('deleting', () => {
  const ask = async (screen: Locator) => {
    await screen.getByRole('button', { name: `Delete ${MockPausedBot.name}` }).click();
    return screen.getByRole('alertdialog');
  };

  test('BOT-110 asks in the words of the specification', async () => {
    const { screen } = open();
    await expect
      .element(await ask(screen))
      .toMatchTextContent(/Are you sure you want to delete this bot\? This action cannot be undone\./);
  });

  test('BOT-111 declined makes no call and keeps the bot', async () => {
    const { screen, sent } = open();
    await (await ask(screen)).getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    await ask(screen);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(posts(sent)).toEqual([]);
    expect(names(screen)).toContain(MockPausedBot.name);
  });

  test('confirmed takes the bot away', async () => {
    const { screen, sent } = open({ [`POST /bots/${MockPausedBot.id}/delete/`]: { detail: 'Deleted.' } });
    await (await ask(screen)).getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => names(screen)).not.toContain(MockPausedBot.name);
    expect(posts(sent)).toEqual([`POST /bots/${MockPausedBot.id}/delete/`]);
    const totals = () => sent.filter(({ call }) => call.includes('stats')).length;
    await expect.poll(totals).toBeGreaterThan(1);
  });

  test('of a bot that is gone already takes it away, and one that fails keeps it and says why', async () => {
    const answers = [
      () => Response.json({ detail: 'It is at work.' }, { status: 409 }),
      () => Response.json({ detail: 'Not found.' }, { status: 404 }),
    ];
    const { screen } = open({
      [`POST /bots/${MockPausedBot.id}/delete/`]: () => answers.shift()?.() ?? Response.error(),
    });
    await (await ask(screen)).getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/It is at work\./);
    expect(names(screen)).toContain(MockPausedBot.name);
    await (await ask(screen)).getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => names(screen)).not.toContain(MockPausedBot.name);
  });
});

describe('the export', () => {
  const press = (screen: Locator) => screen.getByRole('button', { name: 'Export Data (CSV)' }).click();
  /** Records the files the page downloads, without saving them. */
  const downloads = () => {
    const blobs: Blob[] = [];
    const files: { name: string; type: string; text: Promise<string> }[] = [];
    const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const blob = blobs[Number(this.href.replace('blob:', '')) - 1];
      if (blob) files.push({ name: this.download, type: blob.type, text: blob.text() });
    });
    onTestFinished(() => {
      address.mockRestore();
      click.mockRestore();
    });
    return files;
  };

  test('BOT-124 BOT-125 saves the bots that the filters let through', async () => {
    const files = downloads();
    const { screen } = open({}, '/bots?status=Active');
    await press(screen);
    expect(files).toEqual([
      {
        name: expect.stringMatching(/^bots-export-\d{8}-\d{6}\.csv$/),
        type: 'text/csv;charset=utf-8',
        text: expect.any(Promise),
      },
    ]);
    const text = await files[0]?.text;
    expect(text?.split('\r\n')).toHaveLength(3);
    expect(text).toContain(`\r\n${MockActiveBot.id},`);
  });

  test('BOT-124 saves all that the filters let through, of every page, and says that it did', async () => {
    const files = downloads();
    const many = Array.from({ length: 60 }, (_, index) => ({ ...MockActiveBot, id: index + 1 }));
    const { screen } = open({ 'GET /bots/': [...many, MockPausedBot] }, '/bots?status=Active&page=2');
    await expect.element(screen.getByText('51 to 60 of 60')).toBeVisible();
    await press(screen);
    const text = (await files[0]?.text) ?? '';
    const ids = text.split('\r\n').map((line) => Number.parseInt(line, 10));
    expect(ids.filter((id) => !Number.isNaN(id))).toEqual(many.map(({ id }) => id));
    await expect.element(screen.getByText('Your file was downloaded')).toBeInTheDocument();
  });

  test('BOT-126 of nothing alerts No bots to export', async () => {
    const { screen } = open({ 'GET /bots/': [] });
    await press(screen);
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/No bots to export/);
  });

  test('BOT-126 of a list that the filters left empty alerts the same, until there is another list', async () => {
    const files = downloads();
    const { screen } = open({}, '/bots?q=Atlantis');
    await press(screen);
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/No bots to export/);
    expect(files).toEqual([]);
    await screen.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => names(screen)).toHaveLength(5);
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  test('BOT-127 that the browser refuses alerts Export failed', async () => {
    const refused = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('refused');
    });
    onTestFinished(() => refused.mockRestore());
    const { screen } = open();
    await press(screen);
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Export failed/);
  });
});

describe('ten thousand bots', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    ...(MockBots[index % 5] ?? MockBot),
    id: index + 1,
    name: `Bot number ${index + 1}`,
  }));

  test('are a page of fifty, under 5,000 nodes, that a letter does not hold up for 200 ms', async () => {
    const { screen } = open({ 'GET /bots/': many });
    await expect.element(screen.getByText('1 to 50 of 10,000')).toBeVisible();
    expect(document.querySelectorAll('*').length).toBeLessThan(5000);
    await screen.getByRole('searchbox').click();
    const waits: number[] = [];
    screen
      .getByRole('searchbox')
      .element()
      .addEventListener('input', ({ timeStamp }) => {
        requestAnimationFrame(() => waits.push(performance.now() - timeStamp));
      });
    await userEvent.keyboard('9999');
    await expect.poll(() => waits).toHaveLength(4);
    expect(Math.max(...waits)).toBeLessThan(200);
    await expect.poll(() => names(screen)).toEqual(['Bot number 9999']);
  });

  test('are turned page by page, and the address keeps the page', async () => {
    const { screen } = open({ 'GET /bots/': many }, '/bots?page=200');
    await expect.element(screen.getByText('9,951 to 10,000 of 10,000')).toBeVisible();
    await screen
      .getByRole('navigation', { name: 'Pages of bots' })
      .getByRole('button', { name: 'Page 1', exact: true })
      .click();
    await expect.poll(() => names(screen)[0]).toBe('Bot number 1');
  });

  test('that a search narrows begin at their first page', async () => {
    const { screen } = open({ 'GET /bots/': many }, '/bots?page=20');
    await screen.getByRole('searchbox').fill('number 9');
    await expect.element(screen.getByText('1 to 50 of 1,111').first()).toBeVisible();
    expect(names(screen)[0]).toBe('Bot number 9');
  });

  test.each([
    ['Status', 'Paused'],
    ['Research area', MockBot.advanced_filters.research_area ?? ''],
  ])('that a choice of %s narrows begin at their first page', async (filter, choice) => {
    const { screen } = open({ 'GET /bots/': many }, '/bots?page=20');
    await screen.getByRole('combobox', { name: filter }).click();
    await screen.getByRole('option', { name: choice, exact: true }).click();
    await expect.element(screen.getByText(/^1 to 50 of /).first()).toBeVisible();
  });
});
