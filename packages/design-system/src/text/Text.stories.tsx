import preview from '#.storybook/preview';
import { Box } from '../layout/Box';
import { Grid } from '../layout/Grid';
import { Stack } from '../layout/Stack';
import { bilingual, playground } from '../testing/words';
import type { Say } from '../testing/words';
import { Text } from './Text';

const meta = preview.meta({ title: 'Design system/Text', component: Text, tags: ['autodocs', 'phone'] });

const calm = (say: Say) => say('Body text is calm and wide enough to read.', 'متن اصلی آرام است و خوانا.');

export const Default = meta.story(bilingual((say) => <Text>{calm(say)}</Text>));

export const Playground = meta.story(
  playground(
    Text,
    {
      size: ['lead', 'body', 'ui', 'small', 'caption', 'micro', 'figure'],
      tone: ['strong', 'body', 'muted', 'danger', 'success', 'reward', 'action'],
      weight: ['regular', 'medium', 'semibold'],
      align: ['start', 'center', 'end'],
      numeric: 'boolean',
      clamp: 'number',
      children: 'text',
    },
    (say) => ({ children: calm(say) }),
  ),
);

export const Sizes = meta.story(
  bilingual((say) => (
    <Stack gap={12}>
      {(['lead', 'body', 'ui', 'small', 'caption', 'micro'] as const).map((size) => (
        <Text key={size} size={size}>
          {calm(say)}
        </Text>
      ))}
      <Text size="figure">{say('1,284', '۱٬۲۸۴')}</Text>
    </Stack>
  )),
);

export const Tones = meta.story(
  bilingual((say) => (
    <Stack gap={4}>
      <Text tone="strong">{say('Strong: a name', 'پررنگ: یک نام')}</Text>
      <Text tone="body">{say('Body: what is read', 'متن: آنچه خوانده می‌شود')}</Text>
      <Text tone="muted">{say('Muted: one short line beside it', 'کم‌رنگ: یک سطر کوتاه کنار آن')}</Text>
      <Text tone="danger">{say('Danger: could not be sent', 'خطر: ارسال نشد')}</Text>
      <Text tone="success">{say('Success: sent', 'موفق: ارسال شد')}</Text>
      <Text tone="reward">{say('Reward: 25 XP', 'پاداش: ۲۵ امتیاز تجربه')}</Text>
      <Text tone="action">{say('Action: to choose', 'کنش: برای انتخاب')}</Text>
    </Stack>
  )),
);

export const OnTheDeepField = meta.story(
  bilingual((say) => (
    <Box surface="field" padding={24} radius="card">
      <Text tone="onField">{say('Words on the deep field', 'واژه‌ها بر میدان لاجورد')}</Text>
      <Text tone="onFieldMuted">{say('and quieter ones', 'و آرام‌ترهایشان')}</Text>
    </Box>
  )),
);

export const Weights = meta.story(
  bilingual((say) => (
    <Stack gap={4}>
      <Text weight="regular">{calm(say)}</Text>
      <Text weight="medium">{calm(say)}</Text>
      <Text weight="semibold">{calm(say)}</Text>
    </Stack>
  )),
);

export const Align = meta.story({
  ...bilingual((say) => (
    <Stack gap={4}>
      <Text align="start">{say('From the start', 'از آغاز سطر')}</Text>
      <Text align="center">{say('In the middle', 'در میانه')}</Text>
      <Text align="end">{say('At the end', 'در پایان سطر')}</Text>
    </Stack>
  )),
  name: 'Start and end follow the direction',
});

export const TabularNumbers = meta.story({
  ...bilingual((say) => (
    <Grid columns={{ base: '2' }} gap={24}>
      <Box>
        {[say('1,111', '۱٬۱۱۱'), say('2,048', '۲٬۰۴۸'), say('9,876', '۹٬۸۷۶')].map((number) => (
          <Text key={number} numeric align="end">
            {number}
          </Text>
        ))}
      </Box>
      <Text size="small" tone="muted">
        {say('Digits of a column stand below each other.', 'رقم‌های یک ستون زیر هم می‌ایستند.')}
      </Text>
    </Grid>
  )),
  name: 'Tabular figures for numbers in a column',
});

export const Clamped = meta.story({
  ...bilingual((say) => (
    <Text clamp={2}>
      {say(
        'A long text that is cut after two lines, because the list it stands in should keep its rhythm, and the whole of it can be read one press away, on its own page, where there is room for every word of it and more; and so on, until the second line is surely full at every width.',
        'متنی بلند که پس از دو سطر بریده می‌شود، چون فهرستی که در آن ایستاده باید آهنگ خود را نگه دارد و همهٔ آن را می‌توان با یک فشار در صفحهٔ خودش خواند، جایی که برای هر واژهٔ آن جا هست و بیشتر از آن هم هست؛ و همین‌طور ادامه دارد تا سطر دوم در هر پهنایی پر شود.',
      )}
    </Text>
  )),
  name: 'Cut after two lines',
});
