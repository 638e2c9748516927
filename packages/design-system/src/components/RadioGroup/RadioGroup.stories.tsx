import preview from '#.storybook/preview';
import { RadioGroup } from './RadioGroup';
import type { RadioGroupProps } from './RadioGroup';
import { inColumn } from '../../testing/column';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-radiogroup',
  title: 'Design system/Forms/RadioGroup',
  component: RadioGroup,
  tags: ['autodocs'],
  decorators: [inColumn],
});

const modes = (localize: Localize) => [
  { value: 'world', label: localize('World Rank Based', 'بر پایهٔ رتبهٔ جهانی') },
  { value: 'local', label: localize('Local Rank Based', 'بر پایهٔ رتبهٔ کشوری') },
  { value: 'name', label: localize('University Name', 'نام دانشگاه') },
];

const kept = (localize: Localize, initial: string | null, props: Partial<RadioGroupProps> = {}) => (
  <Held initial={initial}>
    {(value, set) => (
      <RadioGroup
        label={localize('Search mode', 'شیوهٔ جست‌وجو')}
        options={modes(localize)}
        {...props}
        value={value}
        onChange={set}
      />
    )}
  </Held>
);

export const Default = meta.story(bilingual((localize) => kept(localize, 'world')));

export const Playground = meta.story(
  playground(
    RadioGroup,
    {
      value: ['world', 'local', 'name'],
      label: 'text',
      help: 'text',
      error: 'text',
      required: 'boolean',
      disabled: 'boolean',
    },
    (localize) => ({
      label: localize('Search mode', 'شیوهٔ جست‌وجو'),
      options: modes(localize),
      value: 'world' as string | null,
      onChange: nothing,
    }),
  ),
);

export const NothingChosen = meta.story(bilingual((localize) => kept(localize, null, { required: true })));

export const Horizontal = meta.story({
  ...bilingual((localize) => kept(localize, 'name', { orientation: 'horizontal' })),
  name: 'A row wraps where there is no room',
  tags: ['phone'],
});

export const WithHelp = meta.story({
  ...bilingual((localize) =>
    kept(localize, 'local', {
      help: localize('You can change it later.', 'می‌توانید بعداً تغییرش دهید.'),
      options: [
        {
          value: 'world',
          label: localize('World Rank Based', 'بر پایهٔ رتبهٔ جهانی'),
          help: localize('One list for the whole world', 'یک فهرست برای همهٔ جهان'),
        },
        {
          value: 'local',
          label: localize('Local Rank Based', 'بر پایهٔ رتبهٔ کشوری'),
          help: localize(
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
  bilingual((localize) =>
    kept(localize, null, { required: true, error: localize('Choose one.', 'یکی را انتخاب کنید.') }),
  ),
);

export const Focused = meta.story({
  ...bilingual((localize) => kept(localize, 'world')),
  ...focused(),
  tags: ['forced'],
});

export const Disabled = meta.story({
  ...bilingual((localize) =>
    kept(localize, 'world', { disabled: true, help: localize('The bot is running.', 'بات در حال کار است.') }),
  ),
  tags: ['forced'],
});

export const Hovered = meta.story({ ...bilingual((localize) => kept(localize, 'world')), ...hovered('radio', 1) });
