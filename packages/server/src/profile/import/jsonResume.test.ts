import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import type { CvData } from '@peyk/api-types';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchKey } from '../../directory/searchKey.ts';
import { HttpProblem } from '../../platform/http/errors.ts';
import { type Fields, storable } from '../entries.ts';
import { sampleEntries } from '../samples.ts';
import { fieldsOf, type SectionName, SECTIONS } from '../sections.ts';
import { cleanText, rulesOf } from './addEntry.ts';
import type { Found } from './found.ts';
import { readJsonResume } from './jsonResume.ts';
import { createPreview } from './preview.ts';
import { ownPart } from './resumeLists.ts';
import { writeJsonResume } from './writeJsonResume.ts';

const user = {
  id: 1,
  email: 'nasrin.ahmadi@example.org',
  first_name: 'Nasrin',
  last_name: 'Ahmadi',
  photo_url: null,
  xp: 0,
  coins: 0,
  level: 1,
  phone: null as string | null,
  phone_number: null as string | null,
  gender: 'female' as const,
  address: null as string | null,
  date_birth: '1996-04-09',
};

/** A profile of these lists; all others are empty. */
const profile = (lists: Partial<Record<SectionName, Fields[]>>, more: Partial<typeof user> = {}): CvData =>
  ({
    user: { ...user, ...more },
    ...Object.fromEntries(SECTIONS.map(({ section }) => [section, lists[section] ?? []])),
  }) as unknown as CvData;

/** Every list as it would be stored. */
function listsOf({ entries }: Found): Record<string, Fields[]> {
  return Object.fromEntries(
    SECTIONS.map((description) => [
      description.section,
      entries
        .filter(({ section }) => section === description.section)
        .map(({ entry }) => storable(fieldsOf(description), entry)),
    ]),
  );
}

const ajv = new Ajv({ strict: false });
formats.default(ajv);
const isResume = ajv.compile(schema);

const read = (resume: object): Found => readJsonResume(JSON.stringify(resume));
const entriesOf = (found: Found, section: SectionName): Fields[] =>
  found.entries.filter((item) => item.section === section).map(({ entry }) => entry);
const told = ({ problems }: Found) => problems.map(({ code, name, field }) => [code, name, field]);

