import { userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { NumberField } from './NumberField';
import type { NumberFieldProps } from './NumberField';
import { inColumn } from '../../testing/column';
import { focused } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-numberfield',
  title: 'Design system/Forms/NumberField',
  component: NumberField,
  tags: ['autodocs'],
  decorators: [inColumn],
});

/** A field with its own state. */
const kept = (initial: number | null, props: Omit<NumberFieldProps, 'value' | 'onChange'>) => (
  <Held<number | null> initial={initial}>
    {(value, set) => <NumberField {...props} value={value} onChange={set} />}
  </Held>
);

export const Default = meta.story(
  bilingual((localize) =>
    kept(42, {
      label: localize('Number of professors', 'تعداد استادان'),
      min: 1,
      max: 100,
      help: localize('Per university, 1 to 100.', 'از هر دانشگاه، ۱ تا ۱۰۰.'),
    }),
  ),
);

export const Playground = meta.story(
  playground(
    NumberField,
    {
      value: 'number',
      label: 'text',
      unit: 'text',
      help: 'text',
      error: 'text',
      stepper: 'boolean',
      required: 'boolean',
      disabled: 'boolean',
    },
    (localize) => ({
      label: localize('Number of professors', 'تعداد استادان'),
      value: 42,
      onChange: nothing,
      min: 1,
      max: 100,
    }),
  ),
);

export const Empty = meta.story(bilingual((localize) => kept(null, { label: localize('Start year', 'سال شروع') })));

export const Required = meta.story(
  bilingual((localize) => kept(null, { label: localize('Number of professors', 'تعداد استادان'), required: true })),
);

export const WithAUnit = meta.story(
  bilingual((localize) =>
    kept(10, {
      label: localize('Follow up after', 'پیگیری پس از'),
      unit: localize('days', 'روز'),
      min: 1,
      max: 60,
    }),
  ),
);

export const WithAStepper = meta.story(
  bilingual((localize) =>
    kept(3, {
      label: localize('Number of professors', 'تعداد استادان'),
      stepper: true,
      min: 1,
      max: 100,
      help: localize('Per university, 1 to 100.', 'از هر دانشگاه، ۱ تا ۱۰۰.'),
    }),
  ),
);

export const WithAUnitAndAStepper = meta.story({
  ...bilingual((localize) =>
    kept(15, {
      label: localize('Time between two emails', 'فاصلهٔ دو ایمیل'),
      unit: localize('minutes', 'دقیقه'),
      stepper: true,
      step: 5,
      min: 5,
      max: 60,
    }),
  ),
  tags: ['phone'],
});

export const AtTheLimit = meta.story({
  ...bilingual((localize) =>
    kept(1, { label: localize('Number of professors', 'تعداد استادان'), stepper: true, min: 1, max: 100 }),
  ),
  name: 'At a limit the button that would pass it rests',
});

export const OutOfRange = meta.story(
  bilingual((localize) => (
    <NumberField
      label={localize('Number of professors', 'تعداد استادان')}
      value={480}
      onChange={nothing}
      max={100}
      error={localize('At most 100.', 'حداکثر ۱۰۰.')}
    />
  )),
);

export const NoNumber = meta.story({
  ...bilingual((localize) =>
    kept(null, {
      label: localize('Number of professors', 'تعداد استادان'),
      min: 1,
      max: 100,
      help: localize('Per university, 1 to 100.', 'از هر دانشگاه، ۱ تا ۱۰۰.'),
    }),
  ),
  name: 'What is no number stays, and is said to be none',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1e3');
  },
});

export const Focused = meta.story({
  ...bilingual((localize) =>
    kept(3, { label: localize('Number of professors', 'تعداد استادان'), stepper: true, min: 1, max: 100 }),
  ),
  ...focused(),
  tags: ['forced'],
});

export const Disabled = meta.story(
  bilingual((localize) => (
    <NumberField
      label={localize('Number of professors', 'تعداد استادان')}
      value={3}
      onChange={nothing}
      stepper
      disabled
      help={localize('The bot is running.', 'بات در حال کار است.')}
    />
  )),
);
