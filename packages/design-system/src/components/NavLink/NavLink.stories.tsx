import preview from '#.storybook/preview';
import { NavLink } from './NavLink';
import { Inline } from '../../layout/Inline';
import { Stack } from '../../layout/Stack';
import { focused, hovered } from '../../testing/pointer';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-navlink',
  title: 'Design system/Navigation/NavLink',
  component: NavLink,
  tags: ['autodocs'],
});

const bar = (localize: Localize) => (
  <Inline gap={24}>
    <NavLink href="/dashboard" current={false}>
      {localize('Dashboard', 'پیشخوان')}
    </NavLink>
    <NavLink href="/bots" current>
      {localize('My Bots', 'بات‌های من')}
    </NavLink>
    <NavLink href="/professors" current={false}>
      {localize('My Professors', 'استادان من')}
    </NavLink>
  </Inline>
);

const list = (localize: Localize) => (
  <Stack gap={4}>
    <NavLink look="list" icon="chart" href="/dashboard" current={false}>
      {localize('Dashboard', 'پیشخوان')}
    </NavLink>
    <NavLink look="list" icon="bot" href="/bots" current>
      {localize('My Bots', 'بات‌های من')}
    </NavLink>
    <NavLink look="list" icon="users" href="/professors" current={false}>
      {localize('My Professors', 'استادان من')}
    </NavLink>
  </Stack>
);

export const Default = meta.story(
  bilingual((localize) => (
    <NavLink href="/bots" current={false}>
      {localize('My Bots', 'بات‌های من')}
    </NavLink>
  )),
);

export const Playground = meta.story(
  playground(NavLink, { current: 'boolean', children: 'text' }, (localize) => ({
    href: '/bots',
    current: true,
    look: 'list' as const,
    icon: 'bot' as const,
    children: localize('My Bots', 'بات‌های من'),
  })),
);

export const Bar = meta.story(bilingual(bar));

export const List = meta.story(bilingual(list));

export const Focus = meta.story({
  ...bilingual(bar),
  ...focused(),
  tags: ['forced'],
});

export const Hover = meta.story({ ...bilingual(bar), ...hovered('link') });
export const FocusInAList = meta.story({ ...bilingual(list), ...focused(), tags: ['forced'] });
export const HoverInAList = meta.story({ ...bilingual(list), ...hovered('link') });

export const LongText = meta.story({
  ...bilingual((localize) => (
    <NavLink look="list" icon="users" href="/professors" current>
      {localize(
        'Professors who answered and wait for your second letter',
        'استادانی که پاسخ داده‌اند و در انتظار ایمیل دوم شما هستند',
      )}
    </NavLink>
  )),
  name: 'A long name wraps beside its icon in a list',
  tags: ['phone'],
});
