import type { Professor } from '@peyk/api-types';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MockCountries } from '../../../mocks/fixtures/university';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { EditFacts } from './EditFacts';
import { editFactsStates } from './EditFacts.states';

afterEach(() => sessionStorage.clear());

const { professor } = editFactsStates.ready;
const call = `PATCH /api/professor/professors/${professor.id}/update/`;

function open(answers: Readonly<Record<string, Answer>> = {}) {
  const onSaved = vi.fn<(professor: Professor | null) => void>();
  const onClose = vi.fn<() => void>();
  const sent = serve({
    'GET /countries/': MockCountries,
    [call]: async (request) => Response.json({ ...professor, ...((await request.json()) as object) }),
    ...answers,
  });
  const screen = render(<EditFacts professor={professor} onSaved={onSaved} onClose={onClose} />);
  const bodies = () => sent.filter((each) => each.call === call).map(({ body }) => body);
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
  const save = () => screen.getByRole('button', { name: 'Save Changes' }).click();
  return { screen, field, save, bodies, onSaved, onClose };
}

test('A-127 each fact says where it is from, and only what was changed is sent', async () => {
  const { screen, field, save, bodies, onSaved, onClose } = open();
  await expect.element(field('Department')).toHaveAccessibleDescription(/^From Peyk’s directory, /);
  await expect
    .element(field('Email'))
    .toHaveAccessibleDescription(/^Entered by you, .* In Peyk’s directory: .*ingrid\.solheim@uio\.example/);
  await field('Name').fill('Ingrid M. Solheim');
  await screen.getByRole('textbox', { name: 'h-index' }).fill('43');
  await screen.getByRole('textbox', { name: 'Home page' }).fill('');
  await save();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  const body = { full_name: 'Ingrid M. Solheim', h_index: 43, homepage_url: null };
  expect(bodies()).toEqual([body]);
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining(body));
});

test('a country is chosen of those of the directory', async () => {
  const { screen, save, bodies } = open();
  await screen.getByRole('combobox', { name: 'Country' }).click();
  await screen.getByRole('option', { name: 'Sweden' }).click();
  await save();
  await expect.poll(bodies).toEqual([{ university_country: 'Sweden' }]);
});

test('A-51 A-76 where the first address of the countries does not exist, they come from the second', async () => {
  const { screen } = open({
    'GET /countries/': () => Response.json({ detail: 'Not found.' }, { status: 404 }),
    'GET /api/auth/countries/name/': MockCountries,
  });
  await screen.getByRole('combobox', { name: 'Country' }).click();
  await expect.element(screen.getByRole('option', { name: 'Sweden' })).toBeVisible();
});

test('a professor without a name is not sent, and the field says so', async () => {
  const { screen, field, save, bodies } = open();
  await field('Name').fill(' ');
  await save();
  await expect.element(screen.getByText('This field is required.').last()).toBeVisible();
  await expect.element(field('Name')).toHaveFocus();
  expect(bodies()).toEqual([]);
});

test('says the server’s sentence at the field it names, and loses nothing', async () => {
  const sentence = 'Enter it as name@example.org.';
  const { screen, field, save, onClose } = open({
    [call]: () => Response.json({ detail: sentence, code: 'invalid', email: [sentence] }, { status: 400 }),
  });
  await field('Email').fill('ingrid at uio');
  await save();
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(field('Email')).toHaveValue('ingrid at uio');
  expect(onClose).not.toHaveBeenCalled();
});

test('what was typed is back when the form is opened again, until it is discarded', async () => {
  const first = open();
  await first.field('Department').fill('Mechanics');
  await userEvent.keyboard('{Escape}');
  expect(first.onClose).toHaveBeenCalledOnce();
  const { screen, field } = open();
  await expect.element(screen.getByText('What you entered is back').last()).toBeVisible();
  await expect.element(field('Department').last()).toHaveValue('Mechanics');
  await screen.getByRole('button', { name: 'Discard changes' }).last().click();
  await expect.element(field('Department').last()).toHaveValue(professor.department);
});
