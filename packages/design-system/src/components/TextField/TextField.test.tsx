import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { Held } from '../../testing/words';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from './TextField';

test('it is named by its label, and described by its help and its message', async () => {
  render(<TextField label="Bot name" required help="Only you see it." error="This field is required." />);
  const field = page.getByRole('textbox', { name: 'Bot name' });
  await expect.element(field).toBeRequired();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('Only you see it. This field is required.');
});

test.each([
  ['en', 'ltr'],
  ['fa', 'rtl'],
] as const)(
  'an empty free text starts from the side of its page, a written one from its own (%s)',
  async (locale, side) => {
    render(<TextField label="Name" />, { locale });
    const field = page.getByRole('textbox');
    await expect.element(field).toHaveStyle({ direction: side });
    await userEvent.tab();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('Nasrin');
    await expect.element(field).toHaveStyle({ direction: 'ltr' });
    await userEvent.fill(field, 'نسرین');
    await expect.element(field).toHaveStyle({ direction: 'rtl' });
  },
);

test('an address reads from left to right and hangs on the edge of a Persian page', async () => {
  render(<TextField label="نشانی" type="email" />, { locale: 'fa' });
  await expect.element(page.getByRole('textbox')).toHaveStyle({ direction: 'ltr', textAlign: 'end' });
});

test.each([
  ['en', '3 of 4 characters', 'Limit of 4 characters reached', 'At most 4 characters. Please shorten it by 1.'],
  ['fa', '۳ از ۴ نویسه', 'به سقف ۴ نویسه رسیدید', 'حداکثر ۴ نویسه. لطفاً آن را ۱ نویسه کوتاه‌تر کنید.'],
] as const)(
  'the count says that the limit is reached, and what is over it (%s)',
  async (locale, before, reached, over) => {
    const onChange = vi.fn<(value: string) => void>();
    render(<TextField label="Code" maxLength={4} showCount defaultValue="abc" onChange={onChange} />, { locale });
    const field = page.getByRole('textbox');
    await expect.element(field).toHaveAccessibleDescription(before);
    await userEvent.click(field);
    await userEvent.keyboard('{End}d');
    await expect.element(field).toHaveAccessibleDescription(reached);
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('e');
    expect(onChange).toHaveBeenLastCalledWith('abcde');
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(over));
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  },
);

test.each(['TextField', 'TextArea'] as const)(
  'a %s keeps all of what is pasted, and says how much too long it is',
  async (kind) => {
    const onChange = vi.fn<(value: string) => void>();
    const Field = kind === 'TextField' ? TextField : TextArea;
    render(<Field label="Text" maxLength={10_000} onChange={onChange} />);
    const field = page.getByRole('textbox');
    const pasted = '😀'.repeat(150_000);
    await userEvent.click(field);
    await userEvent.keyboard('x');
    await userEvent.fill(field, pasted);
    expect(onChange).toHaveBeenLastCalledWith(pasted);
    await expect.element(field).toHaveValue(pasted);
    await expect
      .element(field)
      .toHaveAccessibleDescription(expect.stringContaining('At most 10,000 characters. Please shorten it by 140,000.'));
  },
);

test('the count shows itself when the limit comes near', async () => {
  render(<TextField label="Code" maxLength={10} />);
  const field = page.getByRole('textbox');
  await userEvent.fill(field, '12345678');
  await expect.element(page.getByText(/characters/)).not.toBeInTheDocument();
  await userEvent.fill(field, '123456789');
  await expect.element(field).toHaveAccessibleDescription('9 of 10 characters');
});

test.each([
  ['marks of direction', '\u202anasrin@mail.example\u202c'],
  ['a byte order mark and blanks', '\ufeff  nasrin@mail.example\u00a0\n'],
  ['isolates', '\u2066\u200enasrin@mail.example\u200f\u2069'],
])('an address that is pasted with %s around it is taken without them', async (_, pasted) => {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <Held initial="">
      {(value, set) => (
        <TextField
          label="Email"
          type="email"
          value={value}
          onChange={(next) => {
            set(next);
            onChange(next);
          }}
        />
      )}
    </Held>,
  );
  await userEvent.fill(page.getByRole('textbox'), pasted);
  expect(onChange).toHaveBeenLastCalledWith('nasrin@mail.example');
  await expect.element(page.getByRole('textbox')).toHaveValue('nasrin@mail.example');
});

test('the blanks and marks of a text that is no address stay', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<TextField label="Name" onChange={onChange} />);
  await userEvent.fill(page.getByRole('textbox'), ' می\u200c ');
  expect(onChange).toHaveBeenLastCalledWith(' می\u200c ');
});

test('an area that grows keeps its rows while empty and grows with its lines', async () => {
  render(<TextArea label="Message" rows={3} autoGrow />);
  const area = page.getByRole('textbox', { name: 'Message' });
  const height = () => area.element().getBoundingClientRect().height;
  const empty = height();
  await userEvent.fill(area, 'one');
  expect(height()).toBe(empty);
  await userEvent.fill(area, 'one\ntwo\nthree\nfour\nfive');
  expect(height()).toBeGreaterThan(empty);
});