describe('IMP-04 a profile that goes out and comes in again', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom(
      'سازه‌های بتنی',
      'Python, PyTorch',
      'a, , b',
      'Bachelor',
      'C1',
      '2021',
      'line one\nline two',
      '__proto__',
      '{"a": 1}',
      '"x-peyk"',
      'Present',
      'https://doi.org/10.5555/x',
    ),
  );
  const ofLength = (most: number) =>
    fc
      .oneof({ weight: 9, arbitrary: texts }, { weight: 1, arbitrary: fc.constant('پ'.repeat(most)) })
      .map((text) => Array.from(cleanText(text)).slice(0, most).join('').trim());
  const latin = fc.constantFrom('Structural engineering', 'Tehran', 'Zürich 2', 'α-test');
  const special: Record<string, fc.Arbitrary<unknown>> = {
    url: fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.constantFrom(
        'https://doi.org/10.5555/a(1)',
        'www.uni.example',
        'https://fa.example/پل',
        'https://a.example/#a#b',
        'mailto:a@b.example',
        'https://scholar.google.com/x',
        'github.com/ana',
        'a.example:80/x',
        'https://[::1]/',
        'https://a.example/%zz|',
      ),
    ),
    reference_email: fc.emailAddress().map((address) => address.toLowerCase()),
    expiration_date: fc.constantFrom('2028-02-29', '1999-12-31'),
    gpa: fc.oneof(
      fc.constantFrom('17.5/20', '3.50', '3.5', '18', 18, 0, 17.25, '1e3', 'Infinity', '007', 1000),
      fc.double({ min: 0, max: 1000, noNaN: true }),
    ),
    authors: fc.constantFrom('A. Rezaei; N. Ahmadi', 'Ahmadi, N., Rezaei, A.', 'نسرین احمدی، علی رضایی', 'ATLAS'),
    own_author: fc.constantFrom('N. Ahmadi', 'نسرین احمدی'),
  };

  const valueOf = (field: string, { type, enum: choices, minimum = 0, maximum = 1, maxLength = 300 }: Rule) => {
    const own = special[field];
    if (own) return own;
    if (choices) return fc.constantFrom(...choices);
    const types = [type].flat();
    if (types.includes('boolean')) return fc.boolean();
    if (types.includes('integer'))
      return fc.oneof(
        fc.constantFrom(minimum, 1403, 2024, 2999, 3000, maximum),
        fc.integer({ min: minimum, max: maximum }),
      );
    if (types.includes('number')) return fc.double({ min: minimum, max: maximum, noNaN: true });
    return field.endsWith('_en') ? latin : ofLength(maxLength);
  };
  type Rule = ReturnType<typeof rulesOf>['fields'] extends ReadonlyMap<string, infer One> ? One : never;

  /** Any entry that can be stored. */
  const entryOf = (description: (typeof SECTIONS)[number]): fc.Arbitrary<Fields> => {
    const { required, fields } = rulesOf(description.section);
    const shape = fieldsOf(description);
    const fitting = (entry: Fields): boolean => {
      try {
        storable(shape, entry);
        return true;
      } catch (error) {
        if (error instanceof HttpProblem) return false;
        throw error;
      }
    };
    return fc
      .record(Object.fromEntries([...fields].map(([field, rule]) => [field, valueOf(field, rule)])), {
        requiredKeys: [...required],
      })
      .filter(fitting)
      .map((entry) => storable(shape, entry));
  };

  const anyProfile = fc.record({
    lists: fc.record(
      Object.fromEntries(
        SECTIONS.map((description) => {
          const unique = fieldsOf(description).unique;
          return [
            description.section,
            unique === null
              ? fc.array(entryOf(description), { maxLength: 5 })
              : fc.uniqueArray(entryOf(description), {
                  maxLength: 5,
                  selector: (entry) => searchKey(String(entry[unique])),
                }),
          ];
        }),
      ),
    ),
    phone: fc.option(ofLength(40).map((text) => text || null)),
    address: fc.option(ofLength(2000).map((text) => text || null)),
    // Some courses were taken at the schools of the degrees.
    schools: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 }),
  });

  it('IMP-04 loses no field, no entry and no order, whatever the profile, and is a JSON Resume', () => {
    fc.assert(
      fc.property(anyProfile, ({ lists, phone, address, schools }) => {
        const courses = (lists['courses'] ?? []).map((course, index) => {
          const school = lists['degrees']?.[schools[index] ?? 0];
          return school ? { ...course, institution: school['university_name'] } : course;
        });
        const stored = { ...lists, courses };
        const text = writeJsonResume(profile(stored, { phone, address }), { references: true });
        expect(isResume(JSON.parse(text)), JSON.stringify(isResume.errors)).toBe(true);
        const found = readJsonResume(text);
        expect(found.problems).toEqual([]);
        expect(found.leftOut).toEqual([]);
        expect(listsOf(found)).toEqual(stored);
        expect(found.name).toBe('Nasrin Ahmadi');
        expect(found.person).toEqual(phone === null && address === null ? null : { phone, address });
      }),
      { numRuns: 150 },
    );
  });

  const full = profile(Object.fromEntries(SECTIONS.map(({ section }) => [section, [sampleEntries[section]]])), {
    phone: '+98 21 0000',
    address: 'Tehran',
  });

  it('IMP-04 keeps every field of every list', () => {
    const found = readJsonResume(writeJsonResume(full, { references: true }));
    const stored = SECTIONS.map((description) => [
      description.section,
      [storable(fieldsOf(description), { ...sampleEntries[description.section] })],
    ]);
    expect(listsOf(found)).toEqual(Object.fromEntries(stored));
  });

  it('IMP-04 keeps every field of a list that JSON Resume has no place for', () => {
    for (const { section } of SECTIONS) {
      const { part, keys, read: readOf, write } = ownPart(section);
      const entry = { id: 7, version: 3, ...sampleEntries[section] };
      const item = JSON.parse(JSON.stringify(write(entry))) as Fields;
      expect([part, keys]).toEqual([`x-peyk-${section}`, Object.keys(item)]);
      expect(readOf(item)).toEqual(sampleEntries[section]);
    }
  });

  it('IMP-04 puts each list where other programs look for it', () => {
    const resume = JSON.parse(writeJsonResume(full, { references: false })) as Record<
      string,
      Record<string, unknown>[]
    >;
    expect(resume['work']).toMatchObject([
      { name: 'Pol Co', position: 'Bridge engineer', startDate: '2022', endDate: '2023', location: 'Tehran' },
      { name: 'University of Oslo', position: 'Vibration laboratory', summary: 'Modal identification of bridges.' },
      { name: 'University of Tehran', position: 'Assistant', 'x-peyk': { course_title: 'Dynamics' } },
    ]);
    expect(resume['education']).toMatchObject([
      { institution: 'University of Tehran', area: 'Structural Engineering', studyType: 'Master', score: '18.4' },
    ]);
    expect(resume['publications']).toMatchObject([{ publisher: 'Engineering Structures', releaseDate: '2024' }]);
    expect(resume['projects']).toMatchObject([{ roles: ['Developer'], keywords: ['Python', 'PyTorch'] }]);
    expect(resume['interests']).toMatchObject([{ name: 'Structural health monitoring', keywords: ['Bridges'] }]);
    expect(resume['certificates']?.map(({ name }) => name)).toEqual(['PE', 'Deep learning']);
    expect(resume['basics']).toMatchObject({
      name: 'Nasrin Ahmadi',
      phone: '+98 21 0000',
      location: { address: 'Tehran' },
      profiles: [{ network: 'GitHub', url: 'https://github.example/ana' }],
    });
  });

  it('IMP-04 names a course under its school, and keeps the order of the courses', () => {
    const [degree, course] = [sampleEntries.degrees, sampleEntries.courses];
    const courses = [
      { ...course, course_title: 'Dynamics', institution: 'University of Tehran' },
      { ...course, course_title: 'Deep learning', institution: 'Academy' },
      { ...course, course_title: 'Statics', institution: 'University of Tehran' },
    ];
    const text = writeJsonResume(profile({ degrees: [degree], courses }), { references: false });
    const { education, certificates } = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
    expect(education?.[0]?.['courses']).toEqual(['Dynamics', 'Statics']);
    expect(certificates?.map(({ name }) => name)).toEqual(['Deep learning']);
    expect(entriesOf(readJsonResume(text), 'courses').map((entry) => entry['course_title'])).toEqual([
      'Dynamics',
      'Deep learning',
      'Statics',
    ]);
  });

  it('IMP-04 names nobody else unless it is asked to, and never gender and birth date', () => {
    const kept = writeJsonResume(full, { references: false });
    expect(kept).not.toMatch(/Kari|kari@uio|gender|female|date_birth|1996/u);
    expect(writeJsonResume(full, { references: true })).toContain('kari@uio.example');
  });

  it('IMP-02 keeps which author the person is', () => {
    const paper = { ...sampleEntries.papers, authors: 'Rezaei, A., Solheim, B.', own_author: 'Solheim, B.' };
    const found = readJsonResume(writeJsonResume(profile({ papers: [paper] }), { references: false }));
    expect(found.entries).toMatchObject([{ authors: ['Rezaei, A.', 'Solheim, B.'], ownAuthor: 'Solheim, B.' }]);
    const lists = Object.fromEntries(SECTIONS.map(({ section }) => [section, []])) as never;
    const person = { first_name: 'Nasrin', last_name: 'Ahmadi', phone: null, address: null };
    expect(createPreview('json_resume', false, found, { sections: lists, person }).lists.papers).toMatchObject([
      { entry: { own_author: 'Solheim, B.' } },
    ]);
  });

  it('takes what was changed in another program in a field that JSON Resume has', () => {
    const text = writeJsonResume(profile({ jobs: [sampleEntries.jobs] }), { references: false });
    expect(entriesOf(readJsonResume(text.replace('Bridge engineer', 'Chief engineer')), 'jobs')).toMatchObject([
      { job_title: 'Chief engineer', result: 'Text of result' },
    ]);
  });
});

