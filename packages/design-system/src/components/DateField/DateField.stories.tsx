import type { ReactNode } from 'react';
import { userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { CalendarAbsent } from './CalendarAbsent';
import { DateField } from './DateField';
import type { DateFieldProps } from './DateField';
import { Grid } from '../../layout/Grid';
import { hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-datefield',
  title: 'Design system/Forms/DateField',
  component: DateField,
  tags: ['autodocs', 'phone'],
});

/** The birth date of a person who applies in 2026. */
const birth = (localize: Localize) => ({
  label: localize('Date of birth', 'تاریخ تولد'),
  min: '1936-01-01',
  max: '2010-12-31',
  startAt: '2000-01-01',
});

/** A field in a column of a form, as in the product. */
const one = (draw: (localize: Localize) => ReactNode) =>
  bilingual((localize) => (
    <Grid columns={{ base: '1', desktop: '3' }} gap={24}>
      {draw(localize)}
    </Grid>
  ));

const held = (value: string | null, more: Partial<DateFieldProps> = {}) =>
  one((localize) => (
    <Held<string | null> initial={value}>
      {(shown, set) => <DateField {...birth(localize)} {...more} value={shown} onChange={set} />}
    </Held>
  ));

const segment = (canvas: HTMLElement, part: 'year' | 'month' | 'day') => {
  const element = canvas.querySelector<HTMLElement>(`[data-type="${part}"]`);
  if (!element) throw new Error(`There is no ${part}.`);
  return element;
};

const turn = async (canvas: HTMLElement) => {
  const button = within(canvas).getByRole('button', { name: /switch to|تغییر به/ });
  await userEvent.click(button);
};

async function type(canvas: HTMLElement, part: 'year' | 'month' | 'day', digits: string) {
  segment(canvas, part).focus();
  await userEvent.keyboard(digits);
}

const openCalendar = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button', { name: /Select from|انتخاب از/ }));
  await within(document.body).findByRole('grid');
};

const byKeyboard = async (canvas: HTMLElement, name: RegExp) => {
  const button = within(canvas).getByRole('button', { name });
  while (document.activeElement !== button) await userEvent.tab();
};

export const Default = meta.story(held('1996-05-03'));

export const Playground = meta.story(
  playground(
    DateField,
    { label: 'text', help: 'text', error: 'text', required: 'boolean', disabled: 'boolean', readOnly: 'boolean' },
    (localize) => ({ ...birth(localize), value: '1996-05-03', onChange: nothing }),
  ),
);

export const Empty = meta.story(held(null));

export const Required = meta.story(
  one((localize) => (
    <DateField
      {...birth(localize)}
      required
      value={null}
      onChange={nothing}
      help={localize('As it stands in your passport', 'همان‌گونه که در گذرنامهٔ شما آمده است')}
    />
  )),
);

export const WithHelp = meta.story(
  one((localize) => (
    <DateField
      {...birth(localize)}
      value="1996-05-03"
      onChange={nothing}
      help={localize('As it stands in your passport', 'همان‌گونه که در گذرنامهٔ شما آمده است')}
    />
  )),
);

export const WithAnError = meta.story(
  one((localize) => (
    <DateField
      {...birth(localize)}
      required
      value={null}
      onChange={nothing}
      error={localize('This field is required.', 'پر کردن این فیلد الزامی است.')}
    />
  )),
);

export const Disabled = meta.story({
  ...one((localize) => <DateField {...birth(localize)} disabled value="1996-05-03" onChange={nothing} />),
  tags: ['forced'],
});

export const ReadOnly = meta.story(
  one((localize) => <DateField {...birth(localize)} readOnly value="1996-05-03" onChange={nothing} />),
);

export const Focused = meta.story({
  ...held('1996-05-03'),
  play: ({ canvasElement }) => segment(canvasElement, 'month').focus(),
  tags: ['forced'],
});

export const OtherCalendar = meta.story({
  ...held('1996-05-03'),
  name: 'The same day in the calendar of the other language',
  play: ({ canvasElement }) => turn(canvasElement),
});

export const PartlyTyped = meta.story({
  ...held(null),
  name: 'What is typed so far stays when the calendar changes',
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'month', '9');
    await type(canvasElement, 'day', '24');
    await turn(canvasElement);
  },
});

export const YearOfTheOtherCalendar = meta.story({
  ...held(null),
  name: 'A year of the other calendar is a question, not an error',
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'year', document.documentElement.lang === 'fa' ? '1996' : '1375');
  },
});

export const OutOfRange = meta.story(held('2016-05-03'));

export const NoSuchDay = meta.story({
  ...held(null),
  name: 'A day that its month does not have stays and is named',
  play: async ({ canvasElement }) => {
    const [year, month, day] = document.documentElement.lang === 'fa' ? ['1375', '12', '31'] : ['1997', '2', '29'];
    await type(canvasElement, 'year', year);
    await type(canvasElement, 'month', month);
    await type(canvasElement, 'day', day);
    segment(canvasElement, 'day').blur();
  },
});

export const Open = meta.story({
  ...held('1996-05-03'),
  play: ({ canvasElement }) => openCalendar(canvasElement),
});

export const CalendarNotLoaded = meta.story({
  ...bilingual(() => <CalendarAbsent />),
  name: 'In place of a calendar that could not be loaded',
  tags: ['phone'],
});

export const OpenAtTheLastDay = meta.story({
  ...held('2010-12-20', { max: '2010-12-24' }),
  name: 'Days out of range are struck out',
  play: ({ canvasElement }) => openCalendar(canvasElement),
  tags: ['forced'],
});

export const YearsOpen = meta.story({
  ...held('1996-05-03'),
  name: 'A birth year is chosen from a list',
  play: async ({ canvasElement }) => {
    await openCalendar(canvasElement);
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('combobox', { name: /Year|سال/ }));
    await within(document.body).findByRole('listbox');
  },
});

export const FocusOnTheOtherCalendar = meta.story({
  ...held('1996-05-03'),
  play: ({ canvasElement }) => byKeyboard(canvasElement, /switch to|تغییر به/),
  tags: ['forced'],
});

export const FocusOnTheCalendar = meta.story({
  ...held('1996-05-03'),
  play: ({ canvasElement }) => byKeyboard(canvasElement, /Select from|انتخاب از/),
  tags: ['forced'],
});

export const HoveredOtherCalendar = meta.story({ ...held('1996-05-03'), ...hovered('button') });
export const HoveredCalendar = meta.story({ ...held('1996-05-03'), ...hovered('button', 1) });

const openByKeyboard = async (canvas: HTMLElement) => {
  await byKeyboard(canvas, /Select from|انتخاب از/);
  await userEvent.keyboard('{Enter}');
  await within(document.body).findByRole('grid');
};

export const Today = meta.story({
  ...held('2026-11-03', { max: '2026-12-31' }),
  name: 'Today has a line around it',
  play: ({ canvasElement }) => openByKeyboard(canvasElement),
  tags: ['forced'],
});

export const OpenedByKeyboard = meta.story({
  ...held('1996-05-03'),
  play: async ({ canvasElement }) => {
    await openByKeyboard(canvasElement);
    await userEvent.keyboard('{ArrowDown}');
  },
  tags: ['forced'],
});

export const HoveredDay = meta.story({
  ...held('1996-05-03'),
  play: async ({ canvasElement }) => {
    await openCalendar(canvasElement);
    const [day] = within(document.body).getAllByRole('button', { name: /^(?:Sunday|یکشنبه)/ });
    if (day) await userEvent.hover(day);
  },
});
