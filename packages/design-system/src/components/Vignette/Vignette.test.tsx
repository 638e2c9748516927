import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render';
import { Vignette } from './Vignette';

test('it is a picture for the eye alone', async () => {
  render(<Vignette>Nordic bridges</Vignette>);
  await expect.element(page.getByText('Nordic bridges')).toBeVisible();
  expect(page.getByText('Nordic bridges').element().closest('[aria-hidden=true]')).not.toBeNull();
});