describe('IMP-01 a JSON Resume of another program', () => {
  it('IMP-01 gives the lists of a profile', () => {
    const found = read({
      basics: {
        name: 'Richard Hendriks',
        label: 'Programmer',
        image: 'https://pp.example/me.png',
        email: 'richard@pp.example',
        phone: '(912) 555-4321',
        url: 'https://richard.example',
        summary: 'Richard hails from Tulsa.',
        location: { address: '2712 Broadway St', postalCode: 'CA 94115', city: 'San Francisco', countryCode: 'US' },
        profiles: [
          { network: 'Twitter', username: 'neutralthoughts', url: 'https://twitter.example/neutral' },
          { network: 'Git hub', url: 'https://github.com/neutral' },
          { network: 'Google Scholar', url: 'https://s.example/x' },
        ],
      },
      work: [
        {
          name: 'Pied Piper',
          location: 'Palo Alto, CA',
          description: 'Awesome compression company',
          position: 'CEO/President',
          url: 'https://pp.example',
          startDate: '2013-12-01',
          endDate: '2014-12-01',
          summary: 'Pied Piper is a multi-platform technology.',
          highlights: ['Build an algorithm', 'Successfully won TechCrunch'],
        },
        { company: 'Hooli', position: 'Engineer', startDate: 'June 2012', endDate: 'Present' },
      ],
      volunteer: [
        { organization: 'CoderDojo', position: 'Teacher', startDate: '2012', endDate: '2013', highlights: ['Awarded'] },
      ],
      education: [
        {
          institution: 'University of Oklahoma',
          area: 'Information Technology',
          studyType: 'Bachelor',
          startDate: '2011-06-01',
          endDate: '2014-01-01',
          score: '4.0',
          courses: ['DB1101 - Basic SQL', 'CS2011 - Java'],
        },
      ],
      awards: [{ title: 'Digital Prize', date: '2014-11-01', awarder: 'Techcrunch', summary: 'For Pied Piper.' }],
      certificates: [{ name: 'CKA', date: '2021-11-07', issuer: 'CNCF', url: 'https://cncf.example' }],
      publications: [
        {
          name: 'Video compression for 3d media',
          publisher: 'Hooli',
          releaseDate: '2014-10-01',
          url: 'https://doi.org/10.5555/ABC.1',
          summary: 'Innovative.',
        },
      ],
      skills: [
        { name: 'Web Development', level: 'Master', keywords: ['HTML', 'CSS'] },
        { name: 'Compression', level: 'so-so' },
      ],
      languages: [
        { language: 'English', fluency: 'Native speaker' },
        { language: 'فارسی', fluency: 'متوسط' },
        { language: 'X' },
      ],
      interests: [{ name: 'Wildlife', keywords: ['Ferrets', 'Unicorns'] }],
      references: [{ name: 'Erlich Bachman', reference: 'It is my pleasure to recommend Richard.' }],
      projects: [
        {
          name: 'Miss Direction',
          description: 'A mapping engine.',
          highlights: ['Won award at AIHacks 2016'],
          keywords: ['GoogleMaps', 'Chrome Extension'],
          startDate: '2016-08-24',
          endDate: '2016-08-24',
          roles: ['Team lead', 'Designer'],
          entity: 'Smoogle',
          type: 'application',
        },
      ],
      hobbies: ['Chess'],
      meta: { version: 'v1.0.0' },
      $schema: 'https://schema.example/v1',
    });
    expect(found.name).toBe('Richard Hendriks');
    expect(found.person).toEqual({ phone: '(912) 555-4321', address: '2712 Broadway St, CA 94115 San Francisco, US' });
    expect(listsOf(found)).toMatchObject({
      jobs: [
        {
          job_title: 'CEO/President',
          company_name: 'Pied Piper',
          location: 'Palo Alto, CA',
          year_start: 2013,
          year_end: 2014,
          is_current: false,
          job_description:
            'Pied Piper is a multi-platform technology.\nBuild an algorithm\nSuccessfully won TechCrunch',
        },
        { job_title: 'Engineer', company_name: 'Hooli', year_start: 2012, year_end: null, is_current: true },
      ],
      volunteer: [{ volunteer_title: 'Teacher', job_description: 'Awarded', year_start: 2012 }],
      degrees: [{ degree_type: 'BSc', field_of_study: 'Information Technology', gpa: '4.0', is_current: false }],
      courses: [
        { course_title: 'DB1101 - Basic SQL', course_type: 'In-person', institution: 'University of Oklahoma' },
        { course_title: 'CS2011 - Java', year_start: 2011, year_end: 2014 },
      ],
      awards: [{ award_title: 'Digital Prize', year: 2014, awarding_organization: 'Techcrunch' }],
      certifications: [{ certification_name: 'CKA', issuing_organization: 'CNCF', year_obtained: 2021 }],
      papers: [
        {
          title: 'Video compression for 3d media',
          year: 2014,
          doi: '10.5555/ABC.1',
          journal_conference_name: 'Hooli',
          abstract: 'Innovative.',
        },
      ],
      skills: [
        { skill_name: 'Web Development', skill_level: 'Expert', skill_type: 'Technical' },
        { skill_name: 'HTML', skill_level: 'Expert' },
        { skill_name: 'CSS', skill_level: 'Expert' },
        { skill_name: 'Compression', skill_level: 'Beginner' },
      ],
      languages: [
        { language_name: 'English', proficiency: 'Native' },
        { language_name: 'فارسی', proficiency: 'Intermediate' },
        { language_name: 'X', proficiency: 'Beginner' },
      ],
      research_interests: [{ interest_name: 'Wildlife', subfield: 'Ferrets, Unicorns' }],
      projects: [
        {
          project_title: 'Miss Direction',
          project_role: 'Team lead, Designer',
          technologies_used: 'GoogleMaps, Chrome Extension',
          project_description: 'A mapping engine.\nWon award at AIHacks 2016',
        },
      ],
      links: [
        { link_type: 'Other', url: 'https://twitter.example/neutral' },
        { link_type: 'GitHub', url: 'https://github.com/neutral' },
        { link_type: 'Scholar', url: 'https://s.example/x' },
        { link_type: 'Other', url: 'https://richard.example' },
      ],
      references: [],
    });
    expect(told(found)).toEqual([['field_missing', 'Erlich Bachman', 'reference_email']]);
    expect(found.leftOut).toEqual([
      'basics.label',
      'basics.image',
      'basics.summary',
      'work.description',
      'work.url',
      'projects.entity',
      'projects.type',
      'certificates.url',
      'references.reference',
      'hobbies',
    ]);
  });

  it('IMP-01 takes the year of a paper of the calendar of Iran for about the one in which it ends', () => {
    const found = read({ publications: [{ name: 'پل‌ها', releaseDate: '۱۴۰۲' }] });
    expect(entriesOf(found, 'papers')).toMatchObject([{ title: 'پل‌ها', year: 2023 }]);
    expect(told(found)).toEqual([['about_year', 'پل‌ها', 'year']]);
  });

  it('guesses no degree', () => {
    const found = read({ education: [{ institution: 'X', area: 'Law', studyType: 'Visit', startDate: '2020' }] });
    expect(found.entries).toEqual([]);
    expect(told(found)).toEqual([['field_missing', 'Law', 'degree_type']]);
  });
});

