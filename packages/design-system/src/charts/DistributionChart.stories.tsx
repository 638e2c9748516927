import { userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { bilingual, playground } from '../testing/words';
import type { Localize } from '../testing/words';
import { binsOf } from './bins';
import { DistributionChart } from './DistributionChart';
import { Sheet, professors } from './storyParts';

const meta = preview.meta({
  id: 'design-system-distributionchart',
  title: 'Design system/Charts/DistributionChart',
  component: DistributionChart,
  tags: ['autodocs', 'phone'],
});

const scores = [
  12, 25, 31, 38, 42, 44, 47, 51, 52, 55, 56, 58, 59, 61, 62, 63, 63, 65, 66, 67, 68, 68, 70, 71, 72, 72, 73, 74, 75,
  76, 77, 78, 79, 80, 81, 82, 83, 84, 86, 87, 88, 91, 92, 94, 97,
];
const tens = { min: 0, max: 100, step: 10 };

const usual = (localize: Localize) => ({
  finding: localize('A quarter of your matches score 80 or more', 'امتیاز یک‌چهارم تطابق‌های شما ۸۰ یا بیشتر است'),
  description: localize(
    '12 of 45 professors; most score between 60 and 79.',
    '۱۲ استاد از ۴۵ استاد؛ امتیاز بیشتر آنان میان ۶۰ و ۷۹ است.',
  ),
  columns: { label: localize('Match score', 'امتیاز تطابق'), value: localize('Professors', 'استادان') },
  unit: professors(localize),
  bins: binsOf(scores, tens),
});
const best = { from: 80, to: 100 };

export const Default = meta.story(
  bilingual((localize) => (
    <Sheet>
      <DistributionChart {...usual(localize)} highlight={best} />
    </Sheet>
  )),
);

export const Playground = meta.story(
  playground(DistributionChart, { finding: 'text', description: 'text' }, (localize) => ({
    ...usual(localize),
    highlight: best,
  })),
);

export const AllTheSame = meta.story({
  ...bilingual((localize) => (
    <Sheet>
      <DistributionChart {...usual(localize)} />
    </Sheet>
  )),
  name: 'Without a highlight every step is full',
});

export const Reading = meta.story({
  ...bilingual((localize) => (
    <Sheet>
      <DistributionChart {...usual(localize)} highlight={best} />
    </Sheet>
  )),
  name: 'The step under focus is written below the chart',
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await within(document.body).findByRole('option', { selected: true });
  },
});

export const AsTable = meta.story({
  ...bilingual((localize) => (
    <Sheet>
      <DistributionChart {...usual(localize)} highlight={best} />
    </Sheet>
  )),
  name: 'Ten steps scroll in their table',
  play: async () => {
    await userEvent.click(within(document.body).getByRole('button'));
    await within(document.body).findByRole('table');
  },
});

export const ManySteps = meta.story({
  ...bilingual((localize) => (
    <Sheet>
      <DistributionChart {...usual(localize)} bins={binsOf(scores, { min: 0, max: 100, step: 2 })} highlight={best} />
    </Sheet>
  )),
  name: 'Many steps name only their highest',
});

export const HugeValues = meta.story({
  ...bilingual((localize) => (
    <Sheet>
      <DistributionChart
        {...usual(localize)}
        finding={localize('Most professors have an h-index below 20', 'شاخص بیشتر استادان کمتر از ۲۰ است')}
        description={localize('1.9 of 2.4 million professors', '۱٫۹ میلیون از ۲٫۴ میلیون استاد')}
        columns={{ label: localize('H-index', 'شاخص'), value: localize('Professors', 'استادان') }}
        bins={[1_204_880, 701_331, 302_940, 140_002, 60_410].map((count, index) => ({
          from: index * 10,
          to: index === 4 ? 50 : index * 10 + 9,
          count,
        }))}
        highlight={{ from: 0, to: 19 }}
      />
    </Sheet>
  )),
  name: 'Huge values are rounded above their step',
});

export const SingleStep = meta.story(
  bilingual((localize) => (
    <Sheet>
      <DistributionChart
        {...usual(localize)}
        finding={localize('All matches are strong', 'همهٔ تطابق‌ها قوی است')}
        description={localize('Nine professors between 90 and 100', 'نُه استاد میان ۹۰ و ۱۰۰')}
        bins={[{ from: 90, to: 100, count: 9 }]}
      />
    </Sheet>
  )),
);

export const AllZero = meta.story(
  bilingual((localize) => (
    <Sheet>
      <DistributionChart
        {...usual(localize)}
        finding={localize('No professor is scored yet', 'هنوز استادی امتیاز ندارد')}
        description={localize('Scores appear after the first run.', 'امتیازها پس از نخستین اجرا دیده می‌شوند.')}
        bins={binsOf([], tens)}
      />
    </Sheet>
  )),
);

export const Empty = meta.story(
  bilingual((localize) => (
    <Sheet>
      <DistributionChart
        {...usual(localize)}
        finding={localize('Your matches by score', 'تطابق‌های شما بر پایهٔ امتیاز')}
        description={localize('How many professors reach each score', 'چند استاد به هر امتیاز می‌رسند')}
        bins={[]}
      />
    </Sheet>
  )),
);
