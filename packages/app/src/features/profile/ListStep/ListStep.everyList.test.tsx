import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { isRed } from '../../../testing/isRed';
import { profileLists } from '../lists';
import { LISTS, type ListStep as Step } from '../steps';
import { ListStep } from './ListStep';

afterEach(() => sessionStorage.clear());

const outOfOrder = () => Response.json({ detail: 'Out of order.' }, { status: 500 });

/** What every list of the profile has of its own, as a person meets it. */
interface Case {
  step: Step;
  add: string;
  /** What an entry is called where it cannot be saved or deleted. */
  thing: string;
  /** Required fields that begin empty, with what is typed into them. */
  required: Record<string, string>;
  /** A required choice without a default: its label and the option that is chosen. */
  chosen?: [string, string];
  /** What is sent where only those are filled, besides fields that are unset. */
  sent: object;
  /** One of the optional fields: its label, what is typed, what is sent. */
  optional?: [string, string, object];
  missing: string;
  added: string;
  updated: string;
  ids: { fields: string; missing: string; added: string };
}

const cases: Case[] = [
  {
    step: 'degrees',
    add: 'Add a degree',
    thing: 'degree',
    required: { 'Field of study': 'Structures', University: 'Damavand' },
    chosen: ['Degree', 'Master’s'],
    sent: { degree_type: 'Master', field_of_study: 'Structures', university_name: 'Damavand', is_current: false },
    optional: ['GPA (optional)', '18.4/20', { gpa: '18.4/20' }],
    missing: 'Please fill required degree fields.',
    added: 'Degree saved',
    updated: 'Degree saved',
    ids: { fields: 'PROF-41', missing: 'PROF-44', added: 'PROF-45 SUC-02' },
  },
  {
    step: 'papers',
    add: 'Add a paper',
    thing: 'paper',
    required: { Title: 'On bridges', Year: '2024' },
    sent: { title: 'On bridges', year: 2024 },
    optional: ['DOI (optional)', '10.5555/x', { doi: '10.5555/x' }],
    missing: 'Please fill required paper fields.',
    added: 'Paper added',
    updated: 'Paper updated',
    ids: { fields: 'PROF-46', missing: 'PROF-47', added: 'PROF-48 PROF-49 SUC-03' },
  },
  {
    step: 'jobs',
    add: 'Add a job',
    thing: 'job',
    required: { 'Job title': 'Engineer', Company: 'Pol', 'Start year': '2020' },
    sent: { job_title: 'Engineer', company_name: 'Pol', year_start: 2020, is_current: false },
    optional: ['Location (optional)', 'Tehran', { location: 'Tehran' }],
    missing: 'Please fill required job fields.',
    added: 'Job added',
    updated: 'Job updated',
    ids: { fields: 'PROF-50', missing: 'PROF-51', added: 'PROF-52 SUC-04' },
  },
  {
    step: 'research-experiences',
    add: 'Add research experience',
    thing: 'research experience',
    required: { Title: 'Laboratory', Institution: 'Damavand', 'Start year': '2020' },
    sent: { research_title: 'Laboratory', institution: 'Damavand', year_start: 2020, is_current: false },
    optional: ['Description (optional)', 'Eight sensors.', { research_description: 'Eight sensors.' }],
    missing: 'Please fill required research fields.',
    added: 'Research experience added',
    updated: 'Research experience updated',
    ids: { fields: 'PROF-53', missing: 'PROF-54', added: 'A-101' },
  },
  {
    step: 'teaching-experiences',
    add: 'Add teaching experience',
    thing: 'teaching experience',
    required: { 'Your role': 'Assistant', Course: 'Dynamics', Institution: 'Damavand', 'Start year': '2020' },
    sent: {
      teaching_title: 'Assistant',
      course_title: 'Dynamics',
      institution: 'Damavand',
      year_start: 2020,
      is_current: false,
    },
    optional: ['Description (optional)', '26 students.', { teaching_description: '26 students.' }],
    missing: 'Please fill required teaching fields.',
    added: 'Teaching experience added',
    updated: 'Teaching experience updated',
    ids: { fields: 'PROF-55', missing: 'PROF-56', added: 'A-101' },
  },
  {
    step: 'skills',
    add: 'Add a skill',
    thing: 'skill',
    required: { Skill: 'Python' },
    sent: { skill_name: 'Python', skill_level: 'Beginner', skill_type: 'Technical' },
    missing: 'Please fill required skill fields.',
    added: 'Skill added',
    updated: 'Skill updated',
    ids: { fields: 'PROF-57 PROF-59 PROF-61', missing: 'PROF-62', added: 'PROF-63 SUC-04' },
  },
  {
    step: 'projects',
    add: 'Add a project',
    thing: 'project',
    required: { Title: 'modalkit', 'Start year': '2024' },
    sent: { project_title: 'modalkit', year_start: 2024, is_current: false },
    optional: ['Technologies (optional)', 'Python', { technologies_used: 'Python' }],
    missing: 'Please fill required project fields.',
    added: 'Project added',
    updated: 'Project updated',
    ids: { fields: 'PROF-64', missing: 'PROF-65', added: 'PROF-66 SUC-04' },
  },
  {
    step: 'awards',
    add: 'Add an award',
    thing: 'award',
    required: { Award: 'Best thesis', Year: '2025' },
    sent: { award_title: 'Best thesis', year: 2025 },
    optional: ['Awarded by (optional)', 'Damavand', { awarding_organization: 'Damavand' }],
    missing: 'Please fill required award fields.',
    added: 'Award added',
    updated: 'Award updated',
    ids: { fields: 'PROF-67', missing: 'PROF-68', added: 'PROF-69 SUC-04' },
  },
  {
    step: 'courses',
    add: 'Add a course',
    thing: 'course',
    required: { Course: 'Statistics', 'Start year': '2023' },
    sent: { course_title: 'Statistics', course_type: 'Online', year_start: 2023 },
    optional: ['End year (optional)', '2024', { year_end: 2024 }],
    missing: 'Please fill required course fields.',
    added: 'Course added',
    updated: 'Course updated',
    ids: { fields: 'PROF-70 PROF-72', missing: 'PROF-73', added: 'PROF-74 SUC-04' },
  },
  {
    step: 'volunteer',
    add: 'Add volunteer work',
    thing: 'volunteer work',
    required: { 'Your role': 'Tutor', Organisation: 'School', 'Start year': '2021', 'What you did': 'Mathematics.' },
    sent: { volunteer_title: 'Tutor', organization: 'School', year_start: 2021, job_description: 'Mathematics.' },
    optional: ['End year (optional)', '2022', { year_end: 2022 }],
    missing: 'Please fill required volunteer fields.',
    added: 'Volunteer added',
    updated: 'Volunteer updated',
    ids: { fields: 'PROF-75', missing: 'PROF-76', added: 'PROF-77 SUC-04' },
  },
  {
    step: 'research-interests',
    add: 'Add research interest',
    thing: 'research interest',
    required: { 'Research interest': 'Bridges' },
    sent: { interest_name: 'Bridges' },
    optional: ['Subfield (optional)', 'Dynamics', { subfield: 'Dynamics' }],
    missing: 'Please fill required fields.',
    added: 'Research interest added',
    updated: 'Research interest updated',
    ids: { fields: 'PROF-78', missing: 'PROF-79', added: 'PROF-80 SUC-04' },
  },
  {
    step: 'links',
    add: 'Add a link',
    thing: 'link',
    required: { 'Web address': 'git.example/me' },
    // An address without a scheme is completed (A-152).
    sent: { link_type: 'GitHub', url: 'https://git.example/me' },
    missing: 'Please fill required fields.',
    added: 'Link added',
    updated: 'Link updated',
    ids: { fields: 'PROF-87 PROF-89', missing: 'PROF-90', added: 'PROF-91 SUC-04' },
  },
  {
    step: 'languages',
    add: 'Add a language',
    thing: 'language',
    required: { Language: 'English' },
    sent: { language_name: 'English', proficiency: 'Beginner' },
    optional: ['IELTS (optional)', '۷٫۵', { IELTS_score: 7.5 }],
    missing: 'Please fill required language fields.',
    added: 'Language added',
    updated: 'Language updated',
    ids: { fields: 'PROF-92 PROF-94 PROF-95', missing: 'PROF-96', added: 'PROF-97 SUC-04' },
  },
  {
    step: 'certifications',
    add: 'Add a certification',
    thing: 'certification',
    required: { Certification: 'Engineer', 'Issued by': 'Order', 'Year obtained': '2023' },
    sent: { certification_name: 'Engineer', issuing_organization: 'Order', year_obtained: 2023 },
    missing: 'Please fill required certification fields.',
    added: 'Certification added',
    updated: 'Certification updated',
    ids: { fields: 'PROF-98', missing: 'PROF-99', added: 'PROF-100 SUC-04' },
  },
  {
    step: 'references',
    add: 'Add a reference',
    thing: 'reference',
    required: { Name: 'K. Rostami', Email: 'k@uni.example', Position: 'Professor' },
    sent: { reference_name: 'K. Rostami', reference_email: 'k@uni.example', reference_position: 'Professor' },
    optional: ['Phone (optional)', '+98 21 5550', { reference_phone: '+98 21 5550' }],
    missing: 'Please fill required reference fields.',
    added: 'Reference added',
    updated: 'Reference updated',
    ids: { fields: 'PROF-101', missing: 'PROF-102', added: 'PROF-103 SUC-04' },
  },
];

