import { userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { PasswordField } from './PasswordField';
import { inColumn } from '../../testing/column';
import { focused } from '../../testing/pointer';
import { bilingual, playground } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-passwordfield',
  title: 'Design system/Forms/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  decorators: [inColumn],
});

export const Default = meta.story(
  bilingual((localize) => <PasswordField label={localize('Password', 'گذرواژه')} defaultValue="correct horse" />),
);

export const Playground = meta.story(
  playground(
    PasswordField,
    { label: 'text', help: 'text', error: 'text', required: 'boolean', disabled: 'boolean' },
    (localize) => ({
      label: localize('Password', 'گذرواژه'),
      help: localize('At least 8 characters.', 'دست‌کم ۸ نویسه.'),
    }),
  ),
);

export const Empty = meta.story(
  bilingual((localize) => (
    <PasswordField
      required
      autoComplete="new-password"
      label={localize('New password', 'گذرواژهٔ جدید')}
      help={localize('At least 8 characters.', 'دست‌کم ۸ نویسه.')}
    />
  )),
);

export const Shown = meta.story({
  ...bilingual((localize) => <PasswordField label={localize('Password', 'گذرواژه')} defaultValue="correct horse" />),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
  },
});

export const WithAnError = meta.story(
  bilingual((localize) => (
    <PasswordField
      required
      autoComplete="new-password"
      label={localize('Password', 'گذرواژه')}
      error={localize('At least 8 characters.', 'دست‌کم ۸ نویسه.')}
    />
  )),
);

export const Disabled = meta.story(
  bilingual((localize) => (
    <PasswordField
      disabled
      label={localize('Password', 'گذرواژه')}
      help={localize('You sign in with Google.', 'شما با گوگل وارد می‌شوید.')}
    />
  )),
);

export const Focused = meta.story({
  ...bilingual((localize) => <PasswordField label={localize('Password', 'گذرواژه')} defaultValue="correct horse" />),
  ...focused(),
});

export const CapsLockIsOn = meta.story({
  ...bilingual((localize) => <PasswordField label={localize('Password', 'گذرواژه')} />),
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{CapsLock}correct');
  },
});
