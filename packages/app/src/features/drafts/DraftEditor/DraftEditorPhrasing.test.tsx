import { afterEach, describe, expect, test } from 'vitest';
import { Route } from 'wouter';
import { MockConfig } from '../../../mocks/fixtures/config';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { MockLetterPhrased, settledPhrasing } from '../../../mocks/fixtures/letter';
import { MockMatch, MockProfessor } from '../../../mocks/fixtures/professor';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { DraftEditor } from './DraftEditor';

afterEach(() => sessionStorage.clear());

const address = `/api/emails/email-drafts/${MockLetterPhrased.id}/phrasing/`;
const phrased = MockLetterPhrased.sentences?.find((sentence) => sentence.phrased?.by === 'model');
const text = phrased?.text ?? '';
const rules = phrased?.phrased?.rules ?? '';

function open(more: Readonly<Record<string, Answer>> = {}, locale: 'en' | 'fa' = 'en') {
  let stored = MockLetterPhrased;
  const sent = serve({
    'POST /api/emails/email-drafts/find/': () => Response.json(stored),
    'GET /api/professor/professors/601/': MockProfessor,
    'GET /api/matching/match-scores/': [MockMatch],
    'GET /integrations/api/gmail/accounts/': [MockGmail],
    'GET /api/config/': MockConfig,
    [`POST ${address}`]: async (request: Request) => {
      stored = settledPhrasing(((await request.json()) as { keep: boolean }).keep);
      return Response.json(stored);
    },
    ...more,
  });
  const screen = render(
    <Route path="/professors/:professorId/email">
      <DraftEditor />
    </Route>,
    { path: '/professors/601/email', locale },
  );
  return { screen, asked: () => sent.filter(({ call }) => call === `POST ${address}`).map(({ body }) => body) };
}

describe('a sentence that a language model phrased', () => {
  test('AIX-02 says so, with the sentence of the rules beside it', async () => {
    const { screen } = open();
    await expect.element(screen.getByRole('button', { name: 'By a language model' })).toBeVisible();
    await expect.element(screen.getByText('Phrased by the language model scribe-2-small.')).toBeVisible();
    await expect.element(screen.getByText(rules)).toBeVisible();
  });

  test('AIX-02 says so in Persian, with the name of the model set apart', async () => {
    const { screen } = open({}, 'fa');
    await expect.element(screen.getByText('این جمله را مدل زبانی \u2068scribe-2-small\u2069 نوشته است.')).toBeVisible();
  });

  test('AIX-02 is kept, and its mark ends', async () => {
    const { screen, asked } = open();
    await screen.getByRole('button', { name: 'Keep this wording', exact: true }).click();
    await expect.element(screen.getByText('By a language model')).not.toBeInTheDocument();
    expect(asked()).toEqual([{ text, keep: true, version: 2 }]);
  });

  test('AIX-02 is written as the rules do', async () => {
    const { screen, asked } = open();
    await screen.getByRole('button', { name: 'Use standard wording' }).click();
    await expect.element(screen.getByText('By a language model')).not.toBeInTheDocument();
    expect(asked()).toEqual([{ text, keep: false, version: 2 }]);
    await expect.element(screen.getByText(rules).first()).toBeInTheDocument();
    await expect.poll(() => screen.element().textContent).not.toContain(text);
  });

  test('AIX-02 says why the words of the model were refused', async () => {
    const { screen } = open();
    await screen.getByRole('button', { name: 'From the paper' }).last().click();
    await expect.element(screen.getByText('The model changed, added or left out a number.')).toBeVisible();
  });

  test('stays as it is when the server cannot be reached', async () => {
    const { screen } = open({ [`POST ${address}`]: () => Response.json({ detail: 'Out of order.' }, { status: 500 }) });
    await screen.getByRole('button', { name: 'Keep this wording', exact: true }).click();
    await expect.element(screen.getByText('Out of order.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'By a language model' })).toBeVisible();
  });
});
