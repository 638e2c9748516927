import preview from '#.storybook/preview';
import { Select } from './Select';
import { Held, bilingual, nothing } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/Select' });

export const Chosen = meta.story(
  bilingual((say) => (
    <Held initial="no">
      {(value, set) => (
        <Select
          label={say('Country', 'کشور')}
          value={value}
          onChange={set}
          options={[
            { value: 'no', label: say('Norway', 'نروژ') },
            { value: 'se', label: say('Sweden', 'سوئد'), description: say('9 universities', '۹ دانشگاه') },
            { value: 'dk', label: say('Denmark', 'دانمارک') },
          ]}
        />
      )}
    </Held>
  )),
);

export const Placeholder = meta.story(
  bilingual((say) => (
    <Select
      required
      label={say('Country', 'کشور')}
      value={null}
      onChange={nothing}
      placeholder={say('Choose a country', 'کشور را انتخاب کنید')}
      options={[
        { value: 'no', label: say('Norway', 'نروژ') },
        { value: 'se', label: say('Sweden', 'سوئد'), description: say('9 universities', '۹ دانشگاه') },
        { value: 'dk', label: say('Denmark', 'دانمارک') },
      ]}
    />
  )),
);

export const WithAnError = meta.story(
  bilingual((say) => (
    <Select
      required
      label={say('Country', 'کشور')}
      value={null}
      onChange={nothing}
      error={say('This field is required.', 'پر کردن این فیلد الزامی است.')}
      options={[
        { value: 'no', label: say('Norway', 'نروژ') },
        { value: 'se', label: say('Sweden', 'سوئد'), description: say('9 universities', '۹ دانشگاه') },
        { value: 'dk', label: say('Denmark', 'دانمارک') },
      ]}
    />
  )),
);

export const Disabled = meta.story(
  bilingual((say) => (
    <Select
      disabled
      label={say('Country', 'کشور')}
      value="no"
      onChange={nothing}
      options={[
        { value: 'no', label: say('Norway', 'نروژ') },
        { value: 'se', label: say('Sweden', 'سوئد'), description: say('9 universities', '۹ دانشگاه') },
        { value: 'dk', label: say('Denmark', 'دانمارک') },
      ]}
    />
  )),
);
