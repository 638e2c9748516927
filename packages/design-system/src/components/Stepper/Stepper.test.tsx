import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { nothing } from '../../testing/words';
import { Stepper } from './Stepper';
import type { Step } from './Stepper';

const steps: Step[] = [
  { id: 'area', label: 'Research Area', complete: true },
  { id: 'filters', label: 'Filters', complete: false },
  { id: 'gmail', label: 'Gmail Account', complete: false, disabled: true },
];

test('the step on screen is the current one, and a done step says so', async () => {
  render(<Stepper label="Steps" steps={steps} current="filters" onSelect={nothing} />);
  await expect.element(page.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-current', 'step');
  await expect.element(page.getByRole('button', { name: 'Research Area (done)' })).not.toHaveAttribute('aria-current');
});

test('a step with an error says so instead of being done', async () => {
  render(
    <Stepper
      label="گام‌ها"
      steps={[{ id: 'area', label: 'حوزهٔ پژوهشی', complete: true, error: true }]}
      current="area"
      onSelect={nothing}
    />,
    { locale: 'fa' },
  );
  await expect.element(page.getByRole('button', { name: 'حوزهٔ پژوهشی (نیازمند توجه)' })).toBeVisible();
});

test.each(['en', 'fa'] as const)('in %s Tab walks the steps in order, past what cannot be reached', async (locale) => {
  const onSelect = vi.fn<(id: string) => void>();
  render(<Stepper label="Steps" steps={steps} current="filters" onSelect={onSelect} />, { locale });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onSelect.mock.calls).toEqual([['area'], ['filters']]);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['en', 'left'],
  ['fa', 'right'],
] as const)('on a phone in %s the first segment is on the %s', async (locale, side) => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(320, 640);
  render(<Stepper label="Steps" steps={steps} current="filters" onSelect={nothing} />, { locale });
  const [first, , last] = [...document.querySelectorAll('li')].map((step) => step.getBoundingClientRect());
  expect((first?.left ?? 0) < (last?.left ?? 0)).toBe(side === 'left');
  expect(first?.top).toBe(last?.top);
  expect(first?.height).toBeGreaterThanOrEqual(44);
  await page.viewport(innerWidth, innerHeight);
});
