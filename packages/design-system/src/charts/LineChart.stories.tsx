import { userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { bilingual, playground } from '../testing/words';
import type { Localize } from '../testing/words';
import { LineChart } from './LineChart';
import { Sheet, dated, replies, year } from './storyParts';

const meta = preview.meta({
  id: 'design-system-linechart',
  title: 'Design system/Charts/LineChart',
  component: LineChart,
  tags: ['autodocs', 'phone'],
});

const usual = (localize: Localize) => ({
  finding: localize('Replies are climbing', 'پاسخ‌ها رو به فزونی است'),
  description: localize(
    'From one reply a week to five, over eight weeks',
    'از یک پاسخ در هفته به پنج پاسخ، در هشت هفته',
  ),
  columns: { label: localize('Week up to', 'هفتهٔ منتهی به'), value: localize('Replies', 'پاسخ‌ها') },
  unit: replies(localize),
  values: dated([1, 1, 2, 2, 3, 2, 4, 5], 7),
});

export const Default = meta.story(
  bilingual((localize) => (
    <Sheet>
      <LineChart {...usual(localize)} />
    </Sheet>
  )),
);

export const Playground = meta.story(
  playground(LineChart, { finding: 'text', description: 'text', highlight: 'text' }, usual),
);

export const Reading = meta.story({
  ...bilingual((localize) => (
    <Sheet>
      <LineChart {...usual(localize)} />
    </Sheet>
  )),
  name: 'The point under focus has a line and is written below the chart',
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await within(document.body).findByRole('option', { selected: true });
  },
  tags: ['forced'],
});

export const AsTable = meta.story({
  ...bilingual((localize) => (
    <Sheet>
      <LineChart {...usual(localize)} />
    </Sheet>
  )),
  name: 'The same values as a table',
  play: async () => {
    await userEvent.click(within(document.body).getByRole('button'));
    await within(document.body).findByRole('table');
  },
});

export const Valley = meta.story({
  ...bilingual((localize) => (
    <Sheet>
      <LineChart
        {...usual(localize)}
        finding={localize('The holidays were quiet', 'تعطیلات آرام گذشت')}
        description={localize(
          'Two replies in the last week of October, after eight and before nine',
          'دو پاسخ در هفتهٔ نخست آبان، پس از هشت و پیش از نُه پاسخ',
        )}
        values={dated([6, 7, 8, 5, 2, 6, 9, 8], 7)}
        highlight="2026-10-30"
      />
    </Sheet>
  )),
  name: 'The words of a low point stand below the line',
});

const falling = (localize: Localize) => (
  <Sheet>
    <LineChart
      {...usual(localize)}
      tone="reward"
      finding={localize('Your streak ended', 'روزهای پیاپی شما پایان یافت')}
      description={localize('From 90 XP a week to 15', 'از ۹۰ امتیاز در هفته به ۱۵ امتیاز')}
      columns={{ label: localize('Week up to', 'هفتهٔ منتهی به'), value: localize('XP', 'امتیاز') }}
      unit={{ one: localize('XP', 'امتیاز'), other: localize('XP', 'امتیاز') }}
      values={dated([90, 85, 70, 72, 60, 44, 30, 15], 7)}
    />
  </Sheet>
);

export const Falling = meta.story({
  ...bilingual(falling),
  name: 'A falling line keeps clear of its words',
});

export const FallingRead = meta.story({
  ...bilingual(falling),
  name: 'A point of what is earned is read in saffron',
  tags: ['forced'],
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await within(document.body).findByRole('option', { selected: true });
  },
});

export const ManyPoints = meta.story({
  ...bilingual((localize) => (
    <Sheet>
      <LineChart
        {...usual(localize)}
        finding={localize('A year of writing, busier every season', 'یک سال نوشتن، هر فصل پرکارتر')}
        description={localize('Between none and 22 emails a day', 'روزانه از هیچ تا ۲۲ ایمیل')}
        values={dated(year, 1)}
        columns={{ label: localize('Day', 'روز'), value: localize('Emails', 'ایمیل‌ها') }}
        unit={{ one: localize('email', 'ایمیل'), other: localize('emails', 'ایمیل') }}
      />
    </Sheet>
  )),
  name: 'A year of days thins out the words of the axis',
});

export const HugeValues = meta.story({
  ...bilingual((localize) => (
    <Sheet>
      <LineChart
        {...usual(localize)}
        finding={localize('The catalogue grows', 'فهرست استادان بزرگ‌تر می‌شود')}
        description={localize('From 820 thousand professors to 2.4 million', 'از ۸۲۰ هزار استاد به ۲٫۴ میلیون')}
        values={dated([820_000, 990_400, 1_300_000, 1_720_000, 2_400_310], 30)}
        columns={{ label: localize('Month up to', 'ماه منتهی به'), value: localize('Professors', 'استادان') }}
        unit={{ one: localize('professor', 'استاد'), other: localize('professors', 'استاد') }}
      />
    </Sheet>
  )),
  name: 'Huge values are rounded on the axis and whole beside the point',
});

export const SinglePoint = meta.story(
  bilingual((localize) => (
    <Sheet>
      <LineChart
        {...usual(localize)}
        finding={localize('Your first reply', 'نخستین پاسخ شما')}
        description={localize('One week, one reply', 'یک هفته، یک پاسخ')}
        values={dated([1], 7)}
      />
    </Sheet>
  )),
);

export const AllZero = meta.story(
  bilingual((localize) => (
    <Sheet>
      <LineChart
        {...usual(localize)}
        finding={localize('No replies yet', 'هنوز پاسخی نرسیده است')}
        description={localize('Eight weeks without a reply', 'هشت هفته بی‌پاسخ')}
        values={dated([0, 0, 0, 0, 0, 0, 0, 0], 7)}
      />
    </Sheet>
  )),
);

export const Empty = meta.story(
  bilingual((localize) => (
    <Sheet>
      <LineChart
        {...usual(localize)}
        finding={localize('Your replies', 'پاسخ‌های شما')}
        description={localize('How many came in each week', 'در هر هفته چند پاسخ رسید')}
        values={[]}
      />
    </Sheet>
  )),
);
