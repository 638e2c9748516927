import { useToast } from '@peyk/design-system';
import { expect, test } from 'vitest';
import { useLocation } from 'wouter';
import { render } from '../mocks/render';
import { useRouteChange } from './pageChange';

function Pages() {
  const [path, navigate] = useLocation();
  const toast = useToast();
  useRouteChange(path);
  return (
    <>
      <button onClick={() => toast.show({ tone: 'danger', text: 'Not saved' })}>Fail</button>
      <button onClick={() => navigate('/letter')}>Letter</button>
      <button
        onClick={() => {
          toast.show({ tone: 'success', text: 'Saved', ofNextPage: true });
          navigate('/bot');
        }}
      >
        Save
      </button>
      <output>{path}</output>
    </>
  );
}

test('a message stays on its page, and one that leads to a page is shown there', async () => {
  const screen = render(<Pages />, { path: '/bots' });
  const shown = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
  await screen.getByRole('button', { name: 'Fail' }).click();
  await expect.poll(shown).toEqual(['Not saved']);
  await screen.getByRole('button', { name: 'Letter' }).click();
  await expect.element(screen.getByText('/letter')).toBeVisible();
  await expect.poll(shown).toEqual([]);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('/bot', { exact: true })).toBeVisible();
  await expect.poll(shown).toEqual(['Saved']);
  await screen.getByRole('button', { name: 'Letter' }).click();
  await expect.poll(shown).toEqual([]);
});
