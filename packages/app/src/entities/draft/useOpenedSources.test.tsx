import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MockLetter } from '../../mocks/fixtures/letter';
import { render } from '../../mocks/render';
import { serve } from '../../mocks/serve';
import { useOpenedSources } from './useOpenedSources';

const CITED = 'https://doi.example/10.5555/rivers';
const call = `POST /api/emails/email-drafts/${MockLetter.id}/source-opened/`;
const well = { [call]: () => new Response(null, { status: 204 }) };
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
  const sent = serve(well);
  render(<Sources />);
  for (const name of ['elsewhere', 'own', 'cited', 'cited']) await page.getByRole('link', { name }).click();
  await expect.poll(() => sent.filter(({ call }) => call.startsWith('POST'))).toEqual([{ call, body: { url: CITED } }]);
});

test('QST-02 a source whose opening could not be told is told when it is opened again', async () => {
  let isWell = false;
  const sent = serve({ [call]: () => new Response(null, { status: isWell ? 204 : 500 }) });
  render(<Sources />);
  const link = page.getByRole('link', { name: 'cited' });
  await link.click();
  await expect.poll(() => sent.length).toBe(1);
  isWell = true;
  await expect
    .poll(async () => {
      await link.click();
      return sent.length;
    })
    .toBe(2);
});

test('QST-02 the menu of a link is no opening of it, and its middle button is', async () => {
  const sent = serve(well);
  render(<Sources />);
  const link = page.getByRole('link', { name: 'cited' }).element();
  const press = (button: number) => link.dispatchEvent(new MouseEvent('auxclick', { button, bubbles: true }));
  press(2);
  expect(sent).toEqual([]);
  press(1);
  await expect.poll(() => sent.length).toBe(1);
});
