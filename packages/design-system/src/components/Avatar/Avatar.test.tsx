import { expect, test } from 'vitest';
import { render } from '../../testing/render';
import { Avatar } from './Avatar';

test('a picture that does not come gives way to initials', async () => {
  const place = render(<Avatar name="Nasrin Ahmadi" src="data:image/png;base64,AAAA" />);
  await expect.poll(() => place.querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('NA');
  expect(place.querySelector('img')).toBeNull();
});

test('it is decoration: neither picture nor initials add words to what stands beside it', () => {
  const place = render(<Avatar name="نسرین احمدی" />, { locale: 'fa' });
  expect(place.querySelector('[aria-hidden=true]')).not.toBeNull();
  expect(place.textContent).toBe('');
});

test('without a name it is a figure', () => {
  expect(render(<Avatar name="" />).querySelector('svg')).not.toBeNull();
});
