import { userEvent, within } from 'storybook/test';
import { useState } from 'react';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { Form } from './Form';
import type { FormProps } from './Form';
import { InlineMessage } from '../../feedback/InlineMessage/InlineMessage';
import { Stack } from '../../layout/Stack';
import { inColumn } from '../../testing/column';
import { bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Checkbox } from '../Checkbox/Checkbox';
import { PasswordField } from '../PasswordField/PasswordField';
import { Select } from '../Select/Select';
import { TextField } from '../TextField/TextField';

const meta = preview.meta({
  id: 'design-system-form',
  title: 'Design system/Forms/Form',
  component: Form,
  tags: ['autodocs', 'phone'],
  decorators: [inColumn],
});

const fields = (localize: Localize, busy = false) => (
  <Stack gap={20}>
    <TextField type="email" name="email" required label={localize('Email address', 'نشانی ایمیل')} />
    <PasswordField name="password" required label={localize('Password', 'گذرواژه')} />
    <Button type="submit" tone="primary" busy={busy}>
      {localize('Sign in', 'ورود')}
    </Button>
  </Stack>
);

interface AnsweredProps extends Pick<FormProps, 'errors' | 'children'> {
  /** The error that belongs to no single field. */
  message: string;
}

/** A form that answers a submit at once. */
function Answered({ errors, message, children }: AnsweredProps) {
  const [answered, setAnswered] = useState(false);
  return (
    <Form onSubmit={() => setAnswered(true)} errors={answered ? errors : undefined}>
      <Stack gap={20}>
        {answered && (
          <InlineMessage tone="danger" role="alert">
            {message}
          </InlineMessage>
        )}
        {children}
      </Stack>
    </Form>
  );
}

const submit = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /Sign up|ثبت‌نام/ }));
  await within(canvasElement).findByRole('alert');
};

const refused = {
  en: {
    email: 'An account with this address exists. Sign in, or use another address.',
    password: 'This password is among the most used ones. Choose a longer one.',
  },
  fa: {
    email: 'حسابی با این نشانی وجود دارد. وارد شوید یا نشانی دیگری به کار ببرید.',
    password: 'این گذرواژه از پرکاربردترین‌هاست. گذرواژهٔ بلندتری انتخاب کنید.',
  },
};

export const Default = meta.story(bilingual((localize) => <Form onSubmit={nothing}>{fields(localize)}</Form>));

export const Playground = meta.story(
  playground(Form, { busy: 'boolean' }, (localize) => ({ onSubmit: nothing, children: fields(localize) })),
);

export const ErrorsOfTheServer = meta.story({
  ...bilingual((localize) => (
    <Answered
      errors={localize('en', 'fa') === 'fa' ? refused.fa : refused.en}
      message={localize('Your account was not created. Nothing was lost.', 'حساب شما ساخته نشد. چیزی از دست نرفت.')}
    >
      <TextField
        type="email"
        name="email"
        required
        label={localize('Email address', 'نشانی ایمیل')}
        defaultValue="nasrin.ahmadi@mail.example"
      />
      <PasswordField
        name="password"
        required
        autoComplete="new-password"
        label={localize('Password', 'گذرواژه')}
        defaultValue="12345678"
      />
      <Button type="submit" tone="primary">
        {localize('Sign up', 'ثبت‌نام')}
      </Button>
    </Answered>
  )),
  name: 'The server refuses two fields: both say why, and focus is in the first',
  play: submit,
});

const missing = {
  en: { country: 'Select a country.', terms: 'Please agree first.' },
  fa: { country: 'کشوری را انتخاب کنید.', terms: 'لطفاً نخست بپذیرید.' },
};

export const ErrorsOfChoices = meta.story({
  ...bilingual((localize) => (
    <Answered
      errors={localize('en', 'fa') === 'fa' ? missing.fa : missing.en}
      message={localize('Two answers are missing.', 'دو پاسخ کم است.')}
    >
      <Select
        name="country"
        required
        label={localize('Country', 'کشور')}
        value={null}
        onChange={nothing}
        options={[{ value: 'no', label: localize('Norway', 'نروژ') }]}
      />
      <Checkbox
        name="terms"
        required
        checked={false}
        onChange={nothing}
        label={localize('I agree to the terms of use', 'شرایط استفاده را می‌پذیرم')}
      />
      <Button type="submit" tone="primary">
        {localize('Sign up', 'ثبت‌نام')}
      </Button>
    </Answered>
  )),
  name: 'A choice and a tick box show messages as text fields do',
  play: submit,
});

export const Busy = meta.story(
  bilingual((localize) => (
    <Form busy onSubmit={nothing}>
      {fields(localize, true)}
    </Form>
  )),
);
