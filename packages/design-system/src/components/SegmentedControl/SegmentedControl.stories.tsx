import preview from '#.storybook/preview';
import { SegmentedControl } from './SegmentedControl';
import { Stack } from '../../layout/Stack';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-segmentedcontrol',
  title: 'Design system/Forms/SegmentedControl',
  component: SegmentedControl,
  tags: ['autodocs', 'phone'],
});

const views = (localize: Localize) => [
  { value: 'notes', label: localize('With sources', 'با منابع') },
  { value: 'plain', label: localize('Recipient view', 'از دید گیرنده') },
];
const themes = (localize: Localize) => [
  { value: 'light', icon: 'sun' as const, label: localize('Light', 'روشن') },
  { value: 'dark', icon: 'moon' as const, label: localize('Dark', 'تیره') },
];

export const Default = meta.story(
  bilingual((localize) => (
    <Held initial="notes">
      {(value, set) => (
        <SegmentedControl label={localize('View', 'نما')} value={value} onChange={set} options={views(localize)} />
      )}
    </Held>
  )),
);

export const Playground = meta.story(
  playground(SegmentedControl, { labelHidden: 'boolean', inLine: 'boolean' }, (localize) => ({
    label: localize('View', 'نما'),
    value: 'notes',
    onChange: nothing,
    options: views(localize),
  })),
);

export const LabelHidden = meta.story(
  bilingual((localize) => (
    <SegmentedControl
      labelHidden
      label={localize('View', 'نما')}
      value="plain"
      onChange={nothing}
      options={views(localize)}
    />
  )),
);

export const InLine = meta.story(
  bilingual((localize) => (
    <Stack gap={12}>
      <SegmentedControl
        inLine
        size="small"
        label={localize('View', 'نما')}
        value="plain"
        onChange={nothing}
        options={views(localize)}
      />
      <SegmentedControl
        inLine
        size="small"
        label={localize('Theme', 'پوسته')}
        value="dark"
        onChange={nothing}
        options={themes(localize)}
      />
    </Stack>
  )),
);

export const Sizes = meta.story(
  bilingual((localize) => (
    <Stack gap={20}>
      <SegmentedControl
        size="small"
        label={localize('Small', 'کوچک')}
        value="notes"
        onChange={nothing}
        options={views(localize)}
      />
      <SegmentedControl
        label={localize('Medium', 'متوسط')}
        value="notes"
        onChange={nothing}
        options={views(localize)}
      />
    </Stack>
  )),
);

export const WithIcons = meta.story(
  bilingual((localize) => (
    <SegmentedControl
      size="small"
      label={localize('Theme', 'پوسته')}
      value="light"
      onChange={nothing}
      options={themes(localize)}
    />
  )),
);

export const Four = meta.story(
  bilingual((localize) => (
    <SegmentedControl
      label={localize('Span', 'بازه')}
      value="month"
      onChange={nothing}
      options={[
        { value: 'week', label: localize('Week', 'هفته') },
        { value: 'month', label: localize('Month', 'ماه') },
        { value: 'year', label: localize('Year', 'سال') },
        { value: 'all', label: localize('All', 'همه') },
      ]}
    />
  )),
);

export const Languages = meta.story({
  ...bilingual((localize) => (
    <SegmentedControl
      size="small"
      label={localize('Language', 'زبان')}
      value={localize('en', 'fa')}
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
  ...bilingual((localize) => (
    <SegmentedControl
      label={localize('View', 'نما')}
      value="notes"
      onChange={nothing}
      options={[
        { value: 'notes', label: localize('With the reasons and their evidence', 'همراه با دلیل‌ها و منابع آن‌ها') },
        { value: 'plain', label: localize('Exactly as the professor receives it', 'دقیقاً همان‌گونه که به استاد می‌رسد') },
      ]}
    />
  )),
  name: 'Long words wrap inside their segment',
});

export const FocusVisible = meta.story({
  ...bilingual((localize) => (
    <SegmentedControl label={localize('View', 'نما')} value="notes" onChange={nothing} options={views(localize)} />
  )),
  ...focused(),
  tags: ['forced'],
});

export const Hovered = meta.story({
  ...bilingual((localize) => (
    <SegmentedControl label={localize('View', 'نما')} value="notes" onChange={nothing} options={views(localize)} />
  )),
  ...hovered('radio', 1),
});
