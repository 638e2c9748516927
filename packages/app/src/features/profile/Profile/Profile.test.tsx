import { afterEach, describe, expect, test } from 'vitest';
import { useLocation, useSearch } from 'wouter';
import { MockDegrees } from '../../../mocks/fixtures/degree';
import { MockInterests } from '../../../mocks/fixtures/interest';
import {
  MockAwards,
  MockCertifications,
  MockCourses,
  MockJobs,
  MockLanguages,
  MockLinks,
  MockPapers,
  MockProjects,
  MockReferences,
  MockResearchExperiences,
  MockSkills,
  MockTeachingExperiences,
  MockVolunteer,
} from '../../../mocks/fixtures/profile';
import { MockUser } from '../../../mocks/fixtures/user';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { LISTS } from '../steps';
import { Profile } from './Profile';

afterEach(() => sessionStorage.clear());

const described = {
  ...MockUser,
  phone: '+98 21 5550',
  phone_number: '+98 21 5550',
  gender: 'Female',
  date_birth: '1998-03-21',
};
/** The entries of every list, by its name in what a CV is made of. */
const entries = {
  degrees: MockDegrees,
  papers: MockPapers,
  jobs: MockJobs,
  skills: MockSkills,
  projects: MockProjects,
  awards: MockAwards,
  courses: MockCourses,
  volunteer: MockVolunteer,
  research_interests: MockInterests,
  links: MockLinks,
  languages: MockLanguages,
  certifications: MockCertifications,
  research_experiences: MockResearchExperiences,
  teaching_experiences: MockTeachingExperiences,
  references: MockReferences,
} satisfies Record<string, readonly object[]>;
const none = Object.fromEntries(Object.keys(entries).map((name) => [name, []]));
const addressOf = (name: string) => `GET /api/student/${name.replace('_', '-')}/`;

function Address() {
  const [path] = useLocation();
  const search = useSearch();
  return <p data-testid="address">{search ? `${path}?${search}` : path}</p>;
}

/** Renders the builder at a step, with entries in every list or in none. */
function open(
  step: string | null,
  {
    isEmpty = false,
    user = described,
    answers = {},
  }: { isEmpty?: boolean; user?: object; answers?: Record<string, Answer> } = {},
) {
  const stored: Record<string, readonly object[]> = isEmpty ? none : entries;
  serve({
    'GET /api/auth/me/': user,
    'GET /api/student/profile/edit/': user,
    'GET /api/student/cv/': { user, ...stored },
    ...Object.fromEntries(Object.entries(stored).map(([name, list]) => [addressOf(name), list])),
    ...answers,
  });
  const screen = render(
    <>
      <Profile />
      <Address />
    </>,
    { path: step === null ? '/profile' : `/profile?step=${step}` },
  );
  return {
    screen,
    heading: screen.getByRole('heading', { level: 1 }),
    next: screen.getByRole('link', { name: 'Next', exact: true }),
    back: screen.getByRole('link', { name: 'Back', exact: true }),
    nav: screen.getByRole('navigation', { name: 'Sections of your profile' }),
    address: screen.getByTestId('address'),
  };
}

const WIZARD = [
  'Profile',
  'Degrees',
  'Papers',
  'Research Experiences',
  'Job Experiences',
  'Teaching Experiences',
  'References',
  'Skills',
  'Projects',
  'Awards',
  'Courses',
  'Volunteer Work',
  'Research Interests',
  'Links',
  'Languages',
  'Certifications',
  'Your CV',
];

test('the profile says how complete it is, and what it lacks with what that would bring', async () => {
  const { screen } = open('degrees', {
    user: { ...described, address: 'Tehran' },
    answers: { 'GET /api/student/cv/': { user: described, ...entries, awards: [] } },
  });
  await expect.element(screen.getByText('Excellent match: 15 of 16 sections filled')).toBeVisible();
  await expect
    .element(screen.getByRole('progressbar', { name: 'Profile Completion' }))
    .toHaveAttribute('aria-valuenow', '94');
  const question = screen.getByRole('link', { name: 'Your question' });
  await expect.element(question).toHaveAttribute('href', '/profile?step=research-interests');
  await expect.element(screen.getByText('Lets your emails ask a question that only you can ask.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Your result' }))
    .toHaveAttribute('href', '/profile?step=degrees');
});

