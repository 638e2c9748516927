import preview from '#.storybook/preview';
import { SegmentedControl } from './SegmentedControl';
import { Held, bilingual, nothing } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/SegmentedControl' });

export const Two = meta.story(
  bilingual((say) => (
    <Held initial="notes">
      {(value, set) => (
        <SegmentedControl
          label={say('View', 'نما')}
          labelHidden
          value={value}
          onChange={set}
          options={[
            { value: 'notes', label: say('With notes', 'همراه یادداشت‌ها') },
            { value: 'plain', label: say('As it arrives', 'همان‌گونه که می‌رسد') },
          ]}
        />
      )}
    </Held>
  )),
);

export const LabelledAndSmall = meta.story(
  bilingual((say) => (
    <SegmentedControl
      size="small"
      label={say('Theme', 'پوسته')}
      value="light"
      onChange={nothing}
      options={[
        { value: 'light', icon: 'sun', label: say('Light', 'روشن') },
        { value: 'dark', icon: 'moon', label: say('Dark', 'تیره') },
      ]}
    />
  )),
);
