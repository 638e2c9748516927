import preview from '#.storybook/preview';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { ErrorState } from './ErrorState';
import { bilingual, nothing } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/ErrorState' });

export const Region = meta.story(
  bilingual((say) => (
    <ErrorState
      title={say('Your bots did not arrive', 'بات‌های شما بارگذاری نشد')}
      onRetry={nothing}
      retryLabel={say('Retry', 'تلاش دوباره')}
    >
      {say(
        'They are safe. Check your connection and try again.',
        'جایشان امن است. اتصال خود را بررسی و دوباره تلاش کنید.',
      )}
    </ErrorState>
  )),
);

export const WholePage = meta.story(
  bilingual((say) => (
    <ErrorState
      focus
      level={1}
      title={say('Page not found', 'صفحه پیدا نشد')}
      action={<LinkButton href="/">{say('Back', 'بازگشت')}</LinkButton>}
    />
  )),
);
