import preview from '#.storybook/preview';
import { Banner } from './Banner';
import { Page } from '../../layout/Page';
import { bilingual, nothing, playground } from '../../testing/words';
import { Heading } from '../../text/Heading';
import { Ltr } from '../../text/Ltr';
import { Text } from '../../text/Text';
import { AppBar } from '../AppBar/AppBar';

const meta = preview.meta({
  id: 'design-system-banner',
  title: 'Design system/Feedback/Banner',
  component: Banner,
  tags: ['autodocs', 'phone'],
});

const bare = { bare: true };

export const Default = meta.story(
  bilingual(
    (localize) => (
      <Banner tone="info" title={localize('This is a dry run', 'این اجرا آزمایشی است')}>
        {localize('You see every planned email. Nothing leaves.', 'همهٔ ایمیل‌ها را می‌بینید. چیزی فرستاده نمی‌شود.')}
      </Banner>
    ),
    bare,
  ),
);

export const Playground = meta.story(
  playground(
    Banner,
    { title: 'text', children: 'text' },
    (localize) => ({
      tone: 'info' as const,
      title: localize('This is a dry run', 'این اجرا آزمایشی است'),
      children: localize('Nothing leaves.', 'چیزی فرستاده نمی‌شود.'),
      dismiss: { label: localize('Dismiss', 'بستن این پیام'), onDismiss: nothing },
    }),
    bare,
  ),
);

export const Success = meta.story(
  bilingual(
    (localize) => (
      <Banner
        tone="success"
        title={localize('Gmail connected successfully', 'جیمیل با موفقیت متصل شد')}
        dismiss={{ label: localize('Close the note about Gmail', 'بستن یادداشت جیمیل'), onDismiss: nothing }}
      >
        <Ltr>nasrin.ahmadi@mail.example</Ltr>
      </Banner>
    ),
    bare,
  ),
);

export const Warning = meta.story(
  bilingual(
    (localize) => (
      <Banner
        tone="warning"
        title={localize('You are offline', 'به اینترنت وصل نیستید')}
        action={{ label: localize('Try again', 'تلاش دوباره'), onPress: nothing }}
      >
        {localize('What you write stays here until you are back.', 'نوشته‌های شما تا بازگشت اتصال همین‌جا می‌ماند.')}
      </Banner>
    ),
    bare,
  ),
);

export const Danger = meta.story(
  bilingual(
    (localize) => (
      <Banner
        tone="danger"
        title={localize('Gmail needs to be reconnected', 'جیمیل باید دوباره متصل شود')}
        action={{ label: localize('Reconnect', 'اتصال دوباره'), href: '/gmail' }}
        dismiss={{ label: localize('Close the note about Gmail', 'بستن یادداشت جیمیل'), onDismiss: nothing }}
      >
        {localize('Two bots are paused. Your drafts are safe.', 'دو بات موقتاً متوقف است. پیش‌نویس‌های شما در امان‌اند.')}
      </Banner>
    ),
    bare,
  ),
);

export const Busy = meta.story(
  bilingual(
    (localize) => (
      <Banner
        tone="warning"
        title={localize('You are offline', 'به اینترنت وصل نیستید')}
        action={{ label: localize('Try again', 'تلاش دوباره'), onPress: nothing, busy: true }}
      />
    ),
    bare,
  ),
);

export const TitleAlone = meta.story(
  bilingual(
    (localize) => <Banner tone="info" title={localize('A new version is ready', 'نسخهٔ جدیدی آماده است')} />,
    bare,
  ),
);

export const LongText = meta.story(
  bilingual(
    (localize) => (
      <Banner
        tone="warning"
        title={localize(
          'Your university closes its mailboxes for students who have graduated at the end of this month',
          'دانشگاه شما صندوق‌های ایمیل دانش‌آموختگان را در پایان این ماه می‌بندد',
        )}
        action={{ label: localize('Select another account', 'انتخاب حساب دیگر'), href: '/gmail' }}
        dismiss={{ label: localize('Close the note about Gmail', 'بستن یادداشت جیمیل'), onDismiss: nothing }}
      >
        {localize(
          'Replies that arrive after that day are lost. Emails already sent stay in the mailboxes of their readers, and your drafts stay here.',
          'پاسخ‌هایی که پس از آن روز برسد از دست می‌رود. ایمیل‌های ارسال‌شده نزد خوانندگانش می‌ماند و پیش‌نویس‌های شما همین‌جا.',
        )}
      </Banner>
    ),
    bare,
  ),
);

export const OverAPage = meta.story({
  ...bilingual(
    (localize) => (
      <>
        <AppBar start={<Text weight="semibold">{localize('Peyk', 'پیک')}</Text>} />
        <Banner
          tone="info"
          title={localize('This is a dry run', 'این اجرا آزمایشی است')}
          action={{ label: localize('End the dry run', 'پایان اجرای آزمایشی'), onPress: nothing }}
        >
          {localize('Nothing leaves.', 'چیزی فرستاده نمی‌شود.')}
        </Banner>
        <Page>
          <Heading level={1}>{localize('My Bots', 'بات‌های من')}</Heading>
        </Page>
      </>
    ),
    bare,
  ),
  name: 'Its words stand on the same edge as the page below',
});
