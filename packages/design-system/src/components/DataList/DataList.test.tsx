import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { DataList } from './DataList';

/** Replaces the clipboard of the browser until the test ends. */
function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
  });
}

test.each([
  ['en', 'Not given'],
  ['fa', 'ثبت نشده'],
] as const)('in %s nothing, and an empty text, are said in words', async (locale, words) => {
  render(
    <DataList
      items={[
        { term: 'Phone', value: null },
        { term: 'Office', value: '' },
        { term: 'Papers', value: 0 },
      ]}
    />,
    { locale },
  );
  await expect.element(page.getByText(words)).toHaveLength(2);
  await expect.element(page.getByText('0', { exact: true })).toBeInTheDocument();
});

test('an address reads from left to right in a Persian list', async () => {
  render(<DataList items={[{ term: 'ایمیل', value: 'a@b.example', ltr: true }]} />, { locale: 'fa' });
  await expect.element(page.getByText('a@b.example')).toHaveAttribute('dir', 'ltr');
});

test.each([
  ['en', 'Copy Email', 'Copied'],
  ['fa', 'کپی \u2068Email\u2069', 'کپی شد'],
] as const)('in %s the keyboard copies a value and it is said', async (locale, name, said) => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  clipboard(writeText);
  render(<DataList items={[{ term: 'Email', value: 'shown', copy: 'a@b.example' }]} />, { locale });
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(writeText).toHaveBeenCalledWith('a@b.example');
  await expect.element(page.getByText(said)).toBeInTheDocument();
});

test('a clipboard that refuses is said too', async () => {
  clipboard(() => Promise.reject(new Error('denied')));
  render(<DataList items={[{ term: 'Email', value: 'shown', copy: 'a@b.example' }]} />);
  await page.getByRole('button', { name: 'Copy Email' }).click();
  await expect.element(page.getByText('Could not copy')).toBeInTheDocument();
});
