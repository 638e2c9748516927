import preview from '#.storybook/preview';
import { XpCoinPill } from './XpCoinPill';
import { Inline } from '../../layout/Inline';
import { bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/XpCoinPill' });

export const Looks = meta.story(
  bilingual((say) => (
    <Inline gap={16}>
      <XpCoinPill xp={2350} coins={182} label={say('2,350 XP and 182 coins', '۲٬۳۵۰ امتیاز تجربه و ۱۸۲ سکه')} />
      <XpCoinPill look="inline" xp={25} coins={8} label={say('25 XP and 8 coins', '۲۵ امتیاز تجربه و ۸ سکه')} />
    </Inline>
  )),
);
