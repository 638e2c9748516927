import preview from '#.storybook/preview';
import { ProgressBar } from './ProgressBar';
import { Stack } from '../../layout/Stack';
import { bilingual, playground } from '../../testing/words';
import { Auto } from '../../text/Auto';

const meta = preview.meta({ title: 'Design system/ProgressBar', component: ProgressBar, tags: ['autodocs'] });

export const Default = meta.story(bilingual((say) => <ProgressBar label={say('Profile', 'نمایه')} value={0.75} />));

export const Playground = meta.story(
  playground(
    ProgressBar,
    {
      value: 'number',
      tone: ['action', 'reward'],
      state: ['running', 'done', 'failed'],
      labelHidden: 'boolean',
      valueText: 'text',
      now: 'text',
    },
    (say) => ({ label: say('Writing drafts', 'نگارش پیش‌نویس‌ها'), value: 0.4 }),
  ),
);

export const Tones = meta.story(
  bilingual((say) => (
    <Stack gap={20}>
      <ProgressBar label={say('Profile', 'نمایه')} value={0.75} />
      <ProgressBar
        tone="reward"
        label={say('Level 3', 'سطح ۳')}
        value={0.35}
        valueText={say('650 XP to level 4', '۶۵۰ امتیاز تجربه تا سطح ۴')}
      />
    </Stack>
  )),
);

export const FromNothingToAll = meta.story({
  ...bilingual((say) => (
    <Stack gap={20}>
      <ProgressBar label={say('Nothing yet', 'هنوز هیچ')} value={0} />
      <ProgressBar label={say('A first step', 'نخستین گام')} value={0.02} />
      <ProgressBar label={say('Half', 'نیمه')} value={0.5} />
      <ProgressBar label={say('All but the last', 'همه جز آخری')} value={0.98} />
    </Stack>
  )),
  name: 'It fills from the start of the line, from nothing to nearly all',
});

export const WhatIsHappeningNow = meta.story(
  bilingual((say) => (
    <ProgressBar
      label={say('Writing draft 10 of 22', 'نگارش پیش‌نویس ۱۰ از ۲۲')}
      value={0.41}
      now={
        <>
          {say('Reading', 'در حال خواندن')} <Auto>“Thermal drift in fibre-optic strain records”</Auto>
        </>
      }
    />
  )),
);

export const Indeterminate = meta.story({
  ...bilingual((say) => (
    <ProgressBar
      label={say('Looking for professors', 'جست‌وجوی استادان')}
      value={null}
      now={say('How many there are is not known yet.', 'هنوز معلوم نیست چند نفرند.')}
    />
  )),
  name: 'Of unknown length, at rest for those who asked for stillness',
});

export const Done = meta.story(
  bilingual((say) => (
    <ProgressBar
      state="done"
      label={say('Writing drafts', 'نگارش پیش‌نویس‌ها')}
      value={1}
      now={say('22 drafts wait for your review.', '۲۲ پیش‌نویس در انتظار بازبینی شماست.')}
    />
  )),
);

export const Failed = meta.story(
  bilingual((say) => (
    <ProgressBar
      state="failed"
      label={say('Writing drafts', 'نگارش پیش‌نویس‌ها')}
      value={0.4}
      now={say('The connection was lost. Nine drafts are safe.', 'اتصال قطع شد. ۹ پیش‌نویس در امان است.')}
    />
  )),
);

export const LabelHidden = meta.story(
  bilingual((say) => (
    <Stack gap={20}>
      <ProgressBar labelHidden label={say('Sent', 'ارسال‌شده')} value={0.6} />
      <ProgressBar labelHidden state="done" label={say('Sent', 'ارسال‌شده')} value={1} />
    </Stack>
  )),
);

export const LongWords = meta.story({
  ...bilingual((say) => (
    <ProgressBar
      label={say(
        'Reading the publications of the professors of fourteen Nordic universities',
        'خواندن مقاله‌های استادان چهارده دانشگاه شمال اروپا در پنج سال گذشته',
      )}
      value={0.62}
      valueText={say('1,284 of 2,071 papers', '۱٬۲۸۴ از ۲٬۰۷۱ مقاله')}
    />
  )),
  name: 'A long label breaks and leaves the number at the end',
  tags: ['phone'],
});
