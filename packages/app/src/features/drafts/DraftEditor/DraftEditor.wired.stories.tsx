import preview from '#.storybook/preview';
import { Route } from 'wouter';
import { MockDraft, MockResults } from '../../../mocks/fixtures/draft';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { MockMatch, MockProfessor } from '../../../mocks/fixtures/professor';
import { http } from '../../../mocks/http';
import { DraftEditor } from './DraftEditor';

const meta = preview.meta({
  title: 'Screens/Drafts/DraftEditor/Wired',
  component: DraftEditor,
  tags: ['wired', 'unpictured'],
  parameters: { chromatic: { disableSnapshot: true }, path: '/professors/601/email?bot=801' },
  render: () => (
    <Route path="/professors/:professorId/email">
      <DraftEditor />
    </Route>
  ),
  beforeEach({ msw }) {
    msw.use(
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
