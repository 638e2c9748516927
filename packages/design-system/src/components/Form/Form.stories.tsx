import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { Form } from './Form';
import { TextField } from '../TextField/TextField';
import { Stack } from '../../layout/Stack';
import { bilingual, nothing } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/Form' });

export const ErrorsOfTheServer = meta.story(
  bilingual((say) => (
    <Form onSubmit={nothing} errors={{ email: say('Enter a valid email address.', 'نشانی ایمیل معتبر وارد کنید.') }}>
      <Stack gap={20}>
        <TextField type="email" name="email" required label={say('Email address', 'نشانی ایمیل')} />
        <Button type="submit" tone="primary">
          {say('Sign in', 'ورود')}
        </Button>
      </Stack>
    </Form>
  )),
);

export const Busy = meta.story(
  bilingual((say) => (
    <Form busy onSubmit={nothing}>
      <Stack gap={20}>
        <TextField type="email" name="email" required label={say('Email address', 'نشانی ایمیل')} />
        <Button type="submit" tone="primary" busy>
          {say('Sign in', 'ورود')}
        </Button>
      </Stack>
    </Form>
  )),
);
