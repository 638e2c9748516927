import preview from '#.storybook/preview';
import { RadioGroup } from './RadioGroup';
import type { RadioGroupProps } from './RadioGroup';
import { inColumn } from '../../testing/column';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Say } from '../../testing/words';

const meta = preview.meta({
  title: 'Design system/RadioGroup',
  component: RadioGroup,
  tags: ['autodocs'],
  decorators: [inColumn],
});

const modes = (say: Say) => [
  { value: 'world', label: say('World Rank Based', 'بر پایهٔ رتبهٔ جهانی') },
  { value: 'local', label: say('Local Rank Based', 'بر پایهٔ رتبهٔ کشوری') },
  { value: 'name', label: say('University Name', 'نام دانشگاه') },
];

const kept = (say: Say, initial: string | null, props: Partial<RadioGroupProps> = {}) => (
  <Held initial={initial}>
    {(value, set) => (
      <RadioGroup
        label={say('Search mode', 'شیوهٔ جست‌وجو')}
        options={modes(say)}
        {...props}
        value={value}
        onChange={set}
      />
    )}
  </Held>
);

export const Default = meta.story(bilingual((say) => kept(say, 'world')));

export const Playground = meta.story(
  playground(
    RadioGroup,
    {
      value: ['world', 'local', 'name'],
      orientation: ['vertical', 'horizontal'],
      label: 'text',
      help: 'text',
      error: 'text',
      required: 'boolean',
      disabled: 'boolean',
    },
    (say) => ({
      label: say('Search mode', 'شیوهٔ جست‌وجو'),
      options: modes(say),
      value: 'world' as string | null,
      onChange: nothing,
    }),
  ),
);

export const NothingChosen = meta.story(bilingual((say) => kept(say, null, { required: true })));

export const Horizontal = meta.story({
  ...bilingual((say) => kept(say, 'name', { orientation: 'horizontal' })),
  name: 'A row wraps where there is no room',
  tags: ['phone'],
});

export const WithHelp = meta.story({
  ...bilingual((say) =>
    kept(say, 'local', {
      help: say('You can change it later.', 'می‌توانید بعداً تغییرش دهید.'),
      options: [
        {
          value: 'world',
          label: say('World Rank Based', 'بر پایهٔ رتبهٔ جهانی'),
          help: say('One list for the whole world', 'یک فهرست برای همهٔ جهان'),
        },
        {
          value: 'local',
          label: say('Local Rank Based', 'بر پایهٔ رتبهٔ کشوری'),
          help: say(
            'Each country has a list of its own, so small countries are heard too',
            'هر کشور فهرست خود را دارد، پس کشورهای کوچک هم دیده می‌شوند',
          ),
        },
      ],
    }),
  ),
  tags: ['phone'],
});

export const WithAnError = meta.story(
  bilingual((say) => kept(say, null, { required: true, error: say('Choose one.', 'یکی را انتخاب کنید.') })),
);

export const Focused = meta.story({
  ...bilingual((say) => kept(say, 'world')),
  ...focused(),
  tags: ['forced'],
});

export const Disabled = meta.story({
  ...bilingual((say) =>
    kept(say, 'world', { disabled: true, help: say('The bot is running.', 'بات در حال کار است.') }),
  ),
  tags: ['forced'],
});

export const Hovered = meta.story({ ...bilingual((say) => kept(say, 'world')), ...hovered('radio', 1) });
