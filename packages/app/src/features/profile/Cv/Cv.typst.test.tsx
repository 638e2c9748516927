import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { MockInterests } from '../../../mocks/fixtures/interest';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { Cv } from './Cv';

afterEach(() => sessionStorage.clear());

const call = 'GET /api/student/cv/typst/';
const [{ interest_name: first }, { interest_name: second }] = MockInterests as [
  (typeof MockInterests)[0],
  (typeof MockInterests)[0],
];

function open(answer: Answer) {
  const addresses: URL[] = [];
  serve({
    'GET /api/student/research-interests/': MockInterests,
    [call]: (request) => {
      addresses.push(new URL(request.url));
      return typeof answer === 'function' ? answer(request) : Response.json(answer);
    },
  });
  const names: string[] = [];
  const address = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  onTestFinished(() => {
    address.mockRestore();
    click.mockRestore();
  });
  return { screen: render(<Cv />, { path: '/profile?step=cv' }), addresses, names };
}

const button = (screen: Locator) => screen.getByRole('button', { name: 'Download Typst', exact: true });
const choose = (screen: Locator, name: string) =>
  screen.getByRole('group', { name: 'Select interests' }).getByText(name, { exact: true }).click();
const source = (headers: Record<string, string> = {}) =>
  new Response('#set page(paper: "a4")', { headers: { 'Content-Type': 'text/x-typst; charset=utf-8', ...headers } });

test('IMP-04 the Typst source of a CV is asked for as the PDF is, and saved under the names of the interests', async () => {
  const { screen, addresses, names } = open(() => source());
  await choose(screen, second);
  await choose(screen, first);
  await screen.getByText('Force regenerate CV (bypass cache)', { exact: true }).click();
  await screen.getByText('One column', { exact: true }).click();
  await button(screen).click();
  await expect.element(screen.getByRole('status').filter({ hasText: 'Typst source downloaded.' })).toBeVisible();
  expect(addresses.map(({ searchParams }) => [...searchParams])).toEqual([
    [
      ['research_interests', first],
      ['research_interests', second],
      ['force_regenerate', 'true'],
      ['layout', 'column'],
    ],
  ]);
  expect(names).toEqual(['CV_Structural-health-monitoring_Physics-informed-machine-learning.typ']);
});

test('IMP-04 the name that the server gives is taken, if it is one of a CV', async () => {
  let disposition = "attachment; filename=x; filename*=UTF-8''CV_Bridges.typ";
  const { screen, names } = open(() => source({ 'Content-Disposition': disposition }));
  await choose(screen, first);
  await button(screen).click();
  await expect.poll(() => names).toEqual(['CV_Bridges.typ']);
  disposition = "attachment; filename*=UTF-8''CV_Bridges.pdf";
  await button(screen).click();
  await expect.poll(() => names.at(1)).toBe('CV_Structural-health-monitoring.typ');
});

test('IMP-04 it is disabled while nothing is chosen', async () => {
  const { screen } = open(() => source());
  await expect.element(button(screen)).toBeDisabled();
  await choose(screen, first);
  await expect.element(button(screen)).toBeEnabled();
});

test.each<[string, () => Response, string]>([
  [
    'without it',
    () => Response.json({ detail: 'Not found.' }, { status: 404 }),
    'The Typst source is not available on this server. You can still download the PDF.',
  ],
  [
    'that answers with a page',
    () => new Response('<!doctype html><p>Home', { headers: { 'Content-Type': 'text/html' } }),
    'The Typst source is not available on this server. You can still download the PDF.',
  ],
  ['that is out of order', () => Response.json({ detail: 'Out of order.' }, { status: 500 }), 'Out of order.'],
])('IMP-04 a server %s is said to be so, and nothing is saved', async (_what, answer, words) => {
  const { screen, names } = open(answer);
  await choose(screen, first);
  await button(screen).click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(words);
  expect(names).toEqual([]);
});
