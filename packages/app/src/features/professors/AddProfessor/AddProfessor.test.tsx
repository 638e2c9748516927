import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import { MockProfessor } from '../../../mocks/fixtures/professor';
import { MockCountries } from '../../../mocks/fixtures/university';
import { MockUser } from '../../../mocks/fixtures/user';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { AddProfessor } from './AddProfessor';

afterEach(() => sessionStorage.clear());

const checkCall = 'POST /api/professor/professors/by-hand/check/';
const addCall = 'POST /api/professor/professors/by-hand/';
const universities = [
  { id: 1, name: 'University of Oslo', world_rank: 100, rank: 100, country_rank: 1 },
  { id: 2, name: 'Nordmark University', world_rank: 300, rank: 300, country_rank: 2 },
];
const paper = {
  field: 'first_doi',
  title: 'Sparse sensing for long-span bridges',
  venue: 'Journal of Northern Structures',
  year: 2023,
  url: 'https://doi.org/10.5555/a',
  authors: ['Ingrid Solheim', 'Nasrin Ahmadi'],
  retracted: false,
};
const nobody = { papers: [paper], alike: [], do_not_contact: false, contacted: false, sample: false };
const alike = (by: 'address' | 'name') => ({
  ...nobody,
  alike: [{ id: 9, full_name: 'Dr. I. Solheim', university_name: 'University of Oslo', by }],
});

function open(answers: Readonly<Record<string, Answer>> = {}, locale: 'en' | 'fa' = 'en') {
  const onClose = vi.fn<() => void>();
  const sent = serve({
    'GET /api/auth/me/': MockUser,
    'GET /countries/': MockCountries,
    'GET /universities/': universities,
    [checkCall]: nobody,
    [addCall]: () => Response.json({ ...MockProfessor, id: 77 }, { status: 201 }),
    ...answers,
  });
  const screen = render(
    <>
      <Route path="/professors">
        <AddProfessor onClose={onClose} />
      </Route>
      <Route path="/professors/:id">The page of the professor</Route>
    </>,
    { path: '/professors', locale },
  );
  const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
  const bodies = (call: string) => sent.filter((each) => each.call === call).map(({ body }) => body);
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const fill = async () => {
    await field('Name').fill('Ingrid Solheim');
    await screen.getByRole('combobox', { name: 'University' }).fill('Fjordane University');
    await field('DOI of a paper').fill('10.5555/a');
  };
  return { screen, onClose, field, bodies, button, fill };
}

test('shows what would be added before anything is, then adds it and opens the professor', async () => {
  const { screen, field, fill, button, bodies, onClose } = open();
  await fill();
  await field('Email').fill('ingrid@fjordane.example');
  await field('Home page').fill('fjordane.example/solheim');
  await button('Look up').click();
  await expect.element(screen.getByRole('heading', { name: 'Check the details' })).toHaveFocus();
  await expect.element(screen.getByRole('link', { name: /Sparse sensing/ })).toBeVisible();
  await expect.element(screen.getByText('Ingrid Solheim, Nasrin Ahmadi')).toBeVisible();
  const body = {
    full_name: 'Ingrid Solheim',
    university_name: 'Fjordane University',
    university_country: null,
    email: 'ingrid@fjordane.example',
    homepage_url: 'https://fjordane.example/solheim',
    first_doi: '10.5555/a',
    second_doi: null,
  };
  expect(bodies(checkCall)).toEqual([body]);
  expect(bodies(addCall)).toEqual([]);
  await button('Add professor').click();
  await expect.element(screen.getByText('The page of the professor')).toBeVisible();
  expect(bodies(addCall)).toEqual([{ ...body, another: false }]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(sessionStorage.length === 0 || !JSON.stringify(sessionStorage).includes('Fjordane')).toBe(true);
});

test('offers the universities of the chosen country, and keeps any other name', async () => {
  const { screen } = open();
  await screen.getByRole('combobox', { name: 'Country' }).click();
  await screen.getByRole('option', { name: 'Norway' }).click();
  // While the list is open, the mark of a required field is part of the name.
  const university = screen.getByRole('combobox', { name: /^University/ });
  await university.fill('oslo');
  await screen.getByRole('option', { name: 'University of Oslo' }).click();
  await expect.element(university).toHaveValue('University of Oslo');
  await university.fill('Another one');
  await expect.element(university).toHaveValue('Another one');
});

test('asks for a typed country where the list does not come', async () => {
  const { field } = open({ 'GET /countries/': () => Response.json({}, { status: 500 }) });
  await field('Country').fill('Norway');
  await expect.element(field('Country')).toHaveValue('Norway');
});

test('LET-10 somebody with the same address cannot be added, and can be opened', async () => {
  const { screen, fill, button } = open({ [checkCall]: alike('address') });
  await fill();
  await button('Look up').click();
  await expect.element(screen.getByText('A professor with this email address is already in your list')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Add/ }).elements()).toHaveLength(0);
  await screen.getByRole('link', { name: 'Open Dr. I. Solheim' }).click();
  await expect.element(screen.getByText('The page of the professor')).toBeVisible();
});