describe('IMP-01 a JSON Resume that is not as it should be', () => {
  it.each([
    ['no JSON', '{"basics": '],
    ['HTML', '<html><body>404</body></html>'],
    ['a list', '[{"basics": {}}]'],
    ['a text', '"resume"'],
    ['null', 'null'],
    ['nothing', ''],
    ['a well of lists', '['.repeat(4_000_000)],
    ['a well of objects', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`],
  ])('is refused where it is %s', (_what, text) => {
    const fault = (): unknown => {
      try {
        return readJsonResume(text);
      } catch (error) {
        return error;
      }
    };
    expect(fault()).toMatchObject({ status: 400, fields: { file: [{ key: 'resumeInvalid' }] } });
  });

  it('is read behind the mark of its encoding, and to a depth of 32', () => {
    expect(readJsonResume('\uFEFF{"basics": {"name": "Ana"}}').name).toBe('Ana');
    const deep = `{"a": ${'['.repeat(31)}"[{"${']'.repeat(31)}}`;
    expect(readJsonResume(deep).leftOut).toEqual(['a']);
  });

  it('keeps its good entries beside those of wrong types, which it names', () => {
    const found = read({
      basics: { name: ['Ana'], phone: {}, location: 7, profiles: 'none' },
      work: [
        5,
        { name: 'A', position: { title: 'x' }, startDate: '2020' },
        { name: 'A', position: 'Engineer', startDate: 2020, highlights: 'One' },
        { name: 'A', position: 'Engineer', startDate: '2020', highlights: [{}] },
        null,
      ],
      skills: { name: 'Python' },
      awards: null,
      education: [{ institution: 'X', area: 'Law', studyType: 'BSc', startDate: '2020', courses: [[]] }],
      languages: true,
    });
    expect(entriesOf(found, 'jobs')).toMatchObject([
      { job_title: 'Engineer', year_start: 2020, job_description: 'One' },
    ]);
    expect(found.person).toEqual({ phone: null, address: '7' });
    expect(told(found)).toEqual(
      [
        'basics.name',
        'basics.phone',
        'basics.profiles',
        'education[0].courses',
        'work[0]',
        'work[1].position',
        'work[3].highlights',
        'work[4]',
        'skills',
        'languages',
      ].map((name) => ['unreadable', name, null]),
    );
  });

  it('says which field is missing or too long, and leaves out no more than it must', () => {
    const long = 'x'.repeat(301);
    const found = read({
      basics: { phone: '1'.repeat(41) },
      work: [
        { name: 'A', startDate: '2020' },
        { position: long, name: 'A', startDate: '2020' },
        { position: 'Engineer', name: 'A', startDate: 'long ago' },
        { position: 'Engineer', name: 'A', startDate: '2020', location: long },
      ],
      publications: [{ name: 'x'.repeat(5000), releaseDate: '2020' }],
    });
    expect(entriesOf(found, 'jobs')).toEqual([
      { job_title: 'Engineer', company_name: 'A', year_start: 2020, is_current: true },
    ]);
    expect(found.person).toBeNull();
    expect(found.problems.map(({ code, field, limit }) => [code, field, limit])).toEqual([
      ['field_too_long', 'phone', 40],
      ['field_too_long', 'title', 300],
      ['field_missing', 'job_title', null],
      ['field_too_long', 'job_title', 300],
      ['field_missing', 'year_start', null],
      ['field_too_long', 'location', 300],
    ]);
  });

  it('believes what stands beside an entry no more than the entry', () => {
    const found = read({
      skills: [
        { name: 'Python', 'x-peyk': { skill_level: 'Wizard' } },
        {
          name: 'R',
          level: 'Expert',
          'x-peyk': { skill_type: 'Soft', id: 7, version: 9, constructor: 'x', list: 'jobs' },
        },
        { name: 'C', 'x-peyk': 'skill_level' },
      ],
      certificates: [{ name: 'A', issuer: 'B', date: '2020', 'x-peyk': { list: '__proto__', position: {} } }],
      education: [
        {
          institution: 'X',
          area: 'Law',
          studyType: 'BSc',
          startDate: '2020',
          courses: ['Torts', 'Torts'],
          'x-peyk': { courses: [null, { course_title: 'Torts', course_type: 'Workshop' }, { course_title: 'None' }] },
        },
      ],
    });
    expect(entriesOf(found, 'skills')).toEqual([
      { skill_name: 'R', skill_level: 'Expert', skill_type: 'Soft' },
      { skill_name: 'C', skill_level: 'Beginner', skill_type: 'Technical' },
    ]);
    expect(entriesOf(found, 'certifications')).toHaveLength(1);
    expect(entriesOf(found, 'courses').map((course) => course['course_type'])).toEqual(['Workshop', 'In-person']);
    expect(told(found)).toEqual([['unreadable', 'Python', 'skill_level']]);
  });

  it('reaches no prototype by its keys', () => {
    const found = readJsonResume(
      '{"__proto__": {"work": [{"name": "A"}]}, "constructor": {"prototype": {"polluted": 1}}, "basics": {"__proto__": {"name": "Eve"}, "prototype": 1}, "skills": [{"name": "R", "__proto__": {"level": "Expert"}, "x-peyk": {"__proto__": {"skill_type": "Soft"}}}]}',
    );
    expect(found.name).toBeNull();
    expect(found.leftOut).toEqual([]);
    expect(found.entries).toEqual([
      { section: 'skills', entry: { skill_name: 'R', skill_level: 'Beginner', skill_type: 'Technical' } },
    ]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('loses characters that no profile stores', () => {
    const found = readJsonResume(
      '{"basics": {"name": "A\\u0000na\\ud800"}, "skills": [{"name": "\\u202eR\\u2066"}, {"name": "\\u0000"}], "\\u202ex": 1}',
    );
    expect(found.name).toBe('Ana\uFFFD');
    expect(entriesOf(found, 'skills')).toMatchObject([{ skill_name: 'R' }]);
    expect(found.leftOut).toEqual(['x']);
  });

  it('is read to its five thousandth entry, and says so once', () => {
    const found = read({
      work: Array.from({ length: 4000 }, () => ({ name: 'A', position: 'B', startDate: '2020' })),
      skills: [{ name: 'Languages', keywords: Array.from({ length: 4000 }, (_, index) => `Skill ${index}`) }],
      languages: [{ language: 'English' }],
    });
    expect(found.entries).toHaveLength(5000);
    expect(found.problems).toMatchObject([{ code: 'too_many_entries', limit: 5000 }]);
  });

  it('lists at most a hundred parts that it leaves out', () => {
    const found = read(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`part ${index}`, 1])));
    expect(found.leftOut).toHaveLength(100);
  });
});
