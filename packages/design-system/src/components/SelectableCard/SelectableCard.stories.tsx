import preview from '#.storybook/preview';
import { SelectableCard } from './SelectableCard';
import { SelectableCards } from './SelectableCards';
import type { SelectableCardItem } from './SelectableCards';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Say } from '../../testing/words';
import { Badge } from '../Badge/Badge';

const meta = preview.meta({
  title: 'Design system/SelectableCard',
  component: SelectableCard,
  subcomponents: { SelectableCards },
  tags: ['autodocs', 'phone'],
});

const areas = (say: Say): SelectableCardItem[] => [
  {
    value: '1',
    title: say('Structural health monitoring', 'پایش سلامت سازه‌ها'),
    description: say('64 professors in fourteen countries', '۶۴ استاد در چهارده کشور'),
    meta: <Badge tone="success">{say('In your thesis', 'در پایان‌نامهٔ شما')}</Badge>,
  },
  {
    value: '2',
    title: say('Physics-informed learning', 'یادگیری فیزیک‌آگاه'),
    description: say('31 professors in nine countries', '۳۱ استاد در نُه کشور'),
  },
  {
    value: '3',
    title: say('Bridge engineering', 'مهندسی پل'),
    description: say('Needs a degree in civil engineering', 'به مدرک مهندسی عمران نیاز دارد'),
    disabled: true,
  },
];

export const Default = meta.story(
  bilingual((say) => (
    <Held initial={false}>
      {(checked, set) => (
        <SelectableCard
          checked={checked}
          onChange={set}
          title={say('Structural health monitoring', 'پایش سلامت سازه‌ها')}
          description={say('64 professors in fourteen countries', '۶۴ استاد در چهارده کشور')}
        />
      )}
    </Held>
  )),
);

export const Playground = meta.story(
  playground(
    SelectableCard,
    { title: 'text', description: 'text', checked: 'boolean', disabled: 'boolean' },
    (say) => ({
      checked: true,
      onChange: nothing,
      title: say('Structural health monitoring', 'پایش سلامت سازه‌ها'),
      description: say('64 professors in fourteen countries', '۶۴ استاد در چهارده کشور'),
    }),
  ),
);

export const Selected = meta.story(
  bilingual((say) => (
    <SelectableCard
      checked
      onChange={nothing}
      title={say('Structural health monitoring', 'پایش سلامت سازه‌ها')}
      description={say('64 professors in fourteen countries', '۶۴ استاد در چهارده کشور')}
      meta={<Badge tone="success">{say('In your thesis', 'در پایان‌نامهٔ شما')}</Badge>}
    />
  )),
);

export const Disabled = meta.story(
  bilingual((say) => (
    <SelectableCards
      disabled
      label={say('Research areas', 'حوزه‌های پژوهشی')}
      values={['1']}
      onChange={nothing}
      items={areas(say).slice(0, 2)}
    />
  )),
);

export const Group = meta.story(
  bilingual((say) => (
    <Held<readonly string[]> initial={['1', '2']}>
      {(values, set) => (
        <SelectableCards
          label={say('Research areas', 'حوزه‌های پژوهشی')}
          help={say('The bot looks in all that you choose.', 'بات در همهٔ آن‌هایی که برگزینید می‌جوید.')}
          values={values}
          onChange={set}
          items={areas(say)}
        />
      )}
    </Held>
  )),
);

export const Required = meta.story(
  bilingual((say) => (
    <SelectableCards
      required
      label={say('Research areas', 'حوزه‌های پژوهشی')}
      values={[]}
      onChange={nothing}
      items={areas(say).slice(0, 2)}
    />
  )),
);

export const WithAnError = meta.story(
  bilingual((say) => (
    <SelectableCards
      required
      label={say('Research areas', 'حوزه‌های پژوهشی')}
      values={[]}
      onChange={nothing}
      items={areas(say).slice(0, 2)}
      error={say('Choose at least one area.', 'دست‌کم یک حوزه را برگزینید.')}
    />
  )),
);

const oneChosen = bilingual((say) => (
  <SelectableCards
    label={say('Research areas', 'حوزه‌های پژوهشی')}
    values={['2']}
    onChange={nothing}
    items={areas(say)}
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
  ...bilingual((say) => (
    <SelectableCards
      label={say('Universities', 'دانشگاه‌ها')}
      values={['1']}
      onChange={nothing}
      items={[
        {
          value: '1',
          title: say(
            'Faculty of Civil Engineering and Environmental Sciences of the Federal University of the Northern Coast',
            'دانشکدهٔ مهندسی عمران و علوم محیط زیست دانشگاه فدرال کرانهٔ شمالی',
          ),
          description: say(
            'Accepts applications twice a year; the next day is in the spring, and two referees are asked for before it.',
            'سالی دو بار درخواست می‌پذیرد؛ نوبت بعد در بهار است و پیش از آن دو معرف می‌خواهد.',
          ),
          meta: <Badge tone="neutral">{say('Rank 1,096', 'رتبهٔ ۱٬۰۹۶')}</Badge>,
        },
        { value: '2', title: 'Nordmark University of Technology' },
      ]}
    />
  )),
  name: 'Long words wrap and a foreign name keeps its direction',
});
