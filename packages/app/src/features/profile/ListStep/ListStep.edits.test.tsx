import type { Degree, ResearchInterest } from '@peyk/api-types';
import { afterEach, describe, expect, test } from 'vitest';
import { MockDegree, MockDegrees } from '../../../mocks/fixtures/degree';
import { MockInterest, MockInterests } from '../../../mocks/fixtures/interest';
import { MockUser } from '../../../mocks/fixtures/user';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { tokens } from '../../../session/tokens';
import { ListStep } from './ListStep';

afterEach(() => sessionStorage.clear());

const lists = (
  <>
    <ListStep step="research-interests" entered={false} />
    <ListStep step="degrees" entered={false} />
  </>
);
const interest: ResearchInterest = { ...MockInterest, version: 2 };
const degree: Degree = { ...MockDegree, version: 2 };
const at = { interest: '/api/student/research-interests/31/', degree: '/api/student/degrees/41/' };
const answers = {
  'GET /api/student/research-interests/': [interest, ...MockInterests.slice(1)],
  'GET /api/student/degrees/': [degree, ...MockDegrees.slice(1)],
};

function open(more: Readonly<Record<string, Answer>> = {}) {
  const sent = serve({ ...answers, ...more });
  const screen = render(lists, { path: '/profile' });
  return {
    screen,
    field: (name: string) => screen.getByRole('textbox', { name }),
    save: () => screen.getByRole('button', { name: 'Save Changes' }),
    changes: () => sent.filter(({ call }) => /^(PATCH|POST) .*student/.test(call)),
  };
}
const edit = (screen: ReturnType<typeof open>['screen'], name: string) =>
  screen.getByRole('button', { name: `Edit ${name}` }).click();
/** A server that already stores a newer version from another tab. */
const elsewhere =
  <Entry extends { version?: number }>(current: Entry): Answer =>
  async (request) => {
    const body = (await request.json()) as Entry;
    return body.version === current.version
      ? Response.json({ ...current, ...body, version: 9 })
      : Response.json({ detail: 'Changed.', code: 'changed_elsewhere', current }, { status: 409 });
  };
const ended = {
  'POST /api/auth/refresh/': () => Response.json({ detail: 'Over.' }, { status: 401 }),
};
const unauthenticated = () => Response.json({ detail: 'Sign in.' }, { status: 401 });

test('A-73 an entry is saved with what was changed and the version it was read in', async () => {
  const { screen, field, save, changes } = open({ [`PATCH ${at.degree}`]: { ...degree, gpa: '19' } });
  await edit(screen, MockDegree.field_of_study);
  await field('GPA (optional)').fill('19');
  await save().click();
  await expect.element(screen.getByText('Degree saved')).toBeVisible();
  expect(changes()).toEqual([{ call: `PATCH ${at.degree}`, body: { gpa: '19', version: 2 } }]);
});

test('an entry that nobody changed is closed without a call', async () => {
  const { screen, save, changes } = open();
  await edit(screen, MockInterest.interest_name);
  await save().click();
  await expect.element(save()).not.toBeInTheDocument();
  expect(changes()).toEqual([]);
});

