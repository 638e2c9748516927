import preview from '#.storybook/preview';
import { Button } from '../../components/Button/Button';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { InlineMessage } from './InlineMessage';
import { bilingual, nothing, playground } from '../../testing/words';
import { Ltr } from '../../text/Ltr';

const meta = preview.meta({
  title: 'Design system/InlineMessage',
  component: InlineMessage,
  tags: ['autodocs', 'phone'],
});

export const Default = meta.story(
  bilingual((say) => (
    <InlineMessage tone="info" title={say('This is a dry run', 'این اجرا آزمایشی است')}>
      {say('You see every planned email. Nothing leaves.', 'همهٔ ایمیل‌ها را می‌بینید. چیزی فرستاده نمی‌شود.')}
    </InlineMessage>
  )),
);

export const Playground = meta.story(
  playground(
    InlineMessage,
    { tone: ['info', 'success', 'warning', 'danger'], title: 'text', children: 'text' },
    (say) => ({
      tone: 'warning' as const,
      title: say('Daily limit reached', 'به سقف روزانه رسیده‌اید'),
      children: say('The rest leave tomorrow.', 'بقیه فردا فرستاده می‌شود.'),
    }),
  ),
);

export const Info = meta.story(
  bilingual((say) => (
    <InlineMessage tone="info">
      {say('Two universities were added since you were here.', 'از آخرین بازدید شما دو دانشگاه افزوده شده است.')}
    </InlineMessage>
  )),
);

export const Success = meta.story(
  bilingual((say) => (
    <InlineMessage tone="success" title={say('Gmail connected successfully', 'جیمیل با موفقیت متصل شد')}>
      <Ltr>nasrin.ahmadi@mail.example</Ltr>
    </InlineMessage>
  )),
);

export const Warning = meta.story(
  bilingual((say) => (
    <InlineMessage tone="warning" title={say('Daily limit reached', 'به سقف روزانه رسیده‌اید')}>
      {say('Ten new professors today. The rest leave tomorrow.', 'امروز ۱۰ استاد جدید. بقیه فردا فرستاده می‌شود.')}
    </InlineMessage>
  )),
);

export const Danger = meta.story(
  bilingual((say) => (
    <InlineMessage tone="danger" title={say('Your changes were not saved', 'تغییرات شما ذخیره نشد')}>
      {say('They are still here. Check your connection.', 'هنوز همین‌جا هستند. اتصال خود را بررسی کنید.')}
    </InlineMessage>
  )),
);

export const WithAnAction = meta.story({
  ...bilingual((say) => (
    <InlineMessage
      tone="danger"
      title={say('Gmail needs to be reconnected', 'جیمیل باید دوباره متصل شود')}
      action={<Button size="small">{say('Reconnect', 'اتصال دوباره')}</Button>}
    >
      {say('Two bots are paused. Your drafts are safe.', 'دو بات در حال مکث است. پیش‌نویس‌های شما در امان‌اند.')}
    </InlineMessage>
  )),
  name: 'One action at its end, below the words on a phone',
});

export const Dismissible = meta.story(
  bilingual((say) => (
    <InlineMessage tone="info" title={say('New: follow-ups', 'تازه: پیگیری‌ها')} onDismiss={nothing}>
      {say('A bot can write once more after a week.', 'بات می‌تواند پس از یک هفته بار دیگر بنویسد.')}
    </InlineMessage>
  )),
);

export const WithAList = meta.story({
  ...bilingual((say) => (
    <InlineMessage
      tone="warning"
      title={say('Three things before you send', 'سه نکته پیش از ارسال')}
      action={
        <LinkButton size="small" href="/profile">
          {say('To the profile', 'رفتن به نمایه')}
        </LinkButton>
      }
    >
      <ul>
        <li>{say('Your CV is from 2024.', 'رزومهٔ شما مربوط به سال ۱۴۰۳ است.')}</li>
        <li>{say('Two degrees have no end date.', 'دو مدرک تحصیلی تاریخ پایان ندارد.')}</li>
        <li>
          {say(
            'No research interest is marked as the first, so that the letters name all of them.',
            'هیچ علاقهٔ پژوهشی‌ای اولویت نخست ندارد و نامه‌ها از همهٔ آن‌ها نام می‌برند.',
          )}
        </li>
      </ul>
    </InlineMessage>
  )),
  name: 'Several points stand in a list',
});
