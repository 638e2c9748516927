import { userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Select } from './Select';
import type { SelectProps } from './Select';
import { Inline } from '../../layout/Inline';
import { inColumn } from '../../testing/column';
import { focused, hovered } from '../../testing/pointer';
import { nordic, selectPlayground } from '../../testing/selectSamples';
import { Held, bilingual, nothing } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-select',
  title: 'Design system/Forms/Select',
  component: Select,
  tags: ['autodocs'],
  decorators: [inColumn],
});

const many = (localize: Localize) =>
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
  ].map(([en = '', fa = '']) => ({ value: en, label: localize(en, fa) }));

const kept = (initial: string | null, props: Omit<SelectProps, 'value' | 'onChange'>) => (
  <Held initial={initial}>{(value, set) => <Select {...props} value={value} onChange={set} />}</Held>
);

const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const trigger = await within(canvasElement).findByRole('combobox');
  await userEvent.click(trigger);
  await within(document.body).findByRole('listbox');
};

export const Default = meta.story(
  bilingual((localize) => kept('no', { label: localize('Country', 'کشور'), options: nordic(localize) })),
);

export const Groups = meta.story({
  ...bilingual((localize) =>
    kept('no', {
      label: localize('Country', 'کشور'),
      options: [
        ...nordic(localize).map((option) => ({ ...option, group: localize('With universities', 'دارای دانشگاه') })),
        { value: 'ad', label: localize('Andorra', 'آندورا'), group: localize('All countries', 'همهٔ کشورها') },
        { value: 'mc', label: localize('Monaco', 'موناکو'), group: localize('All countries', 'همهٔ کشورها') },
      ],
    }),
  ),
  play: open,
});

export const Playground = meta.story(selectPlayground(Select));

export const NothingChosen = meta.story(
  bilingual((localize) => kept(null, { label: localize('Country', 'کشور'), options: nordic(localize) })),
);

export const Required = meta.story(
  bilingual((localize) =>
    kept(null, {
      required: true,
      label: localize('Country', 'کشور'),
      placeholder: localize('Select a country', 'کشور را انتخاب کنید'),
      help: localize('Universities follow from it.', 'دانشگاه‌ها بر پایهٔ آن می‌آیند.'),
      options: nordic(localize),
    }),
  ),
);

export const Open = meta.story({
  ...bilingual((localize) => kept('se', { label: localize('Country', 'کشور'), options: nordic(localize) })),
  name: 'Open, with a tick at the chosen one',
  tags: ['phone'],
  play: open,
});

export const OpenLongList = meta.story({
  ...bilingual((localize) => kept('Norway', { label: localize('Country', 'کشور'), options: many(localize) })),
  name: 'A long list scrolls to the chosen one',
  tags: ['phone'],
  play: open,
});

export const OpenLongText = meta.story({
  ...bilingual((localize) =>
    kept('b', {
      label: localize('Degree', 'مدرک'),
      options: [
        { value: 'a', label: localize('Master of Science', 'کارشناسی ارشد') },
        {
          value: 'b',
          label: localize(
            'Integrated bachelor and master of structural engineering with a thesis in industry',
            'کارشناسی و کارشناسی ارشد پیوستهٔ مهندسی سازه همراه با پایان‌نامه در صنعت',
          ),
          description: localize(
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
  ...bilingual((localize) =>
    kept('2', {
      label: localize('Gmail account', 'حساب جیمیل'),
      options: [
        { value: '1', label: 'nasrin.ahmadi@mail.example' },
        {
          value: '2',
          label: 'n.ahmadi@university.example',
          description: localize('Reconnect it', 'نیازمند اتصال دوباره'),
        },
      ],
    }),
  ),
  name: 'Latin names read from left to right and hang on the edge of the page',
  play: open,
});

export const WithAnError = meta.story(
  bilingual((localize) => (
    <Select
      required
      label={localize('Country', 'کشور')}
      value={null}
      onChange={nothing}
      error={localize('Select a country.', 'کشوری را انتخاب کنید.')}
      options={nordic(localize)}
    />
  )),
);

export const Focused = meta.story({
  ...bilingual((localize) => kept('no', { label: localize('Country', 'کشور'), options: nordic(localize) })),
  ...focused(),
  tags: ['forced'],
});

export const Hovered = meta.story({
  ...bilingual((localize) => kept('no', { label: localize('Country', 'کشور'), options: nordic(localize) })),
  ...hovered('combobox'),
});

export const HoveredOption = meta.story({
  ...bilingual((localize) => kept('se', { label: localize('Country', 'کشور'), options: nordic(localize) })),
  play: async (context) => {
    await open(context);
    await userEvent.hover(within(document.body).getByRole('option', { name: /Denmark|دانمارک/ }));
  },
});

export const Disabled = meta.story(
  bilingual((localize) => (
    <Select
      disabled
      label={localize('Subcontinent', 'زیرقاره')}
      value={null}
      onChange={nothing}
      help={localize('Select a continent first.', 'نخست قاره را انتخاب کنید.')}
      options={nordic(localize)}
    />
  )),
);

export const Compact = meta.story(
  bilingual((localize) => (
    <Inline gap={12}>
      {kept('10', {
        compact: true,
        labelHidden: true,
        label: localize('Rows per page', 'سطر در هر صفحه'),
        options: [
          { value: '10', label: localize('10 per page', '۱۰ در صفحه') },
          { value: '25', label: localize('25 per page', '۲۵ در صفحه') },
        ],
      })}
    </Inline>
  )),
);
