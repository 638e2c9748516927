import preview from '#.storybook/preview';
import { Avatar } from '../Avatar/Avatar';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from './Menu';
import { bilingual } from '../../testing/words';
import { Auto } from '../../text/Auto';

const meta = preview.meta({ title: 'Design system/Menu' });

export const OfAPerson = meta.story(
  bilingual((say) => (
    <Menu
      label={say('Account', 'حساب کاربری')}
      header={<Auto>Nasrin Ahmadi</Auto>}
      trigger={<Avatar name="Nasrin Ahmadi" />}
      items={[
        { id: 'profile', label: say('Profile', 'نمایه'), icon: 'user', href: '/profile' },
        { id: 'pause', label: say('Pause everything', 'مکث همه'), icon: 'pauseCircle' },
        { id: 'out', label: say('Logout', 'خروج'), icon: 'logOut', tone: 'danger' },
      ]}
    />
  )),
);

export const BehindAnIcon = meta.story(
  bilingual((say) => (
    <Menu
      label={say('More actions', 'کارهای بیشتر')}
      trigger={<IconButton icon="more" label={say('More actions', 'کارهای بیشتر')} />}
      items={[
        { id: 'profile', label: say('Profile', 'نمایه'), icon: 'user', href: '/profile' },
        { id: 'pause', label: say('Pause everything', 'مکث همه'), icon: 'pauseCircle' },
        { id: 'out', label: say('Logout', 'خروج'), icon: 'logOut', tone: 'danger' },
      ]}
    />
  )),
);
