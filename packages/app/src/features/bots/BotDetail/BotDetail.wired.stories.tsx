import preview from '#.storybook/preview';
import { Route } from 'wouter';
import { MockActiveBot, MockBot, MockRun, MockRunFinished } from '../../../mocks/fixtures/bot';
import { expect, waitFor, within } from 'storybook/test';
import { MockDraftSent, MockResult, MockResults } from '../../../mocks/fixtures/draft';
import { MockProfessor } from '../../../mocks/fixtures/professor';
import { MockChosen, MockSending } from '../../../mocks/fixtures/sending';
import { http } from '../../../mocks/http';
import { BotDetail } from './BotDetail';

const meta = preview.meta({
  id: 'screens-bots-botdetail-wired',
  title: 'Screens/Find/BotDetail/Wired',
  component: BotDetail,
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, path: '/bots/801' },
  beforeEach({ msw }) {
    msw.use(
      http.get('/api/sending/', ({ response }) => response(200).json(MockSending)),
      http.get('/api/sending/do-not-contact/', ({ response }) => response(200).json([])),
    );
  },
  render: () => (
    <Route path="/bots/:botId">
      <BotDetail />
    </Route>
  ),
});

export const RunUnderWay = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('/bots/{id}/', ({ response }) => response(200).json(MockBot)),
      http.get('/bots/{id}/run/', ({ response }) => response(200).json(MockRun)),
      http.get('/bots/{id}/results/', ({ response }) => response(200).json({ results: MockResults, count: 2 })),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: MockBot.name });
  },
});

export const Finished = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('/bots/{id}/', ({ response }) => response(200).json(MockActiveBot)),
      http.get('/bots/{id}/run/', ({ response }) => response(200).json(MockRunFinished)),
      http.get('/bots/{id}/results/', ({ response }) => response(200).json({ results: MockResults, count: 2 })),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText(MockProfessor.full_name);
  },
});

/** R14: a person's report that an email bounced is confirmed, stored by the server, and shown. */
export const CameBack = meta.story({
  beforeEach({ msw }) {
    let back = false;
    msw.use(
      http.get('/bots/{id}/', ({ response }) => response(200).json(MockActiveBot)),
      http.get('/bots/{id}/run/', ({ response }) => response(200).json(MockRunFinished)),
      http.get('/bots/{id}/results/', ({ query, response }) => {
        const sent = { ...MockResult, draft: MockDraftSent, state: back ? 'bounced' : 'sent' } as const;
        const results = query.get('draft_state') === 'sent' ? [sent] : [];
        return response(200).json({ results, count: results.length });
      }),
      http.post('/api/emails/email-drafts/{id}/bounced/', ({ response }) => {
        back = true;
        return response(200).json({ ...MockDraftSent, bounced_at: '2026-11-20T10:00:00Z' });
      }),
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: /Mark as bounced|ثبت برگشت/ }));
    const dialog = await page.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /Mark as bounced|ثبت برگشت/ }));
    await canvas.findByText(/this email was not delivered|این ایمیل به استاد نرسید/);
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await canvas.findByText(/^(4 of 10|۴ از ۱۰)$/);
  },
});

/** R11: a professor who must not be contacted leaves the queue, appears in the list, and may be allowed again. */
export const NeverAgain = meta.story({
  beforeEach({ msw }) {
    let avoided = false;
    msw.use(
      http.get('/bots/{id}/', ({ response }) => response(200).json(MockActiveBot)),
      http.get('/bots/{id}/run/', ({ response }) => response(200).json(MockRunFinished)),
      http.get('/bots/{id}/results/', ({ query, response }) => {
        const results = query.get('draft_state') === 'needs_review' && !avoided ? [MockResult] : [];
        return response(200).json({ results, count: results.length });
      }),
      http.get('/api/sending/do-not-contact/', ({ response }) => response(200).json(avoided ? [MockChosen] : [])),
      http.post('/api/sending/do-not-contact/', ({ response }) => {
        avoided = true;
        return response(201).json(MockChosen);
      }),
      http.delete('/api/sending/do-not-contact/{id}/', ({ response }) => {
        avoided = false;
        return response(204).empty();
      }),
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const queued = { level: 3, name: MockProfessor.full_name };
    await canvas.findByRole('heading', queued);
    await userEvent.click(canvas.getByRole('button', { name: /^(Do not contact|منع تماس)$/ }));
    const dialog = await page.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /Add to list|افزودن به فهرست/ }));
    await waitFor(() => expect(canvas.queryByRole('heading', queued)).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: /(Do-not-contact list|فهرست منع تماس).*[1۱]/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /Allow again|برداشتن منع/ }));
    await canvas.findByRole('heading', queued);
  },
});

export const NotFound = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('/bots/{id}/', ({ response }) => response(404).json({ detail: 'Not found.' })),
      http.get('/bots/{id}/run/', ({ response }) => response(404).json({ detail: 'Not found.' })),
      http.get('/bots/{id}/results/', ({ response }) => response(404).json({ detail: 'Not found.' })),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /Bot not found|بات پیدا نشد/ });
  },
});
