import preview from '#.storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { MockBot, MockBots, MockDraftBot } from '../../../mocks/fixtures/bot';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { MockInterests } from '../../../mocks/fixtures/interest';
import { MockCountries } from '../../../mocks/fixtures/university';
import { MockStudentProfile, MockUser } from '../../../mocks/fixtures/user';
import { http } from '../../../mocks/http';
import { Dashboard } from './Dashboard';
import { fetchExamples } from './parts/ExamplesPart';

const stats = { total_bots: 5, active_bots: 2, total_professors: 64, total_matches: 64, emails_sent: 46 };
const outOfOrder = { detail: 'Out of order.' };

const meta = preview.meta({
  id: 'screens-dashboard-wired',
  title: 'Screens/Arrive/Dashboard/Wired',
  component: Dashboard,
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, path: '/dashboard' },
  async beforeEach({ msw }) {
    await fetchExamples();
    msw.use(
      http.get('/api/auth/me/', ({ response }) => response(200).json(MockUser)),
      http.get('/api/student/research-interests/', ({ response }) => response(200).json(MockInterests)),
      http.get('/integrations/api/gmail/accounts/', ({ response }) => response(200).json([MockGmail])),
      http.get('/bots/', ({ response }) => response(200).json(MockBots)),
      http.get('/bots/stats/', ({ response }) => response(200).json(stats)),
      http.get('/countries/', ({ response }) => response(200).json(MockCountries)),
      http.get('/api/student/cv/', ({ response }) =>
        response(200).json({ user: MockUser, research_interests: MockInterests } as never),
      ),
      http.get('/api/student/profile/edit/', ({ response }) => response(200).json(MockStudentProfile)),
    );
  },
});

/** DASH-09, DASH-25, DASH-28, DASH-42, DASH-48: each part is there, from the answers of the server. */
export const ServerAnswers = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 3, name: MockBot.name });
    await canvas.findByText(MockGmail.email);
    await canvas.findByRole('progressbar', { name: /Profile Completion|تکمیل نمایه/ });
    await canvas.findByRole('link', { name: /View All 5 Bots|۵ بات/ });
    await canvas.findAllByText(/Norway|نروژ/);
    await canvas.findByRole('heading', { name: /Coin Store|فروشگاه سکه/ });
  },
});

/** DASH-29, DASH-45: a new person without bots and Gmail is told both. */
export const NothingYet = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('/integrations/api/gmail/accounts/', ({ response }) => response(200).json([])),
      http.get('/bots/', ({ response }) => response(200).json([])),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Create Your First Bot|نخستین بات خود را بسازید/ });
    await canvas.findByText(/Gmail not connected|جیمیل متصل نیست/);
  },
});

/** ERR-24: the numbers fail by themselves, and come when they are asked for again. */
export const NumbersFail = meta.story({
  beforeEach({ msw }) {
    let down = true;
    msw.use(
      http.get('/bots/stats/', ({ response }) => {
        if (!down) return response(200).json(stats);
        down = false;
        return response(500).json(outOfOrder);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await within(alert).findByText(/Failed to load bot stats|آمار/);
    await canvas.findByRole('heading', { level: 3, name: MockBot.name });
    await userEvent.click(within(alert).getByRole('button'));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
});

/** ERR-23: Gmail fails by itself, and the other cards are there. */
export const GmailFails = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('/integrations/api/gmail/accounts/', ({ response }) => response(500).json(outOfOrder)),
      http.get('/bots/', ({ response }) => response(200).json([MockDraftBot])),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Failed to fetch Gmail accounts|حساب‌های جیمیل بارگذاری نشد/);
    await canvas.findByRole('heading', { level: 3, name: MockDraftBot.name });
    await canvas.findByRole('progressbar', { name: /Profile Completion|تکمیل نمایه/ });
  },
});
