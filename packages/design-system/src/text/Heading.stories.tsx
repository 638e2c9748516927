import preview from '#.storybook/preview';
import { Box } from '../layout/Box';
import { Stack } from '../layout/Stack';
import { bilingual, playground } from '../testing/words';
import { Heading } from './Heading';
import { Text } from './Text';

const meta = preview.meta({
  id: 'design-system-heading',
  title: 'Design system/Text/Heading',
  component: Heading,
  tags: ['autodocs', 'phone'],
});

export const Default = meta.story(
  bilingual((localize) => (
    <Heading level={2}>{localize('A section says what it holds', 'عنوان هر بخش محتوای آن را نشان می‌دهد')}</Heading>
  )),
);

export const Playground = meta.story(
  playground(
    Heading,
    {
      children: 'text',
    },
    (localize) => ({ level: 2 as const, children: localize('Where to look', 'کجا را ببینیم') }),
  ),
);

export const Levels = meta.story({
  ...bilingual((localize) => (
    <Stack gap={16}>
      <Heading level={1}>{localize('The title of the page', 'عنوان صفحه')}</Heading>
      <Heading level={2}>{localize('A section says what it holds', 'عنوان هر بخش محتوای آن را نشان می‌دهد')}</Heading>
      <Heading level={3}>{localize('A part of the section', 'پاره‌ای از آن بخش')}</Heading>
      <Heading level={4}>{localize('The name of a thing', 'نام یک چیز')}</Heading>
    </Stack>
  )),
  name: 'Each level has a size of its own',
});

export const Looks = meta.story({
  ...bilingual((localize) => (
    <Stack gap={16}>
      <Heading level={1} look="display">
        {localize('Write one honest letter', 'یک نامهٔ صادقانه بنویسید')}
      </Heading>
      <Heading level={2} look="title1">
        {localize('Write one honest letter', 'یک نامهٔ صادقانه بنویسید')}
      </Heading>
      <Heading level={2} look="title2">
        {localize('Write one honest letter', 'یک نامهٔ صادقانه بنویسید')}
      </Heading>
      <Heading level={2} look="title3">
        {localize('Write one honest letter', 'یک نامهٔ صادقانه بنویسید')}
      </Heading>
    </Stack>
  )),
  name: 'Rank and size are chosen apart',
});

export const LongText = meta.story({
  ...bilingual((localize) => (
    <Heading level={1}>
      {localize(
        'What happened to the fourteen letters that you approved on Tuesday evening',
        'سرنوشت چهارده نامه‌ای که سه‌شنبه‌شب تأیید کردید چه شد',
      )}
    </Heading>
  )),
  name: 'A long heading breaks into lines of like length',
});

export const Centred = meta.story(
  bilingual((localize) => (
    <Heading level={2} align="center">
      {localize('No professors found', 'استادی پیدا نشد')}
    </Heading>
  )),
);

export const OnTheDeepField = meta.story(
  bilingual((localize) => (
    <Box surface="field" padding={32} radius="card">
      <Stack gap={8}>
        <Heading level={2} tone="onField">
          {localize('One professor, one letter', 'یک استاد، یک نامه')}
        </Heading>
        <Text tone="onFieldMuted">{localize('Approved by you.', 'با تأیید شما.')}</Text>
      </Stack>
    </Box>
  )),
);
