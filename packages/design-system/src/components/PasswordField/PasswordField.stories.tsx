import { userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { PasswordField } from './PasswordField';
import { inColumn } from '../../testing/column';
import { focused } from '../../testing/pointer';
import { bilingual, playground } from '../../testing/words';

const meta = preview.meta({
  title: 'Design system/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  decorators: [inColumn],
});

export const Default = meta.story(
  bilingual((say) => <PasswordField label={say('Password', 'گذرواژه')} defaultValue="correct horse" />),
);

export const Playground = meta.story(
  playground(
    PasswordField,
    { label: 'text', help: 'text', error: 'text', required: 'boolean', disabled: 'boolean' },
    (say) => ({ label: say('Password', 'گذرواژه'), help: say('At least 8 characters.', 'دست‌کم ۸ نویسه.') }),
  ),
);

export const Empty = meta.story(
  bilingual((say) => (
    <PasswordField
      required
      autoComplete="new-password"
      label={say('New password', 'گذرواژهٔ جدید')}
      help={say('At least 8 characters.', 'دست‌کم ۸ نویسه.')}
    />
  )),
);

export const Shown = meta.story({
  ...bilingual((say) => <PasswordField label={say('Password', 'گذرواژه')} defaultValue="correct horse" />),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
  },
});

export const WithAnError = meta.story(
  bilingual((say) => (
    <PasswordField
      required
      autoComplete="new-password"
      label={say('Password', 'گذرواژه')}
      error={say('At least 8 characters.', 'دست‌کم ۸ نویسه.')}
    />
  )),
);

export const Disabled = meta.story(
  bilingual((say) => (
    <PasswordField
      disabled
      label={say('Password', 'گذرواژه')}
      help={say('You sign in with Google.', 'شما با گوگل وارد می‌شوید.')}
    />
  )),
);

export const Focused = meta.story({
  ...bilingual((say) => <PasswordField label={say('Password', 'گذرواژه')} defaultValue="correct horse" />),
  ...focused(),
});

export const CapsLockIsOn = meta.story({
  ...bilingual((say) => <PasswordField label={say('Password', 'گذرواژه')} />),
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{CapsLock}correct');
  },
});
