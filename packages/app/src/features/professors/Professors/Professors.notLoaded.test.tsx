import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MockProfessor } from '../../../mocks/fixtures/professor';
import { render } from '../../../mocks/render';
import { serve } from '../../../mocks/serve';
import { Professors } from './Professors';

// The first read of what the file exports fails, as the import of a file that does not come does.
vi.mock(import('../Review/Review'), () => ({
  get Review(): never {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));
vi.mock(import('./parts/Details'), () => ({
  get Details(): never {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

const open = () => {
  serve({
    'GET /api/professor/professors/': {
      results: [
        { ...MockProfessor, id: 2, full_name: 'Ada Berg' },
        { ...MockProfessor, id: 3, full_name: 'Bo Åkesson' },
      ],
      count: 2,
    },
    'GET /api/professor/professors/stats/': { total: 2, professors_with_h_index: 2, average_h_index: 20 },
    'GET /api/matching/match-scores/': [],
  });
  return render(<Professors />, { path: '/professors' });
};

test('when the code of the review does not come, its heading has the focus, and the way back keeps the selection', async () => {
  const screen = open();
  await screen.getByText('Select all').click();
  await screen.getByRole('button', { name: 'Send Email to Selected' }).click();
  const title = screen.getByRole('heading', { level: 1, name: 'Emails to the selected professors' });
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(title).toHaveFocus();
  await screen.getByRole('link', { name: 'My Professors' }).click();
  await expect.element(screen.getByText('2 selected')).toBeVisible();
});

test('when the code of the details does not come, a dialog with the name says so and gives focus back', async () => {
  const screen = open();
  const details = screen.getByRole('button', { name: 'View Details: Ada Berg' });
  await details.click();
  const dialog = screen.getByRole('dialog', { name: 'Ada Berg' });
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(details).toHaveFocus();
});
