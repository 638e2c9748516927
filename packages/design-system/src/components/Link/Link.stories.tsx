import preview from '#.storybook/preview';
import { Link } from './Link';
import { Box } from '../../layout/Box';
import { Inline } from '../../layout/Inline';
import { Stack } from '../../layout/Stack';
import { focused, hovered } from '../../testing/pointer';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Prose } from '../../text/Prose';
import { Text } from '../../text/Text';

const meta = preview.meta({
  id: 'design-system-link',
  title: 'Design system/Actions/Link',
  component: Link,
  tags: ['autodocs'],
});

const terms = (localize: Localize) => <Link href="/terms">{localize('terms of use', 'شرایط استفاده')}</Link>;

export const Default = meta.story(
  bilingual((localize) => <Link href="/bots">{localize('View all bots', 'دیدن همهٔ بات‌ها')}</Link>),
);

export const Playground = meta.story(
  playground(Link, { external: 'boolean' }, (localize) => ({
    href: '/bots',
    children: localize('View all bots', 'دیدن همهٔ بات‌ها'),
  })),
);

export const Tones = meta.story(
  bilingual((localize) => (
    <Inline gap={24}>
      <Link href="/bots">{localize('My Bots', 'بات‌های من')}</Link>
      <Link href="/professors" tone="quiet">
        {localize('My Professors', 'استادان من')}
      </Link>
      <Link href="/profile" tone="plain" weight="semibold">
        {localize('Profile', 'نمایه')}
      </Link>
    </Inline>
  )),
);

export const Hovered = meta.story({
  ...bilingual((localize) => (
    <Link href="/professors" tone="quiet">
      {localize('My Professors', 'استادان من')}
    </Link>
  )),
  ...hovered('link'),
});

export const HoveredPlain = meta.story({
  ...bilingual((localize) => (
    <Link href="/profile" tone="plain" weight="semibold">
      {localize('Profile', 'نمایه')}
    </Link>
  )),
  ...hovered('link'),
});

export const Focused = meta.story({
  ...bilingual((localize) => <Link href="/bots">{localize('View all bots', 'دیدن همهٔ بات‌ها')}</Link>),
  ...focused(),
  tags: ['forced'],
});

export const InText = meta.story(
  bilingual((localize) => (
    <Text>
      {localize('Read the', 'پیش از ثبت‌نام،')} {terms(localize)} {localize('before you sign up.', 'را بخوانید.')}
    </Text>
  )),
);

export const InProse = meta.story({
  ...bilingual((localize) => (
    <Prose>
      <p>
        {localize(
          'Peyk writes drafts from what professors have published. Nothing leaves before you approve it. The',
          'پیک پیش‌نویس‌ها را از روی آنچه استادان منتشر کرده‌اند می‌نویسد. پیش از تأیید شما چیزی فرستاده نمی‌شود.',
        )}{' '}
        {terms(localize)} {localize('and the', 'و')}{' '}
        <Link href="/privacy">{localize('privacy policy', 'سیاست حریم خصوصی')}</Link>{' '}
        {localize(
          'say what we keep, for how long, and how you take it with you.',
          'می‌گوید چه چیزی را، تا چه زمانی نگه می‌داریم و چگونه آن را با خود می‌برید.',
        )}
      </p>
    </Prose>
  )),
  name: 'A link inside prose keeps the rhythm of its lines',
  tags: ['phone'],
});

export const External = meta.story({
  ...bilingual((localize) => (
    <Link href="https://example.org/paper" external>
      {localize('Open the paper', 'باز کردن مقاله')}
    </Link>
  )),
  name: 'An external link shows an arrow and says that a new tab opens',
});

export const OnTheDeepField = meta.story({
  ...bilingual(
    (localize) => (
      <Box surface="field" padding={24}>
        <Stack gap={12}>
          <Text tone="onField">
            {localize('Read the', 'پیش از ثبت‌نام،')} {terms(localize)} {localize('before you sign up.', 'را بخوانید.')}
          </Text>
          <Inline gap={24}>
            <Link href="/help" tone="quiet">
              {localize('Help', 'راهنما')}
            </Link>
            <Link href="https://example.org/paper" external>
              {localize('Open the paper', 'باز کردن مقاله')}
            </Link>
          </Inline>
        </Stack>
      </Box>
    ),
    { bare: true },
  ),
  ...focused(),
});

export const LongWrapped = meta.story({
  ...bilingual((localize) => (
    <Link href="/bots/1">
      {localize(
        'Nordic bridge monitoring with vibration sensors and temperature models for long-span structures in cold climates',
        'پایش پل‌های نوردیک با حسگرهای لرزش و مدل‌های دما برای سازه‌های بلنددهانه در اقلیم‌های سرد و پرباد شمال اروپا',
      )}
    </Link>
  )),
  name: 'A long link wraps and stays underlined',
  tags: ['phone'],
});
