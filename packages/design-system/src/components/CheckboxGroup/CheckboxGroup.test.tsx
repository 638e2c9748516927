import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Held } from '../../testing/words';
import { render } from '../../testing/render';
import { Form } from '../Form/Form';
import { CheckboxGroup } from './CheckboxGroup';

type Change = (values: string[]) => void;

const options = [
  { value: 'proposal', label: 'Proposal' },
  { value: 'cv', label: 'CV', help: 'The latest one' },
  { value: 'transcript', label: 'Transcript', disabled: true },
];
const errors = { attachments: 'Choose one.' };

const group = (onChange: Change) => (
  <Held<string[]> initial={['proposal']}>
    {(values, set) => (
      <CheckboxGroup
        name="attachments"
        label="Attachments"
        help="At most two"
        values={values}
        options={options}
        onChange={(next) => {
          set(next);
          onChange(next);
        }}
      />
    )}
  </Held>
);

test.each(['en', 'fa'] as const)('Tab and Space alone tick and untick (%s)', async (locale) => {
  const onChange = vi.fn<Change>();
  render(group(onChange), { locale });
  await userEvent.tab();
  await expect.element(page.getByRole('checkbox', { name: 'Proposal' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(['proposal', 'cv']);
  await userEvent.tab({ shift: true });
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(['cv']);
});

test('a disabled option is no stop and takes no click', async () => {
  const onChange = vi.fn<Change>();
  render(group(onChange));
  await expect.element(page.getByRole('checkbox', { name: 'Transcript' })).toBeDisabled();
  await page.getByText('Transcript').click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
});

test('an option is described by its own words and by those of the group', async () => {
  render(group(vi.fn<Change>()));
  await expect.element(page.getByRole('group', { name: 'Attachments' })).toHaveAccessibleDescription('At most two');
  await expect
    .element(page.getByRole('checkbox', { name: 'CV', exact: true }))
    .toHaveAccessibleDescription('The latest one At most two');
});

test('a message of the server finds the group by its name and leaves with the next tick', async () => {
  render(
    <Form onSubmit={vi.fn<() => void>()} errors={errors}>
      {group(vi.fn<Change>())}
    </Form>,
  );
  const cv = page.getByRole('checkbox', { name: 'CV', exact: true });
  await expect.element(page.getByText('Choose one.')).toBeVisible();
  await expect.element(cv).toHaveAttribute('aria-invalid', 'true');
  await page.getByText('CV', { exact: true }).click();
  await expect.element(page.getByText('Choose one.')).not.toBeInTheDocument();
  await expect.element(cv).not.toHaveAttribute('aria-invalid');
});

test('what is required asks for a tick until there is one', async () => {
  render(
    <Held<string[]> initial={[]}>
      {(values, set) => (
        <Form onSubmit={vi.fn<() => void>()}>
          <CheckboxGroup required label="Attachments" values={values} onChange={set} options={options} />
        </Form>
      )}
    </Held>,
  );
  const proposal = page.getByRole('checkbox', { name: 'Proposal' });
  await expect.element(proposal).toBeRequired();
  await page.getByText('Proposal').click();
  await expect.element(proposal).not.toBeRequired();
});
