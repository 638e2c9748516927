import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MockCvFile, MockProposalFile } from '../../../mocks/fixtures/files';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { pressOn } from '../../../testing/tabTo';
import { Files } from './Files';

function show(answers: Readonly<Record<string, Answer>> = {}) {
  const sent = serve({ 'GET /api/account/files/': [MockCvFile, MockProposalFile], ...answers });
  return { sent, screen: render(<Files />, { path: '/account' }) };
}

test('ATT-02 the files are listed, and one that an email waits with offers no deletion', async () => {
  const { screen } = show();
  await expect.element(screen.getByText(MockCvFile.name)).toBeVisible();
  await expect.element(screen.getByText('CV • 3 pages, 0.2 MB')).toBeVisible();
  await expect.element(screen.getByText(/1 approved email that includes it is waiting to be sent/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: `Delete ${MockCvFile.name}` })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: `Delete ${MockProposalFile.name}` })).not.toBeInTheDocument();
});

test('ATT-02 a file is deleted after a question', async () => {
  const { screen, sent } = show({
    [`DELETE /api/account/files/${MockCvFile.id}/`]: () => new Response(null, { status: 204 }),
  });
  await screen.getByRole('button', { name: `Delete ${MockCvFile.name}` }).click();
  expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await screen.getByRole('button', { name: 'Delete the file' }).click();
  await expect.poll(() => sent.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1);
});

test('ATT-02 a deletion that is refused says why', async () => {
  const detail = 'An approved email with Ahmadi-CV.pdf is waiting to be sent.';
  const { screen } = show({
    [`DELETE /api/account/files/${MockCvFile.id}/`]: () =>
      Response.json({ detail, code: 'file_in_use' }, { status: 409 }),
  });
  await screen.getByRole('button', { name: `Delete ${MockCvFile.name}` }).click();
  await screen.getByRole('button', { name: 'Delete the file' }).click();
  await expect.element(screen.getByText(detail)).toBeVisible();
  await expect.element(screen.getByText(MockCvFile.name, { exact: true })).toBeVisible();
});

test('a server without files shows nothing of them', async () => {
  const { screen } = show({
    'GET /api/account/files/': () => Response.json({ detail: 'Not found.' }, { status: 404 }),
  });
  await expect.element(screen.getByText('Loading your files…')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Files')).not.toBeInTheDocument();
});

test('ATT-02 by keyboard alone a file is kept when the question is left, and deleted when it is answered', async () => {
  const { screen, sent } = show({
    [`DELETE /api/account/files/${MockCvFile.id}/`]: () => new Response(null, { status: 204 }),
  });
  const deletions = () => sent.filter(({ call }) => call.startsWith('DELETE'));
  const ask = screen.getByRole('button', { name: `Delete ${MockCvFile.name}` });
  await pressOn(ask);
  await expect.element(screen.getByRole('button', { name: 'Delete the file' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(ask).toHaveFocus();
  expect(deletions()).toEqual([]);
  await pressOn(ask);
  await pressOn(screen.getByRole('button', { name: 'Delete the file' }));
  await expect.poll(deletions).toHaveLength(1);
});
