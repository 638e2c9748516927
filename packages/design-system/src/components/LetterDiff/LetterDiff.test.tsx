import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render';
import { LetterDiff } from './LetterDiff';

test.each(['en', 'fa'] as const)(
  'LTR-18 what is removed and added is said in words, beside English text (%s)',
  (locale) => {
    render(
      <LetterDiff
        label="Changes"
        words={{ removed: 'Removed', added: 'Added' }}
        rows={[
          { kind: 'kept', text: 'Same.' },
          { kind: 'removed', text: 'Old.' },
          { kind: 'added', text: 'New.' },
        ]}
      />,
      { locale },
    );
    const rows = page.getByRole('list', { name: 'Changes' }).getByRole('listitem').elements();
    expect(rows.map((row) => row.textContent)).toEqual(['Same.', 'RemovedOld.', 'AddedNew.']);
    expect(page.getByRole('deletion').element().textContent).toBe('Old.');
    expect(page.getByRole('insertion').element().textContent).toBe('New.');
    for (const text of ['Same.', 'Old.', 'New.']) {
      const element = page.getByText(text, { exact: true }).element();
      expect([element.getAttribute('lang'), getComputedStyle(element).direction]).toEqual(['en', 'ltr']);
    }
  },
);
