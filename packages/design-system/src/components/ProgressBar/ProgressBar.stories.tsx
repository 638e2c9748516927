import preview from '#.storybook/preview';
import { ProgressBar } from './ProgressBar';
import { Stack } from '../../layout/Stack';
import { bilingual, playground } from '../../testing/words';
import { Auto } from '../../text/Auto';

const meta = preview.meta({
  id: 'design-system-progressbar',
  title: 'Design system/Progress/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
});

export const Default = meta.story(
  bilingual((localize) => <ProgressBar label={localize('Profile', 'نمایه')} value={0.75} />),
);

export const Playground = meta.story(
  playground(
    ProgressBar,
    {
      value: 'number',
      labelHidden: 'boolean',
      valueText: 'text',
      now: 'text',
    },
    (localize) => ({ label: localize('Writing drafts', 'نگارش پیش‌نویس‌ها'), value: 0.4 }),
  ),
);

export const Tones = meta.story(
  bilingual((localize) => (
    <Stack gap={20}>
      <ProgressBar label={localize('Profile', 'نمایه')} value={0.75} />
      <ProgressBar
        tone="reward"
        label={localize('Level 3', 'سطح ۳')}
        value={0.35}
        valueText={localize('650 XP to level 4', '۶۵۰ امتیاز تجربه تا سطح ۴')}
      />
    </Stack>
  )),
);

export const FromNothingToAll = meta.story({
  ...bilingual((localize) => (
    <Stack gap={20}>
      <ProgressBar label={localize('Nothing yet', 'هنوز هیچ')} value={0} />
      <ProgressBar label={localize('A first step', 'نخستین گام')} value={0.02} />
      <ProgressBar label={localize('Half', 'نیمه')} value={0.5} />
      <ProgressBar label={localize('All but the last', 'همه جز آخری')} value={0.98} />
    </Stack>
  )),
  name: 'It fills from the start of the line, from nothing to nearly all',
});

export const WhatIsHappeningNow = meta.story(
  bilingual((localize) => (
    <ProgressBar
      label={localize('Writing draft 10 of 22', 'نگارش پیش‌نویس ۱۰ از ۲۲')}
      value={0.41}
      now={
        <>
          {localize('Reading', 'در حال خواندن')} <Auto>“Thermal drift in fibre-optic strain records”</Auto>
        </>
      }
    />
  )),
);

export const Indeterminate = meta.story({
  ...bilingual((localize) => (
    <ProgressBar
      label={localize('Looking for professors', 'جست‌وجوی استادان')}
      value={null}
      now={localize('How many there are is not known yet.', 'هنوز مشخص نیست چند نفرند.')}
    />
  )),
  name: 'Of unknown length, at rest for those who asked for stillness',
});

export const Done = meta.story(
  bilingual((localize) => (
    <ProgressBar
      state="done"
      label={localize('Writing drafts', 'نگارش پیش‌نویس‌ها')}
      value={1}
      now={localize('22 drafts wait for your review.', '۲۲ پیش‌نویس در انتظار بازبینی شماست.')}
    />
  )),
);

export const Failed = meta.story(
  bilingual((localize) => (
    <ProgressBar
      state="failed"
      label={localize('Writing drafts', 'نگارش پیش‌نویس‌ها')}
      value={0.4}
      now={localize('The connection was lost. Nine drafts are safe.', 'اتصال قطع شد. ۹ پیش‌نویس در امان است.')}
    />
  )),
);

export const LabelHidden = meta.story(
  bilingual((localize) => (
    <Stack gap={20}>
      <ProgressBar labelHidden label={localize('Sent', 'ارسال‌شده')} value={0.6} />
      <ProgressBar labelHidden state="done" label={localize('Sent', 'ارسال‌شده')} value={1} />
    </Stack>
  )),
);

export const LongWords = meta.story({
  ...bilingual((localize) => (
    <ProgressBar
      label={localize(
        'Reading the publications of the professors of fourteen Nordic universities',
        'خواندن مقاله‌های استادان چهارده دانشگاه شمال اروپا در پنج سال گذشته',
      )}
      value={0.62}
      valueText={localize('1,284 of 2,071 papers', '۱٬۲۸۴ از ۲٬۰۷۱ مقاله')}
    />
  )),
  name: 'A long label breaks and leaves the number at the end',
  tags: ['phone'],
});
