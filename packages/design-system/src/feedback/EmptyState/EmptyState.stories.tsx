import preview from '#.storybook/preview';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { EmptyState } from './EmptyState';
import { bilingual, playground } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-emptystate',
  title: 'Design system/Feedback/EmptyState',
  component: EmptyState,
  tags: ['autodocs', 'phone'],
});

export const Default = meta.story(
  bilingual((localize) => (
    <EmptyState title={localize('No replies yet', 'هنوز پاسخی نرسیده است')}>
      {localize(
        'They appear here as soon as a professor writes back.',
        'همین که استادی پاسخ بدهد، پاسخش اینجا دیده می‌شود.',
      )}
    </EmptyState>
  )),
);

export const Playground = meta.story(
  playground(EmptyState, { title: 'text', children: 'text', ornament: 'boolean' }, (localize) => ({
    title: localize('No professors found', 'استادی پیدا نشد'),
    children: localize('Lower the minimum match.', 'حداقل امتیاز تطابق را پایین بیاورید.'),
    action: <Button>{localize('Clear filters', 'پاک کردن فیلترها')}</Button>,
  })),
);

export const WithAnAction = meta.story({
  ...bilingual((localize) => (
    <Card>
      <EmptyState
        title={localize('Create your first bot', 'نخستین بات خود را بسازید')}
        action={
          <LinkButton tone="primary" icon="plus" href="/create-bot">
            {localize('Create New Bot', 'ساخت بات جدید')}
          </LinkButton>
        }
      >
        {localize(
          'Select one research interest and a few universities. The first run is a dry run: nothing is sent.',
          'یک علاقهٔ پژوهشی و چند دانشگاه را انتخاب کنید. اجرای نخست آزمایشی است: چیزی فرستاده نمی‌شود.',
        )}
      </EmptyState>
    </Card>
  )),
  name: 'What it is for, and one thing to do',
});

export const NothingMatches = meta.story(
  bilingual((localize) => (
    <EmptyState
      title={localize('No professors found', 'استادی پیدا نشد')}
      action={<Button>{localize('Clear filters', 'پاک کردن فیلترها')}</Button>}
    >
      {localize(
        'Lower the minimum match, or let a bot look further.',
        'حداقل امتیاز تطابق را پایین بیاورید یا دامنهٔ جست‌وجوی بات را بیشتر کنید.',
      )}
    </EmptyState>
  )),
);

export const WithoutTheStar = meta.story({
  ...bilingual((localize) => (
    <EmptyState ornament={false} level={3} title={localize('Nothing here yet', 'هنوز چیزی نیست')} />
  )),
  name: 'The second empty region of a page goes without the star',
});

export const StarOnADeskAlone = meta.story({
  ...bilingual((localize) => (
    <EmptyState
      ornament="desk"
      level={3}
      title={localize('No Gmail account yet', 'هنوز حساب جیمیلی متصل نکرده‌اید')}
      action={<Button tone="primary">{localize('Connect Gmail', 'اتصال جیمیل')}</Button>}
    />
  )),
  name: 'Above a dock the star stands on a desk alone',
  tags: ['phone'],
});

export const WholePage = meta.story(
  bilingual((localize) => (
    <EmptyState
      level={1}
      title={localize('You are not signed in', 'وارد نشده‌اید')}
      action={
        <LinkButton tone="primary" href="/sign-in">
          {localize('Sign in', 'ورود')}
        </LinkButton>
      }
    >
      {localize('Your mailbox opens after you sign in.', 'صندوق ایمیلی شما پس از ورود باز می‌شود.')}
    </EmptyState>
  )),
);
