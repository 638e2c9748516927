import preview from '#.storybook/preview';
import { Route } from 'wouter';
import { screen, userEvent } from 'storybook/test';
import { MockDraft, MockResults } from '../../../mocks/fixtures/draft';
import { MockLetter, MockLetterAlike, boast } from '../../../mocks/fixtures/letter';
import { answerHandlers, draftHandlers } from '../../../mocks/handlers/draft';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { MockMatch, MockProfessor } from '../../../mocks/fixtures/professor';
import { http } from '../../../mocks/http';
import { DraftEditor } from './DraftEditor';

const meta = preview.meta({
  id: 'screens-drafts-drafteditor-wired',
  title: 'Screens/Write/DraftEditor/Wired',
  component: DraftEditor,
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, path: '/professors/601/email?bot=801' },
  render: () => (
    <Route path="/professors/:professorId/email">
      <DraftEditor />
    </Route>
  ),
  beforeEach({ msw }) {
    msw.use(
      ...draftHandlers,
      http.get('/api/professor/professors/{id}/', ({ response }) => response(200).json(MockProfessor)),
      http.get('/api/matching/match-scores/', ({ response }) => response(200).json([MockMatch])),
      http.get('/integrations/api/gmail/accounts/', ({ response }) =>
        response(200).json([{ ...MockGmail, expires_at: null }]),
      ),
      http.get('/bots/{id}/results/', ({ response }) => response(200).json({ results: MockResults, count: 2 })),
      http.get('/api/config/', ({ response }) =>
        response(200).json({
          google: { client_id: null, stand_in: true, authorization_endpoint: null },
          local_mailbox: true,
          directory: 'sample',
          languages: ['en', 'fa'],
        }),
      ),
    );
  },
});

export const Found = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('/api/emails/email-drafts/find/', ({ response }) => response(200).json(MockDraft)));
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText(MockDraft.subject);
    await canvas.findByText(MockMatch.reason);
  },
});

export const NoDraft = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/api/emails/email-drafts/find/', ({ response }) => response(404).json({ detail: 'Not found.' })),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/No draft found|پیش‌نویسی پیدا نشد/);
  },
});

/** A sentence without a source is typed into the text, and marked. */
export const Judged = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('/api/emails/email-drafts/find/', ({ response }) => response(200).json(MockLetter)));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Edit text|ویرایش متن)$/ }));
    await userEvent.click(canvas.getByRole('textbox', { name: /^(Email text|متن ایمیل)/ }));
    await userEvent.paste(`\n\n${boast}\n\n`);
    await canvas.findByRole('button', { name: /Without a source|بدون منبع/ });
  },
});

/** The email that the draft is too like is opened beside it. */
export const Compared = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('/api/emails/email-drafts/find/', ({ response }) => response(200).json(MockLetterAlike)));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Compare with|مقایسه با)/ }));
    await screen.findByText('Dear Professor Bergqvist,');
  },
});

/** Another text is asked for, and its difference is shown. */
export const Rewritten = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('/api/emails/email-drafts/find/', ({ response }) => response(200).json(MockLetter)));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Cite another paper|مقاله‌ای دیگر)$/ }));
    await canvas.findByRole('list', { name: /What would change|تغییرات پیشنهادی/ });
  },
});

/** The answer to a sent email is recorded, and taken back. */
export const Answered = meta.story({
  beforeEach({ msw }) {
    msw.use(...answerHandlers());
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Interested|علاقه‌مند است)$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^(Today|امروز)/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^(Remove answer|لغو ثبت)$/ }));
    await canvas.findByRole('button', { name: /^(Interested|علاقه‌مند است)$/ });
  },
});
