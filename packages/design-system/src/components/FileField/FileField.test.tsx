import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held } from '../../testing/words';
import { render } from '../../testing/render';
import { Form } from '../Form/Form';
import { FileField } from './FileField';
import type { FileFieldProps, StoredFile } from './FileField';
import { choose, drag } from './gestures';

type Change = FileFieldProps['onChange'];

const pdf = (name: string, bytes = 2_048) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const picture = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.svg', { type: 'image/svg+xml' });
const errors = { cv: 'The file is damaged.' };

interface Given extends Partial<FileFieldProps> {
  initial?: FileFieldProps['value'];
}

const field = ({ initial = null, onChange, ...props }: Given = {}) => (
  <Held<File | StoredFile | null> initial={initial}>
    {(value, set) => (
      <FileField
        name="cv"
        label="CV"
        accept={['.pdf', 'application/pdf', 'image/*']}
        maxBytes={4_096}
        {...props}
        value={value}
        onChange={(next) => {
          set(next);
          onChange?.(next);
        }}
      />
    )}
  </Held>
);

function input(): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!found) throw new Error('There is no input for files.');
  return found;
}

const pick = (file: File) => choose(document, file);
const drop = (file: File) => drag(page.getByRole('button').first().element(), file, ['dragenter', 'dragover', 'drop']);

const chooser = page.getByRole('button', { name: 'Select a file CV' });
const replace = page.getByRole('button', { name: 'Replace CV' });

afterEach(() => vi.restoreAllMocks());

test.each(['en', 'fa'] as const)('the keyboard alone opens the dialog, replaces and removes (%s)', async (locale) => {
  const onChange = vi.fn<Change>();
  render(field({ onChange }), { locale });
  const opened = vi.spyOn(input(), 'click').mockReturnValue();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(1);
  const first = pdf('cv.pdf');
  pick(first);
  await expect.element(page.getByText('cv.pdf')).toBeVisible();
  expect(onChange).toHaveBeenLastCalledWith(first);
  await expect.element(page.getByRole('button').first()).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(opened).toHaveBeenCalledTimes(2);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(null);
  await expect.element(page.getByRole('button')).toHaveFocus();
});

test('a chosen file is said, and its name and size describe the button', async () => {
  render(field({ help: 'A PDF' }));
  pick(pdf('cv.pdf'));
  await expect.element(page.getByText('cv.pdf selected')).toBeInTheDocument();
  await expect.element(replace).toHaveAccessibleDescription('cv.pdf 2 kB A PDF');
});

test('a dropped file is taken like a chosen one', async () => {
  const onChange = vi.fn<Change>();
  render(field({ onChange }));
  drop(pdf('dropped.pdf'));
  await expect.element(page.getByText('dropped.pdf', { exact: true })).toBeVisible();
  expect(onChange).toHaveBeenCalledOnce();
});

test.each([
  ['too large', pdf('big.pdf', 5_000), 'This file is larger than 4 kB. Select a smaller one.'],
  [
    'of another type',
    new File(['x'], 'cv.exe', { type: 'application/octet-stream' }),
    'Files of this type are not accepted here. Select another one.',
  ],
])('a file that is %s is refused and the earlier one stays', async (_how, file, says) => {
  const onChange = vi.fn<Change>();
  render(field({ initial: pdf('earlier.pdf'), onChange }));
  pick(file);
  await expect.element(replace).toHaveAccessibleDescription(`earlier.pdf 2 kB ${says} Your earlier file is kept.`);
  expect(onChange).not.toHaveBeenCalled();
  expect([...(input().files ?? [])].map(({ name }) => name)).toEqual(['earlier.pdf']);
});

test('a message about a refusal leaves with the next file that fits', async () => {
  render(field());
  pick(pdf('big.pdf', 5_000));
  await expect.element(page.getByText(/larger than/).first()).toBeVisible();
  pick(pdf('small.pdf'));
  await expect.element(page.getByText('small.pdf', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/larger than/)).not.toBeInTheDocument();
});

test('who asks for refusals says the message', async () => {
  const onReject = vi.fn<NonNullable<FileFieldProps['onReject']>>();
  render(field({ onReject }));
  const big = pdf('big.pdf', 5_000);
  pick(big);
  expect(onReject).toHaveBeenCalledExactlyOnceWith('size', big);
  await expect.element(chooser).toBeVisible();
  await expect.element(page.getByText(/larger than/)).not.toBeInTheDocument();
});

test('the data of the form carries the file, however it was chosen, until it is removed', async () => {
  render(<Form onSubmit={vi.fn<() => void>()}>{field()}</Form>);
  const carried = () => {
    const form = document.querySelector('form');
    const file = form && new FormData(form).get('cv');
    return file instanceof File ? file.name : null;
  };
  drop(pdf('dropped.pdf'));
  await expect.poll(carried).toBe('dropped.pdf');
  pick(pdf('big.pdf', 5_000));
  await expect.poll(carried).toBe('dropped.pdf');
  input().value = '';
  input().dispatchEvent(new Event('cancel', { bubbles: true }));
  await expect.poll(carried).toBe('dropped.pdf');
  await page.getByRole('button', { name: 'Remove CV' }).click();
  await expect.poll(carried).toBe('');
});

test('a message of the server finds the field by its name and leaves with the next file', async () => {
  render(
    <Form onSubmit={vi.fn<() => void>()} errors={errors}>
      {field({ initial: pdf('cv.pdf') })}
    </Form>,
  );
  await expect.element(replace).toHaveAccessibleDescription('cv.pdf 2 kB The file is damaged.');
  drop(pdf('whole.pdf'));
  await expect.element(page.getByText('whole.pdf', { exact: true })).toBeVisible();
  await expect.element(page.getByText('The file is damaged.')).not.toBeInTheDocument();
});

test('while it uploads it can be stopped but not replaced', async () => {
  const onChange = vi.fn<Change>();
  render(field({ initial: pdf('cv.pdf'), progress: 0.4, onChange }));
  const opened = vi.spyOn(input(), 'click').mockReturnValue();
  await expect.element(page.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '40');
  await userEvent.tab();
  await expect.element(replace).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(opened).not.toHaveBeenCalled();
  drop(pdf('other.pdf'));
  expect(onChange).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Remove CV' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
});

test('another try is offered beside a message alone', async () => {
  const onRetry = vi.fn<() => void>();
  render(field({ initial: pdf('cv.pdf'), error: 'The upload stopped.', onRetry }));
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await expect.element(page.getByText('cv.pdf')).toBeVisible();
});

test('the picture of a file is given back when it leaves the page', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  render(field({ initial: picture }));
  const image = document.querySelector('img');
  expect(image?.src).toMatch(/^blob:/);
  await page.getByRole('button', { name: 'Remove CV' }).click();
  await expect.element(chooser).toBeVisible();
  expect(revoked).toHaveBeenCalledExactlyOnceWith(image?.src);
});

test('a Persian listener hears the size in Persian and no Latin letters but those of the name', async () => {
  render(field({ label: 'رزومه', initial: pdf('رزومه') }), { locale: 'fa' });
  await expect
    .element(page.getByRole('button', { name: 'جایگزینی رزومه' }))
    .toHaveAccessibleDescription('رزومه ۲ کیلوبایت');
  await expect.element(page.getByRole('button', { name: 'برداشتن \u2068رزومه\u2069', exact: true })).toBeVisible();
  pick(pdf('بزرگ', 5_000));
  await expect.element(page.getByText(/از ۴ کیلوبایت بیشتر است/).first()).toBeVisible();
  expect(document.body.innerText).not.toMatch(/[A-Za-z]/);
});
