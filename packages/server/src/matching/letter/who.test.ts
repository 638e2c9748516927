import { describe, expect, it } from 'vitest';
import { engineer } from '../fixtures.ts';
import type { StudentDegree, StudentPlan, StudentProfile } from '../student.ts';
import { inSentence } from './inSentence.ts';
import { asks, signatureOf, whoWrites } from './who.ts';

const degree = (fields: Partial<StudentDegree> = {}): StudentDegree => ({
  degree_type: 'Master',
  field_of_study: 'Physics',
  university_name: 'University of Oslo',
  year_start: 2018,
  year_end: 2020,
  ...fields,
});
const student = (fields: Partial<StudentProfile>): StudentProfile => ({
  ...engineer,
  degrees: [],
  jobs: [],
  ...fields,
});
const plan = (fields: Partial<StudentPlan> = {}): StudentPlan => ({
  season: 'autumn',
  year: 2027,
  degree: 'PhD',
  funding: null,
  ...fields,
});

describe('LTR-10 the sentence that says who writes', () => {
  const who = (...degrees: StudentDegree[]) => whoWrites(student({ degrees }));
  it.each<[string, StudentDegree[], string]>([
    ['no degree', [], 'I am looking for a PhD position in structural engineering.'],
    [
      'the newest of several',
      [degree({ year_end: 2016 }), degree({ degree_type: 'PhD' }), degree({ degree_type: 'BSc', year_end: 2019 })],
      'I hold a PhD in physics (University of Oslo, 2020) and am looking for a PhD position.',
    ],
    [
      'one that goes on before one that ended later than it began',
      [degree(), degree({ degree_type: 'PhD', year_start: 2015, year_end: null, is_current: true })],
      'I am studying for a PhD in physics (University of Oslo) and am looking for a PhD position.',
    ],
    [
      'one without an end by its beginning',
      [degree({ degree_type: 'BSc', year_end: 2019 }), degree({ year_start: 2020, year_end: null })],
      'I hold a master’s degree in physics (University of Oslo) and am looking for a PhD position.',
    ],
    [
      'Jalali years as Gregorian ones',
      [degree({ degree_type: 'BSc', year_end: 2019 }), degree({ year_start: 1399, year_end: 1402 })],
      'I hold a master’s degree in physics (University of Oslo, 2023) and am looking for a PhD position.',
    ],
    [
      'none that an English reader cannot read',
      [
        degree({ degree_type: 'BSc', year_end: 2016 }),
        degree({ field_of_study: 'فیزیک' }),
        degree({ university_name: 'دانشگاه تهران' }),
      ],
      'I hold a bachelor’s degree in physics (University of Oslo, 2016) and am looking for a PhD position.',
    ],
    [
      'a kind that is not known',
      [degree({ degree_type: 'Other' })],
      'I hold a degree in physics (University of Oslo, 2020) and am looking for a PhD position.',
    ],
  ])('with %s', (_, degrees, sentence) => {
    expect(who(...degrees)).toBe(sentence);
  });

  it.each([
    ['BSc', 'a bachelor’s degree'],
    ['Master', 'a master’s degree'],
    ['PhD', 'a PhD'],
    ['Post-PhD', 'a postdoctoral qualification'],
    ['Associate', 'an associate degree'],
    ['Diploma', 'a diploma'],
    ['Certification', 'a certificate'],
  ])('calls %s %s', (degree_type, name) => {
    expect(who(degree({ degree_type }))).toContain(`I hold ${name} in physics`);
  });

  it('names the present job, and no earlier one', () => {
    const job = (job_title: string, company_name: string, is_current: boolean) => ({
      job_title,
      company_name,
      is_current,
      year_start: 2024,
    });
    const working = student({
      jobs: [job('Teacher', 'Oslo School', false), job('Analyst', 'Ministry of Energy', true)],
    });
    expect(whoWrites(working)).toBe(
      'I work as an analyst at the Ministry of Energy and am looking for a PhD position.',
    );
  });

  it.each([
    ['Technical University of Munich', 'at the Technical University of Munich'],
    ['The University of Oslo', 'at the University of Oslo'],
    ['Massachusetts Institute of Technology', 'at the Massachusetts Institute of Technology'],
    ['National Library', 'at the National Library'],
    ['Central Bank', 'at the Central Bank'],
    ['Lund University', 'at Lund University'],
  ])('names the place of work as prose does: %s', (company_name, place) => {
    const job = { job_title: 'Assistant', company_name, is_current: true, year_start: 2024 };
    expect(whoWrites(student({ jobs: [job] }))).toContain(`as an assistant ${place} and`);
  });

  it.each<[Partial<StudentPlan>, string]>([
    [{}, 'am looking for a PhD position in structural engineering from autumn 2027'],
    [{ season: null }, 'am looking for a PhD position in structural engineering from 2027'],
    [{ year: 1406 }, 'am looking for a PhD position in structural engineering from autumn 2027'],
    [{ funding: 'position' }, 'am looking for a funded PhD position in structural engineering from autumn 2027'],
    [{ funding: 'scholarship' }, 'am planning a PhD in structural engineering on a scholarship from autumn 2027'],
    [{ degree: 'Postdoc' }, 'am looking for a postdoctoral position in structural engineering from autumn 2027'],
    [{ year: null, season: null }, 'am looking for a PhD position in structural engineering.'],
  ])('says what is planned: %o', (fields, words) => {
    expect(whoWrites(student({ plan: plan(fields) }))).toContain(words);
  });
});