test('LET-10 somebody of the same name is added only as another person', async () => {
  const { screen, fill, button, bodies } = open({ [checkCall]: alike('name') });
  await fill();
  await button('Look up').click();
  await expect.element(screen.getByText(/The same name at the same university/)).toBeVisible();
  await button('Add anyway').click();
  await expect.poll(() => bodies(addCall)).toMatchObject([{ another: true }]);
});

test('LET-10 whoever came to the list meanwhile is shown in place of a failure', async () => {
  let checks = 0;
  const { screen, fill, button } = open({
    [checkCall]: () => Response.json((checks += 1) === 1 ? nobody : alike('name')),
    [addCall]: () => Response.json({ detail: 'Alike.', code: 'professor_alike' }, { status: 409 }),
  });
  await fill();
  await button('Look up').click();
  await button('Add professor').click();
  await expect.element(screen.getByRole('link', { name: 'Open Dr. I. Solheim' })).toBeVisible();
});

test('names the rules that keep an email from going to the address', async () => {
  const { screen, fill, button } = open({ [checkCall]: { ...nobody, do_not_contact: true } });
  await fill();
  await button('Look up').click();
  await expect.element(screen.getByText(/on the do-not-contact list/)).toBeVisible();
});

test.each(['n', 'ن'])(
  'says at the field that a name of 300 characters is too long, and keeps it (%s)',
  async (letter) => {
    const { screen, field, fill, button, bodies } = open();
    await fill();
    const name = letter.repeat(300);
    await field('Name').fill(name);
    await button('Look up').click();
    await expect.element(screen.getByText('The text is too long for this field.').last()).toBeVisible();
    await expect.element(field('Name')).toHaveValue(name);
    expect(bodies(checkCall)).toEqual([]);
  },
);

test('says the server’s sentence at the field it names, and loses nothing', async () => {
  const sentence = 'No record was found for this DOI.';
  const { screen, field, fill, button } = open({
    [checkCall]: () => Response.json({ detail: sentence, code: 'invalid', first_doi: [sentence] }, { status: 400 }),
  });
  await fill();
  await button('Look up').click();
  await expect.element(field('DOI of a paper')).toHaveFocus();
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(field('Name')).toHaveValue('Ingrid Solheim');
});

test('a server without this says so, and what was typed stays', async () => {
  const { screen, field, fill, button } = open({
    [checkCall]: () => Response.json({ detail: 'Not found.' }, { status: 404 }),
  });
  await fill();
  await button('Look up').click();
  await expect.element(screen.getByText('Professors cannot be added by hand on this server')).toBeVisible();
  await expect.element(field('Name')).toHaveValue('Ingrid Solheim');
});

test('what was typed is back when the dialog is opened again, until it is emptied', async () => {
  const first = open();
  await first.fill();
  await userEvent.keyboard('{Escape}');
  expect(first.onClose).toHaveBeenCalledOnce();
  const { screen, field, button } = open();
  await expect.element(screen.getByText('What you entered is back').last()).toBeVisible();
  await expect.element(field('Name').last()).toHaveValue('Ingrid Solheim');
  await button('Clear form').last().click();
  await expect.element(field('Name').last()).toHaveValue('');
});
