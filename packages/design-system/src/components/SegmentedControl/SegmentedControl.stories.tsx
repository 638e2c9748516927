import preview from '#.storybook/preview';
import { SegmentedControl } from './SegmentedControl';
import { Stack } from '../../layout/Stack';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Say } from '../../testing/words';

const meta = preview.meta({
  title: 'Design system/SegmentedControl',
  component: SegmentedControl,
  tags: ['autodocs', 'phone'],
});

const views = (say: Say) => [
  { value: 'notes', label: say('With notes', 'همراه یادداشت‌ها') },
  { value: 'plain', label: say('As it arrives', 'همان‌گونه که می‌رسد') },
];
const themes = (say: Say) => [
  { value: 'light', icon: 'sun' as const, label: say('Light', 'روشن') },
  { value: 'dark', icon: 'moon' as const, label: say('Dark', 'تیره') },
];

export const Default = meta.story(
  bilingual((say) => (
    <Held initial="notes">
      {(value, set) => (
        <SegmentedControl label={say('View', 'نما')} value={value} onChange={set} options={views(say)} />
      )}
    </Held>
  )),
);

export const Playground = meta.story(
  playground(SegmentedControl, { size: ['small', 'medium'], labelHidden: 'boolean' }, (say) => ({
    label: say('View', 'نما'),
    value: 'notes',
    onChange: nothing,
    options: views(say),
  })),
);

export const LabelHidden = meta.story(
  bilingual((say) => (
    <SegmentedControl labelHidden label={say('View', 'نما')} value="plain" onChange={nothing} options={views(say)} />
  )),
);

export const Sizes = meta.story(
  bilingual((say) => (
    <Stack gap={20}>
      <SegmentedControl
        size="small"
        label={say('Small', 'کوچک')}
        value="notes"
        onChange={nothing}
        options={views(say)}
      />
      <SegmentedControl label={say('Medium', 'متوسط')} value="notes" onChange={nothing} options={views(say)} />
    </Stack>
  )),
);

export const WithIcons = meta.story(
  bilingual((say) => (
    <SegmentedControl
      size="small"
      label={say('Theme', 'پوسته')}
      value="light"
      onChange={nothing}
      options={themes(say)}
    />
  )),
);

export const Four = meta.story(
  bilingual((say) => (
    <SegmentedControl
      label={say('Span', 'بازه')}
      value="month"
      onChange={nothing}
      options={[
        { value: 'week', label: say('Week', 'هفته') },
        { value: 'month', label: say('Month', 'ماه') },
        { value: 'year', label: say('Year', 'سال') },
        { value: 'all', label: say('All', 'همه') },
      ]}
    />
  )),
);

export const Languages = meta.story({
  ...bilingual((say) => (
    <SegmentedControl
      size="small"
      label={say('Language', 'زبان')}
      value={say('en', 'fa')}
      onChange={nothing}
      options={[
        { value: 'en', label: 'English', lang: 'en' },
        { value: 'fa', label: 'فارسی', lang: 'fa' },
      ]}
    />
  )),
  name: 'Each language is written and spoken in its own',
});

export const LongText = meta.story({
  ...bilingual((say) => (
    <SegmentedControl
      label={say('View', 'نما')}
      value="notes"
      onChange={nothing}
      options={[
        { value: 'notes', label: say('With the reasons and their evidence', 'همراه با دلیل‌ها و شواهد آن‌ها') },
        { value: 'plain', label: say('Exactly as the professor receives it', 'دقیقاً همان‌گونه که به استاد می‌رسد') },
      ]}
    />
  )),
  name: 'Long words wrap inside their segment',
});

export const FocusVisible = meta.story({
  ...bilingual((say) => (
    <SegmentedControl label={say('View', 'نما')} value="notes" onChange={nothing} options={views(say)} />
  )),
  ...focused(),
  tags: ['forced'],
});

export const Hovered = meta.story({
  ...bilingual((say) => (
    <SegmentedControl label={say('View', 'نما')} value="notes" onChange={nothing} options={views(say)} />
  )),
  ...hovered('radio', 1),
});
