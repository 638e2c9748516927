import { createRef } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held } from '../../testing/words';
import { render } from '../../testing/render';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup';
import { ChoiceCards } from '../ChoiceCards/ChoiceCards';
import { ComboBox } from '../ComboBox/ComboBox';
import { DateField } from '../DateField/DateField';
import { FileField } from '../FileField/FileField';
import type { StoredFile } from '../FileField/FileField';
import { Form } from '../Form/Form';
import { IconButton } from '../IconButton/IconButton';
import { NumberField } from '../NumberField/NumberField';
import { PasswordField } from '../PasswordField/PasswordField';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { SelectableCards } from '../SelectableCard/SelectableCards';
import { Select } from '../Select/Select';
import { Switch } from '../Switch/Switch';
import { TextArea } from '../TextArea/TextArea';
import { YearField } from '../YearField/YearField';
import { TextField } from '../TextField/TextField';

interface Asked {
  help?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
}

interface Kind<Value> {
  /** The initial value, and the value after a press on "Another". */
  values: [Value, Value];
  /** What a form submits for each. */
  sent: [string[], string[]];
  /** The role of its first control, if it has one, and of the element that its help and its error describe if that is another. */
  role?: 'textbox' | 'combobox' | 'checkbox' | 'radio' | 'switch' | 'spinbutton' | 'button';
  described?: 'group' | 'radiogroup';
  draw: (props: Asked, value: Value, onChange: (value: Value) => void) => ReactNode;
  /** A user interaction, and the value it reports. */
  act: () => Promise<unknown>;
  told: Value;
}

interface Around {
  /** The form's error for it. */
  message?: string;
  onChange?: (value: unknown) => void;
  /** Whether it is controlled by the interaction; otherwise only the button changes the value. */
  follows?: boolean;
  /** What is asked of it after a press on "Another". */
  next?: Asked;
}

interface Field extends Pick<Kind<never>, 'sent' | 'role' | 'described' | 'act'> {
  told: unknown;
  draw: (asked: Asked, around?: Around) => ReactNode;
}

/** A field in a form, with a button that sets another value. */
function field<Value>({ values: [first, second], draw, ...kind }: Kind<Value>): Field {
  return {
    ...kind,
    draw: (asked, { message, onChange, follows = false, next = {} } = {}) => {
      const errors = message === undefined ? undefined : { asked: message };
      return (
        <Held initial={{ value: first, asked }}>
          {(held, set) => (
            <Form onSubmit={() => undefined} errors={errors}>
              {draw(held.asked, held.value, (value) => {
                onChange?.(value);
                if (follows) set({ ...held, value });
              })}
              <button type="button" onClick={() => set({ value: second, asked: next })}>
                Another
              </button>
            </Form>
          )}
        </Held>
      );
    },
  };
}

const label = 'Question';
const name = 'asked';
const options = [
  { value: 'a', label: 'Amsterdam', title: 'Amsterdam' },
  { value: 'b', label: 'Bergen', title: 'Bergen' },
];
const stored = { name: 'cv.pdf', size: 2048 };