test('each list is tried', () => {
  expect(cases.map(({ step }) => step).toSorted()).toEqual(Object.keys(LISTS).toSorted());
});

describe.each(cases)(
  '$step',
  ({ step, add, thing, required, chosen, sent, optional, missing, added, updated, ids }) => {
    const { path } = profileLists[LISTS[step]];
    type Stored = Readonly<Record<string, unknown>> & { id: number };

    function open(first: readonly Stored[] = [], answers: Readonly<Record<string, Answer>> = {}) {
      let stored = [...first];
      const requests = serve({
        [`GET ${path}`]: () => Response.json(stored),
        [`POST ${path}add/`]: async (request) => {
          const entry = { ...((await request.json()) as object), id: 9, version: 1 };
          stored = [...stored, entry];
          return Response.json(entry, { status: 201 });
        },
        [`PATCH ${path}9/`]: async (request) => {
          const entry = { ...stored[0], ...((await request.json()) as object), id: 9, version: 2 };
          stored = [entry];
          return Response.json(entry);
        },
        ...answers,
      });
      const screen = render(<ListStep step={step} entered={false} />, { path: '/profile' });
      const field = (label: string) => screen.getByRole('textbox', { name: label, exact: true });
      return {
        screen,
        field,
        button: (name: string) => screen.getByRole('button', { name, exact: true }),
        fill: async () => {
          for (const [label, value] of Object.entries(required)) await field(label).fill(value);
          if (!chosen) return;
          const [label, option] = chosen;
          await screen.getByRole('combobox', { name: label, exact: true }).click();
          await screen.getByRole('option', { name: option, exact: true }).click();
        },
        changes: () => requests.filter(({ call }) => /^(POST|PATCH) .*student/.test(call)),
      };
    }
    const withoutUnset = (body: unknown) =>
      Object.fromEntries(Object.entries(body as object).filter(([, value]) => value !== null));

    test(`${ids.missing} PROF-20 an empty form names what it lacks, frames each required field in red, and sends nothing`, async () => {
      const { screen, field, button, changes } = open();
      await button(add).click();
      for (const label of Object.keys(required)) await field(label).fill('');
      await button('Save').click();
      await expect.element(screen.getByText(missing, { exact: true })).toBeVisible();
      for (const label of Object.keys(required))
        await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
      // The first of them has focus, and so the frame of what has focus.
      (document.activeElement as HTMLElement).blur();
      for (const label of Object.keys(required)) await expect.poll(() => isRed(field(label).element())).toBe(true);
      expect(changes()).toEqual([]);
    });

    test(`${ids.fields} ${ids.added} PROF-15 PROF-16 a new entry is sent with what was typed and the defaults, and is said to be there`, async () => {
      const { screen, field, button, fill, changes } = open();
      await button(add).click();
      await fill();
      if (optional) await field(optional[0]).fill(optional[1]);
      await button('Save').click();
      await expect.element(screen.getByText(added, { exact: true })).toBeVisible();
      const [request, ...more] = changes();
      expect(more).toEqual([]);
      expect(request?.call).toBe(`POST ${path}add/`);
      const { year_start: year, ...body } = withoutUnset(request?.body) as { year_start?: number };
      // The one year that a form gives is that of a degree: this one.
      expect('year_start' in sent || year === undefined || year === new Date().getFullYear()).toBe(true);
      expect({ ...body, ...('year_start' in sent ? { year_start: year } : {}) }).toEqual({ ...sent, ...optional?.[2] });
    });

    test(`PROF-14 PROF-17 ${ids.added} an entry is changed with PATCH, by what was changed alone`, async () => {
      const [label, value] = Object.entries(required)[0] as [string, string];
      const field = Object.keys(sent).find(
        (name) =>
          (sent as Record<string, unknown>)[name] === (label === 'Web address' ? 'https://git.example/me' : value),
      );
      const { screen, field: at, button, changes } = open([{ ...sent, year_start: 2020, id: 9, version: 1 }]);
      await screen
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      const changed = label === 'Web address' ? 'https://git.example/you' : `${value} II`;
      await at(label).fill(changed);
      await button('Save Changes').click();
      await expect.element(screen.getByText(updated, { exact: true })).toBeVisible();
      expect(changes()).toEqual([{ call: `PATCH ${path}9/`, body: { [String(field)]: changed, version: 1 } }]);
    });

    test(`ERR-17 a save that fails says Failed to save ${thing}, new or changed, and keeps what was typed`, async () => {
      const [label, value] = Object.entries(required)[0] as [string, string];
      const { screen, field, button, fill } = open([{ ...sent, year_start: 2020, id: 9, version: 1 }], {
        [`POST ${path}add/`]: outOfOrder,
        [`PATCH ${path}9/`]: outOfOrder,
      });
      const alert = screen.getByRole('alert');
      const isSaid = async () => {
        await expect.element(alert.getByText(`Failed to save ${thing}`, { exact: true })).toBeVisible();
        await expect.element(alert.getByText('Out of order.', { exact: true })).toBeVisible();
      };
      await button(add).click();
      await fill();
      await button('Save').click();
      await isSaid();
      for (const [name, typed] of Object.entries(required)) await expect.element(field(name)).toHaveValue(typed);
      await button('Cancel').click();
      await screen
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      const changed = label === 'Web address' ? 'https://git.example/you' : `${value} II`;
      await field(label).fill(changed);
      await button('Save Changes').click();
      await isSaid();
      await expect.element(field(label)).toHaveValue(changed);
    });

    test('PROF-12 PROF-13 one button opens the form and closes it; opened to add, it is empty and about no entry, also after one was edited', async () => {
      const [label = ''] = Object.keys(required);
      const { screen, field, button, fill, changes } = open([{ ...sent, year_start: 2020, id: 5, version: 1 }]);
      const typed = () =>
        screen
          .getByRole('form')
          .getByRole('textbox')
          .elements()
          .map((each) => (each as HTMLInputElement).value);
      await button(add).click();
      await expect.element(field(label)).toHaveValue('');
      await expect.element(button(add)).not.toBeInTheDocument();
      const fresh = typed();
      await button('Cancel').click();
      await expect.element(field(label)).not.toBeInTheDocument();
      await screen
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await expect.element(field(label)).not.toHaveValue('');
      await field(label).fill('Half a thought');
      await button('Cancel').click();
      await button(add).click();
      await expect.element(field(label)).toHaveValue('');
      expect(typed()).toEqual(fresh);
      await fill();
      await button('Save').click();
      await expect.element(screen.getByText(added, { exact: true })).toBeVisible();
      expect(changes().map(({ call }) => call)).toEqual([`POST ${path}add/`]);
    });
  },
);

