import { expect, test } from 'vitest';
import { Route } from 'wouter';
import { MockMatch, MockProfessor } from '../../../mocks/fixtures/professor';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { ProfessorDetail } from './ProfessorDetail';

const call = `GET /api/professor/professors/${MockProfessor.id}/`;
const open = (answers: Readonly<Record<string, Answer>> = {}, query = '') => {
  const sent = serve({ [call]: MockProfessor, 'GET /api/matching/match-scores/': [MockMatch], ...answers });
  const screen = render(
    <Route path="/professors/:professorId">
      <ProfessorDetail />
    </Route>,
    { path: `/professors/${MockProfessor.id}${query}` },
  );
  return { sent, screen };
};

test('FAC-47 FAC-48 FAC-49 has four tabs, two of which are still to come', async () => {
  const { screen } = open();
  await expect
    .poll(() =>
      screen
        .getByRole('tab')
        .elements()
        .map((tab) => tab.textContent),
    )
    .toEqual(['Overview', 'Proposal', 'Email', 'Documents']);
  for (const name of ['Proposal', 'Documents']) {
    await screen.getByRole('tab', { name }).click();
    await expect.element(screen.getByRole('tabpanel').getByText(/coming soon/)).toBeVisible();
  }
  await screen.getByRole('tab', { name: 'Email' }).click();
  await expect
    .element(screen.getByRole('link', { name: 'Open the email' }))
    .toHaveAttribute('href', `/professors/${MockProfessor.id}/email`);
});

test('FAC-45 the overview says why the professor was recommended', async () => {
  const { screen } = open();
  await expect.element(screen.getByText(MockMatch.reason)).toBeVisible();
  await expect.element(screen.getByText(MockMatch.pros[0] ?? '')).toBeVisible();
});

test.each([
  ['is not there', 404],
  ['could not be had', 500],
])('FAC-50 a professor who %s failed to load', async (_, status) => {
  const { screen } = open({ [call]: () => Response.json({ detail: 'Not found.' }, { status }) });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Failed to load professor' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'My Professors' })).toHaveAttribute('href', '/professors');
});
