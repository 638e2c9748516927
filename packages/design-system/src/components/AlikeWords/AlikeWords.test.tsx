import { expect, test } from 'vitest';
import { render } from '../../testing/render';
import { Letter } from '../../text/Letter';
import { AlikeWords } from './AlikeWords';

const draw = (locale: 'en' | 'fa') =>
  render(
    <Letter>
      <p>
        Before.{' '}
        <AlikeWords marker="2" before="Begin:" after="end.">
          The question comes from my thesis.
        </AlikeWords>
      </p>
      <p>Words alone</p>
    </Letter>,
    { locale },
  );

test.each([
  ['en', 'ltr'],
  ['fa', 'rtl'],
] as const)('where its words begin and end is said in the language of the page (%s)', (locale, dir) => {
  const mark = draw(locale).querySelector('mark');
  expect(mark?.textContent).toBe('Begin: 2The question comes from my thesis. end.');
  const said = [...(mark?.querySelectorAll('[lang]') ?? [])];
  expect(said.map((each) => [each.textContent, each.getAttribute('lang'), each.getAttribute('dir')])).toEqual([
    ['Begin: ', locale, dir],
    [' end.', locale, dir],
  ]);
  expect(mark?.querySelector('sup')?.ariaHidden).toBe('true');
});

test('its words are underlined, also where colours are not seen', () => {
  const words = [...draw('en').querySelectorAll('mark > *')].filter((each) => /thesis/.test(each.textContent));
  expect(words.map((each) => getComputedStyle(each).textDecorationLine)).toEqual(['underline']);
});

test('its number leaves the height of the line alone', () => {
  const [marked, plain] = [...draw('en').querySelectorAll('p')].map((line) => line.getBoundingClientRect().height);
  expect(marked).toBe(plain);
});