/** The lists whose entries are deleted at an address that says so (A-103). */
const deletedApart: readonly Step[] = ['research-experiences', 'teaching-experiences', 'references'];

test.each(cases)(
  'A-103 PROF-18 ERR-18 an entry of $step is deleted at its address; it stays until that succeeded, and a failure says Failed to delete $thing',
  async ({ step, sent, thing }) => {
    const { path } = profileLists[LISTS[step]];
    const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    let asked = 0;
    let stored: object[] = [{ ...sent, year_start: 2020, id: 9 }];
    serve({
      [`GET ${path}`]: () => Response.json(stored),
      [`DELETE ${path}9/${deletedApart.includes(step) ? 'delete/' : ''}`]: () =>
        answers[asked++]?.promise ?? outOfOrder(),
    });
    const screen = render(<ListStep step={step} entered={false} />, { path: '/profile' });
    const remove = screen.getByRole('button', { name: /^Remove / });
    const alert = screen.getByRole('alert');
    await remove.click();
    await expect.poll(() => asked).toBe(1);
    await expect.element(remove).toBeVisible();
    answers[0]?.resolve(outOfOrder());
    await expect.element(alert.getByText(`Failed to delete ${thing}`, { exact: true })).toBeVisible();
    await expect.element(alert.getByText('Out of order.', { exact: true })).toBeVisible();
    await expect.element(remove).toBeVisible();
    await remove.click();
    await expect.poll(() => asked).toBe(2);
    await expect.element(remove).toBeVisible();
    stored = [];
    answers[1]?.resolve(new Response(null, { status: 204 }));
    await expect.element(remove).not.toBeInTheDocument();
    await expect.element(screen.getByText(/^Failed to delete/)).not.toBeInTheDocument();
  },
);