test('an empty section is missing with what it would bring', async () => {
  const { screen } = open('degrees', { isEmpty: true });
  await expect.element(screen.getByText('Lets your emails mention your thesis.')).toBeVisible();
  await expect.element(screen.getByText('Lets your emails mention your own papers.')).toBeVisible();
});

test.each([
  ['PROF-38 with phone, gender and address', {}, 'Excellent match: 16 of 16 sections filled'],
  ['PROF-38 not without a phone', { phone: null, phone_number: null }, 'Excellent match: 15 of 16 sections filled'],
  ['PROF-38 not without a gender', { gender: null }, 'Excellent match: 15 of 16 sections filled'],
  ['PROF-38 not without an address', { address: null }, 'Excellent match: 15 of 16 sections filled'],
  ['A-30 also without a birth date', { date_birth: null }, 'Excellent match: 16 of 16 sections filled'],
])('the profile counts as complete: %s', async (_, lack, words) => {
  const { screen } = open('degrees', { user: { ...described, address: 'Tehran', ...lack } });
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('a share of the sections is not guessed while a list is unknown', async () => {
  const { screen, heading } = open('degrees', {
    answers: { 'GET /api/student/cv/': () => Response.json({ detail: 'Out.' }, { status: 500 }) },
  });
  await expect.element(heading).toBeVisible();
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
});

test('PROF-19 A-102 entries that are known are shown though their list cannot be read, and lead on', async () => {
  const { screen, next, nav } = open('papers', {
    answers: { 'GET /api/student/papers/': () => Response.json({ detail: 'Out.' }, { status: 500 }) },
  });
  const rows = screen.getByRole('list', { name: 'Papers', exact: true }).getByRole('listitem');
  await expect.element(rows.first()).toBeVisible();
  expect(rows.elements()).toHaveLength(MockPapers.length);
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect.element(screen.getByText('No papers yet')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Out.', { exact: true })).not.toBeInTheDocument();
  await expect.element(next).toBeVisible();
  await expect.element(nav.getByRole('link', { name: /^Papers/ })).toMatchTextContent(/[1-9]$/);
});

test('PROF-01 the sidebar lists the sections in its own order', async () => {
  const { nav } = open(null);
  await expect.element(nav.getByRole('link').first()).toBeVisible();
  expect(
    nav
      .getByRole('link')
      .elements()
      .map((link) => link.querySelector('span:nth-of-type(2)')?.firstChild?.textContent),
  ).toEqual([
    'Profile',
    'Degrees',
    'Papers',
    'Research Experiences',
    'Job Experiences',
    'Teaching Experiences',
    'Skills',
    'Projects',
    'Awards',
    'Courses',
    'Volunteer Work',
    'Research Interests',
    'Links',
    'Languages',
    'Certifications',
    'References',
    'CV',
  ]);
});

test('PROF-02 PROF-03 Next leads through the seventeen steps in their order, each with a way back, and the last one leads on to a bot', async () => {
  const { screen, heading, next, back } = open(null);
  for (const [place, title] of WIZARD.entries()) {
    await expect.element(heading).toHaveTextContent(title);
    await expect.element(screen.getByText(`Step ${place + 1} of 17`)).toBeVisible();
    await expect.element(back).toBeVisible();
    if (place < WIZARD.length - 1) await next.click();
  }
  await expect.element(next).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Create a bot' })).toHaveAttribute('href', '/create-bot');
});

test('PROF-05 PROF-04 Back leads through them the other way, and from the first to the dashboard', async () => {
  const { heading, back, address } = open('cv');
  for (const title of WIZARD.toReversed()) {
    await expect.element(heading).toHaveTextContent(title);
    await back.click();
  }
  await expect.element(address).toHaveTextContent('/dashboard');
});

describe('Next', () => {
  test.each(
    Object.keys(LISTS).map((step) => [{ degrees: 'PROF-06', papers: 'PROF-07' }[step] ?? 'PROF-08', step] as const),
  )('%s is disabled while the list of %s is empty, says why, and can be passed by', async (_, step) => {
    const { screen, heading, next, back } = open(step, { isEmpty: true });
    const disabled = screen.getByRole('button', { name: 'Next', exact: true });
    await expect.element(disabled).toBeDisabled();
    await expect
      .element(disabled)
      .toHaveAccessibleDescription('Add at least one entry to continue, or skip this step.');
    await expect.element(next).not.toBeInTheDocument();
    const before = heading.element().textContent;
    await screen.getByRole('link', { name: 'Skip for now' }).click();
    await expect.element(heading).not.toHaveTextContent(before);
    await expect.element(back).toBeVisible();
  });

  test.each([
    ['PROF-27', 'phone', { phone: null, phone_number: null }],
    ['PROF-28', 'gender', { gender: null }],
    ['PROF-29', 'birth date', { date_birth: null }],
  ])('%s is disabled on the first step as long as the %s is missing', async (_, _what, lack) => {
    const { screen } = open(null, { user: { ...described, ...lack } });
    const disabled = screen.getByRole('button', { name: 'Next', exact: true });
    await expect.element(disabled).toBeDisabled();
    await expect
      .element(disabled)
      .toHaveAccessibleDescription('Save your phone number, gender and birth date to continue.');
  });

  test('becomes a link with the first entry', async () => {
    let stored: object[] = [];
    const path = '/api/student/awards/';
    const { screen, next } = open('awards', {
      isEmpty: true,
      answers: {
        [`GET ${path}`]: () => Response.json(stored),
        [`POST ${path}add/`]: () => {
          stored = [{ id: 1, award_title: 'Best thesis', year: 2025, version: 1 }];
          return Response.json(stored[0], { status: 201 });
        },
      },
    });
    await screen.getByRole('button', { name: 'Add an award' }).click();
    await screen.getByRole('textbox', { name: 'Award', exact: true }).fill('Best thesis');
    await screen.getByRole('textbox', { name: 'Year', exact: true }).fill('2025');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(next).toBeVisible();
  });
});

test('PROF-09 a step that is not known says that it comes, and lets the others be visited', async () => {
  const { screen, nav, heading } = open('no-such-list');
  await expect
    .element(
      screen.getByText('This step will be available shortly. You can navigate between steps and edit completed ones.', {
        exact: true,
      }),
    )
    .toBeVisible();
  await nav.getByRole('link', { name: /^Degrees/ }).click();
  await expect.element(heading).toHaveTextContent('Degrees');
});

test('PROF-10 a section that holds entries has a tick and their number, an empty one neither', async () => {
  const { nav } = open('degrees', {
    answers: {
      'GET /api/student/cv/': { user: described, ...entries, degrees: [], awards: [] },
    },
  });
  await expect.element(nav.getByRole('link', { name: 'Papers (done) 2' })).toBeVisible();
  // Of the list on screen its own answer counts.
  await expect.element(nav.getByRole('link', { name: 'Degrees (done) 2' })).toHaveAttribute('aria-current', 'step');
  await expect.element(nav.getByRole('link', { name: 'Awards', exact: true })).toBeVisible();
});

test.each([
  ['has a tick when phone, gender and birth date are there', described, 'Profile (done)'],
  ['has none without a birth date', { ...described, date_birth: null }, 'Profile'],
])('PROF-11 the profile section %s', async (_, user, name) => {
  const { nav } = open('degrees', { user });
  await expect.element(nav.getByRole('link', { name: /^Papers \(done\)/ })).toBeVisible();
  await expect.element(nav.getByRole('link', { name, exact: true })).toBeVisible();
});

test('a step that is entered has its heading in focus and its name as the title of the page', async () => {
  const { heading, nav } = open('degrees');
  await expect.element(heading).toHaveTextContent('Degrees');
  await expect.element(heading).not.toHaveFocus();
  await nav.getByRole('link', { name: /^Papers/ }).click();
  await expect.element(heading).toHaveTextContent('Papers');
  await expect.element(heading).toHaveFocus();
  expect(document.title).toContain('Papers');
});

test('what was typed into the form of a list is there again after another step', async () => {
  const { screen, nav } = open('awards', { isEmpty: true });
  await screen.getByRole('button', { name: 'Add an award' }).click();
  await screen.getByRole('textbox', { name: 'Award', exact: true }).fill('Half a prize');
  await nav.getByRole('link', { name: /^Courses/ }).click();
  await expect.element(screen.getByText('No courses yet')).toBeVisible();
  await nav.getByRole('link', { name: /^Awards/ }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Award', exact: true })).toHaveValue('Half a prize');
});
