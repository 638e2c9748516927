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
import type { Localize } from '../../testing/words';
import { Auto } from '../../text/Auto';
import { Text } from '../../text/Text';

const meta = preview.meta({
  id: 'design-system-appbar',
  title: 'Design system/Navigation/AppBar',
  component: AppBar,
  tags: ['autodocs', 'phone'],
});

const mark = (localize: Localize) => (
  <Inline gap={8} wrap={false}>
    <Logo size={32} />
    <Text as="span" size="lead" weight="semibold" tone="strong">
      {localize('Peyk', 'پیک')}
    </Text>
  </Inline>
);

const places = (localize: Localize) => (
  <>
    <NavLink href="/dashboard" current={false}>
      {localize('Dashboard', 'پیشخوان')}
    </NavLink>
    <NavLink href="/bots" current>
      {localize('My Bots', 'بات‌های من')}
    </NavLink>
    <NavLink href="/professors" current={false}>
      {localize('My Professors', 'استادان من')}
    </NavLink>
    <NavLink href="/achievements" current={false}>
      {localize('Achievements', 'دستاوردها')}
    </NavLink>
  </>
);

const menuButton = (localize: Localize) => (
  <Hide above="tablet">
    <IconButton icon="menu" label={localize('Open menu', 'باز کردن منو')} />
  </Hide>
);

const own = (localize: Localize) => (
  <>
    <Hide below="tablet">
      <XpCoinPill xp={2350} coins={182} label={localize('2,350 XP and 182 coins', '۲٬۳۵۰ امتیاز تجربه و ۱۸۲ سکه')} />
    </Hide>
    <IconButton icon="bell" label={localize('Notifications', 'اعلان‌ها')} />
    <Hide below="tablet">
      <Menu
        label={localize('Account', 'حساب کاربری')}
        header={<Auto>{localize('Nasrin Ahmadi', 'نسرین احمدی')}</Auto>}
        trigger={<Avatar name={localize('Nasrin Ahmadi', 'نسرین احمدی')} />}
        items={[{ id: 'profile', label: localize('Profile', 'نمایه'), icon: 'user', href: '/profile' }]}
      />
    </Hide>
    {menuButton(localize)}
  </>
);

const signedIn = (localize: Localize) => ({
  label: localize('Main', 'اصلی'),
  start: mark(localize),
  nav: places(localize),
  end: own(localize),
});

export const Default = meta.story(bilingual((localize) => <AppBar {...signedIn(localize)} />, { bare: true }));

export const Playground = meta.story(playground(AppBar, { label: 'text' }, signedIn, { bare: true }));

export const SignedOut = meta.story(
  bilingual(
    (localize) => (
      <AppBar
        start={mark(localize)}
        end={
          <>
            <Hide below="tablet">
              <LinkButton href="/sign-in" tone="quiet">
                {localize('Sign in', 'ورود')}
              </LinkButton>
              <LinkButton href="/sign-up" tone="primary">
                {localize('Sign up', 'ثبت‌نام')}
              </LinkButton>
            </Hide>
            {menuButton(localize)}
          </>
        }
      />
    ),
    { bare: true },
  ),
);

export const MarkAlone = meta.story(bilingual((localize) => <AppBar start={mark(localize)} />, { bare: true }));
