import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../components/Button/Button';
import { render } from '../../testing/render';
import { InlineMessage } from './InlineMessage';

test('it is plain text where it came with the page, and an alert where it did not', async () => {
  const place = render(<InlineMessage tone="info">Nothing leaves.</InlineMessage>);
  expect(place.querySelector('[role]')).toBeNull();
  render(
    <InlineMessage tone="danger" role="alert" title="Not saved">
      Try again.
    </InlineMessage>,
  );
  await expect.element(page.getByRole('alert').getByText('Not saved')).toBeVisible();
});

test.each([
  ['en', 'Close'],
  ['fa', 'بستن'],
] as const)('in %s the keyboard reaches the action, then %s', async (locale, close) => {
  const onPress = vi.fn<() => void>();
  const onDismiss = vi.fn<() => void>();
  render(
    <InlineMessage tone="warning" action={<Button onPress={onPress}>۱</Button>} onDismiss={onDismiss}>
      ۲
    </InlineMessage>,
    { locale },
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: close })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onDismiss).toHaveBeenCalledOnce();
});
