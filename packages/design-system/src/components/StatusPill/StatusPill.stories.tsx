import preview from '#.storybook/preview';
import { StatusPill } from './StatusPill';
import { Inline } from '../../layout/Inline';
import { bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/StatusPill' });

export const AllStatuses = meta.story(
  bilingual((say) => (
    <Inline gap={8}>
      <StatusPill status="running" label={say('Running', 'در حال اجرا')} />
      <StatusPill status="active" label={say('Active', 'فعال')} />
      <StatusPill status="paused" label={say('Paused', 'در حال مکث')} />
      <StatusPill status="draft" label={say('Draft', 'پیش‌نویس')} />
      <StatusPill status="error" label={say('Error', 'خطا')} />
      <StatusPill status="needsReview" label={say('Needs review', 'نیازمند بازبینی')} />
      <StatusPill status="scheduled" label={say('Scheduled', 'زمان‌بندی‌شده')} />
      <StatusPill status="sent" label={say('Sent', 'ارسال‌شده')} />
      <StatusPill status="replied" label={say('Replied', 'پاسخ رسیده')} />
      <StatusPill status="bounced" label={say('Bounced', 'برگشت‌خورده')} />
      <StatusPill status="skipped" label={say('Skipped', 'کنار گذاشته‌شده')} />
      <StatusPill status="drafting" label={say('Drafting', 'در حال نگارش')} />
      <StatusPill status="unknown" label={say('State unknown', 'وضعیت نامشخص')} />
      <StatusPill status="failed" label={say('Failed', 'ناموفق')} />
      <StatusPill status="approved" label={say('Approved', 'تأییدشده')} />
      <StatusPill status="found" label={say('Found', 'یافته‌شده')} />
    </Inline>
  )),
);
