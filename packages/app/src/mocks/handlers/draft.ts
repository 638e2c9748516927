import { MockDraft, MockDraftSent } from '../fixtures/draft';
import { MockRewrites, judgementOf } from '../fixtures/letter';
import { http } from '../http';
import { inTheirLanguage } from '../serverTexts';

/** What the server says of a text that is edited, and the texts that it proposes. */
export const draftHandlers = [
  http.post('/api/emails/email-drafts/{id}/judge/', async ({ request, response }) => {
    const { body } = await request.json();
    return response(200).json(inTheirLanguage(request, judgementOf(body)));
  }),
  http.post('/api/emails/email-drafts/{id}/rewrite/', async ({ request, response }) => {
    const { action } = await request.json();
    return response(200).json(inTheirLanguage(request, MockRewrites[action]));
  }),
  http.patch('/api/emails/email-drafts/{id}/', async ({ request, response }) => {
    const { version: _, ...text } = await request.json();
    const body = text.body ?? MockDraft.body;
    const saved = { ...MockDraft, ...text, ...judgementOf(body), version: MockDraft.version + 1 };
    return response(200).json(inTheirLanguage(request, saved));
  }),
];

/** A sent email whose answer is kept. */
export function answerHandlers() {
  let draft = MockDraftSent;
  return [
    http.post('/api/emails/email-drafts/find/', ({ response }) => response(200).json(draft)),
    http.put('/api/emails/email-drafts/{id}/answer/', async ({ request, response }) => {
      draft = { ...draft, answer: await request.json() };
      return response(200).json(draft);
    }),
    http.delete('/api/emails/email-drafts/{id}/answer/', ({ response }) => {
      draft = { ...draft, answer: null };
      return response(200).json(draft);
    }),
  ];
}
