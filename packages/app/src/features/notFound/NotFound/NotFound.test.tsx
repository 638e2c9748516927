import { expect, test } from 'vitest';
import { useLocation } from 'wouter';
import { render } from '../../../mocks/render';
import { pressOn } from '../../../testing/tabTo';
import { NotFound } from './NotFound';

function Place() {
  const [path] = useLocation();
  return <output>{path}</output>;
}

test('A-09 by keyboard alone a page that is not there leads home', async () => {
  const screen = render(
    <>
      <NotFound />
      <Place />
    </>,
    { path: '/nowhere' },
  );
  await expect.element(screen.getByText('/nowhere')).toBeVisible();
  await pressOn(screen.getByRole('link'));
  await expect.element(screen.getByText('/', { exact: true })).toBeVisible();
});
