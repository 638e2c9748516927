import preview from '#.storybook/preview';
import { RangeField } from './RangeField';
import { focused } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Say } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/RangeField', component: RangeField, tags: ['autodocs', 'phone'] });

const ranks = (say: Say) => ({
  label: say('World rank', 'رتبهٔ جهانی'),
  min: 1,
  max: 500,
  minLabel: say('From rank', 'از رتبهٔ'),
  maxLabel: say('To rank', 'تا رتبهٔ'),
});

export const Default = meta.story(
  bilingual((say) => (
    <Held<[number, number]> initial={[50, 200]}>
      {(value, set) => <RangeField {...ranks(say)} value={value} onChange={set} />}
    </Held>
  )),
);

export const Playground = meta.story(
  playground(
    RangeField,
    { help: 'text', error: 'text', min: 'number', max: 'number', step: 'number', disabled: 'boolean' },
    (say) => ({ ...ranks(say), value: [50, 200] as const, onChange: nothing }),
  ),
);

export const WholeSpan = meta.story(
  bilingual((say) => (
    <RangeField
      {...ranks(say)}
      value={[1, 500]}
      onChange={nothing}
      help={say('All ranked universities.', 'همهٔ دانشگاه‌های رتبه‌بندی‌شده.')}
    />
  )),
);

export const OneNumber = meta.story({
  ...bilingual((say) => <RangeField {...ranks(say)} value={[120, 120]} onChange={nothing} />),
  name: 'Both ends on one number',
});

export const UpsideDown = meta.story({
  ...bilingual((say) => (
    <RangeField
      {...ranks(say)}
      value={[300, 200]}
      onChange={nothing}
      error={say('The first number is larger than the second.', 'عدد نخست از عدد دوم بزرگ‌تر است.')}
    />
  )),
  name: 'A span typed upside down keeps its numbers and says what is wrong',
  tags: ['forced'],
});

export const OutOfRange = meta.story(
  bilingual((say) => (
    <RangeField
      {...ranks(say)}
      value={[50, 4200]}
      onChange={nothing}
      error={say('At most rank 500.', 'حداکثر رتبهٔ ۵۰۰.')}
    />
  )),
);

export const Disabled = meta.story({
  ...bilingual((say) => (
    <RangeField
      {...ranks(say)}
      disabled
      value={[50, 200]}
      onChange={nothing}
      help={say('Choose “World Rank Based” first.', 'نخست «بر پایهٔ رتبهٔ جهانی» را انتخاب کنید.')}
    />
  )),
  tags: ['forced'],
});

export const LargeNumbers = meta.story(
  bilingual((say) => (
    <RangeField {...ranks(say)} max={1_000_000} value={[125_000, 875_000]} step={1_000} onChange={nothing} />
  )),
);

export const FocusVisible = meta.story({
  ...bilingual((say) => <RangeField {...ranks(say)} value={[50, 200]} onChange={nothing} />),
  ...focused(),
  tags: ['forced'],
});
