import preview from '#.storybook/preview';
import { Divider } from './Divider';
import { Inline } from './Inline';
import { Stack } from './Stack';
import { bilingual, playground } from '../testing/words';
import { Text } from '../text/Text';

const meta = preview.meta({
  id: 'design-system-divider',
  title: 'Design system/Layout/Divider',
  component: Divider,
  tags: ['autodocs'],
});

export const Default = meta.story(
  bilingual((localize) => (
    <Stack gap={16}>
      <Text>{localize('One group', 'یک گروه')}</Text>
      <Divider />
      <Text>{localize('Another group', 'گروهی دیگر')}</Text>
    </Stack>
  )),
);

export const Playground = meta.story(playground(Divider, { label: 'text' }, () => ({})));

export const WithWords = meta.story({
  ...bilingual((localize) => (
    <Stack gap={16}>
      <Text>{localize('Continue with Google', 'ادامه با گوگل')}</Text>
      <Divider label={localize('or with your email', 'یا با ایمیل خود')} />
      <Text>{localize('Email address', 'نشانی ایمیل')}</Text>
    </Stack>
  )),
  name: 'With words between two ways to choose from',
});

export const Vertical = meta.story({
  ...bilingual((localize) => (
    <Inline gap={16} align="stretch">
      <Text>{localize('14 universities', '۱۴ دانشگاه')}</Text>
      <Divider orientation="vertical" />
      <Text>{localize('22 professors', '۲۲ استاد')}</Text>
      <Divider orientation="vertical" />
      <Text>{localize('9 drafts', '۹ پیش‌نویس')}</Text>
    </Inline>
  )),
  name: 'Vertical, as high as the line it stands in',
});
