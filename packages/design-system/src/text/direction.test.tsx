import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render';
import { Auto } from './Auto';
import { Letter } from './Letter';
import { Ltr } from './Ltr';

/** The left and right edge of a text on the screen. */
function edges(text: string): { left: number; right: number } {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent!.indexOf(text);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + text.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`No text '${text}'.`);
}

test('the full stop after an address stands at the end of a Persian sentence', () => {
  render(
    <p>
      بنویسید به <Ltr>nasrin@mail</Ltr>.
    </p>,
    { locale: 'fa' },
  );
  expect(edges('.').right).toBeLessThanOrEqual(Math.ceil(edges('nasrin').left));
  expect(edges('بنویسید').left).toBeGreaterThan(edges('@mail').right);
});

test('what follows a name in the other script stays after it', () => {
  render(
    <p>
      <Auto>نسرین (تهران)</Auto>: 3 letters
    </p>,
  );
  expect(edges(': 3').left).toBeGreaterThanOrEqual(Math.floor(edges('نسرین').right));
});

test.each([
  ['bdi', (words: string) => <bdi>{words}</bdi>],
  ['Auto', (words: string) => <Auto>{words}</Auto>],
])('an isolated name at the start of a Persian text in %s leaves it from right to left', (_what, inside) => {
  render(<p>{inside('\u2066BibTeX\u2069 یا \u2066RIS\u2069')}</p>, { locale: 'fa' });
  expect(edges('RIS').right).toBeLessThan(edges('BibTeX').left);
});

test('a paragraph takes the side of its first letter', () => {
  render(
    <>
      <Auto as="p">سلام</Auto>
      <Auto as="p">Hello</Auto>
    </>,
  );
  expect(edges('سلام').right).toBeGreaterThan(window.innerWidth / 2);
  expect(edges('Hello').left).toBeLessThan(window.innerWidth / 2);
});

test('an address may break before its @', () => {
  const place = render(<Ltr>nasrin@mail.example</Ltr>);
  expect(place.querySelector('bdi')!.innerHTML).toBe('nasrin<wbr>@mail.example');
  expect(render(<Ltr>@handle</Ltr>).querySelector('wbr')).toBeNull();
});

test('a letter is English and reads from the left on a Persian page', async () => {
  render(
    <Letter>
      <p>Dear Professor</p>
    </Letter>,
    { locale: 'fa' },
  );
  const letter = page.getByText('Dear Professor').element().parentElement!;
  expect([letter.lang, letter.dir]).toEqual(['en', 'ltr']);
});
