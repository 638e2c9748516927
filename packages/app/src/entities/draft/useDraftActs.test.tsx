import { Button } from '@peyk/design-system';
import { expect, test } from 'vitest';
import { useApi } from '../../api/useApi';
import { MockDraft } from '../../mocks/fixtures/draft';
import { render } from '../../mocks/render';
import { type Answer, serve } from '../../mocks/serve';
import { useDraft } from './useDraft';
import { useDraftActs } from './useDraftActs';

const other = { ...MockDraft, id: 1602, professor: 602, subject: 'Another letter' };

/** Two letters, and all other components that show data about them. */
function Everything() {
  const bot = { params: { path: { id: 801 } } };
  const { data: first } = useDraft(601);
  const { data: second } = useDraft(602);
  const { act, refresh } = useDraftActs();
  useApi('/bots/');
  useApi('/bots/{id}/', bot);
  useApi('/bots/{id}/run/', bot);
  useApi('/bots/{id}/results/', bot);
  useApi('/api/sending/');
  useApi('/bots/stats/');
  useApi('/api/auth/me/');
  return (
    <>
      <p role="status">{`${first?.state} ${second?.state}`}</p>
      <Button onPress={() => void (first && act('skip', first))}>Skip</Button>
      <Button onPress={() => void refresh()}>Refresh</Button>
    </>
  );
}

function open(skip: Answer) {
  const sent = serve({
    'POST /api/emails/email-drafts/find/': async (request) => {
      const { professor } = (await request.json()) as { professor: number };
      return Response.json(professor === 602 ? other : MockDraft);
    },
    [`POST /api/emails/email-drafts/${MockDraft.id}/skip/`]: skip,
    'GET /bots/': [],
    'GET /bots/801/': {},
    'GET /bots/801/run/': {},
    'GET /bots/801/results/': { results: [], count: 0 },
    'GET /api/sending/': {},
    'GET /bots/stats/': {},
  });
  return { sent, screen: render(<Everything />) };
}

test('what was done to a letter is known of that letter alone, without asking again', async () => {
  const { screen, sent } = open({ ...MockDraft, state: 'skipped' });
  const states = screen.getByRole('status');
  await expect.element(states).toHaveTextContent('needs_review needs_review');
  await screen.getByRole('button', { name: 'Skip' }).click();
  await expect.element(states).toHaveTextContent('skipped needs_review');
  expect(sent.filter(({ call }) => call.includes('/find/'))).toHaveLength(2);
});

test('a refresh asks again, once, for everything that holds a letter or counts it, and for nothing else', async () => {
  const { screen, sent } = open({});
  await expect.element(screen.getByRole('status')).toHaveTextContent('needs_review needs_review');
  const first = sent.map(({ call }) => call).toSorted();
  await expect.poll(() => sent.length).toBe(9);
  sent.length = 0;
  await screen.getByRole('button', { name: 'Refresh' }).click();
  const stale = first.filter((call) => !['GET /bots/stats/', 'GET /api/auth/me/'].includes(call));
  await expect.poll(() => sent.map(({ call }) => call).toSorted()).toEqual(stale);
});
