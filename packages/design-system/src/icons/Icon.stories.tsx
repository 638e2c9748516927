import preview from '#.storybook/preview';
import type { ReactNode } from 'react';
import { LocaleContext } from '../i18n/locale';
import type { Locale } from '../i18n/locale';
import { Box } from '../layout/Box';
import { Grid } from '../layout/Grid';
import { Inline } from '../layout/Inline';
import { Stack } from '../layout/Stack';
import { bilingual, playground } from '../testing/words';
import { Heading } from '../text/Heading';
import { Ltr } from '../text/Ltr';
import { Text } from '../text/Text';
import { Icon } from './Icon';
import { icons } from './icons';
import type { IconName } from './icons';

const meta = preview.meta({
  id: 'design-system-icon',
  title: 'Design system/Foundations/Icon',
  component: Icon,
  tags: ['autodocs'],
});

const names = (Object.keys(icons) as IconName[]).toSorted();
const turning = names.filter((name) => icons[name].flip === 'rtl');
const still = names.filter((name) => icons[name].flip === 'never');

function Glyphs({ of }: { of: readonly IconName[] }) {
  return (
    <Grid columns={{ base: '2', tablet: '4', desktop: '6' }} gap={12}>
      {of.map((name) => (
        <Inline key={name} gap={8} wrap={false}>
          <Icon name={name} />
          <Text as="span" size="caption">
            <Ltr>{name}</Ltr>
          </Text>
        </Inline>
      ))}
    </Grid>
  );
}

/** A part of a page in a given language, so that one picture shows both directions. */
function Directed({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <LocaleContext value={locale}>
      <div lang={locale} dir={locale === 'fa' ? 'rtl' : 'ltr'}>
        {children}
      </div>
    </LocaleContext>
  );
}

export const Default = meta.story(
  bilingual((localize) => <Icon name="info" label={localize('Information', 'اطلاعات')} />),
);

export const Playground = meta.story(
  playground(Icon, { label: 'text' }, () => ({ name: 'send' as const, size: 32 as const })),
);

export const EveryGlyph = meta.story({
  ...bilingual((localize) => (
    <Stack gap={32}>
      <Stack gap={16}>
        <Heading level={2} look="title3">
          {localize('These turn with the direction', 'این‌ها با جهت سطر می‌چرخند')}
        </Heading>
        <Glyphs of={turning} />
      </Stack>
      <Stack gap={16}>
        <Heading level={2} look="title3">
          {localize('These never turn', 'این‌ها هرگز نمی‌چرخند')}
        </Heading>
        <Glyphs of={still} />
      </Stack>
    </Stack>
  )),
  name: 'Every glyph with its name, by whether it turns',
  tags: ['phone'],
});

const shown: readonly IconName[] = ['arrowForward', 'chevronEnd', 'send', 'reply', 'external', 'list', 'help', 'undo'];
const resting: readonly IconName[] = [
  'clock',
  'check',
  'checkCircle',
  'refresh',
  'play',
  'search',
  'calendar',
  'heart',
];

export const ArrowsTurn = meta.story({
  ...bilingual((localize) => (
    <Grid columns={{ base: '1', tablet: '2' }} gap={16}>
      {(['en', 'fa'] as const).map((locale) => (
        <Box key={locale} padding={20} surface="raised" border radius="card">
          <Stack gap={16}>
            <Text weight="semibold">
              {locale === 'en'
                ? localize('Left to right', 'از چپ به راست')
                : localize('Right to left', 'از راست به چپ')}
            </Text>
            <Directed locale={locale}>
              <Stack gap={16}>
                <Inline gap={16}>
                  {shown.map((name) => (
                    <Icon key={name} name={name} size={24} />
                  ))}
                </Inline>
                <Inline gap={16}>
                  {resting.map((name) => (
                    <Icon key={name} name={name} size={24} />
                  ))}
                </Inline>
              </Stack>
            </Directed>
          </Stack>
        </Box>
      ))}
    </Grid>
  )),
  name: 'Arrows turn with the direction, clocks and ticks do not',
  tags: ['phone'],
});

export const Sizes = meta.story(
  bilingual(() => (
    <Inline gap={16}>
      {([14, 16, 18, 20, 24, 32] as const).map((size) => (
        <Icon key={size} name="mailCheck" size={size} />
      ))}
    </Inline>
  )),
);

export const InTheColourOfItsWords = meta.story({
  ...bilingual((localize) => (
    <Stack gap={8}>
      {(['danger', 'success', 'action'] as const).map((tone) => (
        <Text key={tone} as="div" tone={tone}>
          <Inline gap={8}>
            <Icon name={({ danger: 'alert', success: 'check', action: 'send' } as const)[tone]} />
            {
              {
                danger: localize('Could not be sent', 'ارسال نشد'),
                success: localize('Approved', 'تأیید شد'),
                action: localize('On its way', 'در راه است'),
              }[tone]
            }
          </Inline>
        </Text>
      ))}
    </Stack>
  )),
  name: 'It has the colour of the words it stands beside',
});
