import preview from '#.storybook/preview';
import { AppBar } from './AppBar';
import { Avatar } from '../Avatar/Avatar';
import { IconButton } from '../IconButton/IconButton';
import { LinkButton } from '../LinkButton/LinkButton';
import { Menu } from '../Menu/Menu';
import { NavLink } from '../NavLink/NavLink';
import { XpCoinPill } from '../XpCoinPill/XpCoinPill';
import { Logo } from '../../icons/Logo';
import { Hide } from '../../layout/Hide';
import { Inline } from '../../layout/Inline';
import { bilingual, playground } from '../../testing/words';
import type { Say } from '../../testing/words';
import { Auto } from '../../text/Auto';
import { Text } from '../../text/Text';

const meta = preview.meta({ title: 'Design system/AppBar', component: AppBar, tags: ['autodocs', 'phone'] });

const mark = (say: Say) => (
  <Inline gap={8} wrap={false}>
    <Logo size={32} />
    <Text as="span" size="lead" weight="semibold" tone="strong">
      {say('Peyk', 'پیک')}
    </Text>
  </Inline>
);

const places = (say: Say) => (
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
    <NavLink href="/achievements" current={false}>
      {say('Achievements', 'دستاوردها')}
    </NavLink>
  </>
);

const menuButton = (say: Say) => (
  <Hide above="tablet">
    <IconButton icon="menu" label={say('Open menu', 'باز کردن فهرست')} />
  </Hide>
);

const own = (say: Say) => (
  <>
    <Hide below="tablet">
      <XpCoinPill xp={2350} coins={182} label={say('2,350 XP and 182 coins', '۲٬۳۵۰ امتیاز تجربه و ۱۸۲ سکه')} />
    </Hide>
    <IconButton icon="bell" label={say('Notifications', 'اعلان‌ها')} />
    <Hide below="tablet">
      <Menu
        label={say('Account', 'حساب کاربری')}
        header={<Auto>{say('Nasrin Ahmadi', 'نسرین احمدی')}</Auto>}
        trigger={<Avatar name={say('Nasrin Ahmadi', 'نسرین احمدی')} />}
        items={[{ id: 'profile', label: say('Profile', 'نمایه'), icon: 'user', href: '/profile' }]}
      />
    </Hide>
    {menuButton(say)}
  </>
);

const signedIn = (say: Say) => ({
  label: say('Main', 'اصلی'),
  start: mark(say),
  nav: places(say),
  end: own(say),
});

export const Default = meta.story(bilingual((say) => <AppBar {...signedIn(say)} />, { bare: true }));

export const Playground = meta.story(playground(AppBar, { label: 'text' }, signedIn, { bare: true }));

export const SignedOut = meta.story(
  bilingual(
    (say) => (
      <AppBar
        start={mark(say)}
        end={
          <>
            <Hide below="tablet">
              <LinkButton href="/sign-in" tone="quiet">
                {say('Sign in', 'ورود')}
              </LinkButton>
              <LinkButton href="/sign-up" tone="primary">
                {say('Sign up', 'ثبت‌نام')}
              </LinkButton>
            </Hide>
            {menuButton(say)}
          </>
        }
      />
    ),
    { bare: true },
  ),
);

export const MarkAlone = meta.story(bilingual((say) => <AppBar start={mark(say)} />, { bare: true }));
