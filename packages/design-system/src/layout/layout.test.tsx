import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render';
import { Divider } from './Divider';
import { Grid } from './Grid';
import { Hide } from './Hide';
import { Inline } from './Inline';

const left = (name: string) => page.getByText(name).element().getBoundingClientRect().left;

test.each(['en', 'fa'] as const)('in %s a row and a grid run from the start of the line', (locale) => {
  render(
    <>
      <Inline gap={8}>
        <i>۱</i>
        <i>۲</i>
      </Inline>
      <Grid columns={{ base: '2' }} gap={8}>
        <i>۳</i>
        <i>۴</i>
      </Grid>
    </>,
    { locale },
  );
  const inOrder =
    locale === 'en' ? [left('۱') < left('۲'), left('۳') < left('۴')] : [left('۱') > left('۲'), left('۳') > left('۴')];
  expect(inOrder).toEqual([true, true]);
});

test('what is hidden at a width is gone for the ear too', async () => {
  render(
    <>
      <Hide below="tablet">
        <button type="button">Desk</button>
      </Hide>
      <Hide above="tablet">
        <button type="button">Phone</button>
      </Hide>
    </>,
  );
  await page.viewport(1280, 800);
  await expect.element(page.getByRole('button', { name: 'Desk' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Phone' })).not.toBeInTheDocument();
  await page.viewport(390, 800);
  await expect.element(page.getByRole('button', { name: 'Phone' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Desk' })).not.toBeInTheDocument();
});

test('a divider says nothing', async () => {
  render(<Divider />);
  await expect.element(page.getByRole('separator')).not.toBeInTheDocument();
});

test('the words on a divider are read', async () => {
  render(<Divider label="or with your email" />);
  await expect.element(page.getByText('or with your email')).toBeVisible();
});
