import '../i18n/all';
import type { Evidence } from '@peyk/api-types';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../App';
import { draftEditorStates } from '../features/drafts/DraftEditor/DraftEditor.states';
import { EvidenceNotes } from '../features/drafts/DraftEditor/parts/EvidenceNotes';
import { Marks } from '../features/drafts/DraftEditor/parts/Marks';
import { sections } from '../features/drafts/DraftEditor/sources';
import { Profile } from '../features/profile/Profile/Profile';
import { Arrival, fetchSteps } from '../features/profile/Profile/stepParts';
import { MockDegrees } from '../mocks/fixtures/degree';
import { MockLetter } from '../mocks/fixtures/letter';
import { MockProfessor } from '../mocks/fixtures/professor';
import { MockInterests } from '../mocks/fixtures/interest';
import {
  MockAwards,
  MockCourses,
  MockJobs,
  MockPapers,
  MockProjects,
  MockResearchExperiences,
  MockSkills,
  MockTeachingExperiences,
} from '../mocks/fixtures/profile';
import { MockStudentProfile, MockUser } from '../mocks/fixtures/user';
import { render } from '../mocks/render';
import { serve } from '../mocks/serve';
import { tokens } from '../session/tokens';

afterEach(() => {
  tokens.clear();
  sessionStorage.clear();
});
beforeAll(async () => {
  await Promise.all([fetchSteps(), Arrival.preload()]);
});

const lists = {
  degrees: MockDegrees,
  papers: MockPapers,
  projects: MockProjects,
  jobs: MockJobs,
  research_experiences: MockResearchExperiences,
  teaching_experiences: MockTeachingExperiences,
  skills: MockSkills,
  interests: MockInterests,
  awards: MockAwards,
  courses: MockCourses,
} satisfies Record<Exclude<(typeof sections)[number], 'plan'>, readonly { id: number }[]>;

/** The last of its list, which is not where a page begins. */
const entryOf = (section: (typeof sections)[number]): number | null =>
  section === 'plan' ? null : (lists[section].at(-1)?.id ?? null);

const evidenceOf = (section: (typeof sections)[number], entry = entryOf(section)): Evidence => ({
  marker: 1,
  kind: 'profile',
  title: 'What the sentence stands on',
  detail: null,
  url: null,
  quote: null,
  section,
  entry,
});

const { draft } = draftEditorStates.review;
/** The sentences that rest on an entry of the profile, on one and the same here. */
const own = (draft.sentences ?? []).filter((each) => each.class === 'own').map((each) => ({ ...each, evidence: [1] }));

/** The address that the letter's margin gives for a source: of a letter with marks, and of one that an older server wrote. */
async function addressOf(source: Evidence, margin: 'marks' | 'notes'): Promise<string> {
  const screen = render(
    margin === 'marks' ? (
      <Marks
        body={draft.body}
        part={{ status: 'ready', sentences: own.slice(0, 1), evidence: [source] }}
        opened={[]}
        onOpen={vi.fn()}
        stated={[]}
        offers={null}
      />
    ) : (
      <EvidenceNotes draft={{ ...draft, evidence: [source] }} />
    ),
    { path: '/professors/601/email' },
  );
  const link = screen.getByRole('link', { name: /^Show in your profile/, includeHidden: true });
  await expect.element(link).toBeInTheDocument();
  return link.element().getAttribute('href') ?? '';
}

function serveProfile(more: Parameters<typeof serve>[0] = {}) {
  const everything = { user: MockUser, ...lists, research_interests: MockInterests };
  serve({
    'GET /api/auth/me/': MockUser,
    'GET /api/student/profile/edit/': MockStudentProfile,
    'GET /api/student/cv/': everything,
    ...Object.fromEntries(
      Object.entries(lists).map(([section, list]) => [
        `GET /api/student/${section === 'interests' ? 'research-interests' : section.replaceAll('_', '-')}/`,
        list,
      ]),
    ),
    ...more,
  });
}

describe.each(['marks', 'notes'] as const)('evidence of the profile in the margin (%s)', (margin) => {
  test.each(sections)('LTR-04 LTR-16 links to its place in %s, which comes into view with focus', async (section) => {
    const address = await addressOf(evidenceOf(section), margin);
    serveProfile();
    render(<Profile />, { path: address });
    await expect
      .poll(() => document.activeElement?.closest('[id^="entry-"]')?.id)
      .toBe(`entry-${entryOf(section) ?? 'plan'}`);
    await expect.element(document.activeElement as HTMLElement).toBeInViewport();
  });

  test('LTR-04 of an entry that is gone links to its list', async () => {
    expect(await addressOf({ ...evidenceOf('projects'), entry: null }, margin)).toBe('/profile?step=projects');
  });
});

test('LTR-16 the link takes focus from the email to the entry, past the change of page', async () => {
  const degrees = Array.from({ length: 30 }, (_, at) => ({ ...MockDegrees[0], id: at + 30 }));
  serveProfile({
    'GET /api/student/degrees/': degrees,
    'POST /api/emails/email-drafts/find/': MockLetter,
    [`GET /api/professor/professors/${MockProfessor.id}/`]: MockProfessor,
    'GET /api/matching/match-scores/': [],
    'GET /integrations/api/gmail/accounts/': [],
  });
  tokens.begin({ access: 'access-token', refresh: 'refresh-token' });
  const location = memoryLocation({ path: `/professors/${MockProfessor.id}/email` });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  flushSync(() => root.render(<App router={{ hook: location.hook, searchHook: location.searchHook }} />));
  await page
    .getByRole('button', { name: /^From your profile/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Show in your profile/ })
    .first()
    .click();
  // The twelfth of thirty degrees has the id of the email's source.
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Edit/ }) })
    .nth(11);
  await expect.element(entry).toHaveFocus();
  await expect.element(entry).toBeInViewport();
});
