import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { Held } from '../../testing/words';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { NumberField } from '../NumberField/NumberField';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { Select } from '../Select/Select';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';

const form = (onSubmit: () => void, busy = false) => (
  <Form onSubmit={onSubmit} busy={busy} errors={{ email: 'Enter a valid email address.' }}>
    <TextField name="email" type="email" label="Email address" required />
    <Button type="submit">Sign in</Button>
  </Form>
);

test('a message of the server describes its field and leaves when the person edits', async () => {
  render(form(vi.fn<() => void>()));
  const field = page.getByRole('textbox', { name: 'Email address' });
  await expect.element(field).toHaveAccessibleDescription('Enter a valid email address.');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(field, 'n@mail.example');
  await expect.element(page.getByText('Enter a valid email address.')).not.toBeInTheDocument();
});

test('a submit calls back and never leaves the page', async () => {
  const onSubmit = vi.fn<() => void>();
  render(form(onSubmit));
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a busy form takes no second submit', async () => {
  const onSubmit = vi.fn<() => void>();
  render(form(onSubmit, true));
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
});

const controls = {
  name: <TextField name="name" label="Name" />,
  country: (
    <Select
      name="country"
      label="Country"
      value={null}
      onChange={() => undefined}
      options={[{ value: 'no', label: 'Norway' }]}
    />
  ),
  terms: <Checkbox name="terms" label="I agree" checked={false} onChange={() => undefined} />,
  mode: (
    <RadioGroup
      name="mode"
      label="Mode"
      value={null}
      onChange={() => undefined}
      options={[{ value: 'a', label: 'World' }]}
    />
  ),
};

/** Answers every submit with these errors. */
function Answered({ errors }: { errors: Record<string, string> }) {
  const [answer, setAnswer] = useState<Record<string, string>>();
  return (
    <Form onSubmit={() => setAnswer({ ...errors })} errors={answer}>
      {Object.values(controls)}
      <Button type="submit">Send</Button>
    </Form>
  );
}

test.each([
  ['name', 'textbox', 'Name'],
  ['country', 'combobox', 'Country'],
  ['terms', 'checkbox', 'I agree'],
  ['mode', 'radio', 'World'],
] as const)('when the first message is for %s, focus goes there', async (field, role, name) => {
  const names = Object.keys(controls);
  const refused = names.slice(names.indexOf(field));
  render(<Answered errors={Object.fromEntries(refused.map((one) => [one, `Look at ${one}.`]))} />);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByRole(role, { name })).toHaveFocus();
  for (const one of refused) await expect.element(page.getByText(`Look at ${one}.`)).toBeVisible();
});

test('the same messages after another submit take focus again', async () => {
  render(<Answered errors={{ name: 'Too short.' }} />);
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Too short.')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await expect.element(page.getByText('Too short.')).toBeVisible();
});

/** Fields with a validation error of their own. */
const unsent = {
  'a text that is too long': <TextField label="Wrong" name="wrong" maxLength={3} />,
  'several lines that are too long': <TextArea label="Wrong" name="wrong" maxLength={3} />,
  'what is no number': (
    <Held<number | null> initial={null}>
      {(value, set) => <NumberField label="Wrong" value={value} onChange={set} />}
    </Held>
  ),
};
test.each(Object.entries(unsent))('%s is not sent: focus goes to it', async (_, field) => {
  const onSubmit = vi.fn<() => void>();
  render(
    <Form onSubmit={onSubmit}>
      <TextField label="Right" name="right" />
      {field}
      <Button type="submit">Send</Button>
    </Form>,
  );
  await userEvent.fill(page.getByRole('textbox', { name: 'Wrong' }), 'text');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(page.getByRole('textbox', { name: 'Wrong' })).toHaveFocus();
  await userEvent.fill(page.getByRole('textbox', { name: 'Wrong' }), '12');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});
