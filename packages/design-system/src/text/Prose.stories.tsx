import preview from '#.storybook/preview';
import { bilingual, playground } from '../testing/words';
import type { Localize } from '../testing/words';
import { Heading } from './Heading';
import { Prose } from './Prose';

const meta = preview.meta({
  id: 'design-system-prose',
  title: 'Design system/Text/Prose',
  component: Prose,
  tags: ['autodocs', 'phone'],
});

const first = (localize: Localize) =>
  localize(
    'Body text is calm and wide enough to read: sixty-eight characters, never more. The eye finds the next line without looking for it, and the page leaves room for a thought beside it.',
    'متن اصلی آرام است و خوانا: سطرها بلند نمی‌شوند، فاصله‌ها نفس می‌کشند و چشم سطر بعد را بی‌جست‌وجو می‌یابد. کنار متن هم برای اندیشیدن جا می‌ماند.',
  );

export const Default = meta.story(
  bilingual((localize) => (
    <Prose>
      <p>{first(localize)}</p>
      <p>
        {localize(
          'We can send email for you. We never read your inbox.',
          'می‌توانیم از طرف شما ایمیل بفرستیم. صندوق ورودی شما را نمی‌خوانیم.',
        )}
      </p>
    </Prose>
  )),
);

export const Playground = meta.story(
  playground(Prose, { children: 'text' }, (localize) => ({ children: first(localize) })),
);

export const HeadingsAndLists = meta.story({
  ...bilingual((localize) => (
    <Prose>
      <Heading level={2}>{localize('What we keep', 'آنچه نگه می‌داریم')}</Heading>
      <p>{first(localize)}</p>
      <ul>
        <li>{localize('Your profile, until you delete it.', 'نمایهٔ شما، تا زمانی که حذفش کنید.')}</li>
        <li>{localize('Letters that you have approved.', 'نامه‌هایی که تأیید کرده‌اید.')}</li>
      </ul>
      <Heading level={3}>{localize('How to leave', 'چگونه حساب را ببندید')}</Heading>
      <ol>
        <li>{localize('Open the settings.', 'تنظیمات را باز کنید.')}</li>
        <li>{localize('Choose to delete your account.', 'حذف حساب را انتخاب کنید.')}</li>
        <li>{localize('Confirm with your password.', 'با گذرواژه تأیید کنید.')}</li>
      </ol>
      <p>{localize('Nothing of you remains.', 'چیزی از شما باقی نمی‌ماند.')}</p>
    </Prose>
  )),
  name: 'Headings stand apart, lists are indented from the start, and numbers are of the language',
});
