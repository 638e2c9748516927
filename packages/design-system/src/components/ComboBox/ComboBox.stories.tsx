import { userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ComboBox } from './ComboBox';
import type { ComboBoxProps } from './ComboBox';
import { inColumn } from '../../testing/column';
import { focused } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-combobox',
  title: 'Design system/Forms/ComboBox',
  component: ComboBox,
  tags: ['autodocs'],
  decorators: [inColumn],
});

const universities = (localize: Localize) => [
  {
    value: '1',
    label: localize('Skagen Technical University', 'دانشگاه فنی اسکاگن'),
    description: localize('Denmark', 'دانمارک'),
  },
  {
    value: '2',
    label: localize('Kvarnby Institute of Technology', 'مؤسسهٔ فناوری کوارنبی'),
    description: localize('Sweden', 'سوئد'),
  },
  { value: '3', label: localize('Vättern University', 'دانشگاه وترن'), description: localize('Sweden', 'سوئد') },
];

const kept = (initial: string, props: Pick<ComboBoxProps, 'label'> & Partial<ComboBoxProps>) => (
  <Held initial={initial}>
    {(value, set) => (
      <ComboBox options={[]} {...props} value={value} onChange={set} onSelect={(option) => set(option.label)} />
    )}
  </Held>
);

/** Types one letter: suggestions open on input, not on focus. */
const type = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const letter = document.documentElement.lang === 'fa' ? 'د' : 'u';
  await userEvent.type(await within(canvasElement).findByRole('combobox'), letter);
  await within(document.body).findByRole('listbox');
};

export const Default = meta.story(
  bilingual((localize) =>
    kept('', {
      label: localize('University', 'دانشگاه'),
      help: localize('Start typing its name.', 'نوشتن نام آن را آغاز کنید.'),
      options: universities(localize),
    }),
  ),
);

export const Playground = meta.story(
  playground(
    ComboBox,
    {
      value: 'text',
      label: 'text',
      help: 'text',
      error: 'text',
      placeholder: 'text',
      statusText: 'text',
      required: 'boolean',
      disabled: 'boolean',
    },
    (localize) => ({
      label: localize('University', 'دانشگاه'),
      value: '',
      onChange: nothing,
      onSelect: nothing,
      onRetry: nothing,
      options: universities(localize),
      statusText: localize('Searching…', 'در حال جست‌وجو…'),
    }),
  ),
);

export const Filled = meta.story(
  bilingual((localize) =>
    kept(localize('Vättern University', 'دانشگاه وترن'), { label: localize('University', 'دانشگاه') }),
  ),
);

export const Placeholder = meta.story(
  bilingual((localize) =>
    kept('', {
      label: localize('University', 'دانشگاه'),
      placeholder: localize('Name or city', 'نام یا شهر'),
      required: true,
    }),
  ),
);

export const Open = meta.story({
  ...bilingual((localize) => kept('', { label: localize('University', 'دانشگاه'), options: universities(localize) })),
  name: 'Open, with the first suggestion under the arrow keys',
  tags: ['phone', 'forced'],
  play: async (context) => {
    await type(context);
    await userEvent.keyboard('{ArrowDown}');
  },
});

export const OpenLatinNames = meta.story({
  ...bilingual((localize) =>
    kept('', {
      label: localize('University', 'دانشگاه'),
      options: [
        { value: '1', label: 'Kvarnby Institute of Technology', description: localize('Sweden', 'سوئد') },
        {
          value: '2',
          label: 'Skagen Technical University for Structural Engineering and the Built Environment',
          description: localize('Denmark', 'دانمارک'),
        },
      ],
    }),
  ),
  name: 'A long Latin name wraps and hangs on the edge of the page',
  tags: ['phone'],
  play: type,
});

export const OpenLoading = meta.story({
  ...bilingual((localize) =>
    kept('', {
      label: localize('University', 'دانشگاه'),
      status: 'loading',
      statusText: localize('Searching…', 'در حال جست‌وجو…'),
    }),
  ),
  play: type,
});

export const OpenLoadingMore = meta.story({
  ...bilingual((localize) =>
    kept('', {
      label: localize('University', 'دانشگاه'),
      options: universities(localize),
      status: 'loading',
      statusText: localize('Searching…', 'در حال جست‌وجو…'),
    }),
  ),
  name: 'Older suggestions stay while newer ones are on the way',
  play: type,
});

export const OpenEmpty = meta.story({
  ...bilingual((localize) =>
    kept('', {
      label: localize('University', 'دانشگاه'),
      status: 'empty',
      statusText: localize(
        'Nothing found. You can keep what you wrote.',
        'چیزی پیدا نشد. می‌توانید نوشتهٔ خود را نگه دارید.',
      ),
    }),
  ),
  tags: ['phone'],
  play: type,
});

export const OpenWithMoreThanTwenty = meta.story({
  ...bilingual((localize) =>
    kept('', {
      label: localize('University', 'دانشگاه'),
      options: Array.from({ length: 30 }, (_, index) => ({
        value: String(index),
        label: localize(
          `University of the North, campus ${index + 1}`,
          `دانشگاه شمال، پردیس ${(index + 1).toLocaleString('fa-IR')}`,
        ),
      })),
    }),
  ),
  name: 'Of more than twenty the first are shown, and the list says so',
  tags: ['phone'],
  play: type,
});

export const Failed = meta.story({
  ...bilingual((localize) =>
    kept(localize('Sk', 'اسک'), {
      label: localize('University', 'دانشگاه'),
      status: 'failed',
      statusText: localize('Suggestions did not arrive. Your text is safe.', 'پیشنهادها نرسید. نوشتهٔ شما محفوظ است.'),
      onRetry: nothing,
    }),
  ),
  tags: ['phone'],
});

export const WithAnError = meta.story(
  bilingual((localize) =>
    kept('', {
      required: true,
      label: localize('University', 'دانشگاه'),
      error: localize('This field is required.', 'پر کردن این فیلد الزامی است.'),
    }),
  ),
);

export const Focused = meta.story({
  ...bilingual((localize) => kept('', { label: localize('University', 'دانشگاه'), options: universities(localize) })),
  ...focused(),
});

export const Disabled = meta.story(
  bilingual((localize) =>
    kept('', {
      disabled: true,
      label: localize('University', 'دانشگاه'),
      help: localize('Select a country first.', 'نخست کشور را انتخاب کنید.'),
    }),
  ),
);