describe('LTR-10 the ask', () => {
  it.each<[Partial<StudentPlan>, string]>([
    [{}, 'Do you expect to have a place for a PhD student from autumn 2027, or is there a colleague I should ask?'],
    [
      { funding: 'position' },
      'Do you expect to have a funded PhD place from autumn 2027, or is there a colleague I should ask?',
    ],
    [
      { funding: 'scholarship' },
      'Would you be willing to supervise this from autumn 2027 if I bring a scholarship, or is there a colleague I should ask?',
    ],
    [
      { funding: 'own' },
      'Would you be willing to supervise this from autumn 2027 if I bring my own funding, or is there a colleague I should ask?',
    ],
    [
      { degree: 'Postdoc', funding: 'position' },
      'Do you expect to have a postdoctoral position from autumn 2027, or is there a colleague I should ask?',
    ],
  ])('can be answered in a line: %o', (fields, sentence) => {
    expect(asks(student({ plan: plan(fields) }), { needResearchProposal: false }).ask).toBe(sentence);
  });

  it('says no more than the question where there is no room', () => {
    const wishes = { needResearchProposal: false, tight: true };
    expect(asks(student({ plan: plan({ funding: 'position' }) }), wishes).ask).toBe(
      'Do you expect to have a funded PhD place from autumn 2027?',
    );
  });

  it('offers no more than there is', () => {
    expect(asks(student({ papers: [] }), { needResearchProposal: false }).offer).toBe('I can send my CV.');
    expect(asks(student({ papers: [] }), { needResearchProposal: true }).offer).toBe(
      'I can send my CV and a short research proposal.',
    );
    expect(asks(student({}), { needResearchProposal: true }).offer).toBe(
      'I can send my CV, a paper and a short research proposal.',
    );
  });
});

describe('the name below a letter', () => {
  it('is the one in Latin letters where the profile has it', () => {
    expect(signatureOf({ ...engineer, latinName: 'Dr. Sara Ahmadi' })).toBe('Dr. Sara Ahmadi');
    expect(signatureOf({ ...engineer, latinName: ' ' })).toBe('Sara Ahmadi');
  });

  it('else the first name first, on one line', () => {
    expect(signatureOf({ ...engineer, firstName: ' Sara\n', lastName: 'Ahmadi "X"' })).toBe("Sara Ahmadi 'X'");
  });
});

describe('LTR-14 the name of a field in a sentence', () => {
  it.each([
    ['Structural Engineering', 'structural engineering'],
    ['Solid-State Batteries', 'solid-state batteries'],
    ['History of Islamic Iran', 'history of Islamic Iran'],
    ['Machine Translation of Semitic Languages', 'machine translation of Semitic languages'],
    ['Quechua Linguistics', 'Quechua linguistics'],
    ['Bayesian Statistics', 'Bayesian statistics'],
    ['Middle Eastern Studies', 'Middle Eastern studies'],
    ['Persian Language and Literature', 'Persian language and literature'],
    ['History of Turkey', 'history of Turkey'],
    ['Wolof Linguistics', 'Wolof linguistics'],
    ['HCI', 'HCI'],
  ])('%s', (name, said) => {
    expect(inSentence(name)).toBe(said);
  });
});
