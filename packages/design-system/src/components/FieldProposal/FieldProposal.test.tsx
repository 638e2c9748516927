import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render';
import { TextField } from '../TextField/TextField';
import { FieldProposal } from './FieldProposal';

function Proposing() {
  const [value, setValue] = useState('');
  return (
    <FieldProposal label={value === '' ? 'Use “Genetics”' : null} onTake={() => setValue('Genetics')}>
      <TextField label="Area" value={value} onChange={setValue} />
    </FieldProposal>
  );
}

test('one press takes the proposal, and focus is in the field', async () => {
  render(<Proposing />);
  const field = page.getByRole('textbox', { name: 'Area' });
  await page.getByRole('button', { name: 'Use “Genetics”' }).click();
  await expect.element(field).toHaveValue('Genetics');
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('typing takes the proposal away and keeps focus', async () => {
  render(<Proposing />);
  const field = page.getByRole('textbox', { name: 'Area' });
  await field.click();
  await field.fill('Gen');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
});

test('a proposal is said when it appears', async () => {
  const place = render(<Proposing />);
  const live = place.querySelector(':scope > span:last-child > [aria-live="polite"]');
  const field = page.getByRole('textbox', { name: 'Area' });
  await field.fill('Gen');
  await expect.poll(() => live?.textContent).toBe('');
  await field.fill('');
  await expect.poll(() => live?.textContent).toBe('Use “Genetics”');
});
