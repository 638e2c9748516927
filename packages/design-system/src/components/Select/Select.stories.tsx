import { userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Select } from './Select';
import type { SelectProps } from './Select';
import { Inline } from '../../layout/Inline';
import { inColumn } from '../../testing/column';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Say } from '../../testing/words';

const meta = preview.meta({
  title: 'Design system/Select',
  component: Select,
  tags: ['autodocs'],
  decorators: [inColumn],
});

const nordic = (say: Say) => [
  { value: 'no', label: say('Norway', 'نروژ'), description: say('7 universities', '۷ دانشگاه') },
  { value: 'se', label: say('Sweden', 'سوئد'), description: say('9 universities', '۹ دانشگاه') },
  { value: 'dk', label: say('Denmark', 'دانمارک'), description: say('5 universities', '۵ دانشگاه') },
];

const many = (say: Say) =>
  [
    ['Australia', 'استرالیا'],
    ['Austria', 'اتریش'],
    ['Belgium', 'بلژیک'],
    ['Brazil', 'برزیل'],
    ['Canada', 'کانادا'],
    ['Chile', 'شیلی'],
    ['Denmark', 'دانمارک'],
    ['Estonia', 'استونی'],
    ['Finland', 'فنلاند'],
    ['France', 'فرانسه'],
    ['Germany', 'آلمان'],
    ['Iceland', 'ایسلند'],
    ['Ireland', 'ایرلند'],
    ['Italy', 'ایتالیا'],
    ['Japan', 'ژاپن'],
    ['Netherlands', 'هلند'],
    ['Norway', 'نروژ'],
    ['Poland', 'لهستان'],
    ['Portugal', 'پرتغال'],
    ['Spain', 'اسپانیا'],
    ['Sweden', 'سوئد'],
    ['Switzerland', 'سوئیس'],
  ].map(([en = '', fa = '']) => ({ value: en, label: say(en, fa) }));

const kept = (initial: string | null, props: Omit<SelectProps, 'value' | 'onChange'>) => (
  <Held initial={initial}>{(value, set) => <Select {...props} value={value} onChange={set} />}</Held>
);

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const trigger = await within(canvasElement).findByRole('combobox');
  await userEvent.click(trigger);
  await within(document.body).findByRole('listbox');
};

export const Default = meta.story(
  bilingual((say) => kept('no', { label: say('Country', 'کشور'), options: nordic(say) })),
);

export const Playground = meta.story(
  playground(
    Select,
    {
      value: ['no', 'se', 'dk'],
      label: 'text',
      help: 'text',
      error: 'text',
      placeholder: 'text',
      required: 'boolean',
      disabled: 'boolean',
      compact: 'boolean',
      labelHidden: 'boolean',
    },
    (say) => ({ label: say('Country', 'کشور'), options: nordic(say), value: null as string | null, onChange: nothing }),
  ),
);

export const NothingChosen = meta.story(
  bilingual((say) => kept(null, { label: say('Country', 'کشور'), options: nordic(say) })),
);

export const Required = meta.story(
  bilingual((say) =>
    kept(null, {
      required: true,
      label: say('Country', 'کشور'),
      placeholder: say('Choose a country', 'کشور را انتخاب کنید'),
      help: say('Universities follow from it.', 'دانشگاه‌ها بر پایهٔ آن می‌آیند.'),
      options: nordic(say),
    }),
  ),
);

export const Open = meta.story({
  ...bilingual((say) => kept('se', { label: say('Country', 'کشور'), options: nordic(say) })),
  name: 'Open, with a tick at the chosen one',
  tags: ['phone'],
  play: open,
});

export const OpenLongList = meta.story({
  ...bilingual((say) => kept('Norway', { label: say('Country', 'کشور'), options: many(say) })),
  name: 'A long list scrolls to the chosen one',
  tags: ['phone'],
  play: open,
});

export const OpenLongText = meta.story({
  ...bilingual((say) =>
    kept('b', {
      label: say('Degree', 'مدرک'),
      options: [
        { value: 'a', label: say('Master of Science', 'کارشناسی ارشد') },
        {
          value: 'b',
          label: say(
            'Integrated bachelor and master of structural engineering with a thesis in industry',
            'کارشناسی و کارشناسی ارشد پیوستهٔ مهندسی سازه همراه با پایان‌نامه در صنعت',
          ),
          description: say(
            'Five years, with half a year at a second university abroad',
            'پنج سال، با نیم سال در دانشگاه دومی در خارج از کشور',
          ),
        },
      ],
    }),
  ),
  name: 'A long text wraps in the list and is cut in the field',
  tags: ['phone'],
  play: open,
});

export const OpenNames = meta.story({
  ...bilingual((say) =>
    kept('2', {
      label: say('Gmail account', 'حساب جیمیل'),
      options: [
        { value: '1', label: 'nasrin.ahmadi@mail.example' },
        { value: '2', label: 'n.ahmadi@university.example', description: say('Reconnect it', 'باید تازه شود') },
      ],
    }),
  ),
  name: 'Latin names read from left to right and hang on the edge of the page',
  play: open,
});

export const WithAnError = meta.story(
  bilingual((say) => (
    <Select
      required
      label={say('Country', 'کشور')}
      value={null}
      onChange={nothing}
      error={say('Choose a country.', 'کشوری را انتخاب کنید.')}
      options={nordic(say)}
    />
  )),
);

export const Focused = meta.story({
  ...bilingual((say) => kept('no', { label: say('Country', 'کشور'), options: nordic(say) })),
  ...focused(),
  tags: ['forced'],
});

export const Hovered = meta.story({
  ...bilingual((say) => kept('no', { label: say('Country', 'کشور'), options: nordic(say) })),
  ...hovered('combobox'),
});

export const HoveredOption = meta.story({
  ...bilingual((say) => kept('se', { label: say('Country', 'کشور'), options: nordic(say) })),
  play: async (context) => {
    await open(context);
    await userEvent.hover(within(document.body).getByRole('option', { name: /Denmark|دانمارک/ }));
  },
});

export const Disabled = meta.story(
  bilingual((say) => (
    <Select
      disabled
      label={say('Subcontinent', 'زیرقاره')}
      value={null}
      onChange={nothing}
      help={say('Choose a continent first.', 'نخست قاره را انتخاب کنید.')}
      options={nordic(say)}
    />
  )),
);

export const Compact = meta.story(
  bilingual((say) => (
    <Inline gap={12}>
      {kept('10', {
        compact: true,
        labelHidden: true,
        label: say('Rows per page', 'سطر در هر صفحه'),
        options: [
          { value: '10', label: say('10 per page', '۱۰ در صفحه') },
          { value: '25', label: say('25 per page', '۲۵ در صفحه') },
        ],
      })}
    </Inline>
  )),
);
