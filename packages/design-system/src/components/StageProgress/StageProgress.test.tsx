import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render';
import { StageProgress } from './StageProgress';
import type { Stage } from './StageProgress';

const stages: Stage[] = [
  { id: '1', value: '۲۲', label: 'استاد', state: 'done' },
  { id: '2', value: '۹', label: 'پیش‌نویس', state: 'current', fraction: 0.25 },
  { id: '3', value: '۰', label: 'نامه', state: 'waiting' },
];

test('each stage says its state in words, and the current one is marked', async () => {
  render(<StageProgress label="پیشرفت" stages={stages} />, { locale: 'fa' });
  const items = page.getByRole('list', { name: 'پیشرفت' }).getByRole('listitem');
  await expect.element(items.nth(0)).toHaveTextContent('۲۲ استاد (انجام شد)');
  await expect.element(items.nth(1)).toHaveTextContent('۹ پیش‌نویس (اکنون)');
  await expect.element(items.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect.element(items.nth(2)).not.toHaveAttribute('aria-current');
});

test.each(['en', 'fa'] as const)(
  'in %s the stages follow the line, and the current one fills from its start',
  (locale) => {
    const place = render(<StageProgress label="x" stages={stages} />, { locale });
    const segments = [...place.querySelectorAll('li > [aria-hidden]')];
    const [first, second] = segments.map((segment) => segment.getBoundingClientRect());
    const fill = segments[1]!.firstElementChild!.getBoundingClientRect();
    expect(fill.width).toBeCloseTo(second!.width / 4, 0);
    const start = locale === 'en' ? 'left' : 'right';
    expect(first!.left < second!.left).toBe(locale === 'en');
    expect(fill[start]).toBeCloseTo(second![start], 0);
  },
);
