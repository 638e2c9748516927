import preview from '#.storybook/preview';
import { SelectableCard } from './SelectableCard';
import { SelectableCards } from './SelectableCards';
import type { SelectableCardItem } from './SelectableCards';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Badge } from '../Badge/Badge';

const meta = preview.meta({
  id: 'design-system-selectablecard',
  title: 'Design system/Forms/SelectableCard',
  component: SelectableCard,
  subcomponents: { SelectableCards },
  tags: ['autodocs', 'phone'],
});

const areas = (localize: Localize): SelectableCardItem[] => [
  {
    value: '1',
    title: localize('Structural health monitoring', 'پایش سلامت سازه‌ها'),
    description: localize('64 professors in fourteen countries', '۶۴ استاد در چهارده کشور'),
    meta: <Badge tone="success">{localize('In your thesis', 'در پایان‌نامهٔ شما')}</Badge>,
  },
  {
    value: '2',
    title: localize('Physics-informed learning', 'یادگیری فیزیک‌آگاه'),
    description: localize('31 professors in nine countries', '۳۱ استاد در نُه کشور'),
  },
  {
    value: '3',
    title: localize('Bridge engineering', 'مهندسی پل'),
    description: localize('Needs a degree in civil engineering', 'به مدرک مهندسی عمران نیاز دارد'),
    disabled: true,
  },
];

export const Default = meta.story(
  bilingual((localize) => (
    <Held initial={false}>
      {(checked, set) => (
        <SelectableCard
          checked={checked}
          onChange={set}
          title={localize('Structural health monitoring', 'پایش سلامت سازه‌ها')}
          description={localize('64 professors in fourteen countries', '۶۴ استاد در چهارده کشور')}
        />
      )}
    </Held>
  )),
);

export const Playground = meta.story(
  playground(
    SelectableCard,
    { title: 'text', description: 'text', checked: 'boolean', disabled: 'boolean' },
    (localize) => ({
      checked: true,
      onChange: nothing,
      title: localize('Structural health monitoring', 'پایش سلامت سازه‌ها'),
      description: localize('64 professors in fourteen countries', '۶۴ استاد در چهارده کشور'),
    }),
  ),
);

export const Selected = meta.story(
  bilingual((localize) => (
    <SelectableCard
      checked
      onChange={nothing}
      title={localize('Structural health monitoring', 'پایش سلامت سازه‌ها')}
      description={localize('64 professors in fourteen countries', '۶۴ استاد در چهارده کشور')}
      meta={<Badge tone="success">{localize('In your thesis', 'در پایان‌نامهٔ شما')}</Badge>}
    />
  )),
);

export const Disabled = meta.story(
  bilingual((localize) => (
    <SelectableCards
      disabled
      label={localize('Research areas', 'حوزه‌های پژوهشی')}
      values={['1']}
      onChange={nothing}
      items={areas(localize).slice(0, 2)}
    />
  )),
);

export const Group = meta.story(
  bilingual((localize) => (
    <Held<readonly string[]> initial={['1', '2']}>
      {(values, set) => (
        <SelectableCards
          label={localize('Research areas', 'حوزه‌های پژوهشی')}
          help={localize('The bot looks in all that you choose.', 'بات همهٔ موارد انتخابی شما را جست‌وجو می‌کند.')}
          values={values}
          onChange={set}
          items={areas(localize)}
        />
      )}
    </Held>
  )),
);

export const Required = meta.story(
  bilingual((localize) => (
    <SelectableCards
      required
      label={localize('Research areas', 'حوزه‌های پژوهشی')}
      values={[]}
      onChange={nothing}
      items={areas(localize).slice(0, 2)}
    />
  )),
);

export const WithAnError = meta.story(
  bilingual((localize) => (
    <SelectableCards
      required
      label={localize('Research areas', 'حوزه‌های پژوهشی')}
      values={[]}
      onChange={nothing}
      items={areas(localize).slice(0, 2)}
      error={localize('Choose at least one area.', 'دست‌کم یک حوزه را انتخاب کنید.')}
    />
  )),
);

const oneChosen = bilingual((localize) => (
  <SelectableCards
    label={localize('Research areas', 'حوزه‌های پژوهشی')}
    values={['2']}
    onChange={nothing}
    items={areas(localize)}
  />
));

export const Focus = meta.story({
  ...oneChosen,
  ...focused(),
  tags: ['forced'],
});

export const Hovered = meta.story({
  ...oneChosen,
  ...hovered('checkbox'),
});

export const LongText = meta.story({
  ...bilingual((localize) => (
    <SelectableCards
      label={localize('Universities', 'دانشگاه‌ها')}
      values={['1']}
      onChange={nothing}
      items={[
        {
          value: '1',
          title: localize(
            'Faculty of Civil Engineering and Environmental Sciences of the Federal University of the Northern Coast',
            'دانشکدهٔ مهندسی عمران و علوم محیط زیست دانشگاه فدرال کرانهٔ شمالی',
          ),
          description: localize(
            'Accepts applications twice a year; the next day is in the spring, and two referees are asked for before it.',
            'سالی دو بار درخواست می‌پذیرد؛ نوبت بعد در بهار است و پیش از آن دو معرف می‌خواهد.',
          ),
          meta: <Badge tone="neutral">{localize('Rank 1,096', 'رتبهٔ ۱٬۰۹۶')}</Badge>,
        },
        { value: '2', title: 'Nordmark University of Technology' },
      ]}
    />
  )),
  name: 'Long words wrap and a foreign name keeps its direction',
});
