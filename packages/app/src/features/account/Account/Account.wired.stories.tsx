import preview from '#.storybook/preview';
import type { AccountExport, Preferences } from '@peyk/api-types';
import { expect, waitFor, within } from 'storybook/test';
import { MockAccount, MockAccountSessions, MockExport } from '../../../mocks/fixtures/account';
import { MockCvFile, MockProposalFile } from '../../../mocks/fixtures/files';
import { MockUser } from '../../../mocks/fixtures/user';
import { http } from '../../../mocks/http';
import { Account } from './Account';

const none: Preferences = { language: null, calendar: null, digits: null, theme: null };
const outOfOrder = { detail: 'Out of order.' };

const meta = preview.meta({
  id: 'screens-account-wired',
  title: 'Screens/Account/Account/Wired',
  component: Account,
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, path: '/account' },
  beforeEach({ msw }) {
    msw.use(
      http.get('/api/auth/me/', ({ response }) => response(200).json({ ...MockUser, preferences: none })),
      http.get('/api/account/', ({ response }) => response(200).json(MockAccount)),
      http.get('/api/account/sessions/', ({ response }) => response(200).json(MockAccountSessions)),
      http.get('/api/account/files/', ({ response }) => response(200).json([MockCvFile, MockProposalFile])),
      http.get('/api/account/export/', ({ response }) => response(200).json(MockExport)),
    );
  },
});

/** OWN-01: who one is, how one signs in, and where. */
export const ServerAnswers = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(MockAccount.email);
    await canvas.findByText('Nasrin Ahmadi');
    await canvas.findByText(/Chrome on Android|کروم روی اندروید/);
    await canvas.findByRole('button', { name: /Prepare the archive|آماده‌سازی بایگانی/ });
  },
});

/** OWN-01: a session is ended, and goes from the list. */
export const SessionEnds = meta.story({
  beforeEach({ msw }) {
    let sessions = MockAccountSessions;
    msw.use(
      http.get('/api/account/sessions/', ({ response }) => response(200).json(sessions)),
      http.delete('/api/account/sessions/{id}/', ({ params, response }) => {
        sessions = sessions.filter(({ id }) => id !== Number(params.id));
        return response(204).empty();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Chrome on Android|کروم روی اندروید/);
    await userEvent.click(canvas.getAllByRole('button', { name: /^(?:End session|پایان نشست)$/ })[0]!);
    await waitFor(() => expect(canvas.queryByText(/Chrome on Android|کروم روی اندروید/)).toBeNull());
  },
});

/** OWN-01: a choice of the digits is kept with the account; where that fails it is taken back, and the part says so. */
export const ChoiceFails = meta.story({
  beforeEach({ msw }) {
    msw.use(http.patch('/api/account/preferences/', ({ response }) => response(500).json(outOfOrder)));
  },
  play: async ({ canvas, userEvent }) => {
    const digits = await canvas.findByRole('radiogroup', { name: /Digits|رقم‌ها/ });
    const before = within(digits).getByRole<HTMLInputElement>('radio', { checked: true });
    await userEvent.click(within(digits).getByRole('radio', { checked: false }));
    await canvas.findByText(/Could not save your choice|انتخاب شما ذخیره نشد/);
    await waitFor(() => expect(before).toBeChecked());
  },
});

/** OWN-02: an archive that is begun shows how far it is. */
export const ArchiveBegins = meta.story({
  beforeEach({ msw }) {
    let archive: AccountExport = MockExport;
    msw.use(
      http.get('/api/account/export/', ({ response }) => response(200).json(archive)),
      http.post('/api/account/export/', ({ response }) => {
        archive = { ...MockExport, state: 'working', done: 150, total: 412 };
        return response(202).json(archive);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Prepare the archive|آماده‌سازی بایگانی/ }));
    await canvas.findByRole('progressbar', { name: /Preparing the archive|در حال آماده‌سازی بایگانی/ });
  },
});

/** OWN-01: without the sessions the rest of the page stands. */
export const SessionsFail = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/api/account/sessions/', ({ response }) => response(500).json(outOfOrder)));
  },
  play: async ({ canvas }) => {
    await canvas.findByText(MockAccount.email);
    await canvas.findByText(/Could not load your sessions|نشست‌های شما بارگذاری نشد/);
  },
});
