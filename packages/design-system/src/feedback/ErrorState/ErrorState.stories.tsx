import preview from '#.storybook/preview';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { ErrorState } from './ErrorState';
import { Card } from '../../components/Card/Card';
import { bilingual, nothing, playground } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-errorstate',
  title: 'Design system/Feedback/ErrorState',
  component: ErrorState,
  tags: ['autodocs', 'phone'],
});

export const Default = meta.story(
  bilingual((localize) => (
    <ErrorState title={localize('Your bots did not arrive', 'بات‌های شما بارگذاری نشد')} onRetry={nothing}>
      {localize(
        'They are safe. Check your connection and try again.',
        'جایشان امن است. اتصال خود را بررسی و دوباره تلاش کنید.',
      )}
    </ErrorState>
  )),
);

export const Playground = meta.story(
  playground(ErrorState, { title: 'text', children: 'text', retryLabel: 'text', busy: 'boolean' }, (localize) => ({
    title: localize('Your bots did not arrive', 'بات‌های شما بارگذاری نشد'),
    children: localize('They are safe. Try again in a minute.', 'جایشان امن است. یک دقیقهٔ دیگر دوباره تلاش کنید.'),
    onRetry: nothing,
  })),
);

export const RegionInACard = meta.story({
  ...bilingual((localize) => (
    <Card>
      <ErrorState level={3} title={localize('The chart did not arrive', 'نمودار بارگذاری نشد')} onRetry={nothing}>
        {localize('The rest of this page is up to date.', 'بقیهٔ این صفحه به‌روز است.')}
      </ErrorState>
    </Card>
  )),
  name: 'A region: an alert in its card, with a quiet retry, for the rest of the page stands',
});

export const WholePage = meta.story({
  ...bilingual((localize) => (
    <ErrorState
      tier="page"
      title={localize('Your bots did not arrive', 'بات‌های شما بارگذاری نشد')}
      onRetry={nothing}
      action={<LinkButton href="/dashboard">{localize('Go to dashboard', 'رفتن به پیشخوان')}</LinkButton>}
    >
      {localize(
        'The server did not answer. Your bots and drafts are safe, and scheduled emails will still be sent on time.',
        'سرور پاسخ نداد. بات‌ها و پیش‌نویس‌های شما در امان‌اند و ایمیل‌های زمان‌بندی‌شده سر وقت فرستاده می‌شود.',
      )}
    </ErrorState>
  )),
  name: 'A whole page: its title takes focus, and the retry is the primary action',
});

export const NoRetry = meta.story({
  ...bilingual((localize) => (
    <ErrorState
      tier="page"
      title={localize('Page not found', 'صفحه پیدا نشد')}
      action={
        <LinkButton tone="primary" href="/">
          {localize('To the first page', 'رفتن به صفحهٔ نخست')}
        </LinkButton>
      }
    >
      {localize('Its address may have changed.', 'شاید نشانی آن تغییر کرده باشد.')}
    </ErrorState>
  )),
  name: 'Where a retry cannot succeed there is none, but a way out',
});

export const Busy = meta.story({
  ...bilingual((localize) => (
    <ErrorState busy title={localize('Your bots did not arrive', 'بات‌های شما بارگذاری نشد')} onRetry={nothing}>
      {localize('They are safe.', 'جایشان امن است.')}
    </ErrorState>
  )),
  name: 'A retry that still runs keeps its words',
});

export const TitleAlone = meta.story(
  bilingual((localize) => <ErrorState title={localize('Failed to fetch bots', 'دریافت بات‌ها ناموفق بود')} />),
);

export const LongWords = meta.story({
  ...bilingual((localize) => (
    <ErrorState
      title={localize(
        'The publications of the professors of your fourteen universities did not arrive',
        'مقاله‌های استادان چهارده دانشگاهی که انتخاب کرده‌اید بارگذاری نشد',
      )}
      onRetry={nothing}
      retryLabel={localize('Ask for the publications once more', 'درخواست دوبارهٔ مقاله‌ها')}
      action={<LinkButton href="/help">{localize('Tell us what happened', 'به ما بگویید چه شد')}</LinkButton>}
    >
      {localize(
        'The service that knows them is busy and asks us to wait. What you have chosen so far is kept, nothing was sent, and you may close this page: the bot goes on by itself as soon as an answer comes.',
        'سرویسی که آن‌ها را می‌شناسد شلوغ است و از ما خواسته صبر کنیم. آنچه تا اینجا انتخاب کرده‌اید محفوظ است، چیزی فرستاده نشده است و می‌توانید این صفحه را ببندید؛ بات پس از رسیدن پاسخ خودکار ادامه می‌دهد.',
      )}
    </ErrorState>
  )),
});
