import preview from '#.storybook/preview';
import { inColumn } from '../../testing/column';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import { YearField } from './YearField';

const meta = preview.meta({
  id: 'design-system-yearfield',
  title: 'Design system/Forms/YearField',
  component: YearField,
  tags: ['autodocs'],
  decorators: [inColumn],
});

const kept = (initial: number | null) =>
  bilingual((localize) => (
    <Held<number | null> initial={initial}>
      {(value, set) => <YearField label={localize('End year', 'سال پایان')} value={value} onChange={set} required />}
    </Held>
  ));

export const Default = meta.story(kept(2023));

export const Playground = meta.story(
  playground(
    YearField,
    { value: 'number', label: 'text', help: 'text', error: 'text', required: 'boolean', disabled: 'boolean' },
    (localize) => ({ label: localize('End year', 'سال پایان'), value: 2023, onChange: nothing }),
  ),
);

export const Jalali = meta.story({
  ...kept(1402),
  name: 'A year that is likely Jalali is asked about',
  tags: ['phone', 'forced'],
});
