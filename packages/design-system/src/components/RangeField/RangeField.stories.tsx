import preview from '#.storybook/preview';
import { RangeField } from './RangeField';
import { Held, bilingual, nothing } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/RangeField' });

export const Rest = meta.story(
  bilingual((say) => (
    <Held<[number, number]> initial={[1, 200]}>
      {(value, set) => (
        <RangeField
          label={say('World rank', 'رتبهٔ جهانی')}
          min={1}
          max={500}
          minLabel={say('From rank', 'از رتبهٔ')}
          maxLabel={say('To rank', 'تا رتبهٔ')}
          value={value}
          onChange={set}
        />
      )}
    </Held>
  )),
);

export const UpsideDown = meta.story(
  bilingual((say) => (
    <RangeField
      label={say('World rank', 'رتبهٔ جهانی')}
      min={1}
      max={500}
      minLabel={say('From rank', 'از رتبهٔ')}
      maxLabel={say('To rank', 'تا رتبهٔ')}
      value={[300, 200]}
      onChange={nothing}
      error={say('The first number is larger than the second.', 'عدد نخست از عدد دوم بزرگ‌تر است.')}
    />
  )),
);
