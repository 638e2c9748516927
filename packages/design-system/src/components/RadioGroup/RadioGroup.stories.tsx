import preview from '#.storybook/preview';
import { RadioGroup } from './RadioGroup';
import { Held, bilingual, nothing } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/RadioGroup' });

export const Vertical = meta.story(
  bilingual((say) => (
    <Held initial="world">
      {(value, set) => (
        <RadioGroup
          label={say('Search mode', 'شیوهٔ جست‌وجو')}
          value={value}
          onChange={set}
          options={[
            { value: 'world', label: say('World Rank Based', 'بر پایهٔ رتبهٔ جهانی') },
            {
              value: 'local',
              label: say('Local Rank Based', 'بر پایهٔ رتبهٔ کشوری'),
              help: say('Within one country', 'درون یک کشور'),
            },
            { value: 'name', label: say('University Name', 'نام دانشگاه') },
          ]}
        />
      )}
    </Held>
  )),
);

export const Horizontal = meta.story(
  bilingual((say) => (
    <RadioGroup
      orientation="horizontal"
      label={say('Search mode', 'شیوهٔ جست‌وجو')}
      value="name"
      onChange={nothing}
      options={[
        { value: 'world', label: say('World Rank Based', 'بر پایهٔ رتبهٔ جهانی') },
        {
          value: 'local',
          label: say('Local Rank Based', 'بر پایهٔ رتبهٔ کشوری'),
          help: say('Within one country', 'درون یک کشور'),
        },
        { value: 'name', label: say('University Name', 'نام دانشگاه') },
      ]}
    />
  )),
);

export const WithAnError = meta.story(
  bilingual((say) => (
    <RadioGroup
      required
      label={say('Search mode', 'شیوهٔ جست‌وجو')}
      value={null}
      onChange={nothing}
      error={say('Choose one.', 'یکی را انتخاب کنید.')}
      options={[
        { value: 'world', label: say('World Rank Based', 'بر پایهٔ رتبهٔ جهانی') },
        {
          value: 'local',
          label: say('Local Rank Based', 'بر پایهٔ رتبهٔ کشوری'),
          help: say('Within one country', 'درون یک کشور'),
        },
        { value: 'name', label: say('University Name', 'نام دانشگاه') },
      ]}
    />
  )),
);

export const Disabled = meta.story(
  bilingual((say) => (
    <RadioGroup
      disabled
      label={say('Search mode', 'شیوهٔ جست‌وجو')}
      value="world"
      onChange={nothing}
      options={[
        { value: 'world', label: say('World Rank Based', 'بر پایهٔ رتبهٔ جهانی') },
        {
          value: 'local',
          label: say('Local Rank Based', 'بر پایهٔ رتبهٔ کشوری'),
          help: say('Within one country', 'درون یک کشور'),
        },
        { value: 'name', label: say('University Name', 'نام دانشگاه') },
      ]}
    />
  )),
);
