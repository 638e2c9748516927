import preview from '#.storybook/preview';
import { Button } from '../../components/Button/Button';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { InlineMessage } from './InlineMessage';
import { bilingual, nothing, playground } from '../../testing/words';
import { Ltr } from '../../text/Ltr';

const meta = preview.meta({
  id: 'design-system-inlinemessage',
  title: 'Design system/Feedback/InlineMessage',
  component: InlineMessage,
  tags: ['autodocs', 'phone'],
});

export const Default = meta.story(
  bilingual((localize) => (
    <InlineMessage tone="info" title={localize('This is a dry run', 'این اجرا آزمایشی است')}>
      {localize('You see every planned email. Nothing leaves.', 'همهٔ ایمیل‌ها را می‌بینید. چیزی فرستاده نمی‌شود.')}
    </InlineMessage>
  )),
);

export const Playground = meta.story(
  playground(InlineMessage, { title: 'text', children: 'text' }, (localize) => ({
    tone: 'warning' as const,
    title: localize('Daily limit reached', 'به سقف روزانه رسیده‌اید'),
    children: localize('The rest leave tomorrow.', 'بقیه فردا فرستاده می‌شود.'),
  })),
);

export const Info = meta.story(
  bilingual((localize) => (
    <InlineMessage tone="info">
      {localize('Two universities were added since you were here.', 'از آخرین بازدید شما دو دانشگاه افزوده شده است.')}
    </InlineMessage>
  )),
);

export const Success = meta.story(
  bilingual((localize) => (
    <InlineMessage tone="success" title={localize('Gmail connected successfully', 'جیمیل با موفقیت متصل شد')}>
      <Ltr>nasrin.ahmadi@mail.example</Ltr>
    </InlineMessage>
  )),
);

export const Warning = meta.story(
  bilingual((localize) => (
    <InlineMessage tone="warning" title={localize('Daily limit reached', 'به سقف روزانه رسیده‌اید')}>
      {localize('Ten new professors today. The rest leave tomorrow.', 'امروز ۱۰ استاد جدید. بقیه فردا فرستاده می‌شود.')}
    </InlineMessage>
  )),
);

export const Danger = meta.story(
  bilingual((localize) => (
    <InlineMessage tone="danger" title={localize('Your changes were not saved', 'تغییرات شما ذخیره نشد')}>
      {localize('They are still here. Check your connection.', 'هنوز همین‌جا هستند. اتصال خود را بررسی کنید.')}
    </InlineMessage>
  )),
);

export const WithAnAction = meta.story({
  ...bilingual((localize) => (
    <InlineMessage
      tone="danger"
      title={localize('Gmail needs to be reconnected', 'جیمیل باید دوباره متصل شود')}
      action={<Button size="small">{localize('Reconnect', 'اتصال دوباره')}</Button>}
    >
      {localize('Two bots are paused. Your drafts are safe.', 'دو بات موقتاً متوقف است. پیش‌نویس‌های شما در امان‌اند.')}
    </InlineMessage>
  )),
  name: 'One action at its end, below the words on a phone',
});

export const Dismissible = meta.story(
  bilingual((localize) => (
    <InlineMessage tone="info" title={localize('New: follow-ups', 'تازه: پیگیری‌ها')} onDismiss={nothing}>
      {localize('A bot can write once more after a week.', 'بات می‌تواند پس از یک هفته بار دیگر بنویسد.')}
    </InlineMessage>
  )),
);

export const WithAList = meta.story({
  ...bilingual((localize) => (
    <InlineMessage
      tone="warning"
      title={localize('Three things before you send', 'سه نکته پیش از ارسال')}
      action={
        <LinkButton size="small" href="/profile">
          {localize('To the profile', 'رفتن به نمایه')}
        </LinkButton>
      }
    >
      <ul>
        <li>{localize('Your CV is from 2024.', 'رزومهٔ شما مربوط به سال ۱۴۰۳ است.')}</li>
        <li>{localize('Two degrees have no end date.', 'دو مدرک تحصیلی تاریخ پایان ندارد.')}</li>
        <li>
          {localize(
            'No research interest is marked as the first, so that the letters name all of them.',
            'هیچ علاقهٔ پژوهشی‌ای اولویت نخست ندارد و نامه‌ها از همهٔ آن‌ها نام می‌برند.',
          )}
        </li>
      </ul>
    </InlineMessage>
  )),
  name: 'Several points stand in a list',
});
