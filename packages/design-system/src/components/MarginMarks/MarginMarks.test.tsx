import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { MarginMarks } from './MarginMarks';
import type { MarginMark } from './MarginMarks';

const items: readonly MarginMark[] = [
  { id: 'm-1', marker: '1', icon: 'fileText', word: 'From the paper', tone: 'quiet', sentence: 'One.', children: 'A' },
  {
    id: 'm-2',
    marker: '2',
    icon: 'warning',
    word: 'Without a source',
    tone: 'danger',
    sentence: 'Two.',
    children: 'B',
  },
  { id: 'm-3', marker: '3', icon: 'pencil', word: 'Your sentence', tone: 'action', sentence: '[Three]' },
];

function Marks() {
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <MarginMarks
      label="What each sentence stands on"
      items={items}
      open={open}
      onOpenChange={(id, now) => setOpen(now ? [...open, id] : open.filter((each) => each !== id))}
    />
  );
}

test('EVD-03 each mark says in words what its sentence stands on', () => {
  render(<Marks />);
  const rows = page.getByRole('list', { name: 'What each sentence stands on' }).getByRole('listitem').elements();
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('From the paper'),
    expect.stringContaining('Without a source'),
    expect.stringContaining('Your sentence'),
  ]);
});

test('LTR-16 a mark is opened and closed by keyboard, and what holds nothing is no button', async () => {
  render(<Marks />);
  expect(page.getByRole('button').elements()).toHaveLength(2);
  await userEvent.tab();
  const first = page.getByRole('button', { name: 'From the paper' });
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(first).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByText('A', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(first).toHaveAttribute('aria-expanded', 'false');
});

test('the sentence of a mark stays English and left to right on a Persian page', () => {
  render(<Marks />, { locale: 'fa' });
  const sentence = page.getByText('One.').element();
  expect([sentence.getAttribute('lang'), getComputedStyle(sentence).direction]).toEqual(['en', 'ltr']);
});