test('PROF-12 A-105 Cancel closes the form, and what was typed is brought back by Undo', async () => {
  const { screen, field, save, changes } = open();
  await edit(screen, MockInterest.interest_name);
  await field('Research interest').fill('Half a thought');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(save()).not.toBeInTheDocument();
  await expect.element(screen.getByText('Your unsaved text was discarded')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(field('Research interest')).toHaveValue('Half a thought');
  expect(changes()).toEqual([]);
});

test('Cancel of a form without changes discards nothing and says nothing', async () => {
  const { screen, save } = open();
  await edit(screen, MockInterest.interest_name);
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(save()).not.toBeInTheDocument();
  await expect.element(screen.getByText('Your unsaved text was discarded')).not.toBeInTheDocument();
});

test('Undo of a new entry that was cancelled does not replace what was typed since', async () => {
  const { screen, field } = open();
  const add = screen.getByRole('button', { name: 'Add research interest' });
  await add.click();
  await field('Research interest').fill('First');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await add.click();
  await expect.element(field('Research interest')).toHaveValue('');
  await field('Research interest').fill('Second');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(field('Research interest')).toHaveValue('Second');
});

test('an entry that was deleted elsewhere is told of, and what was typed is added as a new one', async () => {
  const gone = { detail: 'Not found.', code: 'not_found' };
  let isGone = false;
  const { screen, field, save, changes } = open({
    'GET /api/student/research-interests/': () => Response.json(isGone ? MockInterests.slice(1) : MockInterests),
    [`PATCH ${at.interest}`]: () => Response.json(gone, { status: 404 }),
    'POST /api/student/research-interests/add/': { ...interest, id: 99 },
  });
  await edit(screen, MockInterest.interest_name);
  await field('Research interest').fill('Mine');
  isGone = true;
  await save().click();
  await expect.element(screen.getByText('This entry has already been removed')).toBeVisible();
  await expect.element(field('Research interest')).toHaveValue('Mine');
  await expect.element(save()).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Add as new' }).click();
  await expect.element(screen.getByText('Research interest added')).toBeVisible();
  await expect.element(field('Research interest')).not.toBeInTheDocument();
  expect(changes().at(-1)).toMatchObject({
    call: 'POST /api/student/research-interests/add/',
    body: { interest_name: 'Mine', subfield: MockInterest.subfield },
  });
});

test('both versions stand side by side where an entry was changed elsewhere, and the chosen one is saved', async () => {
  const theirs = { ...interest, interest_name: 'Theirs', subfield: 'Their subfield', version: 3 };
  const { screen, field, save, changes } = open({ [`PATCH ${at.interest}`]: elsewhere(theirs) });
  await edit(screen, MockInterest.interest_name);
  await field('Research interest').fill('Mine');
  await save().click();
  await expect.element(screen.getByText('Theirs', { exact: true })).toBeVisible();
  await expect.element(field('Research interest')).toHaveValue('Mine');
  // This field was not edited here, so it takes the other tab's value.
  await expect.element(field('Subfield (optional)')).toHaveValue('Their subfield');
  await expect.element(save()).toBeDisabled();
  await screen.getByRole('button', { name: 'Keep mine' }).click();
  await save().click();
  await expect.element(screen.getByText('Research interest updated')).toBeVisible();
  expect(changes().map(({ body }) => body)).toEqual([
    { interest_name: 'Mine', version: 2 },
    { interest_name: 'Mine', version: 3 },
  ]);
});

test('why a save failed is given up with the form, and not said of the next one', async () => {
  const { screen, field, save } = open({
    [`PATCH ${at.interest}`]: () => Response.json({ detail: 'Out of order.' }, { status: 500 }),
  });
  await edit(screen, MockInterest.interest_name);
  await field('Research interest').fill('Mine');
  await save().click();
  await expect.element(screen.getByText('Out of order.')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await edit(screen, MockInterest.interest_name);
  await expect.element(field('Research interest')).toHaveValue(MockInterest.interest_name);
  await expect.element(screen.getByText('Out of order.')).not.toBeInTheDocument();
});

test.each([
  ['a stored entry', `PATCH ${at.interest}`],
  ['a new entry', 'POST /api/student/research-interests/add/'],
])('what is typed into %s while a save is under way stays, and changes what was saved', async (_, call) => {
  const isNew = call.startsWith('POST');
  const stored = { ...interest, id: isNew ? 77 : interest.id, interest_name: 'First', version: 3 };
  const first = Promise.withResolvers<Response>();
  let list: object[] = answers['GET /api/student/research-interests/'];
  const next = `PATCH /api/student/research-interests/${stored.id}/`;
  const { screen, field, changes } = open({
    'GET /api/student/research-interests/': () => Response.json(list),
    [next]: { ...stored, interest_name: 'First and more', version: 4 },
    [call]: async (request: Request) =>
      changes().length > 1 ? Response.json({ ...stored, ...((await request.json()) as object) }) : first.promise,
  });
  // The label is Save for a new entry and Save Changes for a stored one.
  const save = () => screen.getByRole('button', { name: /^Save( Changes)?$/ });
  if (isNew) await screen.getByRole('button', { name: 'Add research interest' }).click();
  else await edit(screen, MockInterest.interest_name);
  await field('Research interest').fill('First');
  await save().click();
  await expect.poll(() => changes().length).toBe(1);
  await field('Research interest').fill('First and more');
  list = isNew ? [...list, stored] : [stored, ...list.slice(1)];
  first.resolve(Response.json(stored));
  await expect.element(save()).not.toHaveAttribute('aria-disabled', 'true');
  await expect.element(field('Research interest')).toHaveValue('First and more');
  await save().click();
  await expect.element(screen.getByText('Research interest updated')).toBeVisible();
  expect(changes().map((each) => each.call)).toEqual([call, next]);
  expect(changes().at(-1)?.body).toEqual({ interest_name: 'First and more', version: 3 });
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test('an end year is not lost to a degree that goes on since', async () => {
  const theirs: Degree = { ...degree, is_current: true, year_end: null, version: 3 };
  const { screen, field, save } = open({ [`PATCH ${at.degree}`]: elsewhere(theirs) });
  await edit(screen, MockDegree.field_of_study);
  await field('End year (optional)').fill('2026');
  await save().click();
  await expect.element(screen.getByRole('heading', { name: 'This was changed elsewhere' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Use saved version' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'I am studying here now' })).toBeChecked();
  await expect.element(field('End year (optional)')).toBeDisabled();
});

test('an end year that is kept ends the degree that goes on since', async () => {
  const theirs: Degree = { ...degree, is_current: true, year_end: null, version: 3 };
  const { screen, field, save, changes } = open({ [`PATCH ${at.degree}`]: elsewhere(theirs) });
  await edit(screen, MockDegree.field_of_study);
  await field('End year (optional)').fill('2026');
  await save().click();
  await screen.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'I am studying here now' })).not.toBeChecked();
  await save().click();
  await expect.element(screen.getByText('Degree saved')).toBeVisible();
  expect(changes().at(-1)?.body).toEqual({ year_end: 2026, is_current: false, version: 3 });
});

test.each([
  ['a stored entry', at.interest, MockInterest.interest_name],
  ['a new entry', null, null],
])('what was typed into %s is there again after the session ended at Save', async (_, address, name) => {
  const call = address ? `PATCH ${address}` : 'POST /api/student/research-interests/add/';
  const first = open({ [call]: unauthenticated, ...ended });
  if (name) await edit(first.screen, name);
  else await first.screen.getByRole('button', { name: 'Add research interest' }).click();
  await first.field('Research interest').fill('Half a thought');
  await first.screen.getByRole('button', { name: name ? 'Save Changes' : 'Save', exact: true }).click();
  await expect.poll(() => tokens.exist()).toBe(false);
  document.body.replaceChildren();

  const { screen, field } = open();
  await expect.element(field('Research interest')).toHaveValue('Half a thought');
  await expect.element(screen.getByText('What you entered is back')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(field('Research interest')).not.toBeInTheDocument();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('what another person typed is not shown, and is forgotten', async () => {
  const kept = { format: 1, at: 1, subject: null, edit: { before: {}, after: { interest_name: 'Words of 8' } } };
  sessionStorage.setItem(`peyk.edit.${MockUser.id + 1}.interests.new`, JSON.stringify(kept));
  const { screen } = open();
  await screen.getByRole('button', { name: 'Add research interest' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Research interest' })).toHaveValue('');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

/** A server that deletes an interest or a degree. */
const removable = () => {
  const removed: string[] = [];
  const left = <Entry extends { id: number }>(entries: readonly Entry[]) =>
    entries.filter(({ id }) => !removed.some((path) => path.endsWith(`/${id}/`)));
  const gone: Answer = (request) => {
    removed.push(new URL(request.url).pathname);
    return new Response(null, { status: 204 });
  };
  return {
    'GET /api/student/research-interests/': () => Response.json(left([interest, ...MockInterests.slice(1)])),
    'GET /api/student/degrees/': () => Response.json(left([degree, ...MockDegrees.slice(1)])),
    [`DELETE ${at.interest}`]: gone,
    [`DELETE ${at.degree}`]: gone,
  };
};

describe('an entry that is removed while its form is open', () => {
  test.each([
    ['interest', MockInterest.interest_name, 'Research interest'],
    ['degree', MockDegree.field_of_study, 'Field of study'],
  ])('takes with it the form and what was typed: %s', async (_, name, label) => {
    const { screen, field } = open(removable());
    await edit(screen, name);
    await field(label).fill('Half a thought');
    await expect.poll(() => Object.keys(sessionStorage)).toHaveLength(1);
    await screen.getByRole('button', { name: `Remove ${name}` }).click();
    await expect.element(screen.getByText(`Removed ${name}`)).toBeVisible();
    await expect.element(field(label)).not.toBeInTheDocument();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('leaves the form of another one open with what was typed', async () => {
    const other = MockInterests[1]!;
    const { screen, field } = open(removable());
    await edit(screen, other.interest_name);
    await field('Research interest').fill('Half a thought');
    await screen.getByRole('button', { name: `Remove ${MockInterest.interest_name}` }).click();
    await expect
      .element(screen.getByRole('button', { name: `Remove ${MockInterest.interest_name}` }))
      .not.toBeInTheDocument();
    await expect.element(field('Research interest')).toHaveValue('Half a thought');
    expect(Object.keys(sessionStorage)).toEqual([`peyk.edit.${MockUser.id}.interests.${other.id}`]);
  });

  test('stays with what was typed where it could not be removed', async () => {
    const { screen, field } = open({
      [`DELETE ${at.interest}`]: () => Response.json({ detail: 'Out of order.' }, { status: 500 }),
    });
    await edit(screen, MockInterest.interest_name);
    await field('Research interest').fill('Half a thought');
    await screen.getByRole('button', { name: `Remove ${MockInterest.interest_name}` }).click();
    await expect.element(screen.getByText('Out of order.')).toBeVisible();
    await expect.element(field('Research interest')).toHaveValue('Half a thought');
    expect(Object.keys(sessionStorage)).toEqual([`peyk.edit.${MockUser.id}.interests.${MockInterest.id}`]);
  });
});

test.each([
  ['research interest', MockInterest.interest_name, 'POST /api/student/research-interests/add/'],
  ['degree', MockDegree.field_of_study, 'POST /api/student/degrees/add/'],
])('a removed entry that cannot be put back says why, and that it is not stored: %s', async (kind, name, add) => {
  const { screen } = open({
    ...removable(),
    [add]: () => Response.json({ detail: 'Out of order.' }, { status: 500 }),
  });
  await screen.getByRole('button', { name: `Remove ${name}` }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Out of order.')).toBeVisible();
  await expect.element(screen.getByText(`Failed to save ${kind}`)).toBeVisible();
  await expect.element(screen.getByText(/^Failed to delete/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: `Remove ${name}` })).not.toBeInTheDocument();
});
