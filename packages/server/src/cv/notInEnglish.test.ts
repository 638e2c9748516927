import type { CvData } from '@peyk/api-types';
import { describe, expect, it } from 'vitest';
import { fieldsOf, SECTIONS } from '../profile/sections.ts';
import { sampleEntries } from '../profile/samples.ts';
import { engineer, historian } from '../testing/cvPeople.ts';
import { notInEnglish } from './notInEnglish.ts';

const PERSIAN = 'پل‌ها و سازه‌ها';
const none = Object.fromEntries(SECTIONS.map(({ section }) => [section, []]));
const latin = { first_name: 'Ana', last_name: 'Rezaei', address: 'Oslo' };
const dataOf = (entries: object, user: object = latin) => ({ ...none, user, ...entries }) as unknown as CvData;

/** Names of fields that hold no words: choices, and what is written in Latin letters whatever the language. */
const WORDLESS =
  /_en$|^(?:link_type|url|doi|own_author|degree_type|skill_level|skill_type|course_type|proficiency|expiration_date|gpa)$|_phone$|_email$/;
/** Words that no CV holds. */
const UNPRINTED = new Set(['abstract', 'thesis_abstract', 'question']);

describe('what an English CV says in other letters', () => {
  it.each(SECTIONS.map((description) => [description.section, description] as const))(
    'LTR-05 CVX-01 is each printed text of %s until its English is given',
    (section, description) => {
      const printed = fieldsOf(description)
        .names.filter(
          (name) => !WORDLESS.test(name) && !UNPRINTED.has(name) && !(section === 'papers' && name === 'result'),
        )
        .filter((name) => typeof sampleEntries[section][name] === 'string');
      const persian = Object.fromEntries(printed.map((name) => [name, PERSIAN]));
      const english = Object.fromEntries(printed.map((name) => [`${name}_en`, 'Bridges']));
      const empty = Object.fromEntries(printed.map((name) => [`${name}_en`, null]));
      const told = (change: object) =>
        notInEnglish(dataOf({ [section]: [{ ...sampleEntries[section], id: 7, ...change }] }), null, null);
      const found = told({ ...persian, ...empty });
      expect(found.flatMap(({ fields }) => fields).toSorted()).toEqual(printed.toSorted());
      expect(found.map(({ id, title }) => [id, title])).toEqual(printed.length === 0 ? [] : [[7, PERSIAN]]);
      expect(told({ ...persian, ...english })).toEqual([]);
    },
  );

  it('CVX-01 is the name without its Latin letters, and the address', () => {
    const user = { first_name: 'نسرین', last_name: 'احمدی', address: 'تهران' };
    const title = 'نسرین احمدی';
    expect(notInEnglish(dataOf({}, user), ' ', null)).toEqual([
      { section: 'profile', id: null, title, fields: ['latin_name', 'address'] },
    ]);
    expect(notInEnglish(dataOf({}, user), 'Nasrin Ahmadi', 'Tehran')).toEqual([]);
    expect(notInEnglish(dataOf({}, user), 'Nasrin Ahmadi', '')).toEqual([
      { section: 'profile', id: null, title, fields: ['address'] },
    ]);
  });

  it('CVX-01 is no grade that the CV can say in English', () => {
    const told = (gpa: string) =>
      notInEnglish(dataOf({ degrees: [{ ...sampleEntries.degrees, id: 1, gpa }] }), null, null);
    expect(told('۱۸٫۶۲ از ۲۰')).toEqual([]);
    expect(told('ممتاز')).toMatchObject([{ section: 'degrees', fields: ['gpa'] }]);
  });

  it('CVX-01 is one paper of an engineer who gave the English of nearly everything, and nothing of a historian who writes English', () => {
    expect(
      notInEnglish(engineer, 'Nasrin Ahmadi', null).map(({ section, id, fields }) => [section, id, fields]),
    ).toEqual([
      ['profile', null, ['address']],
      ['papers', 6, ['authors']],
      ['papers', 7, ['journal_conference_name', 'authors']],
      ['papers', 8, ['title', 'journal_conference_name', 'authors']],
    ]);
    expect(notInEnglish(historian, null, null)).toEqual([]);
  });
});
