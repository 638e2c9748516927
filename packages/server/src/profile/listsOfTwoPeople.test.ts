import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../testing/botWorld.ts';
import { createEntries, loadSections } from './entries.ts';
import { extractInterests } from './extractInterests.ts';
import { sampleEntries } from './samples.ts';
import { fieldsOf, SECTIONS, type SectionName, type Sections } from './sections.ts';
import { loadStudent } from '../matching/loadStudent.ts';

let world: World;
let people: number[];
let counter = 0;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  people = [];
  for (const name of ['one', 'two']) {
    counter += 1;
    const { id } = await world.db
      .insertInto('users')
      .values({ email: `${name}-${counter}@example.com`, first_name: name, last_name: 'Ahmadi' })
      .returning('id')
      .executeTakeFirstOrThrow();
    people.push(id);
  }
});

const listOf = (section: SectionName) => {
  const description = SECTIONS.find((one) => one.section === section);
  if (!description) throw new Error(`There is no list of ${section}`);
  return createEntries(world.deps, section, fieldsOf(description));
};
const rows = () =>
  world.db.selectFrom('profile_entries').selectAll().where('user_id', 'in', people).orderBy('id').execute();
const without = (names: string[], row: object) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

describe('the lists of two people, with everything alike', () => {
  const sections: SectionName[] = ['jobs', 'projects', 'degrees', 'skills'];
  /** Adds two entries to some lists of both people. */
  const fill = async () => {
    const ids: number[] = [];
    for (const person of people)
      for (const section of sections)
        for (const index of [0, 1]) {
          const entry = await listOf(section).add(person, sampleEntries[section]);
          if (person === people[0] && section === 'jobs' && index === 0) ids.push(entry.id as number);
        }
    await world.db.updateTable('profile_entries').set({ updated_at: '2026-01-01T00:00:00Z' }).execute();
    return ids[0] ?? 0;
  };

  it.each<
    [what: string, change: Record<string, unknown>, replace: boolean, fields: Record<string, unknown>, versions: object]
  >([
    ['a text', { job_title: ' Other ' }, false, { job_title: 'Other' }, { job_title: 2 }],
    ['a text that is emptied', { location: ' ' }, false, { location: null }, { location: 2 }],
    ['a year', { year_start: 2000 }, false, { year_start: 2000 }, { year_start: 2 }],
    ['its going on', { is_current: true }, false, { is_current: true, year_end: null }, { end: 2 }],
    ['its end', { year_end: null }, false, { year_end: null }, { end: 2 }],
    [
      'all that is not named',
      { job_title: 'Other', company_name: 'Pol Co', year_start: 2022 },
      true,
      {
        job_title: 'Other',
        job_description: null,
        location: null,
        year_end: null,
        result: null,
        result_en: null,
        job_title_en: null,
        company_name_en: null,
        location_en: null,
        job_description_en: null,
      },
      {
        job_title: 2,
        job_description: 2,
        location: 2,
        end: 2,
        result: 2,
        result_en: 2,
        job_title_en: 2,
        company_name_en: 2,
        location_en: 2,
        job_description_en: 2,
      },
    ],
  ])('a change of %s reaches that entry alone', async (_, change, replace, fields, field_versions) => {
    const id = await fill();
    const before = await rows();
    const answer = await listOf('jobs').update(
      people[0] ?? 0,
      id,
      { ...change, id: 9, user_id: 9, colour: 'x' },
      replace,
    );
    const stored = { ...sampleEntries['jobs'], ...fields };
    expect(answer).toEqual({ id, ...stored, version: 2 });
    const after = await rows();
    const changed = after.find((row) => row.id === id);
    expect(after.map((row) => without(['updated_at'], row))).toEqual(
      before.map((row) => ({
        ...without(['updated_at'], row),
        ...(row.id === id ? { fields: stored, version: 2, field_versions } : {}),
      })),
    );
    expect(changed?.updated_at).toEqual(world.deps.now());
    expect(new Set(after.filter((row) => row.id !== id).map((row) => row.updated_at.toISOString()))).toEqual(
      new Set(['2026-01-01T00:00:00.000Z']),
    );
  });

  it('an entry is dated by the clock of the server', async () => {
    const [own = 0] = people;
    await listOf('papers').add(own, { title: 'Zeta', year: 2020 });
    const [added] = await rows();
    expect([added?.created_at, added?.updated_at]).toEqual([world.deps.now(), world.deps.now()]);
  });

  it('a change that changes nothing stores nothing, and one of somebody else or of another list is not found', async () => {
    const id = await fill();
    const before = await rows();
    const [own = 0, other = 0] = people;
    const jobs = listOf('jobs');
    expect(await jobs.update(own, id, { job_title: ' Bridge engineer' }, false)).toEqual({
      id,
      ...sampleEntries['jobs'],
      version: 1,
    });
    const notFound = { status: 404 };
    await expect(jobs.update(other, id, { job_title: 'Mine' }, false)).rejects.toMatchObject(notFound);
    await expect(listOf('skills').update(own, id, { skill_name: 'Mine' }, false)).rejects.toMatchObject(notFound);
    await expect(jobs.remove(other, id)).rejects.toMatchObject(notFound);
    await expect(listOf('projects').remove(own, id)).rejects.toMatchObject(notFound);
    expect(await rows()).toEqual(before);
    await jobs.remove(own, id);
    expect(await rows()).toEqual(before.filter((row) => row.id !== id));
  });

  it('are read whole, each in the order in which it was added, by lists, profile and letters alike', async () => {
    const [own = 0, other = 0] = people;
    const titles = ['Zeta', 'Alpha', 'Mu'];
    for (const title of titles) {
      await listOf('papers').add(own, { title, year: 2020 });
      await listOf('papers').add(other, { title: `${title} of another`, year: 2021 });
      await listOf('research_interests').add(own, { interest_name: title, subfield: `In ${title}` });
    }
    // Editing an entry does not move it.
    const [first] = await listOf('papers').list(own);
    await listOf('papers').update(own, first?.id as number, { year: 2022 }, false);
    expect((await listOf('papers').list(own)).map(({ title, year }) => [title, year])).toEqual([
      ['Zeta', 2022],
      ['Alpha', 2020],
      ['Mu', 2020],
    ]);
    const loaded = await loadSections(world.db, own, ['papers', 'research_interests', 'jobs']);
    expect(loaded.papers.map(({ title }) => title)).toEqual(titles);
    expect([Object.keys(loaded), loaded.jobs]).toEqual([['papers', 'research_interests', 'jobs'], []]);
    const student = await loadStudent(world.db, own);
    expect(student).toMatchObject({ firstName: 'one', lastName: 'Ahmadi', degrees: [], skills: [] });
    expect(student.interests).toEqual(
      titles.map((name) => ({ id: expect.any(Number) as number, name, subfield: `In ${name}`, question: null })),
    );
    expect(student.papers.map(({ title }) => title)).toEqual(titles);
  });
});

