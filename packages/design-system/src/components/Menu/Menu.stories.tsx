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
import type { Localize } from '../../testing/words';
import { Auto } from '../../text/Auto';

const meta = preview.meta({
  id: 'design-system-menu',
  title: 'Design system/Actions/Menu',
  component: Menu,
  tags: ['autodocs'],
});

const actions = (localize: Localize): MenuItem[] => [
  { id: 'edit', label: localize('Edit filters', 'ویرایش فیلترها'), icon: 'pencil', onSelect: nothing },
  { id: 'pause', label: localize('Pause', 'توقف موقت'), icon: 'pauseCircle', onSelect: nothing },
  { id: 'copy', label: localize('Make a copy', 'ساخت کپی'), icon: 'copy', onSelect: nothing },
];

const more = (localize: Localize) => (
  <IconButton icon="more" label={localize('More actions', 'کارهای بیشتر')} tone="outlined" />
);

async function open({ canvasElement }: { canvasElement: HTMLElement }) {
  const trigger = await within(canvasElement).findByRole('button');
  await userEvent.click(trigger);
  await within(document.body).findByRole('menu');
}

export const Default = meta.story(
  bilingual((localize) => (
    <Menu label={localize('Actions of the bot', 'کارهای بات')} trigger={more(localize)} items={actions(localize)} />
  )),
);

export const Playground = meta.story(
  playground(Menu, { label: 'text', header: 'text' }, (localize) => ({
    label: localize('Actions of the bot', 'کارهای بات'),
    trigger: more(localize),
    items: actions(localize),
  })),
);

export const Open = meta.story({
  ...bilingual((localize) => (
    <Menu label={localize('Actions of the bot', 'کارهای بات')} trigger={more(localize)} items={actions(localize)} />
  )),
  tags: ['phone'],
  play: open,
});

export const OfAPerson = meta.story({
  ...bilingual((localize) => (
    <Inline gap={12} justify="end">
      <Menu
        label={localize('Account', 'حساب کاربری')}
        header={<Auto>{localize('Nasrin Ahmadi', 'نسرین احمدی')}</Auto>}
        trigger={<Avatar name={localize('Nasrin Ahmadi', 'نسرین احمدی')} />}
        items={[
          { id: 'profile', label: localize('Profile', 'نمایه'), icon: 'user', href: '/profile' },
          { id: 'mailbox', label: localize('Mailbox', 'صندوق ایمیل'), icon: 'inbox', href: '/mailbox' },
          { id: 'out', label: localize('Logout', 'خروج'), icon: 'logOut', onSelect: nothing },
        ]}
      />
    </Inline>
  )),
  tags: ['phone'],
  play: open,
});

export const Disabled = meta.story({
  ...bilingual((localize) => (
    <Menu
      label={localize('Actions of the bot', 'کارهای بات')}
      trigger={more(localize)}
      items={[
        { id: 'edit', label: localize('Edit filters', 'ویرایش فیلترها'), icon: 'pencil' },
        { id: 'resume', label: localize('Resume', 'ادامه'), icon: 'playCircle', disabled: true },
        { id: 'copy', label: localize('Make a copy', 'ساخت کپی'), icon: 'copy' },
      ]}
    />
  )),
  play: open,
  tags: ['forced'],
});

export const DangerInASectionOfItsOwn = meta.story({
  ...bilingual((localize) => (
    <Menu
      label={localize('Actions of the bot', 'کارهای بات')}
      trigger={more(localize)}
      items={[
        { id: 'work', label: localize('Work', 'کار'), items: actions(localize) },
        {
          id: 'end',
          label: localize('End', 'پایان'),
          items: [{ id: 'delete', label: localize('Delete', 'حذف'), icon: 'trash', tone: 'danger' }],
        },
      ]}
    />
  )),
  play: open,
});

export const ChoiceOfOne = meta.story({
  ...bilingual((localize) => (
    <Held initial="match">
      {(selected, set) => (
        <Menu
          label={localize('Order and view', 'ترتیب و نما')}
          trigger={<Button icon="filter">{localize('Order and view', 'ترتیب و نما')}</Button>}
          items={[
            {
              id: 'order',
              label: localize('Order by', 'ترتیب بر پایهٔ'),
              labelShown: true,
              selected,
              onChange: set,
              items: [
                { id: 'match', label: localize('Match score', 'امتیاز تطابق') },
                { id: 'name', label: localize('Name', 'نام') },
                { id: 'new', label: localize('Newest first', 'تازه‌ترین در آغاز') },
              ],
            },
            {
              id: 'view',
              label: localize('View', 'نما'),
              labelShown: true,
              items: [
                { id: 'hide', label: localize('Hide those I skipped', 'پنهان کردن کنارگذاشته‌ها'), icon: 'eyeOff' },
              ],
            },
          ]}
        />
      )}
    </Held>
  )),
  play: open,
});

export const LongText = meta.story({
  ...bilingual((localize) => (
    <Menu
      label={localize('Actions of the bot', 'کارهای بات')}
      trigger={more(localize)}
      items={[
        {
          id: 'move',
          label: localize(
            'Move the fourteen professors who have not answered to another bot',
            'بردن چهارده استادی که هنوز پاسخ نداده‌اند به باتی دیگر',
          ),
          icon: 'users',
        },
        { id: 'copy', label: localize('Make a copy', 'ساخت کپی'), icon: 'copy' },
      ]}
    />
  )),
  name: 'A long item wraps beside its icon',
  tags: ['phone'],
  play: open,
});

export const OpenedByKeyboard = meta.story({
  ...bilingual((localize) => (
    <Menu label={localize('Actions of the bot', 'کارهای بات')} trigger={more(localize)} items={actions(localize)} />
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
  ...bilingual((localize) => (
    <Menu
      label={localize('Account', 'حساب کاربری')}
      trigger={<Avatar name={localize('Nasrin Ahmadi', 'نسرین احمدی')} />}
      items={actions(localize)}
    />
  )),
  ...focused(),
  tags: ['forced'],
});
