import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MockLetter } from '../../mocks/fixtures/letter';
import { render } from '../../mocks/render';
import { serve } from '../../mocks/serve';
import { useOpenedSources } from './useOpenedSources';

const CITED = 'https://doi.example/10.5555/rivers';
const evidence = [
  { marker: 1, kind: 'publication', title: 'Rivers', detail: null, url: CITED, quote: null, section: null },
  { marker: 2, kind: 'profile', title: 'Own', detail: null, url: '/profile', quote: null, section: 'papers' },
] as const;

function Sources() {
  useOpenedSources({ id: MockLetter.id, evidence: [...evidence] });
  return (
    <div onClick={(event) => event.preventDefault()} role="presentation">
      <a href={CITED}>cited</a>
      <a href="https://elsewhere.example/">elsewhere</a>
      <a href="/profile">own</a>
    </div>
  );
}

test('QST-02 opening a cited source is told to the server once, and no other link is', async () => {
  const sent = serve({});
  render(<Sources />);
  for (const name of ['elsewhere', 'own', 'cited', 'cited']) await page.getByRole('link', { name }).click();
  await expect
    .poll(() => sent.filter(({ call }) => call.startsWith('POST')))
    .toEqual([{ call: `POST /api/emails/email-drafts/${MockLetter.id}/source-opened/`, body: { url: CITED } }]);
});