const type = (text: string) => () => userEvent.keyboard(text);
const fields: Record<string, Field> = {
  TextField: field<string>({
    values: ['one', 'two'],
    sent: [['one'], ['two']],
    role: 'textbox',
    draw: (props, value, onChange) => <TextField {...props} {...{ label, name, value, onChange }} />,
    act: type('{End}x'),
    told: 'onex',
  }),
  TextArea: field<string>({
    values: ['one', 'two'],
    sent: [['one'], ['two']],
    role: 'textbox',
    draw: (props, value, onChange) => <TextArea {...props} {...{ label, name, value, onChange }} />,
    act: type('{End}x'),
    told: 'onex',
  }),
  PasswordField: field<string>({
    values: ['one', 'two'],
    sent: [['one'], ['two']],
    draw: (props, value, onChange) => <PasswordField {...props} {...{ label, name, value, onChange }} />,
    act: type('{End}x'),
    told: 'onex',
  }),
  NumberField: field<number | null>({
    values: [1200, 7],
    sent: [['1200'], ['7']],
    role: 'textbox',
    draw: (props, value, onChange) => <NumberField {...props} {...{ label, name, value, onChange }} />,
    act: type('{End}5'),
    told: 12005,
  }),
  YearField: field<number | null>({
    values: [2023, 2019],
    sent: [['2023'], ['2019']],
    role: 'textbox',
    draw: (props, value, onChange) => <YearField {...props} {...{ label, name, value, onChange }} />,
    act: type('{ArrowUp}'),
    told: 2024,
  }),
  Select: field<string | null>({
    values: ['a', 'b'],
    sent: [['a'], ['b']],
    role: 'combobox',
    draw: (props, value, onChange) => <Select {...props} {...{ label, name, value, onChange, options }} />,
    act: type('{ArrowRight}'),
    told: 'b',
  }),
  ComboBox: field<string>({
    values: ['one', 'two'],
    sent: [['one'], ['two']],
    role: 'combobox',
    draw: (props, value, onChange) => (
      <ComboBox {...props} {...{ label, name, value, onChange, options }} onSelect={() => undefined} />
    ),
    act: type('{End}x'),
    told: 'onex',
  }),
  DateField: field<string | null>({
    values: ['1996-05-03', '2001-02-28'],
    sent: [['1996-05-03'], ['2001-02-28']],
    role: 'spinbutton',
    described: 'group',
    draw: (props, value, onChange) => <DateField {...props} {...{ label, name, value, onChange }} />,
    act: type('{ArrowUp}'),
    told: '1997-05-03',
  }),
  FileField: field<File | StoredFile | null>({
    values: [new File(['x'], 'one.pdf', { type: 'application/pdf' }), stored],
    sent: [['one.pdf'], ['']],
    role: 'button',
    draw: (props, value, onChange) => <FileField {...props} {...{ label, name, value, onChange }} accept={['.pdf']} />,
    act: type('{Tab}{Enter}'),
    told: null,
  }),
  Checkbox: field<boolean>({
    values: [true, false],
    sent: [['on'], []],
    role: 'checkbox',
    draw: (props, checked, onChange) => <Checkbox {...props} {...{ label, name, checked, onChange }} />,
    act: type(' '),
    told: false,
  }),
  Switch: field<boolean>({
    values: [true, false],
    sent: [['on'], []],
    role: 'switch',
    draw: ({ required: _, ...props }, checked, onChange) => (
      <Switch {...props} {...{ label, name, checked, onChange }} />
    ),
    act: type(' '),
    told: false,
  }),
  CheckboxGroup: field<readonly string[]>({
    values: [[], ['a', 'b']],
    sent: [[], ['a', 'b']],
    role: 'checkbox',
    described: 'group',
    draw: (props, values, onChange) => <CheckboxGroup {...props} {...{ label, name, values, onChange, options }} />,
    act: type(' '),
    told: ['a'],
  }),
  SelectableCards: field<readonly string[]>({
    values: [[], ['a', 'b']],
    sent: [[], ['a', 'b']],
    role: 'checkbox',
    described: 'group',
    draw: (props, values, onChange) => (
      <SelectableCards {...props} {...{ label, name, values, onChange }} items={options} />
    ),
    act: type(' '),
    told: ['a'],
  }),
  RadioGroup: field<string | null>({
    values: ['a', 'b'],
    sent: [['a'], ['b']],
    role: 'radio',
    described: 'radiogroup',
    draw: (props, value, onChange) => <RadioGroup {...props} {...{ label, name, value, onChange, options }} />,
    act: type('{ArrowDown}'),
    told: 'b',
  }),
  ChoiceCards: field<string | null>({
    values: ['a', 'b'],
    sent: [['a'], ['b']],
    role: 'radio',
    described: 'radiogroup',
    draw: (props, value, onChange) => <ChoiceCards {...props} {...{ label, name, value, onChange }} items={options} />,
    act: type('{ArrowDown}'),
    told: 'b',
  }),
};
const all = Object.entries(fields);

const first = ({ role }: Field) => (role ? page.getByRole(role).first() : page.getByLabelText(new RegExp(label)));
const explained = (one: Field) => (one.described ? page.getByRole(one.described).first() : first(one));
const another = () => page.getByRole('button', { name: 'Another' });
/** Without the pointer, which would move the focus. */
const press = () => document.querySelector<HTMLButtonElement>('form > button:last-child')?.click();
function sent(): string[] {
  const form = document.querySelector('form');
  return form ? new FormData(form).getAll(name).map((value) => (value instanceof File ? value.name : value)) : [];
}

test.each(all)(
  '%s tells that it is required, what helps and what is wrong, as long as that is so',
  async (kind, one) => {
    render(one.draw({ help: 'One page.', error: 'Too long.', required: true }));
    await expect.element(explained(one)).toHaveAccessibleDescription(expect.stringMatching(/One page\..* Too long\.$/));
    await expect.element(page.getByText('Too long.')).toBeVisible();
    const invalid = () => document.querySelector('[aria-invalid], [data-invalid]') !== null;
    const required = () => document.querySelector('[aria-required="true"], [id$="-required"]') !== null;
    expect([invalid(), required()]).toEqual([true, kind !== 'Switch']);
    press();
    await expect.poll(invalid).toBe(false);
    expect(required()).toBe(false);
    await expect.element(explained(one)).not.toHaveAccessibleDescription(/One page|Too long|required/);
  },
);

test.each(all)('help that comes later describes %s', async (_, one) => {
  render(one.draw({}, { next: { help: 'One page.' } }));
  await expect.element(explained(one)).not.toHaveAccessibleDescription(/One page/);
  press();
  await expect.element(page.getByText('One page.')).toBeVisible();
  await expect.element(explained(one)).toHaveAccessibleDescription(/One page\./);
});

