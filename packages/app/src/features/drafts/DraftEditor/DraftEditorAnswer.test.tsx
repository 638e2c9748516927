import type { EmailDraft } from '@peyk/api-types';
import { describe, expect, test } from 'vitest';
import { Route } from 'wouter';
import { createTranslator } from '../../../i18n/translator';
import { MockConfig } from '../../../mocks/fixtures/config';
import { MockDraft, MockDraftApproved, MockDraftSent, MockDraftUnknown } from '../../../mocks/fixtures/draft';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { MockMatch, MockProfessor } from '../../../mocks/fixtures/professor';
import { render } from '../../../mocks/render';
import { serve } from '../../../mocks/serve';
import { DraftEditor } from './DraftEditor';

const path = `/api/emails/email-drafts/${MockDraftSent.id}/answer/`;
const { answer: _, ...ofAnotherServer } = MockDraftSent;
const bounced: EmailDraft = { ...MockDraftSent, bounced_at: '2026-11-20T10:05:00Z' };

describe.each(['en', 'fa'] as const)('in %s', (locale) => {
  const t = createTranslator(locale);

  function open(draft: EmailDraft) {
    let kept = draft;
    const sent = serve({
      'POST /api/emails/email-drafts/find/': () => Response.json(kept),
      'GET /api/professor/professors/601/': MockProfessor,
      'GET /api/matching/match-scores/': [MockMatch],
      'GET /integrations/api/gmail/accounts/': [MockGmail],
      'GET /api/config/': MockConfig,
      [`PUT ${path}`]: async (request: Request) => {
        kept = { ...draft, answer: await request.json() };
        return Response.json(kept);
      },
    });
    const screen = render(
      <Route path="/professors/:professorId/email">
        <DraftEditor />
      </Route>,
      { path: '/professors/601/email', locale },
    );
    return { screen, part: screen.getByRole('region', { name: t('answers.title') }), sent };
  }

  test('REP-01 the page of an email that was sent offers to record its answer, and shows it', async () => {
    const { screen, part, sent } = open(MockDraftSent);
    await part.getByRole('button', { name: t('answers.kinds.interested') }).click();
    await part.getByRole('button', { name: /^(Today|امروز)/ }).click();
    const answered = screen.getByRole('region', {
      name: t('answers.from', { name: MockDraftSent.professor_name }),
    });
    await expect.element(answered.getByText(t('answers.kinds.interested'))).toBeVisible();
    expect(sent.filter(({ call }) => call === `PUT ${path}`)).toHaveLength(1);
  });

  test.each([
    ['waits for review', MockDraft],
    ['is approved', MockDraftApproved],
    ['may not have left', MockDraftUnknown],
    ['is of a server that records no answers', ofAnotherServer],
    ['bounced', bounced],
  ])('REP-01 the page of an email that %s does not', async (_what, draft) => {
    const { screen, part } = open(draft);
    await expect.element(screen.getByText(draft.subject).first()).toBeVisible();
    await expect.element(screen.getByText(MockMatch.reason).first()).toBeVisible();
    expect(part.query()).toBeNull();
  });
});
