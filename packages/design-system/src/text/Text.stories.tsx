import preview from '#.storybook/preview';
import { Box } from '../layout/Box';
import { Grid } from '../layout/Grid';
import { Stack } from '../layout/Stack';
import { bilingual, playground } from '../testing/words';
import type { Localize } from '../testing/words';
import { Text } from './Text';

const meta = preview.meta({
  id: 'design-system-text',
  title: 'Design system/Text/Text',
  component: Text,
  tags: ['autodocs', 'phone'],
});

const calm = (localize: Localize) =>
  localize('Body text is calm and wide enough to read.', 'متن اصلی آرام است و خوانا.');

export const Default = meta.story(bilingual((localize) => <Text>{calm(localize)}</Text>));

export const Playground = meta.story(
  playground(
    Text,
    {
      numeric: 'boolean',
      clamp: 'number',
      children: 'text',
    },
    (localize) => ({ children: calm(localize) }),
  ),
);

export const Sizes = meta.story(
  bilingual((localize) => (
    <Stack gap={12}>
      {(['lead', 'body', 'ui', 'small', 'caption', 'micro'] as const).map((size) => (
        <Text key={size} size={size}>
          {calm(localize)}
        </Text>
      ))}
      <Text size="figure">{localize('1,284', '۱٬۲۸۴')}</Text>
    </Stack>
  )),
);

export const Tones = meta.story(
  bilingual((localize) => (
    <Stack gap={4}>
      <Text tone="strong">{localize('Strong: a name', 'پررنگ: یک نام')}</Text>
      <Text tone="body">{localize('Body: what is read', 'متن: آنچه خوانده می‌شود')}</Text>
      <Text tone="muted">{localize('Muted: one short line beside it', 'کم‌رنگ: یک سطر کوتاه کنار آن')}</Text>
      <Text tone="danger">{localize('Danger: could not be sent', 'خطر: ارسال نشد')}</Text>
      <Text tone="success">{localize('Success: sent', 'موفق: ارسال شد')}</Text>
      <Text tone="reward">{localize('Reward: 25 XP', 'پاداش: ۲۵ امتیاز تجربه')}</Text>
      <Text tone="action">{localize('Action: to choose', 'کنش: برای انتخاب')}</Text>
    </Stack>
  )),
);

export const OnTheDeepField = meta.story(
  bilingual((localize) => (
    <Box surface="field" padding={24} radius="card">
      <Text tone="onField">{localize('Words on the deep field', 'واژه‌ها بر میدان لاجورد')}</Text>
      <Text tone="onFieldMuted">{localize('and quieter ones', 'و آرام‌ترهایشان')}</Text>
    </Box>
  )),
);

export const Weights = meta.story(
  bilingual((localize) => (
    <Stack gap={4}>
      <Text weight="regular">{calm(localize)}</Text>
      <Text weight="medium">{calm(localize)}</Text>
      <Text weight="semibold">{calm(localize)}</Text>
    </Stack>
  )),
);

export const Align = meta.story({
  ...bilingual((localize) => (
    <Stack gap={4}>
      <Text align="start">{localize('From the start', 'از آغاز سطر')}</Text>
      <Text align="center">{localize('In the middle', 'در میانه')}</Text>
      <Text align="end">{localize('At the end', 'در پایان سطر')}</Text>
    </Stack>
  )),
  name: 'Start and end follow the direction',
});

export const TabularNumbers = meta.story({
  ...bilingual((localize) => (
    <Grid columns={{ base: '2' }} gap={24}>
      <Box>
        {[localize('1,111', '۱٬۱۱۱'), localize('2,048', '۲٬۰۴۸'), localize('9,876', '۹٬۸۷۶')].map((number) => (
          <Text key={number} numeric align="end">
            {number}
          </Text>
        ))}
      </Box>
      <Text size="small" tone="muted">
        {localize('Digits of a column stand below each other.', 'رقم‌های یک ستون زیر هم می‌ایستند.')}
      </Text>
    </Grid>
  )),
  name: 'Tabular figures for numbers in a column',
});

export const Clamped = meta.story({
  ...bilingual((localize) => (
    <Text clamp={2}>
      {localize(
        'A long text that is cut after two lines, because the list it stands in should keep its rhythm, and the whole of it can be read one press away, on its own page, where there is room for every word of it and more; and so on, until the second line is surely full at every width.',
        'متنی بلند که پس از دو سطر بریده می‌شود، چون فهرستی که در آن ایستاده باید آهنگ خود را نگه دارد و همهٔ آن را می‌توان با یک فشار در صفحهٔ خودش خواند، جایی که برای هر واژهٔ آن جا هست و بیشتر از آن هم هست؛ و همین‌طور ادامه دارد تا سطر دوم در هر پهنایی پر شود.',
      )}
    </Text>
  )),
  name: 'Cut after two lines',
});
