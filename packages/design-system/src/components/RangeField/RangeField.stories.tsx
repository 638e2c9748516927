import preview from '#.storybook/preview';
import { RangeField } from './RangeField';
import { focused } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-rangefield',
  title: 'Design system/Forms/RangeField',
  component: RangeField,
  tags: ['autodocs', 'phone'],
});

const ranks = (localize: Localize) => ({
  label: localize('World rank', 'رتبهٔ جهانی'),
  min: 1,
  max: 500,
  minLabel: localize('From rank', 'از رتبهٔ'),
  maxLabel: localize('To rank', 'تا رتبهٔ'),
});

export const Default = meta.story(
  bilingual((localize) => (
    <Held<[number, number]> initial={[50, 200]}>
      {(value, set) => <RangeField {...ranks(localize)} value={value} onChange={set} />}
    </Held>
  )),
);

export const Playground = meta.story(
  playground(
    RangeField,
    { help: 'text', error: 'text', min: 'number', max: 'number', step: 'number', disabled: 'boolean' },
    (localize) => ({ ...ranks(localize), value: [50, 200] as const, onChange: nothing }),
  ),
);

export const WholeSpan = meta.story(
  bilingual((localize) => (
    <RangeField
      {...ranks(localize)}
      value={[1, 500]}
      onChange={nothing}
      help={localize('All ranked universities.', 'همهٔ دانشگاه‌های رتبه‌بندی‌شده.')}
    />
  )),
);

export const OneNumber = meta.story({
  ...bilingual((localize) => <RangeField {...ranks(localize)} value={[120, 120]} onChange={nothing} />),
  name: 'Both ends on one number',
});

export const UpsideDown = meta.story({
  ...bilingual((localize) => (
    <RangeField
      {...ranks(localize)}
      value={[300, 200]}
      onChange={nothing}
      error={localize('The first number is larger than the second.', 'عدد نخست از عدد دوم بزرگ‌تر است.')}
    />
  )),
  name: 'A span typed upside down keeps its numbers and says what is wrong',
  tags: ['forced'],
});

export const OutOfRange = meta.story(
  bilingual((localize) => (
    <RangeField
      {...ranks(localize)}
      value={[50, 4200]}
      onChange={nothing}
      error={localize('At most rank 500.', 'حداکثر رتبهٔ ۵۰۰.')}
    />
  )),
);

export const Disabled = meta.story({
  ...bilingual((localize) => (
    <RangeField
      {...ranks(localize)}
      disabled
      value={[50, 200]}
      onChange={nothing}
      help={localize('Choose “World Rank Based” first.', 'نخست «بر پایهٔ رتبهٔ جهانی» را انتخاب کنید.')}
    />
  )),
  tags: ['forced'],
});

export const LargeNumbers = meta.story(
  bilingual((localize) => (
    <RangeField {...ranks(localize)} max={1_000_000} value={[125_000, 875_000]} step={1_000} onChange={nothing} />
  )),
);

export const FocusVisible = meta.story({
  ...bilingual((localize) => <RangeField {...ranks(localize)} value={[50, 200]} onChange={nothing} />),
  ...focused(),
  tags: ['forced'],
});
