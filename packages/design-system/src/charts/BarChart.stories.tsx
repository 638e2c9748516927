import { userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { focused, hovered } from '../testing/pointer';
import { bilingual, playground } from '../testing/words';
import type { Localize } from '../testing/words';
import { BarChart } from './BarChart';
import { Sheet, emails, professors, week } from './storyParts';

const meta = preview.meta({
  id: 'design-system-barchart',
  title: 'Design system/Charts/BarChart',
  component: BarChart,
  tags: ['autodocs', 'phone'],
});

const usual = (localize: Localize) => ({
  finding: localize('Tuesday is your writing day', 'یکشنبه روز نامه‌نگاری شماست'),
  description: localize('23 emails this week, none at the weekend', '۲۳ ایمیل در این هفته، آخر هفته هیچ'),
  columns: { label: localize('Day', 'روز'), value: localize('Emails', 'ایمیل‌ها') },
  unit: emails(localize),
  values: week(localize, [4, 6, 3, 5, 5, 0, 0]),
});
const tuesday = (localize: Localize) => localize('Tuesday', 'یکشنبه');

const highlighted = (localize: Localize) => (
  <Sheet>
    <BarChart {...usual(localize)} highlight={tuesday(localize)} />
  </Sheet>
);

export const Default = meta.story(bilingual(highlighted));

export const Playground = meta.story(
  playground(BarChart, { finding: 'text', description: 'text', highlight: 'text' }, (localize) => ({
    ...usual(localize),
    highlight: tuesday(localize),
  })),
);

export const AllTheSame = meta.story({
  ...bilingual((localize) => (
    <Sheet>
      <BarChart {...usual(localize)} />
    </Sheet>
  )),
  name: 'Without a highlight every column is full',
});

export const Reward = meta.story({
  ...bilingual((localize) => (
    <Sheet>
      <BarChart
        {...usual(localize)}
        tone="reward"
        finding={localize('Thursday earned you the most', 'سه‌شنبه بیشترین امتیاز را گرفتید')}
        description={localize('345 XP this week, 120 of them on Thursday', '۳۴۵ امتیاز در این هفته، ۱۲۰ تای آن سه‌شنبه')}
        columns={{ label: localize('Day', 'روز'), value: localize('XP earned', 'امتیاز') }}
        unit={{ one: localize('XP', 'امتیاز'), other: localize('XP', 'امتیاز') }}
        values={week(localize, [45, 60, 30, 120, 90, 0, 0])}
        highlight={localize('Thursday', 'سه‌شنبه')}
      />
    </Sheet>
  )),
  name: 'What is earned is saffron',
  tags: ['forced'],
});

export const Reading = meta.story({
  ...bilingual(highlighted),
  name: 'The value under focus is written below the chart',
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await within(document.body).findByRole('option', { selected: true });
  },
  tags: ['forced'],
});

export const HoveredColumn = meta.story({
  ...bilingual(highlighted),
  ...hovered('option', 4),
});

export const HoveredWayToTheTable = meta.story({
  ...bilingual(highlighted),
  ...hovered('button'),
});

export const FocusedWayToTheTable = meta.story({ ...bilingual(highlighted), ...focused(2), tags: ['forced'] });

export const AsTable = meta.story({
  ...bilingual(highlighted),
  name: 'The same values as a table',
  play: async () => {
    await userEvent.click(within(document.body).getByRole('button'));
    await within(document.body).findByRole('table');
  },
});

const inRows = (localize: Localize, tone: 'action' | 'reward' = 'action') => (
  <Sheet>
    <BarChart
      shape="rows"
      tone={tone}
      finding={localize('Most matches are in Norway', 'بیشترین تطابق در نروژ است')}
      description={localize(
        '22 of 45 matched professors work at one university in Trondheim.',
        '۲۲ استاد از ۴۵ استاد یافت‌شده در یک دانشگاه در تروندهایم کار می‌کنند.',
      )}
      columns={{ label: localize('University', 'دانشگاه'), value: localize('Professors', 'استادان') }}
      unit={professors(localize)}
      highlight={localize('Norwegian University of Science and Technology', 'دانشگاه علم و فناوری نروژ در تروندهایم')}
      values={[
        {
          label: localize('Norwegian University of Science and Technology', 'دانشگاه علم و فناوری نروژ در تروندهایم'),
          value: 22,
        },
        {
          label: localize(
            'Faculty of Engineering and Natural Sciences of the Technical University of Lindenau',
            'دانشکدهٔ مهندسی و علوم پایهٔ دانشگاه فنی لیندناو در جنوب آلمان',
          ),
          value: 14,
        },
        { label: localize('University of Oulu', 'دانشگاه اولو'), value: 9 },
        { label: localize('University of Iceland', 'دانشگاه ایسلند'), value: 0 },
      ]}
    />
  </Sheet>
);

