import preview from '#.storybook/preview';
import { inColumn } from '../../testing/column';
import { nordic, selectPlayground } from '../../testing/selectSamples';
import { Held, bilingual } from '../../testing/words';
import { LateSelect } from './LateSelect';
import type { SelectProps } from './Select';

const meta = preview.meta({
  id: 'design-system-lateselect',
  title: 'Design system/Forms/LateSelect',
  component: LateSelect,
  tags: ['autodocs'],
  decorators: [inColumn],
});

const kept = (initial: string | null, props: Omit<SelectProps, 'value' | 'onChange'>) => (
  <Held initial={initial}>{(value, set) => <LateSelect {...props} value={value} onChange={set} />}</Held>
);

export const Default = meta.story(
  bilingual((localize) => kept('no', { label: localize('Country', 'کشور'), options: nordic(localize) })),
);

export const Playground = meta.story(selectPlayground(LateSelect));

export const Nothing = meta.story(
  bilingual((localize) =>
    kept(null, {
      label: localize('Country', 'کشور'),
      help: localize('Universities follow from it.', 'دانشگاه‌ها از روی آن نشان داده می‌شود.'),
      required: true,
      options: nordic(localize),
    }),
  ),
);

export const Refused = meta.story(
  bilingual((localize) =>
    kept(null, {
      label: localize('Country', 'کشور'),
      error: localize('Please select a country from the list.', 'لطفاً کشوری از فهرست انتخاب کنید.'),
      options: nordic(localize),
    }),
  ),
);

export const Disabled = meta.story(
  bilingual((localize) =>
    kept('se', { label: localize('Country', 'کشور'), disabled: true, options: nordic(localize) }),
  ),
);
