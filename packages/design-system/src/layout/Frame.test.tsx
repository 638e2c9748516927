import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render';
import { Frame } from './Frame';

test.each(['en', 'fa'] as const)(
  'in %s the first stop of the keyboard leads past the header to the content',
  async (locale) => {
    render(
      <Frame mainId="main" skipLabel="پرش" header={<button type="button">۱</button>} footer={null}>
        <button type="button">۲</button>
      </Frame>,
      { locale },
    );
    await userEvent.tab();
    const skip = page.getByRole('link', { name: 'پرش' });
    await expect.element(skip).toHaveFocus();
    await expect.element(skip).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: '۲' })).toHaveFocus();
  },
);
