import preview from '#.storybook/preview';
import { Drawer } from './Drawer';
import { NavLink } from '../NavLink/NavLink';
import { Stack } from '../../layout/Stack';
import { bilingual, nothing } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/Drawer' });

export const PhoneMenu = meta.story(
  bilingual((say) => (
    <Drawer open onClose={nothing} title={say('Menu', 'فهرست')}>
      <Stack gap={4}>
        <NavLink look="list" icon="bot" href="/bots" current>
          {say('My Bots', 'بات‌های من')}
        </NavLink>
        <NavLink look="list" icon="users" href="/professors" current={false}>
          {say('My Professors', 'استادان من')}
        </NavLink>
      </Stack>
    </Drawer>
  )),
);
