import { expect, test } from 'vitest';
import { render } from '../../testing/render';
import { Avatar } from './Avatar';

test('SHELL-15 a picture that does not come gives way to the default figure', async () => {
  const place = render(<Avatar name="Nasrin Ahmadi" src="data:image/png;base64,AAAA" />);
  await expect.poll(() => place.querySelector('svg')).not.toBeNull();
  expect(place.querySelector('img')).toBeNull();
  expect(place.querySelector('[data-initials]')).toBeNull();
});

test('without a picture it is initials', () => {
  const place = render(<Avatar name="Nasrin Ahmadi" />);
  expect(place.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('NA');
});

test('it is decoration: neither picture nor initials add words to what stands beside it', () => {
  const place = render(<Avatar name="نسرین احمدی" />, { locale: 'fa' });
  expect(place.querySelector('[aria-hidden=true]')).not.toBeNull();
  expect(place.textContent).toBe('');
});

test('without a name it is a figure', () => {
  expect(render(<Avatar name="" />).querySelector('svg')).not.toBeNull();
});
