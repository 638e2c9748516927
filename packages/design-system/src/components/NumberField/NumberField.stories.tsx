import { userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { NumberField } from './NumberField';
import type { NumberFieldProps } from './NumberField';
import { inColumn } from '../../testing/column';
import { focused } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';

const meta = preview.meta({
  title: 'Design system/NumberField',
  component: NumberField,
  tags: ['autodocs'],
  decorators: [inColumn],
});

/** A field that keeps what is typed into it. */
const kept = (initial: number | null, props: Omit<NumberFieldProps, 'value' | 'onChange'>) => (
  <Held<number | null> initial={initial}>
    {(value, set) => <NumberField {...props} value={value} onChange={set} />}
  </Held>
);

export const Default = meta.story(
  bilingual((say) =>
    kept(42, {
      label: say('Number of professors', 'تعداد استادان'),
      min: 1,
      max: 100,
      help: say('Per university, 1 to 100.', 'از هر دانشگاه، ۱ تا ۱۰۰.'),
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
    (say) => ({ label: say('Number of professors', 'تعداد استادان'), value: 42, onChange: nothing, min: 1, max: 100 }),
  ),
);

export const Empty = meta.story(bilingual((say) => kept(null, { label: say('Start year', 'سال شروع') })));

export const Required = meta.story(
  bilingual((say) => kept(null, { label: say('Number of professors', 'تعداد استادان'), required: true })),
);

export const WithAUnit = meta.story(
  bilingual((say) =>
    kept(10, {
      label: say('Follow up after', 'پیگیری پس از'),
      unit: say('days', 'روز'),
      min: 1,
      max: 60,
    }),
  ),
);

export const WithAStepper = meta.story(
  bilingual((say) =>
    kept(3, {
      label: say('Number of professors', 'تعداد استادان'),
      stepper: true,
      min: 1,
      max: 100,
      help: say('Per university, 1 to 100.', 'از هر دانشگاه، ۱ تا ۱۰۰.'),
    }),
  ),
);

export const WithAUnitAndAStepper = meta.story({
  ...bilingual((say) =>
    kept(15, {
      label: say('Time between two emails', 'فاصلهٔ دو ایمیل'),
      unit: say('minutes', 'دقیقه'),
      stepper: true,
      step: 5,
      min: 5,
      max: 60,
    }),
  ),
  tags: ['phone'],
});

export const AtTheLimit = meta.story({
  ...bilingual((say) =>
    kept(1, { label: say('Number of professors', 'تعداد استادان'), stepper: true, min: 1, max: 100 }),
  ),
  name: 'At a limit the button that would pass it rests',
});

export const OutOfRange = meta.story(
  bilingual((say) => (
    <NumberField
      label={say('Number of professors', 'تعداد استادان')}
      value={480}
      onChange={nothing}
      max={100}
      error={say('At most 100.', 'حداکثر ۱۰۰.')}
    />
  )),
);

export const NoNumber = meta.story({
  ...bilingual((say) =>
    kept(null, {
      label: say('Number of professors', 'تعداد استادان'),
      min: 1,
      max: 100,
      help: say('Per university, 1 to 100.', 'از هر دانشگاه، ۱ تا ۱۰۰.'),
    }),
  ),
  name: 'What is no number stays, and is said to be none',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1e3');
  },
});

export const Focused = meta.story({
  ...bilingual((say) =>
    kept(3, { label: say('Number of professors', 'تعداد استادان'), stepper: true, min: 1, max: 100 }),
  ),
  ...focused(),
  tags: ['forced'],
});

export const Disabled = meta.story(
  bilingual((say) => (
    <NumberField
      label={say('Number of professors', 'تعداد استادان')}
      value={3}
      onChange={nothing}
      stepper
      disabled
      help={say('The bot is running.', 'بات در حال کار است.')}
    />
  )),
);