test.each(all)('an empty message of %s is no error', (_, one) => {
  render(one.draw({ error: '' }));
  expect(document.querySelector('[aria-invalid], [data-invalid]')).toBeNull();
});

test.each(all)('a message of the form for %s is told until the person changes something', async (_, one) => {
  render(one.draw({ help: 'One page.' }, { message: 'Not taken.', follows: true }));
  await expect.element(explained(one)).toHaveAccessibleDescription(expect.stringMatching(/One page\..* Not taken\.$/));
  await expect.element(page.getByText('Not taken.')).toBeVisible();
  await userEvent.tab();
  await one.act();
  await expect.element(page.getByText('Not taken.')).not.toBeInTheDocument();
});

test('a step of a number takes the message of the form away too', async () => {
  render(fields['NumberField']?.draw({}, { message: 'Not taken.', follows: true }));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByText('Not taken.')).not.toBeInTheDocument();
});

test.each(all)('%s that is disabled is passed by and sends nothing', async (_, one) => {
  const onChange = vi.fn<(value: unknown) => void>();
  render(one.draw({ disabled: true }, { onChange }));
  expect(sent()).toEqual([]);
  await userEvent.tab();
  await expect.element(another()).toHaveFocus();
  press();
  await expect.poll(sent).toEqual(one.sent[1]);
  expect(onChange).not.toHaveBeenCalled();
});

test.each(all)('%s tells a change once, and sends what the screen holds', async (_, one) => {
  const onChange = vi.fn<(value: unknown) => void>();
  render(one.draw({}, { onChange }));
  await expect.poll(sent).toEqual(one.sent[0]);
  await userEvent.tab();
  await expect.element(first(one)).toHaveFocus();
  await one.act();
  expect(onChange.mock.calls).toEqual([[one.told]]);
  press();
  await expect.poll(sent).toEqual(one.sent[1]);
  expect(onChange).toHaveBeenCalledOnce();
});

const texts = { TextField, TextArea, PasswordField };
test.each(Object.entries(texts))(
  '%s takes focus when asked, keeps its own text and tells that it was left',
  async (_, Text) => {
    const onChange = vi.fn<(value: string) => void>();
    const onBlur = vi.fn<() => void>();
    render(
      <form>
        <Text {...{ label, name, onChange, onBlur }} defaultValue="one" autoFocus />
      </form>,
    );
    await expect.element(page.getByLabelText(new RegExp(label))).toHaveFocus();
    await userEvent.keyboard('{End}x');
    expect([sent(), onChange.mock.calls]).toEqual([['onex'], [['onex']]]);
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    expect(onBlur).toHaveBeenCalledOnce();
    document.querySelector('form')?.reset();
    await expect.poll(sent).toEqual(['one']);
  },
);

test('a number and a text with suggestions tell once that they were left', async () => {
  const onBlur = vi.fn<(field: string) => void>();
  render(
    <>
      <NumberField label="Number" value={1} onChange={() => undefined} onBlur={() => onBlur('number')} />
      <ComboBox
        label="Text"
        value=""
        options={[]}
        onChange={() => undefined}
        onSelect={() => undefined}
        onBlur={() => onBlur('text')}
      />
    </>,
  );
  for (let stops = 0; stops < 3; stops += 1) await userEvent.tab();
  expect(onBlur.mock.calls).toEqual([['number'], ['text']]);
});

test('the screen is given the control itself', () => {
  const refs = {
    text: createRef<HTMLInputElement>(),
    area: createRef<HTMLTextAreaElement>(),
    box: createRef<HTMLInputElement>(),
    toggle: createRef<HTMLInputElement>(),
    boxes: createRef<HTMLDivElement>(),
    button: createRef<HTMLButtonElement>(),
    icon: createRef<HTMLButtonElement>(),
    pressed: createRef<HTMLButtonElement>(),
  };
  const area = vi.fn<(element: HTMLTextAreaElement | null) => void>();
  render(
    <>
      <TextField label={label} ref={refs.text} />
      <TextArea label={label} ref={refs.area} />
      <TextArea label={label} ref={area} autoGrow />
      <Checkbox label={label} checked={false} onChange={() => undefined} ref={refs.box} />
      <Switch label={label} checked={false} onChange={() => undefined} ref={refs.toggle} />
      <CheckboxGroup label={label} values={[]} options={options} onChange={() => undefined} ref={refs.boxes} />
      <Button ref={refs.button}>Send</Button>
      <IconButton icon="close" label="Close" ref={refs.icon} />
      <IconButton icon="star" label="Keep" pressed={false} ref={refs.pressed} />
    </>,
  );
  expect(Object.values(refs).map(({ current }) => current?.tagName)).toEqual([
    'INPUT',
    'TEXTAREA',
    'INPUT',
    'INPUT',
    'DIV',
    'BUTTON',
    'BUTTON',
    'BUTTON',
  ]);
  expect(area.mock.lastCall?.[0]?.tagName).toBe('TEXTAREA');
});
