import preview from '#.storybook/preview';
import { StatCard } from './StatCard';
import { StatLedger } from './StatLedger';
import type { StatProps } from './Stat';
import { focused, hovered } from '../../testing/pointer';
import { bilingual, playground } from '../../testing/words';
import type { Say } from '../../testing/words';
import { Badge } from '../Badge/Badge';

const meta = preview.meta({
  title: 'Design system/StatCard',
  component: StatCard,
  subcomponents: { StatLedger },
  tags: ['autodocs', 'phone'],
});

const four = (say: Say): StatProps[] => [
  {
    label: say('Active Bots', 'بات‌های فعال'),
    value: 2,
    unit: say('of 5', 'از ۵'),
    segments: { filled: 2, of: 5, tone: 'success' },
    href: '/bots',
  },
  {
    label: say('Professors Found', 'استادان یافته‌شده'),
    value: 64,
    hint: say('22 of them today', '۲۲ استاد امروز'),
    href: '/professors',
  },
  {
    label: say('Response Rate', 'نرخ پاسخ'),
    value: say('41.7%', '۴۱٫۷٪'),
    hint: <Badge tone="neutral">{say('Estimated', 'برآوردی')}</Badge>,
  },
  {
    label: say('Profile Score', 'امتیاز نمایه'),
    value: say('75%', '۷۵٪'),
    unit: say('Good match', 'تطابق خوب'),
    segments: { filled: 9, of: 12, tone: 'action' },
  },
];

export const Default = meta.story(
  bilingual((say) => (
    <StatCard
      label={say('Professors Found', 'استادان یافته‌شده')}
      value={64}
      hint={say('22 of them today', '۲۲ استاد امروز')}
    />
  )),
);

export const Playground = meta.story(
  playground(StatCard, { label: 'text', value: 'number', unit: 'text', hint: 'text', loading: 'boolean' }, (say) => ({
    label: say('Active Bots', 'بات‌های فعال'),
    value: 2,
    unit: say('of 5', 'از ۵'),
  })),
);

export const Ledger = meta.story({
  ...bilingual((say) => <StatLedger label={say('In numbers', 'به عدد')} stats={four(say)} />),
  name: 'Four numbers in one sheet',
  tags: ['forced'],
});

export const LedgerOfThree = meta.story({
  ...bilingual((say) => <StatLedger label={say('In numbers', 'به عدد')} stats={four(say).slice(0, 3)} />),
  name: 'Three numbers leave no empty cell',
});

export const Loading = meta.story({
  ...bilingual((say) => (
    <StatLedger
      label={say('In numbers', 'به عدد')}
      stats={four(say).map(({ label }) => ({ label, value: null, loading: true }))}
    />
  )),
  name: 'While loading, the labels are there and the numbers have a place',
});

export const Unknown = meta.story(
  bilingual((say) => (
    <StatCard
      label={say('Response Rate', 'نرخ پاسخ')}
      value={null}
      hint={say('After the first reply', 'پس از نخستین پاسخ')}
    />
  )),
);

export const Zero = meta.story(
  bilingual((say) => (
    <StatCard
      label={say('Active Bots', 'بات‌های فعال')}
      value={0}
      unit={say('of 5', 'از ۵')}
      segments={{ filled: 0, of: 5, tone: 'success' }}
    />
  )),
);

export const Changes = meta.story(
  bilingual((say) => (
    <StatLedger
      label={say('This week', 'این هفته')}
      stats={[
        {
          label: say('Replies', 'پاسخ‌ها'),
          value: 5,
          change: { direction: 'up', meaning: 'good', text: say('3 more than last week', '۳ تا بیشتر از هفتهٔ پیش') },
        },
        {
          label: say('Bounced', 'برگشت‌خورده'),
          value: 2,
          change: { direction: 'up', meaning: 'bad', text: say('2 more than last week', '۲ تا بیشتر از هفتهٔ پیش') },
        },
        {
          label: say('Emails sent', 'ایمیل‌های ارسالی'),
          value: 1096,
          change: { direction: 'same', meaning: 'neutral', text: say('As many as last week', 'مانند هفتهٔ پیش') },
        },
      ]}
    />
  )),
);

export const Linked = meta.story(
  bilingual((say) => <StatCard label={say('Professors Found', 'استادان یافته‌شده')} value={64} href="/professors" />),
);

export const LinkedFocused = meta.story({
  ...bilingual((say) => <StatCard label={say('Professors Found', 'استادان یافته‌شده')} value={64} href="/professors" />),
  ...focused(),
  tags: ['forced'],
});

export const LinkedHovered = meta.story({
  ...bilingual((say) => <StatCard label={say('Professors Found', 'استادان یافته‌شده')} value={64} href="/professors" />),
  ...hovered('link'),
});

export const LongText = meta.story(
  bilingual((say) => (
    <StatLedger
      label={say('In numbers', 'به عدد')}
      stats={[
        {
          label: say('Professors whose papers match your thesis', 'استادانی که مقاله‌هایشان به پایان‌نامهٔ شما نزدیک است'),
          value: 1_234_567,
          unit: say('in fourteen countries', 'در چهارده کشور'),
        },
        {
          label: say('Replies', 'پاسخ‌ها'),
          value: 3,
          hint: say(
            'Two invite you to apply, one asks for your transcripts',
            'دو پاسخ از شما دعوت به درخواست می‌کند و یکی ریزنمره می‌خواهد',
          ),
        },
      ]}
    />
  )),
);
