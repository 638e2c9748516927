import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render';
import { ShareList } from './ShareList';

const items = [
  { term: 'Question', value: '28 of 35', reached: 28, most: 35 },
  { term: 'Level', value: '0 of 7', reached: 0, most: 7 },
  { term: 'Nothing', value: 'Not counted', reached: 0, most: 0 },
];
const sum = { term: 'Score', value: '28 of 42' };

test('says in words what each part reached, and the sum last', async () => {
  render(<ShareList items={items} sum={sum} />);
  const terms = page.getByRole('term');
  const values = page.getByRole('definition');
  await expect.element(terms.first()).toBeVisible();
  expect(terms.elements().map(({ textContent }) => textContent)).toEqual(['Question', 'Level', 'Nothing', 'Score']);
  expect(values.elements().map(({ textContent }) => textContent)).toEqual([
    '28 of 35',
    '0 of 7',
    'Not counted',
    '28 of 42',
  ]);
});

test.each([
  ['en', 'ltr'],
  ['fa', 'rtl'],
] as const)('in %s the bars fill from the start of the line, on one scale', (locale, direction) => {
  const place = render(<ShareList items={items} sum={sum} />, { locale });
  const list = place.querySelector('dl')?.getBoundingClientRect();
  const tracks = [...place.querySelectorAll<HTMLElement>('dd[aria-hidden] > span')];
  if (!list || tracks.length !== 2) throw new Error('no bars');
  const shares = tracks.map((track) => {
    const [whole, part] = [track, track.firstElementChild ?? track].map((each) => each.getBoundingClientRect());
    if (!whole || !part) throw new Error('no bar');
    const starts = direction === 'ltr' ? [whole.left, part.left] : [whole.right, part.right];
    for (const start of starts) expect(start).toBeCloseTo(direction === 'ltr' ? list.left : list.right);
    return [whole.width / list.width, part.width / whole.width];
  });
  const [question, level] = shares;
  expect(question?.[0]).toBeCloseTo(1);
  expect(question?.[1]).toBeCloseTo(0.8);
  expect(level?.[0]).toBeCloseTo(0.2);
  expect(level?.[1]).toBeCloseTo(0);
});