const ofShortEntries: readonly Step[] = ['skills', 'courses', 'research-interests', 'links', 'languages'];

test.each(cases.filter(({ step }) => ofShortEntries.includes(step)))(
  'entries of $step are added one after another in an open form, by keyboard alone',
  async ({ step, add, added, required, sent }) => {
    const { path } = profileLists[LISTS[step]];
    let stored: object[] = [];
    serve({
      [`GET ${path}`]: () => Response.json(stored),
      [`POST ${path}add/`]: async (request) => {
        const entry = { ...((await request.json()) as object), id: stored.length + 1 };
        stored = [...stored, entry];
        return Response.json(entry, { status: 201 });
      },
    });
    const screen = render(<ListStep step={step} entered={false} />, { path: '/profile' });
    const [label = '', value = ''] = Object.entries(required)[0] ?? [];
    const field = screen.getByRole('textbox', { name: label, exact: true });
    const fill = async () => {
      for (const [name, what] of Object.entries(required))
        await screen.getByRole('textbox', { name, exact: true }).fill(what);
    };
    await screen.getByRole('button', { name: add, exact: true }).click();
    await fill();
    const another = screen.getByRole('button', { name: 'Save and add another' });
    another.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(added, { exact: true })).toBeVisible();
    await expect.element(field).toHaveValue('');
    const first = () => screen.getByRole('form').element().querySelector('input, button');
    await expect.poll(() => document.activeElement === first()).toBe(true);
    await fill();
    await field.fill(value);
    await userEvent.keyboard('{Enter}');
    await expect.element(field).not.toBeInTheDocument();
    expect(stored).toEqual([expect.objectContaining(sent), expect.objectContaining(sent)]);
  },
);

test('a stored entry is saved alone', async () => {
  const { path } = profileLists.skills;
  serve({ [`GET ${path}`]: [{ ...cases.find(({ step }) => step === 'skills')?.sent, id: 9, version: 1 }] });
  const screen = render(<ListStep step="skills" entered={false} />, { path: '/profile' });
  await screen.getByRole('button', { name: /^Edit / }).click();
  await expect.element(screen.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Save and add another' })).not.toBeInTheDocument();
});