export const Rows = meta.story({
  ...bilingual((localize) => inRows(localize)),
  name: 'Long names lie in rows and wrap',
});

export const RewardInRows = meta.story({ ...bilingual((localize) => inRows(localize, 'reward')), tags: ['forced'] });
export const HoveredRow = meta.story({ ...bilingual((localize) => inRows(localize)), ...hovered('option', 1) });
export const FocusedRow = meta.story({ ...bilingual((localize) => inRows(localize)), ...focused(), tags: ['forced'] });

export const LongNames = meta.story({
  ...bilingual((localize) => (
    <Sheet>
      <BarChart
        {...usual(localize)}
        finding={localize('Germany has the most matches', 'آلمان بیشترین تطابق را دارد')}
        description={localize('31 of 64 professors work there.', '۳۱ استاد از ۶۴ استاد آنجا کار می‌کنند.')}
        columns={{ label: localize('Country', 'کشور'), value: localize('Professors', 'استادان') }}
        unit={professors(localize)}
        values={[
          { label: localize('Federal Republic of Germany', 'جمهوری فدرال آلمان'), value: 31 },
          { label: localize('Kingdom of the Netherlands', 'پادشاهی هلند'), value: 18 },
          { label: localize('Bosnia and Herzegovina', 'بوسنی و هرزگوین'), value: 11 },
          { label: localize('United Kingdom', 'پادشاهی متحد بریتانیا'), value: 4 },
        ]}
      />
    </Sheet>
  )),
  name: 'Long names below columns are shortened, never on top of each other',
});

export const ManyValues = meta.story({
  ...bilingual((localize) => (
    <Sheet>
      <BarChart
        {...usual(localize)}
        finding={localize('You write in the first half of a month', 'شما در نیمهٔ نخست ماه می‌نویسید')}
        description={localize(
          '62 emails in November, 47 of them before the 16th',
          '۶۲ ایمیل در آبان، ۴۷ تای آن پیش از شانزدهم',
        )}
        values={Array.from({ length: 30 }, (_, index) => ({
          label: localize(`${index + 1} November`, `${(index + 1).toLocaleString('fa-IR')} آبان`),
          short: localize(`${index + 1} Nov`, `${(index + 1).toLocaleString('fa-IR')} آبان`),
          value: index < 15 ? (index * 7) % 6 : (index * 5) % 3,
        }))}
      />
    </Sheet>
  )),
  name: 'Many values thin out the words of the axis',
});

export const HugeValues = meta.story({
  ...bilingual((localize) => (
    <Sheet>
      <BarChart
        {...usual(localize)}
        finding={localize('Citations doubled in two years', 'استنادها در دو سال دو برابر شد')}
        description={localize('From 640 thousand to 1.28 million a year', 'از ۶۴۰ هزار به ۱٫۲۸ میلیون در سال')}
        columns={{ label: localize('Year', 'سال'), value: localize('Citations', 'استنادها') }}
        unit={{ one: localize('citation', 'استناد'), other: localize('citations', 'استناد') }}
        highlight={localize('2026', '۱۴۰۵')}
        values={[
          { label: localize('2024', '۱۴۰۳'), value: 640_112 },
          { label: localize('2025', '۱۴۰۴'), value: 902_480 },
          { label: localize('2026', '۱۴۰۵'), value: 1_280_945 },
        ]}
      />
    </Sheet>
  )),
  name: 'Huge values are rounded on the axis',
});

export const SingleValue = meta.story({
  ...bilingual((localize) => (
    <Sheet>
      <BarChart
        {...usual(localize)}
        finding={localize('Your first day', 'نخستین روز شما')}
        description={localize('One email, written today', 'یک ایمیل که امروز نوشتید')}
        values={[{ label: localize('Friday', 'جمعه'), value: 1 }]}
      />
    </Sheet>
  )),
  name: 'A single value keeps a sensible width',
});

export const AllZero = meta.story(
  bilingual((localize) => (
    <Sheet>
      <BarChart
        {...usual(localize)}
        finding={localize('Nothing was sent this week', 'این هفته چیزی فرستاده نشد')}
        description={localize('Six drafts wait for you.', 'شش پیش‌نویس در انتظار شماست.')}
        values={week(localize, [0, 0, 0, 0, 0, 0, 0])}
      />
    </Sheet>
  )),
);

export const Empty = meta.story(
  bilingual((localize) => (
    <Sheet>
      <BarChart
        {...usual(localize)}
        finding={localize('Your week', 'هفتهٔ شما')}
        description={localize('How many emails left on each day', 'در هر روز چند ایمیل فرستاده شد')}
        values={[]}
        empty={localize(
          'The first email you approve will stand here.',
          'نخستین ایمیلی که تأیید کنید اینجا دیده می‌شود.',
        )}
      />
    </Sheet>
  )),
);
