import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { Markdown } from './Markdown';

const draw = (source: string, locale: 'en' | 'fa' = 'en') => render(<Markdown source={source} />, { locale });

test.each([
  '<script>window.broken = true</script>',
  '<img src="x" onerror="window.broken = true">',
  '<a href="javascript:window.broken = true" onclick="window.broken = true">press</a>',
  '<iframe srcdoc="<script>parent.broken = true</script>"></iframe>',
  '<svg onload="window.broken = true"></svg>',
  'text <b\nonmouseover=window.broken=true>bold</b>',
  '<style>body { display: none }</style>',
])('%j is shown as its letters and makes no element', async (source) => {
  const place = draw(source);
  await expect.element(page.getByText(source.slice(0, 6), { exact: false })).toBeInTheDocument();
  expect(place.querySelectorAll('script, img, iframe, svg, style, b, a')).toHaveLength(0);
  expect(Reflect.get(window, 'broken')).toBeUndefined();
});

test.each([
  '[words](javascript:alert(1))',
  '[words](JAVASCRIPT:alert(1))',
  '[words](java&#115;cript:alert(1))',
  '[words](data:text/html,x)',
  '[words](vbscript:x)',
  '[words][1]\n\n[1]: javascript:alert(1)',
  '![words](javascript:alert(1))',
])('%j is its words without a link', async (source) => {
  const place = draw(source);
  await expect.element(page.getByText(/words/)).toBeInTheDocument();
  expect(place.querySelector('[href], [src]')).toBeNull();
});

test('a link out of the app opens a new tab, says so and gives nothing away', async () => {
  draw('[the group](https://nordmark.example)');
  const link = page.getByRole('link', { name: 'the group (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each(['en', 'fa'] as const)(
  'in %s the keyboard follows a link inside the app through its router',
  async (locale) => {
    const navigate = vi.fn<(path: string) => void>();
    render(<Markdown source="[your profile](/profile)" />, { locale, navigate });
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'your profile' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(navigate.mock.lastCall?.[0]).toBe('/profile');
  },
);

test('a picture is not fetched but linked, with what it shows', async () => {
  const place = draw('![a bridge](https://nordmark.example/bridge.png)');
  await expect.element(page.getByRole('link', { name: /^Image: a bridge/ })).toBeInTheDocument();
  expect(place.querySelector('img')).toBeNull();
});

test('headings begin at the given rank and go no deeper than the sixth', async () => {
  render(<Markdown startLevel={3} source={'# One\n\n## Two\n\n###### Six'} />);
  await expect.element(page.getByRole('heading', { level: 3, name: 'One' })).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 4, name: 'Two' })).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 6, name: 'Six' })).toBeInTheDocument();
});

test('a link to a heading finds it in its own text, in any script', async () => {
  const source = '[به پایین](#حریم-خصوصی)\n\n# حریم خصوصی';
  const place = render(
    <>
      <Markdown source={source} />
      <Markdown source={source} />
    </>,
  );
  const targets = [...place.querySelectorAll('a')].map((link) =>
    document.getElementById(decodeURIComponent(link.hash.slice(1))),
  );
  expect(targets).toEqual([...place.querySelectorAll('h2')]);
});

test('each block takes its own direction; code reads from left to right', async () => {
  draw('سلام\n\nHello\n\n- یک\n\n`a = b`', 'fa');
  const direction = (text: string) => getComputedStyle(page.getByText(text).element()).direction;
  expect(['سلام', 'Hello', 'یک', 'a = b'].map(direction)).toEqual(['rtl', 'ltr', 'rtl', 'ltr']);
});

test.each(['en', 'fa'] as const)('in %s a list and a quote hang on the edge of their own language', (locale) => {
  const place = draw('- یک\n\n- دو\n\n> سه\n\n1. one\n   - `x`', locale);
  const directions = (name: string) => [...place.querySelectorAll(name)].map((one) => getComputedStyle(one).direction);
  expect(directions('ul:first-of-type > li, blockquote')).toEqual(['rtl', 'rtl', 'rtl', 'ltr']);
  expect(directions('ul, ol')).toEqual(['rtl', 'ltr', 'ltr']);
});

test('a text of another language than the page says so, and brings its direction and numbers', async () => {
  const place = draw('1. one', 'fa');
  const list = place.querySelector('ol')!;
  expect(getComputedStyle(list).listStyleType).toBe('persian');
  const foreign = render(<Markdown lang="en" source="1. one" />, { locale: 'fa' });
  expect(foreign.querySelector('[lang]')).toMatchObject({ lang: 'en', dir: 'ltr' });
  expect(getComputedStyle(foreign.querySelector('ol')!).listStyleType).toBe('decimal');
});

test('a table is reached by keyboard and a task says whether it is done', async () => {
  draw('| a | b |\n|---|---:|\n| 1 | 2 |\n\n- [x] read\n- [ ] sign');
  await userEvent.tab();
  await expect.element(page.getByRole('group', { name: 'Table' })).toHaveFocus();
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('done read');
  await expect.element(page.getByRole('listitem').last()).toHaveTextContent('not done sign');
});
