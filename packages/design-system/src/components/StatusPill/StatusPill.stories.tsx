import preview from '#.storybook/preview';
import { StatusPill } from './StatusPill';
import type { StatusName } from './StatusPill';
import { Inline } from '../../layout/Inline';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Box } from '../../layout/Box';

const meta = preview.meta({
  id: 'design-system-statuspill',
  title: 'Design system/Data/StatusPill',
  component: StatusPill,
  tags: ['autodocs'],
});

type Words = readonly (readonly [StatusName, string, string])[];

const bots: Words = [
  ['running', 'Running', 'در حال اجرا'],
  ['active', 'Active', 'فعال'],
  ['paused', 'Paused', 'موقتاً متوقف'],
  ['draft', 'Draft', 'پیش‌نویس'],
  ['error', 'Error', 'خطا'],
];
const emails: Words = [
  ['needsReview', 'Needs review', 'نیازمند بازبینی'],
  ['approved', 'Approved', 'تأییدشده'],
  ['scheduled', 'Scheduled', 'زمان‌بندی‌شده'],
  ['sending', 'Sending', 'در حال ارسال'],
  ['sent', 'Sent', 'ارسال‌شده'],
  ['failed', 'Not sent', 'ارسال نشد'],
  ['unknown', 'May have been sent', 'وضعیت ارسال نامشخص است'],
  ['replied', 'Replied', 'پاسخ رسیده'],
  ['bounced', 'Bounced', 'برگشت‌خورده'],
];
const professors: Words = [
  ['found', 'Found', 'یافت‌شده'],
  ['drafting', 'Drafting', 'در حال نگارش'],
  ['drafted', 'Drafted', 'پیش‌نویس آماده'],
  ['skipped', 'Skipped', 'کنار گذاشته‌شده'],
  ['doNotContact', 'On do-not-contact list', 'در فهرست منع تماس'],
];

const all = (words: Words) => (localize: Localize) => (
  <Inline gap={8}>
    {words.map(([status, en, fa]) => (
      <StatusPill key={status} status={status} label={localize(en, fa)} />
    ))}
  </Inline>
);

export const Default = meta.story(
  bilingual((localize) => <StatusPill status="needsReview" label={localize('Needs review', 'نیازمند بازبینی')} />),
);

export const Playground = meta.story(
  playground(StatusPill, { label: 'text' }, (localize) => ({
    status: 'running' as const,
    label: localize('Running', 'در حال اجرا'),
  })),
);

export const Bots = meta.story(bilingual(all(bots)));

export const Emails = meta.story(bilingual(all(emails)));

export const Professors = meta.story(bilingual(all(professors)));

export const UnknownWord = meta.story({
  ...bilingual((localize) => <StatusPill status="paused" label={localize('Archived', 'بایگانی‌شده')} />),
  name: 'A status we do not know keeps its own word, in the style of Paused',
});

export const LongWords = meta.story({
  ...bilingual((localize) => (
    <Box padding={16} surface="raised" border radius="card">
      <StatusPill
        status="unknown"
        label={localize(
          'Whether it was delivered is unknown: look into your Gmail before you send it again',
          'معلوم نیست رسیده باشد: پیش از ارسال دوباره، جیمیل خود را ببینید',
        )}
      />
    </Box>
  )),
  name: 'Long words break inside the pill',
  tags: ['phone'],
});
