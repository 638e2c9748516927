import preview from '#.storybook/preview';
import { AppBar } from './AppBar';
import { IconButton } from '../IconButton/IconButton';
import { NavLink } from '../NavLink/NavLink';
import { XpCoinPill } from '../XpCoinPill/XpCoinPill';
import { Logo } from '../../icons/Logo';
import { Hide } from '../../layout/Hide';
import { bilingual } from '../../testing/words';
import { Text } from '../../text/Text';

const meta = preview.meta({ title: 'Design system/AppBar' });

export const SignedIn = meta.story(
  bilingual(
    (say) => (
      <AppBar
        label={say('Main', 'اصلی')}
        start={
          <>
            <Logo size={32} />
            <Text as="span" size="lead" weight="semibold" tone="strong">
              {say('Peyk', 'پیک')}
            </Text>
          </>
        }
        nav={
          <>
            <NavLink href="/dashboard" current={false}>
              {say('Dashboard', 'پیشخوان')}
            </NavLink>
            <NavLink href="/bots" current>
              {say('My Bots', 'بات‌های من')}
            </NavLink>
            <NavLink href="/professors" current={false}>
              {say('My Professors', 'استادان من')}
            </NavLink>
          </>
        }
        end={
          <>
            <XpCoinPill xp={2350} coins={182} label={say('2,350 XP and 182 coins', '۲٬۳۵۰ امتیاز تجربه و ۱۸۲ سکه')} />
            <IconButton icon="bell" label={say('Notifications', 'اعلان‌ها')} />
            <Hide above="tablet">
              <IconButton icon="menu" label={say('Open menu', 'باز کردن فهرست')} />
            </Hide>
          </>
        }
      />
    ),
    { bare: true },
  ),
);
