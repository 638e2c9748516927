import preview from '#.storybook/preview';
import { Banner } from './Banner';
import { Page } from '../../layout/Page';
import { bilingual, nothing, playground } from '../../testing/words';
import { Heading } from '../../text/Heading';
import { Ltr } from '../../text/Ltr';
import { Text } from '../../text/Text';
import { AppBar } from '../AppBar/AppBar';

const meta = preview.meta({ title: 'Design system/Banner', component: Banner, tags: ['autodocs', 'phone'] });

const bare = { bare: true };

export const Default = meta.story(
  bilingual(
    (say) => (
      <Banner tone="info" title={say('This is a dry run', 'این اجرا آزمایشی است')}>
        {say('You see every planned email. Nothing leaves.', 'همهٔ ایمیل‌ها را می‌بینید. چیزی فرستاده نمی‌شود.')}
      </Banner>
    ),
    bare,
  ),
);

export const Playground = meta.story(
  playground(
    Banner,
    { tone: ['info', 'success', 'warning', 'danger'], title: 'text', children: 'text' },
    (say) => ({
      tone: 'info' as const,
      title: say('This is a dry run', 'این اجرا آزمایشی است'),
      children: say('Nothing leaves.', 'چیزی فرستاده نمی‌شود.'),
      dismiss: { label: say('Close the note', 'بستن یادداشت'), onDismiss: nothing },
    }),
    bare,
  ),
);

export const Success = meta.story(
  bilingual(
    (say) => (
      <Banner
        tone="success"
        title={say('Gmail connected successfully', 'جیمیل با موفقیت متصل شد')}
        dismiss={{ label: say('Close the note about Gmail', 'بستن یادداشت جیمیل'), onDismiss: nothing }}
      >
        <Ltr>nasrin.ahmadi@mail.example</Ltr>
      </Banner>
    ),
    bare,
  ),
);

export const Warning = meta.story(
  bilingual(
    (say) => (
      <Banner
        tone="warning"
        title={say('You are offline', 'به اینترنت وصل نیستید')}
        action={{ label: say('Try again', 'تلاش دوباره'), onPress: nothing }}
      >
        {say('What you write stays here until you are back.', 'نوشته‌های شما تا بازگشت اتصال همین‌جا می‌ماند.')}
      </Banner>
    ),
    bare,
  ),
);

export const Danger = meta.story(
  bilingual(
    (say) => (
      <Banner
        tone="danger"
        title={say('Gmail needs to be reconnected', 'جیمیل باید دوباره متصل شود')}
        action={{ label: say('Reconnect', 'اتصال دوباره'), href: '/gmail' }}
        dismiss={{ label: say('Close the note about Gmail', 'بستن یادداشت جیمیل'), onDismiss: nothing }}
      >
        {say('Two bots are paused. Your drafts are safe.', 'دو بات در حال مکث است. پیش‌نویس‌های شما در امان‌اند.')}
      </Banner>
    ),
    bare,
  ),
);

export const Busy = meta.story(
  bilingual(
    (say) => (
      <Banner
        tone="warning"
        title={say('You are offline', 'به اینترنت وصل نیستید')}
        action={{ label: say('Try again', 'تلاش دوباره'), onPress: nothing, busy: true }}
      />
    ),
    bare,
  ),
);

export const TitleAlone = meta.story(
  bilingual((say) => <Banner tone="info" title={say('A new version is ready', 'نسخهٔ تازه‌ای آماده است')} />, bare),
);

export const LongText = meta.story(
  bilingual(
    (say) => (
      <Banner
        tone="warning"
        title={say(
          'Your university closes its mailboxes for students who have graduated at the end of this month',
          'دانشگاه شما صندوق‌های ایمیل دانش‌آموختگان را در پایان این ماه می‌بندد',
        )}
        action={{ label: say('Choose another account', 'انتخاب حساب دیگر'), href: '/gmail' }}
        dismiss={{ label: say('Close the note about Gmail', 'بستن یادداشت جیمیل'), onDismiss: nothing }}
      >
        {say(
          'Replies that arrive after that day are lost. Emails already sent stay in the mailboxes of their readers, and your drafts stay here.',
          'پاسخ‌هایی که پس از آن روز برسد از دست می‌رود. ایمیل‌های فرستاده‌شده نزد خوانندگانش می‌ماند و پیش‌نویس‌های شما همین‌جا.',
        )}
      </Banner>
    ),
    bare,
  ),
);

export const OverAPage = meta.story({
  ...bilingual(
    (say) => (
      <>
        <AppBar start={<Text weight="semibold">{say('Peyk', 'پیک')}</Text>} />
        <Banner
          tone="info"
          title={say('This is a dry run', 'این اجرا آزمایشی است')}
          action={{ label: say('End the dry run', 'پایان اجرای آزمایشی'), onPress: nothing }}
        >
          {say('Nothing leaves.', 'چیزی فرستاده نمی‌شود.')}
        </Banner>
        <Page>
          <Heading level={1}>{say('My Bots', 'بات‌های من')}</Heading>
        </Page>
      </>
    ),
    bare,
  ),
  name: 'Its words stand on the same edge as the page below',
});
