import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render';
import { Card } from './Card';

test('a section is a region with the name of its heading', async () => {
  render(
    <Card as="section" labelledBy="heading">
      <h2 id="heading">Limits</h2>
    </Card>,
  );
  await expect.element(page.getByRole('region', { name: 'Limits' })).toBeVisible();
});

test('a plain card is no landmark', async () => {
  render(<Card>Text</Card>);
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
});
