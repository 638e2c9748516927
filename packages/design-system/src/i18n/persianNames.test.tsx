import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ComboBox } from '../components/ComboBox/ComboBox';
import { Dialog } from '../components/Dialog/Dialog';
import { IconButton } from '../components/IconButton/IconButton';
import { Menu } from '../components/Menu/Menu';
import { Pagination } from '../components/Pagination/Pagination';
import { PasswordField } from '../components/PasswordField/PasswordField';
import { RangeField } from '../components/RangeField/RangeField';
import { SearchField } from '../components/SearchField/SearchField';
import { Select } from '../components/Select/Select';
import { Stepper } from '../components/Stepper/Stepper';
import { TagList } from '../components/TagList/TagList';
import { nothing } from '../testing/words';
import { render } from '../testing/render';

const options = [{ value: '1', label: 'نروژ' }];

/** Everything a screen reader could announce on the page now. */
function said(): string {
  const named = [...document.querySelectorAll('[aria-label], [aria-description], [aria-valuetext]')];
  const attributes = named.flatMap((element) =>
    ['aria-label', 'aria-description', 'aria-valuetext'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [...attributes, document.body.innerText].join(' ');
}

const closed: [string, ReactNode][] = [
  ['a password field', <PasswordField key="1" label="گذرواژه" />],
  ['a search field', <SearchField key="2" label="جست‌وجو" value="نام" onChange={nothing} />],
  ['pages', <Pagination key="3" label="صفحه‌ها" page={5} pageCount={24} onChange={nothing} />],
  ['tags', <TagList key="4" label="کشورها" items={[{ id: '1', label: 'نروژ' }]} onRemove={nothing} />],
  [
    'a range',
    <RangeField key="5" label="رتبه" min={1} max={9} value={[2, 5]} minLabel="از" maxLabel="تا" onChange={nothing} />,
  ],
  [
    'steps',
    <Stepper
      key="6"
      label="گام‌ها"
      current="1"
      steps={[{ id: '1', label: 'حوزه', complete: true }]}
      onSelect={nothing}
    />,
  ],
  [
    'a dialog',
    <Dialog key="7" open title="ویرایش" onClose={nothing}>
      متن
    </Dialog>,
  ],
];

test.each(closed)('%s says nothing in Latin letters to a Persian listener', (_name, element) => {
  render(element, { locale: 'fa' });
  expect(said()).not.toMatch(/[A-Za-z]/);
});

test('what opens says nothing in Latin letters either', async () => {
  render(
    <>
      <Select label="کشور" value="1" options={options} onChange={nothing} />
      <Menu
        label="کارها"
        items={[{ id: '1', label: 'نمایه' }]}
        trigger={<IconButton icon="more" label="کارهای بیشتر" />}
      />
      <ComboBox label="دانشگاه" value="" options={options} onChange={nothing} onSelect={nothing} />
    </>,
    { locale: 'fa' },
  );
  await page.getByRole('combobox', { name: 'کشور' }).click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(said()).not.toMatch(/[A-Za-z]/);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'کارهای بیشتر' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  expect(said()).not.toMatch(/[A-Za-z]/);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('combobox', { name: 'دانشگاه' }));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: 'نروژ' })).toBeVisible();
  expect(said()).not.toMatch(/[A-Za-z]/);
});
