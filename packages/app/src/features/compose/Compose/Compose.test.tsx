import type { GmailAccount } from '@peyk/api-types';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { Link, Route, Router } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { useApi } from '../../../api/useApi';
import type { Locale } from '../../../i18n/types';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { MockUser } from '../../../mocks/fixtures/user';
import { render } from '../../../mocks/render';
import { serve } from '../../../mocks/serve';
import { Compose } from './Compose';

const ada = { id: 601, name: 'Ada Berg', university: 'Nordmark', email: 'ada@nordmark.example' };
const bo = { id: 602, name: 'Bo Åkesson', university: null, email: null };

/** Renders the page at its address, with whom Professor Matches handed over; another page has loaded the accounts where they are given. */
function open({
  state = null,
  locale = 'en',
  accounts,
  known = false,
}: { state?: object | null; locale?: Locale; accounts?: readonly GmailAccount[]; known?: boolean } = {}) {
  const before = location.href;
  onTestFinished(() => {
    history.replaceState(null, '', before);
    sessionStorage.clear();
  });
  history.replaceState(state, '', '/compose');
  const sent = serve({ 'GET /integrations/api/gmail/accounts/': [...(accounts ?? [])] });
  const screen = render(
    <Router hook={useBrowserLocation}>
      {accounts ? <Accounts /> : null}
      {known ? <Person /> : null}
      <Link href="/bots">Away</Link>
      <Route path="/compose">
        <Compose />
      </Route>
    </Router>,
    { locale },
  );
  return { screen, sent };
}
/** Reads the accounts like another part of the page. */
function Accounts() {
  useApi('/integrations/api/gmail/accounts/');
  return null;
}

/** Reads who is here, as the frame of the app does. */
function Person() {
  return useApi('/api/auth/me/').data ? <p>Known</p> : null;
}

const field = (screen: Locator, name: string) => screen.getByRole('textbox', { name, exact: true });
const press = (screen: Locator, name: string) => screen.getByRole('button', { name, exact: true }).click();
const pdf = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const choose = async (screen: Locator, label: string, file: File) => {
  const group = screen.getByRole('group', { name: label, exact: true });
  await expect.element(group).toBeInTheDocument();
  const input = group.element().querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error(`${label} takes no file.`);
  await userEvent.upload(input, file);
};

