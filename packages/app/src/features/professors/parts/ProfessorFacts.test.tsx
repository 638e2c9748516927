import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { MockProfessor } from '../../../mocks/fixtures/professor';
import { render } from '../../../mocks/render';
import { colourName } from '../../../testing/colourName';
import { ProfessorBadges, ProfessorInterests } from './ProfessorFacts';
import { ScoreMark } from './ScoreMark';

const draw = (h_index: number | null, score: number | null) =>
  render(
    <>
      <ScoreMark score={{ status: 'ready', score }} />
      <ProfessorBadges professor={{ ...MockProfessor, h_index }} score={{ status: 'ready', score }} />
    </>,
  );

/** The colours of a badge, of its words and of its ground. */
const coloursOf = async (screen: Locator, words: string) => {
  const badge = screen.getByText(words, { exact: true });
  await expect.element(badge).toBeVisible();
  const { color } = getComputedStyle(badge.element());
  const { backgroundColor } = getComputedStyle(badge.element().parentElement as Element);
  return [colourName(color), colourName(backgroundColor)];
};

test.each([
  ['FAC-34', 120, 'green', 'h-index 120, very high'],
  ['FAC-34', 50, 'green', 'h-index 50, very high'],
  ['FAC-35', 49, 'amber', 'h-index 49, high'],
  ['FAC-35', 20, 'amber', 'h-index 20, high'],
  ['FAC-36', 19, 'red', 'h-index 19, moderate'],
  ['FAC-36', 10, 'red', 'h-index 10, moderate'],
  ['FAC-37', 9, 'muted', 'h-index 9, low'],
  ['FAC-37', 0, 'muted', 'h-index 0, low'],
  ['FAC-37', null, 'muted', 'h-index unknown'],
] as const)('%s A-122 the badge of an h-index of %s is %s and says %s', async (_id, hIndex, colour, words) => {
  expect(await coloursOf(draw(hIndex, null), words)).toEqual([colour, colour]);
});

test.each([
  ['FAC-38', 100, 'green', '100', 'Close to your work'],
  ['FAC-38', 80, 'green', '80', 'Close to your work'],
  ['FAC-38 FAC-41', 79.5, 'green', '80', 'Close to your work'],
  ['FAC-39 FAC-41', 79.4, 'amber', '79', 'Fairly close to your work'],
  ['FAC-39', 79, 'amber', '79', 'Fairly close to your work'],
  ['FAC-39', 50, 'amber', '50', 'Fairly close to your work'],
  ['FAC-39 FAC-41', 49.5, 'amber', '50', 'Fairly close to your work'],
  ['FAC-40 FAC-41', 49.4, 'red', '49', 'Little in common'],
  ['FAC-40', 49, 'red', '49', 'Little in common'],
  ['FAC-40', 1, 'red', '1', 'Little in common'],
] as const)(
  '%s A-122 the ring and the badge of a score of %s are %s, with %s and %s',
  async (_id, score, colour, whole, words) => {
    const screen = draw(null, score);
    expect(await coloursOf(screen, words)).toEqual([colour, colour]);
    const ring = screen.getByRole('img', { name: `Match score ${whole} of 100. ${words}`, exact: true });
    await expect.element(ring).toHaveTextContent(whole);
    const arc = [...ring.element().querySelectorAll('circle')].at(-1) as SVGElement;
    expect(colourName(getComputedStyle(arc).stroke)).toBe(colour);
  },
);

test('FAC-40 a score of 0 is red in its badge, with an empty ring', async () => {
  const screen = draw(null, 0);
  expect(await coloursOf(screen, 'Little in common')).toEqual(['red', 'red']);
  const ring = screen.getByRole('img', { name: 'Match score 0 of 100. Little in common', exact: true });
  await expect.element(ring).toHaveTextContent('0');
  expect(ring.element().querySelectorAll('circle')).toHaveLength(1);
});

const interests = (research_interests: string | null) => {
  const screen = render(<ProfessorInterests professor={{ ...MockProfessor, research_interests }} />);
  return {
    screen,
    shown: () =>
      screen
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
  };
};

test.each([
  ['commas', 'optics, bridge dynamics ,sensing', ['optics', 'bridge dynamics', 'sensing']],
  ['Persian commas', 'سازه، زلزله،پل', ['سازه', 'زلزله', 'پل']],
  ['semicolons', 'optics; sensing', ['optics', 'sensing']],
  ['a comma too many and one of them twice', ', optics,, Optics, ', ['Optics']],
])('FAC-33 A-124 interests that are one text with %s are shown one by one', async (_, text, each) => {
  await expect.poll(interests(text).shown).toEqual(each);
});

test.each([
  ['a, b, c, d', []],
  ['a, b, c, d, e', ['+ more', '+ more: 1 other interest']],
  ['a, b, c, d, e, f', ['+ more', '+ more: 2 other interests']],
])('FAC-32 A-123 of %s four are shown, and whether there are more', async (text, more) => {
  const { screen, shown } = interests(text);
  await expect.poll(shown).toEqual(['a', 'b', 'c', `d${more.join('')}`]);
  const said = screen.getByText(/^\+ more/).elements();
  expect(said.map(({ textContent }) => textContent)).toEqual(more);
});
