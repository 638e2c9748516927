import preview from '#.storybook/preview';
import { Route } from 'wouter';
import { userEvent } from 'storybook/test';
import { MockDraft } from '../../../mocks/fixtures/draft';
import { MockMatch, MockProfessor } from '../../../mocks/fixtures/professor';
import { http } from '../../../mocks/http';
import { ProfessorDetail } from './ProfessorDetail';

const meta = preview.meta({
  id: 'screens-professors-professordetail-wired',
  title: 'Screens/Find/ProfessorDetail/Wired',
  component: ProfessorDetail,
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, path: `/professors/${MockProfessor.id}` },
  render: () => (
    <Route path="/professors/:professorId">
      <ProfessorDetail />
    </Route>
  ),
  beforeEach({ msw }) {
    msw.use(
      http.post('/api/emails/email-drafts/find/', ({ response }) => response(200).json(MockDraft)),
      http.get('/api/professor/professors/{id}/', ({ response }) => response(200).json(MockProfessor)),
      http.get('/api/matching/match-scores/', ({ response }) => response(200).json([MockMatch])),
    );
  },
});

export const ServerAnswers = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: MockProfessor.full_name });
    await canvas.findByText(MockMatch.reason);
  },
});

export const EmailTab = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^(Email|ایمیل)$/ }));
    await canvas.findByRole('link', { name: /Open the email|باز کردن ایمیل/ });
  },
});

export const Gone = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('/api/professor/professors/{id}/', ({ response }) => response(404).json({ detail: 'Not found.' })),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /Failed to load professor|اطلاعات استاد بارگذاری نشد/ });
  },
});
