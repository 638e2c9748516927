import type { Evidence } from '@peyk/api-types';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { draftEditorStates } from '../features/drafts/DraftEditor/DraftEditor.states';
import { EvidenceNotes } from '../features/drafts/DraftEditor/parts/EvidenceNotes';
import { Marks } from '../features/drafts/DraftEditor/parts/Marks';
import { sections } from '../features/drafts/DraftEditor/sources';
import { Profile } from '../features/profile/Profile/Profile';
import { Arrival, fetchSteps } from '../features/profile/Profile/stepParts';
import { MockDegrees } from '../mocks/fixtures/degree';
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

afterEach(() => sessionStorage.clear());
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

function openProfile(path: string) {
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
  });
  return render(<Profile />, { path });
}

describe.each(['marks', 'notes'] as const)('evidence of the profile in the margin (%s)', (margin) => {
  test.each(sections)('LTR-04 LTR-16 links to its place in %s, which comes into view with focus', async (section) => {
    const address = await addressOf(evidenceOf(section), margin);
    openProfile(address);
    await expect
      .poll(() => document.activeElement?.closest('[id^="entry-"]')?.id)
      .toBe(`entry-${entryOf(section) ?? 'plan'}`);
    await expect.element(document.activeElement as HTMLElement).toBeInViewport();
  });

  test('LTR-04 of an entry that is gone links to its list', async () => {
    expect(await addressOf({ ...evidenceOf('projects'), entry: null }, margin)).toBe('/profile?step=projects');
  });
});
