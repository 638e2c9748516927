import preview from '#.storybook/preview';
import { NumberField } from './NumberField';
import { Held, bilingual, nothing } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/NumberField' });

export const Rest = meta.story(
  bilingual((say) => (
    <Held<number | null> initial={42}>
      {(value, set) => (
        <NumberField
          label={say('Number of professors', 'تعداد استادان')}
          value={value}
          onChange={set}
          min={1}
          max={100}
          help={say('Per university, 1 to 100', 'از هر دانشگاه، ۱ تا ۱۰۰')}
        />
      )}
    </Held>
  )),
);

export const Empty = meta.story(
  bilingual((say) => (
    <NumberField label={say('Number of professors', 'تعداد استادان')} value={null} onChange={nothing} required />
  )),
);

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

export const Disabled = meta.story(
  bilingual((say) => (
    <NumberField label={say('Number of professors', 'تعداد استادان')} value={3} onChange={nothing} disabled />
  )),
);
