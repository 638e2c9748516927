import { userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from './Menu';
import type { MenuItem } from './Menu';
import { Inline } from '../../layout/Inline';
import { focused } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Say } from '../../testing/words';
import { Auto } from '../../text/Auto';

const meta = preview.meta({ title: 'Design system/Menu', component: Menu, tags: ['autodocs'] });

const actions = (say: Say): MenuItem[] => [
  { id: 'edit', label: say('Edit filters', 'ویرایش پالایه‌ها'), icon: 'pencil', onSelect: nothing },
  { id: 'pause', label: say('Pause', 'مکث'), icon: 'pauseCircle', onSelect: nothing },
  { id: 'copy', label: say('Make a copy', 'ساخت رونوشت'), icon: 'copy', onSelect: nothing },
];

const more = (say: Say) => <IconButton icon="more" label={say('More actions', 'کارهای بیشتر')} tone="outlined" />;

async function open({ canvasElement }: { canvasElement: HTMLElement }) {
  const trigger = await within(canvasElement).findByRole('button');
  await userEvent.click(trigger);
  await within(document.body).findByRole('menu');
}

export const Default = meta.story(
  bilingual((say) => <Menu label={say('Actions of the bot', 'کارهای بات')} trigger={more(say)} items={actions(say)} />),
);

export const Playground = meta.story(
  playground(Menu, { label: 'text', header: 'text' }, (say) => ({
    label: say('Actions of the bot', 'کارهای بات'),
    trigger: more(say),
    items: actions(say),
  })),
);

export const Open = meta.story({
  ...bilingual((say) => (
    <Menu label={say('Actions of the bot', 'کارهای بات')} trigger={more(say)} items={actions(say)} />
  )),
  tags: ['phone'],
  play: open,
});

export const OfAPerson = meta.story({
  ...bilingual((say) => (
    <Inline gap={12} justify="end">
      <Menu
        label={say('Account', 'حساب کاربری')}
        header={<Auto>{say('Nasrin Ahmadi', 'نسرین احمدی')}</Auto>}
        trigger={<Avatar name={say('Nasrin Ahmadi', 'نسرین احمدی')} />}
        items={[
          { id: 'profile', label: say('Profile', 'نمایه'), icon: 'user', href: '/profile' },
          { id: 'mailbox', label: say('Mailbox', 'صندوق نامه‌ها'), icon: 'inbox', href: '/mailbox' },
          { id: 'out', label: say('Logout', 'خروج'), icon: 'logOut', onSelect: nothing },
        ]}
      />
    </Inline>
  )),
  tags: ['phone'],
  play: open,
});

export const Disabled = meta.story({
  ...bilingual((say) => (
    <Menu
      label={say('Actions of the bot', 'کارهای بات')}
      trigger={more(say)}
      items={[
        { id: 'edit', label: say('Edit filters', 'ویرایش پالایه‌ها'), icon: 'pencil' },
        { id: 'resume', label: say('Resume', 'ادامه'), icon: 'playCircle', disabled: true },
        { id: 'copy', label: say('Make a copy', 'ساخت رونوشت'), icon: 'copy' },
      ]}
    />
  )),
  play: open,
  tags: ['forced'],
});

export const DangerInASectionOfItsOwn = meta.story({
  ...bilingual((say) => (
    <Menu
      label={say('Actions of the bot', 'کارهای بات')}
      trigger={more(say)}
      items={[
        { id: 'work', label: say('Work', 'کار'), items: actions(say) },
        {
          id: 'end',
          label: say('End', 'پایان'),
          items: [{ id: 'delete', label: say('Delete', 'حذف'), icon: 'trash', tone: 'danger' }],
        },
      ]}
    />
  )),
  play: open,
});

export const ChoiceOfOne = meta.story({
  ...bilingual((say) => (
    <Held initial="match">
      {(selected, set) => (
        <Menu
          label={say('Order and view', 'ترتیب و نما')}
          trigger={<Button icon="filter">{say('Order and view', 'ترتیب و نما')}</Button>}
          items={[
            {
              id: 'order',
              label: say('Order by', 'ترتیب بر پایهٔ'),
              labelShown: true,
              selected,
              onChange: set,
              items: [
                { id: 'match', label: say('Match score', 'امتیاز تطابق') },
                { id: 'name', label: say('Name', 'نام') },
                { id: 'new', label: say('Newest first', 'تازه‌ترین در آغاز') },
              ],
            },
            {
              id: 'view',
              label: say('View', 'نما'),
              labelShown: true,
              items: [{ id: 'hide', label: say('Hide those I skipped', 'پنهان کردن کنارگذاشته‌ها'), icon: 'eyeOff' }],
            },
          ]}
        />
      )}
    </Held>
  )),
  play: open,
});

export const LongText = meta.story({
  ...bilingual((say) => (
    <Menu
      label={say('Actions of the bot', 'کارهای بات')}
      trigger={more(say)}
      items={[
        {
          id: 'move',
          label: say(
            'Move the fourteen professors who have not answered to another bot',
            'بردن چهارده استادی که هنوز پاسخ نداده‌اند به باتی دیگر',
          ),
          icon: 'users',
        },
        { id: 'copy', label: say('Make a copy', 'ساخت رونوشت'), icon: 'copy' },
      ]}
    />
  )),
  name: 'A long item wraps beside its icon',
  tags: ['phone'],
  play: open,
});

export const OpenedByKeyboard = meta.story({
  ...bilingual((say) => (
    <Menu label={say('Actions of the bot', 'کارهای بات')} trigger={more(say)} items={actions(say)} />
  )),
  name: 'Opened by keyboard, the first item has the focus',
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('menu');
  },
  tags: ['forced'],
});

export const AvatarFocused = meta.story({
  ...bilingual((say) => (
    <Menu
      label={say('Account', 'حساب کاربری')}
      trigger={<Avatar name={say('Nasrin Ahmadi', 'نسرین احمدی')} />}
      items={actions(say)}
    />
  )),
  ...focused(),
  tags: ['forced'],
});
