import preview from '#.storybook/preview';
import { PasswordField } from './PasswordField';
import { bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/PasswordField' });

export const Rest = meta.story(
  bilingual((say) => <PasswordField label={say('Password', 'گذرواژه')} defaultValue="correct horse" />),
);

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