describe('the interests that a profile names', () => {
  const none = Object.fromEntries(SECTIONS.map(({ section }) => [section, []])) as unknown as Sections;
  const named = (entries: object) => extractInterests({ ...none, ...entries }).map(({ interest_name: name }) => name);

  it.each<[string, object]>([
    ['a field of study', { degrees: [{ field_of_study: 'slow rivers' }] }],
    ['a thesis', { degrees: [{ field_of_study: '', thesis_title: 'slow rivers' }] }],
    ['the abstract of a thesis', { degrees: [{ field_of_study: '', thesis_abstract: 'slow rivers' }] }],
    ['a paper', { papers: [{ title: 'slow rivers' }] }],
    ['the abstract of a paper', { papers: [{ title: '', abstract: 'slow rivers' }] }],
    ['research', { research_experiences: [{ research_title: 'slow rivers' }] }],
    [
      'what was done in research',
      { research_experiences: [{ research_title: '', research_description: 'slow rivers' }] },
    ],
    ['a project', { projects: [{ project_title: 'slow rivers' }] }],
    ['what a project was', { projects: [{ project_title: '', project_description: 'slow rivers' }] }],
    ['a technical skill', { skills: [{ skill_name: 'slow rivers', skill_type: 'Technical' }] }],
    ['a course', { courses: [{ course_title: 'slow rivers' }] }],
  ])('come from %s', (_, entries) => {
    expect(named(entries)).toEqual(['Slow rivers']);
    expect(named({ ...entries, research_interests: [{ interest_name: 'Slow  RIVERS' }] })).toEqual([]);
    expect(
      named({ ...entries, research_interests: [{ interest_name: 'X', subfield: 'slow rivers of Iran' }] }),
    ).toEqual([]);
    expect(named({ ...entries, research_interests: [{ interest_name: 'Rivers', subfield: null }] })).toEqual([]);
    expect(named({ ...entries, research_interests: [{ interest_name: 'Riversides' }] })).toEqual(['Slow rivers']);
  });

  it('do not come from other skills and from jobs, and a word alone has to be a name or come up three times', () => {
    expect(
      named({ skills: [{ skill_name: 'slow rivers', skill_type: 'Soft' }], jobs: [{ job_title: 'slow rivers' }] }),
    ).toEqual([]);
    const papers = (count: number) => ({ papers: Array.from({ length: count }, () => ({ title: 'Rivers' })) });
    expect([1, 2, 3, 4].map((count) => named(papers(count)))).toEqual([[], [], ['Rivers'], ['Rivers']]);
    expect(named({ skills: [{ skill_name: 'Rivers', skill_type: 'Technical' }] })).toEqual(['Rivers']);
  });

  it('are eight at most, those that weigh most first, and of equal ones by the alphabet', () => {
    const words = ['amber', 'basalt', 'cobalt', 'dolomite', 'emerald', 'fluorite', 'garnet', 'halite', 'iolite'];
    const titles = words.map((word) => ({ course_title: `${word} ${word}x` })).toReversed();
    const display = (word = '') => `${word.charAt(0).toUpperCase()}${word.slice(1)} ${word}x`;
    expect(named({ courses: titles })).toEqual(words.slice(0, 8).map(display));
    expect(named({ courses: titles, papers: [{ title: 'iolite iolitex' }] })).toEqual(
      [words[8], ...words.slice(0, 7)].map(display),
    );
    const weights = {
      courses: [{ course_title: 'amber amberx' }],
      projects: [{ project_title: 'basalt basaltx' }],
      research_experiences: [{ research_title: 'cobalt cobaltx' }],
      papers: [{ title: 'dolomite dolomitex' }],
    };
    expect(named(weights)).toEqual(['dolomite', 'cobalt', 'basalt', 'amber'].map(display));
  });
});
