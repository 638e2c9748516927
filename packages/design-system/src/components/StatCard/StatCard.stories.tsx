import preview from '#.storybook/preview';
import { StatCard } from './StatCard';
import { StatLedger } from './StatLedger';
import type { StatProps } from './Stat';
import { focused, hovered } from '../../testing/pointer';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Badge } from '../Badge/Badge';

const meta = preview.meta({
  id: 'design-system-statcard',
  title: 'Design system/Data/StatCard',
  component: StatCard,
  subcomponents: { StatLedger },
  tags: ['autodocs', 'phone'],
});

const four = (localize: Localize): StatProps[] => [
  {
    label: localize('Active Bots', 'بات‌های فعال'),
    value: 2,
    unit: localize('of 5', 'از ۵'),
    segments: { filled: 2, of: 5, tone: 'success' },
    href: '/bots',
  },
  {
    label: localize('Professors Found', 'استادان یافت‌شده'),
    value: 64,
    hint: localize('22 of them today', '۲۲ استاد امروز'),
    href: '/professors',
  },
  {
    label: localize('Response Rate', 'نرخ پاسخ'),
    value: localize('41.7%', '۴۱٫۷٪'),
    hint: <Badge tone="neutral">{localize('Estimated', 'برآوردی')}</Badge>,
  },
  {
    label: localize('Profile Score', 'امتیاز نمایه'),
    value: localize('75%', '۷۵٪'),
    unit: localize('Good match', 'تطابق خوب'),
    segments: { filled: 9, of: 12, tone: 'action' },
  },
];

export const Default = meta.story(
  bilingual((localize) => (
    <StatCard
      label={localize('Professors Found', 'استادان یافت‌شده')}
      value={64}
      hint={localize('22 of them today', '۲۲ استاد امروز')}
    />
  )),
);

export const Playground = meta.story(
  playground(
    StatCard,
    { label: 'text', value: 'number', unit: 'text', hint: 'text', loading: 'boolean' },
    (localize) => ({
      label: localize('Active Bots', 'بات‌های فعال'),
      value: 2,
      unit: localize('of 5', 'از ۵'),
    }),
  ),
);

export const Ledger = meta.story({
  ...bilingual((localize) => <StatLedger label={localize('In numbers', 'به عدد')} stats={four(localize)} />),
  name: 'Four numbers in one sheet',
  tags: ['forced'],
});

export const LedgerOfThree = meta.story({
  ...bilingual((localize) => (
    <StatLedger label={localize('In numbers', 'به عدد')} stats={four(localize).slice(0, 3)} />
  )),
  name: 'Three numbers leave no empty cell',
});

export const Loading = meta.story({
  ...bilingual((localize) => (
    <StatLedger
      label={localize('In numbers', 'به عدد')}
      stats={four(localize).map(({ label }) => ({ label, value: null, loading: true }))}
    />
  )),
  name: 'While loading, the labels are there and the numbers have a place',
});

export const Unknown = meta.story(
  bilingual((localize) => (
    <StatCard
      label={localize('Response Rate', 'نرخ پاسخ')}
      value={null}
      hint={localize('After the first reply', 'پس از نخستین پاسخ')}
    />
  )),
);

export const Zero = meta.story(
  bilingual((localize) => (
    <StatCard
      label={localize('Active Bots', 'بات‌های فعال')}
      value={0}
      unit={localize('of 5', 'از ۵')}
      segments={{ filled: 0, of: 5, tone: 'success' }}
    />
  )),
);

export const Changes = meta.story(
  bilingual((localize) => (
    <StatLedger
      label={localize('This week', 'این هفته')}
      stats={[
        {
          label: localize('Replies', 'پاسخ‌ها'),
          value: 5,
          change: {
            direction: 'up',
            meaning: 'good',
            text: localize('3 more than last week', '۳ تا بیشتر از هفتهٔ پیش'),
          },
        },
        {
          label: localize('Bounced', 'برگشت‌خورده'),
          value: 2,
          change: {
            direction: 'up',
            meaning: 'bad',
            text: localize('2 more than last week', '۲ تا بیشتر از هفتهٔ پیش'),
          },
        },
        {
          label: localize('Emails sent', 'ایمیل‌های ارسالی'),
          value: 1096,
          change: { direction: 'same', meaning: 'neutral', text: localize('As many as last week', 'مانند هفتهٔ پیش') },
        },
      ]}
    />
  )),
);

export const Linked = meta.story(
  bilingual((localize) => (
    <StatCard label={localize('Professors Found', 'استادان یافت‌شده')} value={64} href="/professors" />
  )),
);

export const LinkedFocused = meta.story({
  ...bilingual((localize) => (
    <StatCard label={localize('Professors Found', 'استادان یافت‌شده')} value={64} href="/professors" />
  )),
  ...focused(),
  tags: ['forced'],
});

export const LinkedHovered = meta.story({
  ...bilingual((localize) => (
    <StatCard label={localize('Professors Found', 'استادان یافت‌شده')} value={64} href="/professors" />
  )),
  ...hovered('link'),
});

export const LongText = meta.story(
  bilingual((localize) => (
    <StatLedger
      label={localize('In numbers', 'به عدد')}
      stats={[
        {
          label: localize(
            'Professors whose papers match your thesis',
            'استادانی که مقاله‌هایشان به پایان‌نامهٔ شما نزدیک است',
          ),
          value: 1_234_567,
          unit: localize('in fourteen countries', 'در چهارده کشور'),
        },
        {
          label: localize('Replies', 'پاسخ‌ها'),
          value: 3,
          hint: localize(
            'Two invite you to apply, one asks for your transcripts',
            'دو پاسخ از شما دعوت به درخواست می‌کند و یکی ریزنمره می‌خواهد',
          ),
        },
      ]}
    />
  )),
);
