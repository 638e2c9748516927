import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render';
import { Icon } from './Icon';
import { icons } from './icons';
import { learnIcons } from './knownIcons';
import type { IconName } from './icons';
import { Logo } from './Logo';

const turned = (place: HTMLElement) => getComputedStyle(place.querySelector('svg')!).transform !== 'none';

test.each(['arrowForward', 'chevronEnd', 'send', 'external', 'list', 'help'] as const)(
  '%s turns in Persian and not in English',
  (name) => {
    expect(turned(render(<Icon name={name} />, { locale: 'en' }))).toBe(false);
    expect(turned(render(<Icon name={name} />, { locale: 'fa' }))).toBe(true);
  },
);

test.each(['clock', 'check', 'refresh', 'play', 'search', 'close', 'star'] as const)('%s never turns', (name) => {
  expect(turned(render(<Icon name={name} />, { locale: 'fa' }))).toBe(false);
});

test('what points along the line turns, whatever its name', () => {
  const pointing = (Object.keys(icons) as IconName[]).filter((name) => /(?:Back|Forward|Start|End)$/.test(name));
  expect(pointing.filter((name) => icons[name].flip !== 'rtl')).toEqual([]);
});

test('an icon that is not here yet keeps its place, and is drawn when it comes', async () => {
  learnIcons({ ...icons, rocket: undefined } as never);
  const place = render(<Icon name="rocket" size={24} label="Rocket" />);
  expect(place.querySelector('svg')!.getBoundingClientRect().width).toBe(24);
  expect(place.querySelector('svg')!.childElementCount).toBe(0);
  await expect.poll(() => place.querySelector('svg')!.childElementCount).toBeGreaterThan(0);
  await expect.element(page.getByRole('img', { name: 'Rocket' })).toBeVisible();
});

test('the logo never turns', () => {
  expect(turned(render(<Logo />, { locale: 'fa' }))).toBe(false);
});

test('with a label it is an image, without one it is decoration', async () => {
  render(<Icon name="info" label="Information" />);
  await expect.element(page.getByRole('img', { name: 'Information' })).toBeVisible();
  expect(
    render(<Icon name="info" />)
      .querySelector('svg')!
      .getAttribute('aria-hidden'),
  ).toBe('true');
});