describe('the fields', () => {
  test('CMP-05 ROUTE-12 ROUTE-28 Compose Email is step 3 of 3, and says that it sends and saves nothing', async () => {
    const { screen } = open();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Compose Email' })).toBeVisible();
    await expect.element(screen.getByText('Step 3 of 3', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('This page sends and saves nothing')).toBeVisible();
  });

  test.each([
    ['CMP-06', 'To', 'ada@nordmark.example'],
    ['CMP-07', 'Subject', 'Frost or damage?'],
    ['CMP-08', 'Body', 'Dear Professor Berg,\n\nI read your 2025 paper.'],
  ])('%s there is a field %s, which takes text', async (_id, name, text) => {
    const { screen } = open();
    await expect.element(field(screen, name)).toHaveValue('');
    await userEvent.fill(field(screen, name), text);
    await expect.element(field(screen, name)).toHaveValue(text);
  });

  test.each([
    ['CMP-09', 'Upload CV'],
    ['CMP-10', 'Upload Proposal'],
  ])('%s %s takes a PDF of up to 5 MB, and no other file', async (_id, label) => {
    const { screen, sent } = open();
    const group = screen.getByRole('group', { name: label, exact: true });
    await choose(screen, label, pdf('huge.pdf', 5 * 1024 * 1024 + 1));
    await expect.element(group.getByText(/too large|at most|5 MB/).first()).toBeVisible();
    await expect.element(group.getByText('huge.pdf')).not.toBeInTheDocument();
    await choose(screen, label, pdf('mine.pdf'));
    await expect.element(group.getByText('mine.pdf')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('CMP-12 there is a day and a time to schedule, typed in either script', async () => {
    const { screen } = open();
    await screen.getByRole('spinbutton', { name: 'year, Schedule date' }).click();
    await userEvent.keyboard('20261125');
    await screen.getByRole('spinbutton', { name: 'hour, Schedule time' }).click();
    await userEvent.keyboard('۱۰۳۰');
    await expect.element(screen.getByText(/4 Azar 1405/)).toBeVisible();
    await expect.element(screen.getByRole('spinbutton', { name: 'hour, Schedule time' })).toHaveTextContent('10');
    await expect.element(screen.getByRole('spinbutton', { name: 'minute, Schedule time' })).toHaveTextContent('30');
    await expect.element(screen.getByText('Nothing is scheduled from this page.')).toBeVisible();
  });

  test('CMP-13 CMP-14 R10 follow-up after days is 5, within its limits, and the floor of the sender is named', async () => {
    const { screen } = open();
    const days = field(screen, 'Follow-up after days');
    await expect.element(days).toHaveValue('5');
    await expect.element(days).toHaveAccessibleDescription(/Peyk does not send follow-ups/);
    await userEvent.fill(days, '61');
    await expect.element(screen.getByText('Value must be at most 60.')).toBeVisible();
    await userEvent.fill(days, '0');
    await expect.element(screen.getByText('Value must be at least 1.')).toBeVisible();
  });

  test('CMP-14 in Persian the five days are in Persian digits', async () => {
    const { screen } = open({ locale: 'fa' });
    await expect.element(field(screen, 'پیگیری پس از چند روز')).toHaveValue('۵');
  });
});

describe('Gmail', () => {
  test('CMP-11 CMP-17 without asking, the badge says that Gmail was not checked, and Connect Gmail leads to /gmail', async () => {
    const { screen } = open();
    await expect.element(screen.getByText('Gmail not checked', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Connect Gmail' })).toHaveAttribute('href', '/gmail');
  });

  test.each([
    ['connected', [MockGmail], 'Gmail connected', MockGmail.email],
    ['not connected', [], 'Gmail not connected', 'No Gmail account is connected.'],
    [
      'not connected where the only account must be reconnected',
      [{ ...MockGmail, state: 'needs_reconnect', connected: false } as const],
      'Gmail not connected',
      'No Gmail account is connected.',
    ],
  ])('CMP-11 where another page has loaded the accounts, the badge says %s', async (_, accounts, badge, detail) => {
    const { screen } = open({ accounts });
    await expect.element(screen.getByText(badge, { exact: true })).toBeVisible();
    await expect.element(screen.getByText(detail, { exact: true })).toBeVisible();
  });
});

describe('the buttons', () => {
  const write = async (screen: Locator) => {
    await userEvent.fill(field(screen, 'To'), 'ada@nordmark.example');
    await userEvent.fill(field(screen, 'Subject'), 'Frost?');
    await userEvent.fill(field(screen, 'Body'), 'Dear A');
  };

  test.each([
    ['CMP-15', 'Save Draft', 'This page cannot save drafts', 'Nothing was saved.'],
    ['CMP-16', 'Send', 'This page cannot send emails', 'Nothing was sent.'],
  ])(
    '%s CMP-18 A-04 %s says in the page that it is not connected, and nothing leaves it',
    async (_id, name, title, safe) => {
      const { screen, sent } = open();
      await write(screen);
      await press(screen, name);
      const status = screen.getByRole('status').filter({ hasText: title });
      await expect.element(status.getByText(title, { exact: true })).toBeVisible();
      await expect.element(status.getByText(safe, { exact: false })).toBeVisible();
      await expect.element(field(screen, 'Body')).toHaveValue('Dear A');
      expect(location.pathname).toBe('/compose');
      expect(sent).toEqual([]);
      await userEvent.fill(field(screen, 'Body'), 'Dear B');
      await expect.element(screen.getByText(title, { exact: true })).not.toBeInTheDocument();
    },
  );

  test('CMP-18 everything on the page can be used without one request', async () => {
    vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
    const { screen, sent } = open({ state: { recipients: [ada, bo], bot: 802 } });
    await write(screen);
    await choose(screen, 'Upload CV', pdf('cv.pdf'));
    await choose(screen, 'Upload Proposal', pdf('proposal.pdf'));
    await screen.getByRole('spinbutton', { name: 'year, Schedule date' }).click();
    await userEvent.keyboard('20261125');
    await screen.getByRole('spinbutton', { name: 'hour, Schedule time' }).click();
    await userEvent.keyboard('1030');
    await userEvent.fill(field(screen, 'Follow-up after days'), '7');
    await press(screen, 'Page 2');
    await write(screen);
    await press(screen, 'Copy the email');
    await press(screen, 'Save Draft');
    await press(screen, 'Send');
    expect(sent).toEqual([]);
    expect(navigator.sendBeacon).not.toHaveBeenCalled();
  });

  test('the email is copied, and where the browser refuses, it is said', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    const { screen } = open();
    await write(screen);
    await press(screen, 'Copy the email');
    await expect.element(screen.getByText('Copied', { exact: true })).toBeVisible();
    expect(copied).toHaveBeenCalledWith('Frost?\n\nDear A');
    copied.mockRejectedValueOnce(new Error('refused'));
    await press(screen, 'Copy the email');
    await expect.element(screen.getByText('Could not copy', { exact: true })).toBeVisible();
    copied.mockRestore();
  });

  test('the mail program is opened with the email filled in', async () => {
    const { screen } = open();
    await write(screen);
    await expect
      .element(screen.getByRole('link', { name: 'Open email program' }))
      .toHaveAttribute('href', 'mailto:ada@nordmark.example?subject=Frost%3F&body=Dear%20A');
  });
});

describe('beside the email', () => {
  test('it is shown as it arrives, and looked at', async () => {
    const { screen } = open({ state: { recipients: [ada], bot: 802 } });
    await userEvent.fill(field(screen, 'Subject'), 'Frost?');
    await userEvent.fill(field(screen, 'Body'), 'Dear Professor Berg,\n\nWhy?');
    const arrives = screen.getByRole('region', { name: 'Recipient view' });
    await expect.element(arrives.getByText('Frost?', { exact: true })).toBeVisible();
    await expect.element(arrives.getByText('Dear Professor Berg, Why?', { exact: true })).toBeVisible();
    const looks = screen.getByRole('region', { name: 'Automatic checks' });
    await expect.element(looks.getByText('The professor’s name is in the text')).toBeVisible();
    await expect.element(looks.getByText('The email asks a question')).toBeVisible();
    await expect.element(looks.getByText('No year yet: cite a paper with its year')).toBeVisible();
  });

  test('the way with sources leads to the draft of this professor, else to My Professors', async () => {
    const { screen } = open({ state: { recipients: [ada], bot: 802 } });
    await expect
      .element(screen.getByRole('link', { name: 'Create draft' }))
      .toHaveAttribute('href', '/professors/601/email?bot=802');
  });
});

describe('several recipients', () => {
  test('CMP-04 CMP-06 have one email each, and what is typed into one stays there', async () => {
    const { screen } = open({ state: { recipients: [ada, bo], bot: 802 } });
    await expect.element(screen.getByRole('heading', { name: 'Email 1 of 2' })).toBeVisible();
    await expect.element(field(screen, 'To')).toHaveValue('ada@nordmark.example');
    await expect.element(screen.getByText('Ada Berg', { exact: true })).toHaveAttribute('dir', 'auto');
    await userEvent.fill(field(screen, 'Body'), 'Dear Ada');
    await press(screen, 'Page 2');
    await expect.element(screen.getByRole('heading', { name: 'Email 2 of 2' })).toHaveFocus();
    await expect.element(field(screen, 'To')).toHaveValue('');
    await expect.element(field(screen, 'Body')).toHaveValue('');
    await press(screen, 'Page 1');
    await expect.element(field(screen, 'Body')).toHaveValue('Dear Ada');
  });

  test('A-03 a sample person is named as one', async () => {
    const { screen } = open({ state: { recipients: [{ ...bo, id: null }], bot: null } });
    await expect.element(screen.getByText(/Sample, without a real address/)).toBeVisible();
  });
});

describe('leaving', () => {
  const kept = () => sessionStorage.getItem(`peyk.edit.${MockUser.id}.compose.0`);

  test('what is typed is kept in this tab: a page that is drawn anew has it again, and says so', async () => {
    const { screen } = open({ known: true });
    await expect.element(screen.getByText('Known', { exact: true })).toBeInTheDocument();
    await userEvent.fill(field(screen, 'Body'), 'Dear A');
    await expect.poll(kept).toContain('Dear A');
    history.replaceState(null, '', '/elsewhere');
    await expect.element(field(screen, 'Body')).not.toBeInTheDocument();
    history.replaceState(null, '', '/compose');
    await expect.element(field(screen, 'Body')).toHaveValue('Dear A');
    await expect.element(screen.getByText('What you entered is back')).toBeVisible();
  });

  test('what is left behind is kept no longer', async () => {
    const { screen } = open({ known: true });
    await expect.element(screen.getByText('Known', { exact: true })).toBeInTheDocument();
    await userEvent.fill(field(screen, 'Body'), 'Dear A');
    await expect.poll(kept).toContain('Dear A');
    await screen.getByRole('link', { name: 'Away' }).click();
    await press(screen, 'Leave page');
    await expect.poll(() => location.pathname).toBe('/bots');
    expect(kept()).toBeNull();
  });

  test('an untouched page is left at once', async () => {
    const { screen } = open({ state: { recipients: [ada], bot: 802 } });
    await screen.getByRole('link', { name: 'Away' }).click();
    await expect.poll(() => location.pathname).toBe('/bots');
  });

  test('with text, the person is asked, stays with it, or leaves without it', async () => {
    const { screen } = open();
    await userEvent.fill(field(screen, 'Body'), 'Dear A');
    await screen.getByRole('link', { name: 'Away' }).click();
    const dialog = screen.getByRole('alertdialog', { name: 'Leave this page?' });
    await dialog.getByRole('button', { name: 'Stay on page' }).click();
    await expect.element(field(screen, 'Body')).toHaveValue('Dear A');
    expect(location.pathname).toBe('/compose');
    await screen.getByRole('link', { name: 'Away' }).click();
    await dialog.getByRole('button', { name: 'Leave page' }).click();
    await expect.poll(() => location.pathname).toBe('/bots');
  });

  test('a chosen file is asked about too', async () => {
    const { screen } = open();
    await choose(screen, 'Upload CV', pdf('cv.pdf'));
    await expect.element(screen.getByText('cv.pdf')).toBeVisible();
    await screen.getByRole('link', { name: 'Away' }).click();
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  });
});
