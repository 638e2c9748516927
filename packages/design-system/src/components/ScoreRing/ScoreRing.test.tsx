import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render';
import { ScoreRing } from './ScoreRing';

const arcs = (place: HTMLElement) => [...place.querySelectorAll('circle')];

test('it is one image with the name it was given; the number inside is not read twice', async () => {
  render(<ScoreRing score={92} label="Match score 92 of 100" />);
  await expect.element(page.getByRole('img', { name: 'Match score 92 of 100' })).toHaveTextContent('92');
  expect(document.querySelector('[role=img] > span')!.getAttribute('aria-hidden')).toBe('true');
});

test.each([
  [-4, '0'],
  [79.6, '80'],
  [180, '100'],
])('a score of %d is shown as %s', async (score, shown) => {
  render(<ScoreRing score={score} label="x" />);
  await expect.element(page.getByRole('img')).toHaveTextContent(shown);
});

test('zero has an empty ring, no score a dashed one', () => {
  const zero = arcs(render(<ScoreRing score={0} label="x" />));
  expect(zero).toHaveLength(1);
  expect(zero[0]!.getAttribute('stroke-dasharray')).toBeNull();
  const none = arcs(render(<ScoreRing score={null} label="x" />));
  expect(none).toHaveLength(1);
  expect(none[0]!.getAttribute('stroke-dasharray')).not.toBeNull();
});

test('it runs clockwise from the top in both directions', () => {
  const [en, fa] = (['en', 'fa'] as const).map((locale) => {
    const place = render(<ScoreRing score={25} label="x" />, { locale });
    return [arcs(place)[1]!.outerHTML, getComputedStyle(place.querySelector('svg')!).transform];
  });
  expect(en).toEqual(fa);
  expect(en![0]).toContain('rotate(-90 28 28)');
});
