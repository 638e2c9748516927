import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Problem } from '../api/problem';
import { render } from '../mocks/render';
import { defineForm } from './defineForm';
import { number } from './kinds/number';
import { text } from './kinds/text';
import { useForm } from './useForm';

const noteForm = defineForm(
  {
    name: { required: true, maxLength: 5 },
    count: { nullable: true, minimum: 2 },
  },
  {
    name: text({ label: () => 'Name', also: ['title'] }),
    count: number({ label: () => 'Count' }),
  },
);
type Values = ReturnType<typeof noteForm.valuesOf>;
const invalid = (fields: Record<string, string[]>): Problem => ({
  kind: 'invalid',
  detail: 'Invalid.',
  code: null,
  fields,
});

/** A form that exposes what it would show, and steps by a person and a server. */
function open(steps: Readonly<Record<string, { values?: Values; problem?: Problem | null }>>, locale?: 'fa') {
  const onSend = vi.fn<() => void>();
  function Note() {
    const [values, setValues] = useState<Values>({ name: '', count: null });
    const [problem, setProblem] = useState<Problem | null>(null);
    const { formProps, isIncomplete, rest } = useForm(noteForm, { values, problem, onSend });
    return (
      <>
        {Object.entries(steps).map(([name, step]) => (
          <button
            key={name}
            type="button"
            onClick={() => {
              if (step.values) setValues(step.values);
              if (step.problem !== undefined) setProblem(step.problem);
            }}
          >
            {name}
          </button>
        ))}
        <button type="button" onClick={formProps.onSubmit}>
          Send
        </button>
        <output>{JSON.stringify({ errors: formProps.errors, isIncomplete, rest: rest?.kind ?? null })}</output>
      </>
    );
  }
  const screen = render(<Note />, { locale });
  return {
    onSend,
    press: (name: string) => screen.getByRole('button', { name, exact: true }).click(),
    shown: () => JSON.parse(screen.getByRole('status').element().textContent) as unknown,
  };
}
const nothing = { errors: {}, isIncomplete: false, rest: null };

test('a form that lacks something is not sent, and says so until it is sent whole', async () => {
  const { press, shown, onSend } = open({
    Wrong: { values: { name: 'too long', count: 1 } },
    Right: { values: { name: 'right', count: 2 } },
  });
  expect(shown()).toEqual(nothing);
  await press('Send');
  await expect.poll(shown).toEqual({ errors: { name: 'This field is required.' }, isIncomplete: true, rest: null });
  await press('Wrong');
  await press('Send');
  // Required fields are filled, though all values are invalid.
  await expect.poll(shown).toEqual({
    errors: { name: expect.stringContaining('5'), count: expect.stringContaining('2') },
    isIncomplete: false,
    rest: null,
  });
  expect(onSend).not.toHaveBeenCalled();
  await press('Right');
  await press('Send');
  await expect.poll(shown).toEqual(nothing);
  expect(onSend).toHaveBeenCalledOnce();
});

test('at one field what the form itself misses comes before what the server said, which is there again afterwards', async () => {
  const { press, shown, onSend } = open({
    Right: { values: { name: 'right', count: 2 } },
    Empty: { values: { name: '', count: 2 } },
    Refuse: { problem: invalid({ title: ['Taken.'] }) },
    'Refuse more': { problem: invalid({ title: ['Taken.'], colour: ['Too bright.'] }) },
    Forget: { problem: null },
  });
  await press('Right');
  await press('Refuse');
  await expect.poll(shown).toEqual({ errors: { name: 'Taken.' }, isIncomplete: false, rest: null });
  await press('Empty');
  await press('Send');
  await expect.poll(shown).toEqual({ errors: { name: 'This field is required.' }, isIncomplete: true, rest: null });
  await press('Right');
  await press('Send');
  await expect.poll(shown).toEqual({ errors: { name: 'Taken.' }, isIncomplete: false, rest: null });
  expect(onSend).toHaveBeenCalledOnce();
  await press('Refuse more');
  await expect.poll(shown).toEqual({ errors: { name: 'Taken.' }, isIncomplete: false, rest: 'invalid' });
  await press('Forget');
  await expect.poll(shown).toEqual(nothing);
});

test('what the form misses in one field hides nothing that the server said of another which stayed as it was sent', async () => {
  const { press, shown } = open({
    Right: { values: { name: 'right', count: 2 } },
    Small: { values: { name: 'right', count: 1 } },
    Other: { values: { name: 'other', count: 1 } },
    Refuse: { problem: invalid({ name: ['Taken.'] }) },
  });
  await press('Right');
  await press('Send');
  await press('Refuse');
  await press('Small');
  await press('Send');
  await expect.poll(shown).toMatchObject({ errors: { name: 'Taken.', count: expect.stringContaining('2') } });
  await press('Other');
  await press('Send');
  await expect.poll(shown).toMatchObject({ errors: { count: expect.stringContaining('2') } });
  expect(shown()).not.toMatchObject({ errors: { name: 'Taken.' } });
});

test('in Persian the faults are said in Persian', async () => {
  const { press, shown } = open({ Wrong: { values: { name: 'too long', count: null } } }, 'fa');
  await press('Wrong');
  await press('Send');
  await expect.poll(shown).toMatchObject({ errors: { name: expect.stringMatching(/۵/) } });
});
