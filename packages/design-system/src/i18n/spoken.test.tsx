import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../components/Button/Button';
import { DateField } from '../components/DateField/DateField';
import { IconButton } from '../components/IconButton/IconButton';
import { NumberField } from '../components/NumberField/NumberField';
import { Switch } from '../components/Switch/Switch';
import { TextArea } from '../components/TextArea/TextArea';
import { TextField } from '../components/TextField/TextField';
import { Held, nothing } from '../testing/words';
import { render } from '../testing/render';
import { DesignSystemProvider } from './DesignSystemProvider';
import type { Locale } from './locale';

/** Collects everything that the live region announces until the test ends. */
function listen(place: HTMLElement): string[] {
  const region = place.querySelector(':scope > span:last-child > [aria-live="polite"]');
  if (!region) throw new Error('There is no live region.');
  const heard: string[] = [];
  const observer = new MutationObserver(() => heard.push(region.textContent));
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return heard;
}

const busy: Record<string, (on: boolean) => ReactNode> = {
  Button: (on) => <Button busy={on}>Save</Button>,
  IconButton: (on) => <IconButton icon="refresh" label="Refresh" busy={on} />,
  Switch: (on) => <Switch label="Replies" checked onChange={nothing} busy={on} />,
};

test.each(
  Object.entries(busy).flatMap(([kind, draw]) => [
    ['en', kind, draw, kind === 'Switch' ? 'Saving' : 'In progress'] as const,
    ['fa', kind, draw, kind === 'Switch' ? 'در حال ذخیره' : 'در حال انجام'] as const,
  ]),
)('in %s a %s says once that its work runs, and no more when it is done', async (locale, _, draw, said) => {
  const place = render(
    <Held initial={false}>
      {(on, set) => (
        <>
          {draw(on)}
          <input aria-label="on" type="checkbox" checked={on} onChange={() => set(!on)} />
        </>
      )}
    </Held>,
    { locale },
  );
  const heard = listen(place);
  await userEvent.click(page.getByLabelText('on'));
  await expect.poll(() => heard).toEqual([said]);
  await userEvent.click(page.getByLabelText('on'));
  await expect.poll(() => heard).toEqual([said, '']);
});

test.each([
  ['en', ['3', '5 days', '4 days']],
  ['fa', ['۳', '۵ روز', '۴ روز']],
] as const)('in %s each step of a number is said with its unit, and what is typed is not', async (locale, said) => {
  const place = render(
    <Held<number | null> initial={null}>
      {(value, set) => (
        <>
          <NumberField label="Number" min={3} value={value} onChange={set} />
          <NumberField label="Days" step={1} unit={locale === 'fa' ? 'روز' : 'days'} value={value} onChange={set} />
        </>
      )}
    </Held>,
    { locale },
  );
  const heard = listen(place);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => heard).toEqual(said.slice(0, 1));
  await userEvent.tab();
  await userEvent.keyboard('{Backspace}4');
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => heard).toEqual(said);
});

test.each([
  ['en', TextField, 'Limit of 3 characters reached', 'The text is too long for this field.'],
  ['fa', TextArea, 'به سقف ۳ نویسه رسیدید', 'متن بلندتر از ظرفیت این فیلد است.'],
] as const)('in %s a full text and one that is too long are said once each', async (locale, Text, full, over) => {
  const heard = listen(render(<Text label="Code" maxLength={3} showCount defaultValue="ab" />, { locale }));
  const field = page.getByRole('textbox');
  await userEvent.fill(field, 'abc');
  await expect.poll(() => heard).toEqual([full]);
  await userEvent.fill(field, 'abcd');
  await expect.poll(() => heard.at(-1)).toBe(over);
  await userEvent.fill(field, 'abcde');
  await userEvent.fill(field, 'ab');
  await expect.poll(() => heard.at(-1)).toBe('');
  expect(heard.filter((sentence) => sentence !== '')).toEqual([full, over]);
});

test.each([
  ['en', '1375-02-14', 'Is 1375 a Jalali year?', 'Yes, read it as Jalali'],
  ['fa', '2617-05-15', 'آیا ۱۹۹۶ سال میلادی است؟', 'بله، میلادی است'],
] as const)('in %s a year of the other calendar is asked about aloud', async (locale, value, asked, yes) => {
  const onChange = vi.fn<(day: string | null) => void>();
  const place = render(<DateField label="Day" value={value} onChange={onChange} />, { locale });
  await expect.poll(() => place.querySelector('[aria-live="polite"]')?.textContent).toBe(asked);
  await expect.element(page.getByRole('button', { name: yes })).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test('a page that changes its language and its theme says so at its root, and in every part', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const draw = (locale: Locale, theme: 'light' | 'dark') =>
    flushSync(() =>
      root.render(
        <DesignSystemProvider locale={locale} theme={theme} navigate={nothing}>
          <NumberField label="Number" value={12} stepper onChange={nothing} />
        </DesignSystemProvider>,
      ),
    );
  const seen = () => {
    const { lang, dir, dataset } = document.documentElement;
    return [lang, dir, dataset.theme, document.querySelector('input')?.value, place.querySelector('button')?.ariaLabel];
  };
  draw('en', 'light');
  expect(seen()).toEqual(['en', 'ltr', 'light', '12', 'Decrease Number']);
  draw('en', 'dark');
  expect(seen()).toEqual(['en', 'ltr', 'dark', '12', 'Decrease Number']);
  draw('fa', 'dark');
  expect(seen()).toEqual(['fa', 'rtl', 'dark', '۱۲', 'کاهش \u2068Number\u2069']);
  draw('en', 'dark');
  expect(seen()).toEqual(['en', 'ltr', 'dark', '12', 'Decrease Number']);
});
