import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { SectionNav } from './SectionNav';
import type { Section } from './SectionNav';

const sections: Section[] = [
  { id: 'degrees', href: '/degrees', label: 'Degrees', done: true, count: 2 },
  { id: 'awards', href: '/awards', label: 'Awards', done: false, count: 0 },
];
const nav = (locale: 'en' | 'fa' = 'en') =>
  render(<SectionNav label="Sections" allLabel="All sections" current="degrees" position={1} sections={sections} />, {
    locale,
  });

async function onAPhone(): Promise<() => Promise<void>> {
  const { innerWidth, innerHeight } = window;
  await page.viewport(320, 640);
  return () => page.viewport(innerWidth, innerHeight);
}

test('a section says that it is done and how many entries it holds, in the digits of the language', async () => {
  nav('fa');
  await expect.element(page.getByRole('link', { name: /^Degrees .*۲$/ })).toHaveAttribute('aria-current', 'step');
  await expect.element(page.getByRole('link', { name: 'Awards', exact: true })).not.toHaveAttribute('aria-current');
});

test('on a phone the list is closed and opens with its button, by keyboard too', async () => {
  const restore = await onAPhone();
  nav();
  await expect.element(page.getByText('Step 1 of 2')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Degrees/ })).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'All sections' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: /^Degrees/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'All sections' })).toHaveAttribute('aria-expanded', 'true');
  for (const link of document.querySelectorAll('nav a'))
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await restore();
});

test.each([
  ['en', 'left'],
  ['fa', 'right'],
] as const)('on a phone in %s the first segment is on the %s', async (locale, side) => {
  const restore = await onAPhone();
  nav(locale);
  const segments = [...document.querySelectorAll('[aria-hidden="true"] > span')].map((each) =>
    each.getBoundingClientRect(),
  );
  expect(segments.length).toBe(2);
  expect((segments[0]?.left ?? 0) < (segments[1]?.left ?? 0)).toBe(side === 'left');
  await restore();
});

test('on a phone the line of sections has the order of the position, where it is not that of the list', async () => {
  const restore = await onAPhone();
  render(
    <SectionNav
      label="Sections"
      allLabel="All sections"
      current="degrees"
      position={2}
      order={['awards', 'degrees']}
      sections={sections}
    />,
  );
  await expect.element(page.getByText('Step 2 of 2')).toBeVisible();
  const segments = [...document.querySelectorAll('nav [aria-hidden] > span')].map(({ className }) => className);
  const [, current] = segments;
  const given = render(
    <SectionNav label="Sections" allLabel="All sections" current="degrees" position={1} sections={sections} />,
  );
  await expect.element(page.getByText('Step 1 of 2')).toBeVisible();
  expect(given.querySelector('nav [aria-hidden] > span')!.className).toBe(current);
  await restore();
});
