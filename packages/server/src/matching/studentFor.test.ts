import { describe, expect, it } from 'vitest';
import { beginner } from './fixtures.ts';
import type { StudentProfile } from './student.ts';
import { hasProposalText, studentFor } from './studentFor.ts';

const nobody: StudentProfile = {
  ...beginner,
  interests: [
    { name: 'Robotics', subfield: 'Grasping' },
    { name: 'Machine learning', subfield: 'Few labels' },
    { name: 'Optics' },
  ],
};
const degree = { degree_type: 'Master', field_of_study: 'Physics', university_name: 'Sharif', year_start: 2022 };

/** Each text that a proposal can be based on, alone. */
const texts: [string, (text: string | null) => [Partial<StudentProfile>, string | null]][] = [
  ['the description of the bot', (text) => [{}, text]],
  ['the abstract of a thesis', (text) => [{ degrees: [degree, { ...degree, thesis_abstract: text }] }, null]],
  [
    'a research experience',
    (text) => [
      {
        researchExperiences: [{ research_title: 'A', institution: 'B', year_start: 2024, research_description: text }],
      },
      null,
    ],
  ],
  ['a project', (text) => [{ projects: [{ project_title: 'A', year_start: 2024, project_description: text }] }, null]],
  ['the abstract of a paper', (text) => [{ papers: [{ title: 'A', year: 2024, abstract: text }] }, null]],
];

describe('A-133 a research proposal', () => {
  it.each(texts)('can be built on %s alone, and not when it is blank', (_, holding) => {
    const has = (text: string | null) => {
      const [profile, description] = holding(text);
      return hasProposalText({ ...nobody, ...profile }, description);
    };
    expect(['We study grasping.', ' \n', '', null].map(has)).toEqual([true, false, false, false]);
  });

  it('cannot be built on titles, jobs and skills', () => {
    const profile: StudentProfile = {
      ...nobody,
      degrees: [{ ...degree, thesis_title: 'Grasping' }],
      jobs: [{ job_title: 'A', company_name: 'B', year_start: 2020, job_description: 'Programs robots.' }],
      skills: [{ skill_name: 'Python' }],
    };
    expect(hasProposalText(profile, null)).toBe(false);
  });
});

describe('the student of one bot', () => {
  it('LTR-05 names an area that was written in Persian by the English that the person gave for it', () => {
    const interests = [
      { name: 'پایش سلامت سازه', english: 'Structural health monitoring', subfield: 'Bridges' },
      { name: 'پل‌ها', english: null },
    ];
    expect(studentFor({ ...nobody, interests }, ['پایش سلامت سازه', 'پل‌ها']).interests).toEqual([
      { name: 'Structural health monitoring', subfield: 'Bridges' },
      { name: 'پل‌ها' },
    ]);
    expect(studentFor({ ...nobody, interests }, []).interests[0]?.name).toBe('Structural health monitoring');
  });

  it('LTR-01 keeps the question of the interest that the bot chose', () => {
    const interests = [
      { name: 'Robotics', question: 'How does a hand know that it slips?' },
      { name: 'پل‌ها', english: 'Bridges', question: 'When does a bearing lock?' },
    ];
    expect(studentFor({ ...nobody, interests }, ['پل‌ها']).interests).toEqual([
      { name: 'Bridges', question: 'When does a bearing lock?' },
    ]);
    expect(studentFor({ ...nobody, interests }, []).interests.map(({ question }) => question)).toEqual([
      'How does a hand know that it slips?',
      'When does a bearing lock?',
    ]);
  });

  it('has the areas of the bot alone, in its order, with their subfields where the profile knows them', () => {
    expect(studentFor(nobody, ['machine  Learning', 'Haptics', 'Robotics'])).toEqual({
      ...nobody,
      interests: [{ name: 'Machine learning', subfield: 'Few labels' }, { name: 'Haptics' }, nobody.interests[0]],
    });
  });

  it('is the whole student where the bot names no area', () => {
    expect(studentFor(nobody, [])).toEqual(nobody);
  });
});
