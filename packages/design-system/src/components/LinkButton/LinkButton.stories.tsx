import preview from '#.storybook/preview';
import { LinkButton } from './LinkButton';
import { Inline } from '../../layout/Inline';
import { focused, hovered } from '../../testing/pointer';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-linkbutton',
  title: 'Design system/Actions/LinkButton',
  component: LinkButton,
  tags: ['autodocs'],
});

const everyTone = (localize: Localize) => (
  <Inline gap={12}>
    <LinkButton href="/bots/new" tone="primary" icon="plus">
      {localize('Create New Bot', 'ساخت بات جدید')}
    </LinkButton>
    <LinkButton href="/bots/1">{localize('View details', 'دیدن جزئیات')}</LinkButton>
    <LinkButton href="/bots" tone="quiet" iconEnd="arrowForward">
      {localize('All bots', 'همهٔ بات‌ها')}
    </LinkButton>
    <LinkButton href="/account/delete" tone="danger">
      {localize('Delete my account', 'حذف حساب من')}
    </LinkButton>
  </Inline>
);

export const Default = meta.story(
  bilingual((localize) => <LinkButton href="/bots/1">{localize('View details', 'دیدن جزئیات')}</LinkButton>),
);

export const Playground = meta.story(
  playground(
    LinkButton,
    {
      external: 'boolean',
      fullWidth: 'boolean',
    },
    (localize) => ({ href: '/bots/new', icon: 'plus' as const, children: localize('Create New Bot', 'ساخت بات جدید') }),
  ),
);

export const Tones = meta.story({ ...bilingual(everyTone), tags: ['phone'] });

export const Hovered = meta.story({ ...bilingual(everyTone), ...hovered('link') });

export const Focused = meta.story({
  ...bilingual(everyTone),
  ...focused(),
});

export const Sizes = meta.story(
  bilingual((localize) => (
    <Inline gap={12}>
      <LinkButton href="/bots/new" tone="primary" size="small">
        {localize('Create New Bot', 'ساخت بات جدید')}
      </LinkButton>
      <LinkButton href="/bots/new" tone="primary">
        {localize('Create New Bot', 'ساخت بات جدید')}
      </LinkButton>
      <LinkButton href="/bots/new" tone="primary" size="large">
        {localize('Create New Bot', 'ساخت بات جدید')}
      </LinkButton>
    </Inline>
  )),
);

export const External = meta.story({
  ...bilingual((localize) => (
    <LinkButton href="https://example.org/paper" external>
      {localize('Open the paper', 'باز کردن مقاله')}
    </LinkButton>
  )),
  name: 'An external one shows an arrow and says that a new tab opens',
});

export const FullWidthWithALongText = meta.story({
  ...bilingual((localize) => (
    <LinkButton href="/bots/new" tone="primary" fullWidth iconEnd="arrowForward">
      {localize(
        'Continue with all fourteen universities of the Nordic countries and look for professors',
        'ادامه با هر چهارده دانشگاه کشورهای شمال اروپا و جست‌وجوی استادان',
      )}
    </LinkButton>
  )),
  tags: ['phone'],
});
