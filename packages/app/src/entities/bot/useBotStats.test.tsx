import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from '../../mocks/render';
import { tokens } from '../../session/tokens';
import { useBotStats } from './useBotStats';

function Totals() {
  const { data, problem } = useBotStats();
  return <p data-testid="totals">{data ? `${data.total_bots} bots` : (problem?.kind ?? 'asking')}</p>;
}

/** Renders the totals with these answers; returns the requested paths. */
function drawTotals(answers: Record<string, () => Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return answers[pathname]?.() ?? Response.json({ detail: 'Not found.' }, { status: 404 });
  });
  tokens.begin({ access: 'access-token', refresh: 'refresh-token' });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    tokens.clear();
  });
  return { asked, totals: render(<Totals />).getByTestId('totals') };
}

test('API-46 the totals come from the first address, and the second is left alone', async () => {
  const { asked, totals } = drawTotals({ '/bots/stats/': () => Response.json({ total_bots: 5 }) });
  await expect.element(totals).toHaveTextContent('5 bots');
  expect(asked).toEqual(['/bots/stats/']);
});

test('API-47 where the first address does not exist, the second is asked', async () => {
  const { asked, totals } = drawTotals({ '/api/bots/stats/': () => Response.json({ count: 7 }) });
  await expect.element(totals).toHaveTextContent('7 bots');
  expect(asked).toEqual(['/bots/stats/', '/api/bots/stats/']);
});

test('API-47 a server that is out of order is not asked elsewhere', async () => {
  const { asked, totals } = drawTotals({
    '/bots/stats/': () => Response.json({ detail: 'Out of order.' }, { status: 500 }),
  });
  await expect.element(totals).toHaveTextContent('server');
  expect(asked).toEqual(['/bots/stats/']);
});
