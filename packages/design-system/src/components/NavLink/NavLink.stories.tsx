import preview from '#.storybook/preview';
import { NavLink } from './NavLink';
import { Inline } from '../../layout/Inline';
import { Stack } from '../../layout/Stack';
import { bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/NavLink' });

export const BarAndList = meta.story(
  bilingual((say) => (
    <Stack gap={16}>
      <Inline gap={24}>
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
      </Inline>
      <NavLink look="list" icon="bot" href="/bots" current>
        {say('My Bots', 'بات‌های من')}
      </NavLink>
    </Stack>
  )),
);
