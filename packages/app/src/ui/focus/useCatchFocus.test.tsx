import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../mocks/render';
import { useCatchFocus } from './useCatchFocus';

function Rows() {
  const [rows, setRows] = useState(['a', 'b']);
  const title = useCatchFocus<HTMLHeadingElement>(rows.length);
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {`${rows.length} rows`}
      </h1>
      {rows.map((row) => (
        <button key={row} onClick={() => setRows(rows.filter((each) => each !== row))}>{`Remove ${row}`}</button>
      ))}
      <button onClick={() => setRows([...rows, 'c'])}>Add</button>
    </>
  );
}

test('focus lands on the place when the button that held it is gone', async () => {
  render(<Rows />, { locale: 'en' });
  await page.getByRole('button', { name: 'Remove a' }).click();
  await expect.element(page.getByRole('heading', { name: '1 rows' })).toHaveFocus();
});

test('focus that still has a home stays', async () => {
  render(<Rows />, { locale: 'en' });
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.element(page.getByRole('heading', { name: '3 rows' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add' })).toHaveFocus();
});

test('a page that is only being filled takes focus from nobody', async () => {
  let fill = (_rows: number) => undefined as void;
  function Arriving() {
    const [rows, setRows] = useState(0);
    const title = useCatchFocus<HTMLHeadingElement>(rows);
    useEffect(() => {
      fill = setRows;
    }, []);
    return <h1 ref={title} tabIndex={-1}>{`${rows} rows`}</h1>;
  }
  render(<Arriving />, { locale: 'en' });
  // Effects of one change have run when the next one is rendered.
  for (const rows of [0, 2, 3]) {
    fill(rows);
    await expect.element(page.getByRole('heading', { name: `${rows} rows` })).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  }
});
