import preview from '#.storybook/preview';
import { ComboBox } from './ComboBox';
import { Held, bilingual, nothing } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/ComboBox' });

export const Rest = meta.story(
  bilingual((say) => (
    <Held initial="Ska">
      {(value, set) => (
        <ComboBox
          label={say('University', 'دانشگاه')}
          value={value}
          onChange={set}
          onSelect={(option) => set(option.label)}
          options={[
            { value: '1', label: 'Skagen Technical University', description: say('Denmark', 'دانمارک') },
            { value: '2', label: 'Kvarnby Institute of Technology' },
          ]}
        />
      )}
    </Held>
  )),
);

export const Loading = meta.story(
  bilingual((say) => (
    <ComboBox
      label={say('University', 'دانشگاه')}
      value="Sk"
      onChange={nothing}
      onSelect={nothing}
      options={[]}
      status="loading"
      statusText={say('Searching…', 'در حال جست‌وجو…')}
    />
  )),
);

export const Failed = meta.story(
  bilingual((say) => (
    <ComboBox
      label={say('University', 'دانشگاه')}
      value="Sk"
      onChange={nothing}
      onSelect={nothing}
      options={[]}
      status="failed"
      statusText={say('Suggestions did not arrive.', 'پیشنهادها بارگذاری نشد.')}
      onRetry={nothing}
    />
  )),
);

export const WithAnError = meta.story(
  bilingual((say) => (
    <ComboBox
      required
      label={say('University', 'دانشگاه')}
      value=""
      onChange={nothing}
      onSelect={nothing}
      options={[]}
      error={say('This field is required.', 'پر کردن این فیلد الزامی است.')}
    />
  )),
);
