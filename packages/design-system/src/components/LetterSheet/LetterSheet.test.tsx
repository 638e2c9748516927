import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { IconButton } from '../IconButton/IconButton';
import { render } from '../../testing/render';
import { LetterSheet } from './LetterSheet';

const sheet = (
  <LetterSheet
    inbox={{ label: 'In the inbox', from: 'Nasrin Ahmadi', subject: 'PhD 2027', preview: 'Dear …', time: '10:20' }}
    fields={[
      { label: 'To', value: 'ingrid', action: <IconButton icon="pencil" label="Edit recipient" /> },
      { label: 'Subject', value: 'PhD 2027', action: <IconButton icon="pencil" label="Edit subject" /> },
    ]}
    footer={<IconButton icon="refresh" label="Regenerate" />}
  >
    <p>Dear Professor Solheim,</p>
  </LetterSheet>
);

test.each(['en', 'fa'] as const)('on a page in %s the letter and the inbox read from left to right', (locale) => {
  render(sheet, { locale });
  const letter = page.getByText('Dear Professor Solheim,').element();
  expect(getComputedStyle(letter).direction).toBe('ltr');
  expect(letter.closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(getComputedStyle(page.getByText('10:20').element()).direction).toBe('ltr');
});

test.each(['en', 'fa'] as const)('in %s Tab walks from the head to the foot of the sheet', async (locale) => {
  render(sheet, { locale });
  for (const name of ['Edit recipient', 'Edit subject', 'Regenerate']) {
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name })).toHaveFocus();
  }
});

test('a field is a term with its value', async () => {
  render(sheet);
  await expect.element(page.getByRole('term').first()).toHaveTextContent('To');
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('ingrid');
});
