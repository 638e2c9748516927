import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render';
import { Spinner } from './Spinner';

test.each([false, true])('its words are a status, hidden from the eye or not (%s)', async (labelHidden) => {
  render(<Spinner label="Connecting to Gmail" labelHidden={labelHidden} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Connecting to Gmail');
});

test('its wheel stands still for those who asked for stillness', () => {
  const place = render(<Spinner label="Connecting" />);
  expect(place.getAnimations({ subtree: true })).toEqual([]);
});
