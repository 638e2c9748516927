import preview from '#.storybook/preview';
import { Divider } from './Divider';
import { Inline } from './Inline';
import { Stack } from './Stack';
import { bilingual, playground } from '../testing/words';
import { Text } from '../text/Text';

const meta = preview.meta({ title: 'Design system/Divider', component: Divider, tags: ['autodocs'] });

export const Default = meta.story(
  bilingual((say) => (
    <Stack gap={16}>
      <Text>{say('One group', 'یک گروه')}</Text>
      <Divider />
      <Text>{say('Another group', 'گروهی دیگر')}</Text>
    </Stack>
  )),
);

export const Playground = meta.story(
  playground(Divider, { orientation: ['horizontal', 'vertical'], label: 'text' }, () => ({})),
);

export const WithWords = meta.story({
  ...bilingual((say) => (
    <Stack gap={16}>
      <Text>{say('Continue with Google', 'ادامه با گوگل')}</Text>
      <Divider label={say('or with your email', 'یا با ایمیل خود')} />
      <Text>{say('Email address', 'نشانی ایمیل')}</Text>
    </Stack>
  )),
  name: 'With words between two ways to choose from',
});

export const Vertical = meta.story({
  ...bilingual((say) => (
    <Inline gap={16} align="stretch">
      <Text>{say('14 universities', '۱۴ دانشگاه')}</Text>
      <Divider orientation="vertical" />
      <Text>{say('22 professors', '۲۲ استاد')}</Text>
      <Divider orientation="vertical" />
      <Text>{say('9 drafts', '۹ پیش‌نویس')}</Text>
    </Inline>
  )),
  name: 'Vertical, as high as the line it stands in',
});
