import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locale } from '../../i18n/locale';
import { Held } from '../../testing/words';
import { render } from '../../testing/render';
import { Button } from '../Button/Button';
import { Form } from '../Form/Form';
import { TimeField } from './TimeField';
import type { TimeFieldProps } from './TimeField';

type Change = (value: string | null) => void;

const LABEL = { en: 'Time', fa: 'زمان' };
const PART = { en: { hour: 'hour', minute: 'minute' }, fa: { hour: 'ساعت', minute: 'دقیقه' } };

function draw(locale: Locale, value: string | null, more: Partial<TimeFieldProps> = {}) {
  const onChange = vi.fn<Change>();
  render(
    <Held<string | null> initial={value}>
      {(shown, set) => (
        <>
          <TimeField
            label={LABEL[locale]}
            {...more}
            value={shown}
            onChange={(next) => {
              set(next);
              onChange(next);
            }}
          />
          <Button onPress={() => set('23:59')}>Midnight</Button>
        </>
      )}
    </Held>,
    { locale },
  );
  return onChange;
}

const part = (locale: Locale, name: 'hour' | 'minute') =>
  page.getByRole('spinbutton', { name: `${PART[locale][name]}, ${LABEL[locale]}` });
const written = () => [...document.querySelectorAll('[data-type]')].map((element) => element.textContent).join(':');

test.each([
  ['en', '10:05', '10:05'],
  ['fa', '10:05', '۱۰:۰۵'],
  ['en', '00:00', '00:00'],
  ['fa', '23:59', '۲۳:۵۹'],
] as const)('%s: %s is shown as %s, on a clock of 24 hours', async (locale, value, shown) => {
  draw(locale, value);
  await expect.poll(written).toBe(shown);
  expect(document.querySelectorAll('[role="spinbutton"]')).toHaveLength(2);
});

test.each(['24:00', '7:30', '12:60', 'noon', ''])(
  'the value %s is no time and leaves the field empty',
  async (value) => {
    draw('en', value);
    await expect.element(part('en', 'hour')).toHaveAttribute('data-placeholder');
    await expect.element(part('en', 'minute')).toHaveAttribute('data-placeholder');
  },
);

test.each([
  ['en', '0930', '09:30'],
  ['en', '۰۹۳۰', '09:30'],
  ['en', '930', '09:30'],
  ['fa', '1745', '17:45'],
  ['fa', '۱۷۴۵', '17:45'],
  ['fa', '١٧٤٥', '17:45'],
] as const)('%s: %s typed at once fills hour and minute', async (locale, typed, stored) => {
  const onChange = draw(locale, null);
  await userEvent.tab();
  await expect.element(part(locale, 'hour')).toHaveFocus();
  await userEvent.keyboard(typed);
  expect(onChange).toHaveBeenLastCalledWith(stored);
});

test.each(['en', 'fa'] as const)(
  '%s: the hour is left of the minute, and the arrow keys go the way they point',
  async (locale) => {
    draw(locale, '10:05');
    const left = (name: 'hour' | 'minute') => part(locale, name).element().getBoundingClientRect().left;
    expect(left('hour')).toBeLessThan(left('minute'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(part(locale, 'minute')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(part(locale, 'hour')).toHaveFocus();
  },
);

test.each([
  ['en', '{ArrowUp}', '00:05'],
  ['fa', '{ArrowDown}', '22:05'],
] as const)('%s: %s turns the hour, past midnight too', async (locale, key, stored) => {
  const onChange = draw(locale, '23:05');
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(onChange).toHaveBeenLastCalledWith(stored);
});

test('with a part cleared there is no time, and what is left stays in the field', async () => {
  const onChange = draw('en', '10:05');
  await userEvent.tab();
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith(null);
  await expect.element(part('en', 'minute')).toHaveTextContent('05');
  await userEvent.keyboard('8');
  expect(onChange).toHaveBeenLastCalledWith('08:05');
});

test('a time that the caller sets replaces what is typed', async () => {
  draw('en', null);
  await userEvent.tab();
  await userEvent.keyboard('7');
  await page.getByRole('button', { name: 'Midnight' }).click();
  await expect.poll(written).toBe('23:59');
});

test('a field that is only drawn reports nothing', () => {
  expect(draw('en', '10:05')).not.toHaveBeenCalled();
  expect(draw('fa', null)).not.toHaveBeenCalled();
});

test.each([{ disabled: true }, { readOnly: true }])('%o: the time cannot be changed', async (props) => {
  const onChange = draw('en', '10:05', props);
  part('en', 'hour').element().focus();
  await userEvent.keyboard('{ArrowUp}7');
  await expect.poll(written).toBe('10:05');
  expect(onChange).not.toHaveBeenCalled();
});

test('error and help are tied to each part', async () => {
  draw('en', null, { help: 'Where the professor works', error: 'Enter the hour and the minute.' });
  for (const name of ['hour', 'minute'] as const) {
    await expect.element(part('en', name)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(part('en', name)).toHaveAccessibleDescription(/Enter the hour and the minute\./);
    await expect.element(part('en', name)).toHaveAccessibleDescription(/Where the professor works/);
  }
});

test('a form sends the time under its name, and nothing while a part is missing', async () => {
  const sent: FormDataEntryValue[] = [];
  render(
    <Form onSubmit={() => sent.push(new FormData(document.querySelector('form') ?? undefined).get('time') ?? 'none')}>
      <Held<string | null> initial="10:05">
        {(value, set) => <TimeField label="Time" name="time" value={value} onChange={set} />}
      </Held>
      <Button type="submit">Save</Button>
    </Form>,
  );
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  part('en', 'minute').element().focus();
  await userEvent.keyboard('{Backspace}{Backspace}');
  await save.click();
  expect(sent).toEqual(['10:05', '']);
});

test('nothing is said in Latin letters to a Persian listener', async () => {
  draw('fa', '10:05');
  const group = page.getByRole('group', { name: LABEL.fa });
  await expect.element(group).toBeInTheDocument();
  const said = [...document.querySelectorAll('[role="spinbutton"], [role="group"], [id^="react-aria"]')].flatMap(
    (it) => [
      it.getAttribute('aria-label'),
      it.getAttribute('aria-valuetext'),
      it.getAttribute('aria-description'),
      it.textContent,
    ],
  );
  expect(said.join(' ').replace('Midnight', '')).not.toMatch(/[A-Za-z]/);
});
