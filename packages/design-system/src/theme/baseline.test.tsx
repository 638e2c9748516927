import { expect, test } from 'vitest';
import { render } from '../testing/render';
import { Text } from '../text/Text';
import { TYPE_STEPS } from './typeScale';
import type { TypeStep } from './typeScale';
import * as s from './page/page.css';

const FACES = ['"Peyk Latin"', '"Peyk Persian"', '"Peyk Persian Marks"'];
const LINES = { en: ['A letter to ', 'دکتر نیک‌فر'], fa: ['نامه به ', 'Dr. Hill'] } as const;

/** An empty box without height sits on the baseline of the text around it. */
function Probe() {
  return <span data-probe style={{ display: 'inline-block' }} />;
}

function Line({ step, words }: { step: TypeStep; words: readonly string[] }) {
  return (
    <p className={s.step[step]}>
      {words.map((part) => (
        <bdi key={part}>
          {part}
          <Probe />
        </bdi>
      ))}
    </p>
  );
}

const loaded = () => Promise.all(FACES.map((face) => document.fonts.load(`16px ${face}`, 'A آ «')));
const bottoms = (place: HTMLElement) =>
  [...place.querySelectorAll('[data-probe]')].map((probe) => probe.getBoundingClientRect().bottom);

test.each(['en', 'fa'] as const)('in %s, words of both scripts stand on one baseline in every step', async (locale) => {
  await loaded();
  for (const step of TYPE_STEPS) {
    const place = render(<Line step={step} words={LINES[locale]} />, { locale });
    const [first, second] = bottoms(place);
    expect(second, step).toBe(first);
  }
});

test.each(['en', 'fa'] as const)('in %s, a word of the other script makes no line taller', async (locale) => {
  await loaded();
  const [own, other] = LINES[locale];
  const place = render(
    <>
      <Text>{own}</Text>
      <Text>
        {own}
        <bdi>{other}</bdi>
      </Text>
    </>,
    { locale },
  );
  const [plain, mixed] = [...place.querySelectorAll('p')].map((line) => line.getBoundingClientRect().height);
  expect(mixed).toBe(plain);
});

test('every face is there, and each file is one of ours', async () => {
  const faces = (await loaded()).flat();
  expect(faces.map(({ family }) => family.replaceAll('"', '')).toSorted()).toEqual(
    FACES.map((face) => face.replaceAll('"', '')).toSorted(),
  );
});
