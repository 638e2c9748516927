import preview from '#.storybook/preview';
import { XpCoinPill } from './XpCoinPill';
import { Inline } from '../../layout/Inline';
import { Stack } from '../../layout/Stack';
import { bilingual, playground } from '../../testing/words';
import { Text } from '../../text/Text';

const meta = preview.meta({
  id: 'design-system-xpcoinpill',
  title: 'Design system/Progress/XpCoinPill',
  component: XpCoinPill,
  tags: ['autodocs', 'phone'],
});

export const Default = meta.story(
  bilingual((localize) => (
    <XpCoinPill xp={2350} coins={182} label={localize('2,350 XP and 182 coins', '۲٬۳۵۰ امتیاز تجربه و ۱۸۲ سکه')} />
  )),
);

export const Playground = meta.story(
  playground(XpCoinPill, { xp: 'number', coins: 'number', compact: 'boolean' }, (localize) => ({
    xp: 2350,
    coins: 182,
    label: localize('2,350 XP and 182 coins', '۲٬۳۵۰ امتیاز تجربه و ۱۸۲ سکه'),
  })),
);

export const InsideALine = meta.story({
  ...bilingual((localize) => (
    <Inline gap={12}>
      <Text as="span">{localize('Complete your CV', 'رزومه را کامل کنید')}</Text>
      <XpCoinPill look="inline" xp={25} coins={8} label={localize('25 XP and 8 coins', '۲۵ امتیاز تجربه و ۸ سکه')} />
    </Inline>
  )),
  name: 'Inside a line: what a step earns',
});

export const Zero = meta.story(
  bilingual((localize) => (
    <XpCoinPill xp={0} coins={0} label={localize('0 XP and 0 coins', '۰ امتیاز تجربه و ۰ سکه')} />
  )),
);

export const HugeNumbers = meta.story({
  ...bilingual((localize) => (
    <XpCoinPill
      xp={1_234_567}
      coins={98_765}
      label={localize('1,234,567 XP and 98,765 coins', '۱٬۲۳۴٬۵۶۷ امتیاز تجربه و ۹۸٬۷۶۵ سکه')}
    />
  )),
  name: 'Huge numbers keep one line, also on the narrowest phone',
});

export const Compact = meta.story({
  ...bilingual((localize) => (
    <Stack gap={12} align="start">
      <XpCoinPill
        compact
        xp={1_234_567}
        coins={98_765}
        label={localize('1,234,567 XP and 98,765 coins', '۱٬۲۳۴٬۵۶۷ امتیاز تجربه و ۹۸٬۷۶۵ سکه')}
      />
      <XpCoinPill
        compact
        xp={12_345}
        coins={182}
        label={localize('12,345 XP and 182 coins', '۱۲٬۳۴۵ امتیاز تجربه و ۱۸۲ سکه')}
      />
      <XpCoinPill compact xp={9_999} coins={0} label={localize('9,999 XP and 0 coins', '۹٬۹۹۹ امتیاز تجربه و ۰ سکه')} />
    </Stack>
  )),
  name: 'Compact shortens from ten thousand on; the name it is read by stays exact',
});
