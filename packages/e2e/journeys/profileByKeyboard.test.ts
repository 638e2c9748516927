import '../../app/src/i18n/all';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { LISTS, type ListStep, WIZARD, isList } from '../../app/src/features/profile/steps';
import { type TextKey, createTranslator } from '../../app/src/i18n/translator';
import { visit } from '../support/browser';
import { choose, focusedText, isFocused, pressOn, tabTo, typeOver } from '../support/keyboard';
import { useStage } from '../support/stage';

const stage = useStage();

/** What is done with a field: a text typed, an option chosen, a box ticked, a day typed, a Jalali year typed and its question answered. */
type Doing = readonly [field: TextKey, how: 'type' | 'choose' | 'tick' | 'day' | 'jalali', what?: string];
/** What is typed into each list, entry by entry, field by field in the order of Tab; a list without an entry is passed by. */
type Filled = { readonly [Step in ListStep]?: readonly (readonly Doing[])[] };

const words = {
  en: {
    width: 1280,
    name: 'Nasrin Ahmadi',
    phone: '+98 912 000 0000',
    birth: '19980321',
    interest: 'Structural health monitoring',
    filled: {
      degrees: [
        [
          ['profile.degrees.type', 'choose', 'profile.degrees.types.PhD'],
          ['profile.degrees.field', 'type', 'Structural Engineering'],
          ['profile.degrees.university', 'type', 'Damavand University of Technology'],
          ['profile.degrees.yearStart', 'type', '2022'],
          ['profile.degrees.gpa', 'type', '18.4'],
          ['profile.degrees.current', 'tick'],
          ['profile.degrees.thesisTitle', 'type', 'Damage and temperature in a bridge'],
        ],
      ],
      papers: [
        [
          ['profile.papers.name', 'type', 'Twelve months of a prestressed bridge'],
          ['profile.papers.authors', 'type', 'N. Ahmadi; K. Rostami'],
          ['profile.papers.ownAuthor', 'type', 'N. Ahmadi'],
          ['profile.papers.venue', 'type', 'Journal of Bridges'],
          ['profile.labels.year', 'type', '2024'],
        ],
      ],
      'research-experiences': [
        [
          ['profile.researchExperiences.name', 'type', 'Vibration monitoring'],
          ['profile.labels.institution', 'type', 'Laboratory of Structures'],
          ['profile.labels.yearStart', 'type', '2021'],
          ['profile.labels.yearEnd', 'type', '2022'],
          ['profile.labels.description', 'type', 'Measured two bridges for a year.'],
        ],
      ],
      jobs: [
        [
          ['profile.jobs.name', 'type', 'Design engineer'],
          ['profile.jobs.company', 'type', 'Karun Bridges'],
          ['profile.jobs.location', 'type', 'Ahvaz'],
          ['profile.labels.yearStart', 'type', '2019'],
          ['profile.labels.yearEnd', 'type', '2021'],
        ],
      ],
      'teaching-experiences': [
        [
          ['profile.teachingExperiences.name', 'type', 'Teaching assistant'],
          ['profile.teachingExperiences.course', 'type', 'Dynamics of structures'],
          ['profile.labels.institution', 'type', 'Damavand University'],
          ['profile.labels.yearStart', 'type', '2022'],
          ['profile.labels.current', 'tick'],
        ],
      ],
      references: [
        [
          ['profile.references.name', 'type', 'Kaveh Rostami'],
          ['profile.references.position', 'type', 'Professor'],
          ['profile.references.email', 'type', 'rostami@damavand.example'],
        ],
      ],
      skills: [
        [['profile.skills.name', 'type', 'OpenSees']],
        [
          ['profile.skills.name', 'type', 'MATLAB'],
          ['profile.skills.level', 'choose', 'profile.skills.levels.Advanced'],
        ],
        [
          ['profile.skills.name', 'type', 'Python'],
          ['profile.skills.level', 'choose', 'profile.skills.levels.Expert'],
        ],
      ],
      projects: [
        [
          ['profile.projects.name', 'type', 'A low-cost accelerometer'],
          ['profile.projects.role', 'type', 'Maker'],
          ['profile.labels.yearStart', 'type', '2020'],
        ],
      ],
      awards: [
        [
          ['profile.awards.name', 'type', 'Best thesis'],
          ['profile.awards.organization', 'type', 'Society of Civil Engineers'],
          ['profile.labels.year', 'type', '2022'],
        ],
      ],
      courses: [
        [
          ['profile.courses.name', 'type', 'Bayesian statistics'],
          ['profile.courses.type', 'choose', 'profile.courses.types.Workshop'],
          ['profile.labels.yearStart', 'type', '2023'],
        ],
      ],
      volunteer: [
        [
          ['profile.volunteer.name', 'type', 'Tutor'],
          ['profile.volunteer.organization', 'type', 'Open School'],
          ['profile.labels.yearStart', 'type', '2018'],
          ['profile.volunteer.description', 'type', 'Taught mathematics.'],
        ],
      ],
      'research-interests': [[['profile.interests.name', 'type', 'Structural health monitoring']]],
      links: [
        [
          ['profile.links.type', 'choose', 'profile.links.types.Scholar'],
          ['profile.links.url', 'type', 'scholar.example/nasrin'],
        ],
      ],
      languages: [
        [
          ['profile.languages.name', 'type', 'English'],
          ['profile.languages.proficiency', 'choose', 'profile.languages.levels.Advanced'],
          ['profile.languages.ielts', 'type', '7.5'],
        ],
      ],
      certifications: [
        [
          ['profile.certifications.name', 'type', 'Project management'],
          ['profile.certifications.organization', 'type', 'The institute'],
          ['profile.certifications.year', 'type', '2021'],
          ['profile.certifications.expires', 'day', '20300630'],
        ],
      ],
    } satisfies Required<Filled>,
    stored: {
      degrees: [{ degree_type: 'PhD', field_of_study: 'Structural Engineering', year_start: 2022, is_current: true }],
      papers: [{ title: 'Twelve months of a prestressed bridge', own_author: 'N. Ahmadi', year: 2024 }],
      research_experiences: [{ research_title: 'Vibration monitoring', year_start: 2021, year_end: 2022 }],
      jobs: [{ job_title: 'Design engineer', year_start: 2019, year_end: 2021 }],
      teaching_experiences: [{ course_title: 'Dynamics of structures', is_current: true }],
      references: [{ reference_email: 'rostami@damavand.example' }],
      skills: [{ skill_name: 'Python', skill_level: 'Expert' }, { skill_name: 'OpenSees' }, { skill_name: 'MATLAB' }],
      projects: [{ project_title: 'A low-cost accelerometer', project_role: 'Maker' }],
      awards: [{ award_title: 'Best thesis', year: 2022 }],
      courses: [{ course_title: 'Bayesian statistics', course_type: 'Workshop' }],
      volunteer: [{ volunteer_title: 'Tutor', job_description: 'Taught mathematics.' }],
      research_interests: [{ interest_name: 'Structural health monitoring' }],
      links: [{ link_type: 'Scholar', url: 'https://scholar.example/nasrin' }],
      languages: [{ language_name: 'English', proficiency: 'Advanced', IELTS_score: 7.5 }],
      certifications: [{ certification_name: 'Project management', expiration_date: '2030-06-30' }],
    },
  },
  fa: {
    width: 390,
    name: 'نسرین احمدی',
    phone: '۰۹۱۲۰۰۰۰۰۰۰',
    birth: '۱۳۷۷۰۱۰۱',
    interest: 'پایش سلامت سازه',
    filled: {
      degrees: [
        [
          ['profile.degrees.type', 'choose', 'profile.degrees.types.BSc'],
          ['profile.degrees.field', 'type', 'مهندسی سازه'],
          ['profile.degrees.fieldEnglish', 'type', 'Structural Engineering'],
          ['profile.degrees.university', 'type', 'دانشگاه صنعتی دماوند'],
          ['profile.degrees.yearStart', 'jalali', '۱۳۹۵'],
          ['profile.degrees.yearEnd', 'jalali', '۱۳۹۹'],
        ],
      ],
      skills: [
        [['profile.skills.name', 'type', 'تحلیل مودال']],
        [
          ['profile.skills.name', 'type', 'متلب'],
          ['profile.skills.level', 'choose', 'profile.skills.levels.Advanced'],
        ],
        [
          ['profile.skills.name', 'type', 'پایتون'],
          ['profile.skills.level', 'choose', 'profile.skills.levels.Expert'],
        ],
      ],
      'research-interests': [
        [
          ['profile.interests.name', 'type', 'پایش سلامت سازه'],
          ['profile.interests.nameEnglish', 'type', 'Structural health monitoring'],
        ],
      ],
      certifications: [
        [
          ['profile.certifications.name', 'type', 'مدیریت پروژه'],
          ['profile.certifications.organization', 'type', 'مؤسسه'],
          ['profile.certifications.year', 'jalali', '۱۴۰۰'],
          ['profile.certifications.expires', 'day', '۱۴۰۹۰۴۰۹'],
        ],
      ],
    } satisfies Filled,
    stored: {
      degrees: [{ degree_type: 'BSc', year_start: 2016, year_end: 2020, field_of_study_en: 'Structural Engineering' }],
      skills: [{ skill_name: 'پایتون' }, { skill_name: 'تحلیل مودال' }, { skill_name: 'متلب' }],
      research_interests: [{ interest_name_en: 'Structural health monitoring' }],
      certifications: [{ year_obtained: 2021, expiration_date: '2030-06-30' }],
    },
  },
} as const;

/** A field that takes more presses of Tab is not the next one: between two dates lie the parts of the first and its two buttons. */
const MOST_PRESSES_IN_FORM = 9;

/** Calls the API as the person who is signed in in this page. */
async function asked<Answer>(page: Page, path: string): Promise<Answer> {
  const access = await page.evaluate(() => localStorage.getItem('peyk.access'));
  const answer = await fetch(stage.product.url + path, { headers: { authorization: `Bearer ${access}` } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

describe.each(['en', 'fa'] as const)('a profile by keyboard alone, in %s', (locale) => {
  const t = createTranslator(locale);
  const my = words[locale];
  const filled: Filled = my.filled;

  it('PROF-03 PROF-12 PROF-18 A-105 is filled from sign-up to the CV, put in order, and an entry that was removed comes back', async () => {
    const { page, context, foreign, complaints } = await visit(stage.browser, stage.product.url, {
      width: my.width,
      height: 900,
    });
    await context.addInitScript((chosen) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('peyk.language', chosen);
    }, locale);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const heading = page.getByRole('heading', { level: 1 });
    const hasFocus = (target: Locator) => expect.poll(() => isFocused(target)).toBe(true);

    const reach = (target: Locator) => tabTo(page, target, MOST_PRESSES_IN_FORM);
    const type = async (field: Locator, what: string) => {
      await reach(field);
      await typeOver(page, field, what);
    };
    const ways: Record<Doing[1], (form: Locator, label: string, what: string) => Promise<void>> = {
      type: (form, name, what) => type(form.getByRole('textbox', { name, exact: true }), what),
      tick: async (form, name) => {
        await reach(form.getByRole('checkbox', { name, exact: true }));
        await page.keyboard.press('Space');
      },
      choose: async (form, name, what) => {
        const select = form.getByRole('combobox', { name, exact: true });
        await reach(select);
        await choose(page, select, t(what as 'profile.labels.year'));
      },
      day: async (form, _, what) => {
        await reach(form.getByRole('spinbutton').first());
        await page.keyboard.type(what);
      },
      jalali: async (form, name, what) => {
        const field = form.getByRole('textbox', { name, exact: true });
        await type(field, what);
        // The answer is the next stop, and focus comes back to the field with what was meant.
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await hasFocus(field);
        expect(await field.inputValue()).not.toBe(what);
      },
    };
    const doIn = (form: Locator, [label, how, what = '']: Doing) =>
      ways[how](form, t(label as 'profile.labels.year'), what);

    // Sign-up, by Enter in its last field.
    await page.goto(`${stage.product.url}/signup`);
    const signUp = page.getByRole('form', { name: t('auth.signUp.title') });
    await typeOver(page, signUp.getByLabel(t('auth.signUp.fullName')), my.name);
    await typeOver(page, signUp.getByLabel(t('auth.email')), `profile-keys-${locale}@mail.example`);
    await typeOver(page, signUp.getByRole('textbox', { name: t('auth.password') }), 'correct horse battery');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    // At once, while the frame of a person takes the place of the visitor's.
    if (locale === 'fa') await pressOn(page, button(t('shell.openMenu')));
    // Of the menu, which comes late on a slow machine: the page behind it links to the profile too.
    const menu = locale === 'fa' ? page.getByRole('dialog') : page.getByRole('banner');
    await pressOn(page, menu.getByRole('link', { name: t('shell.nav.profile'), exact: true }));

    // The person: arrow keys choose, the day is typed part by part.
    const person = page.getByRole('form', { name: t('personal.title') });
    await typeOver(page, person.getByRole('textbox', { name: t('personal.phone') }), my.phone);
    await tabTo(page, person.getByRole('radio').first(), MOST_PRESSES_IN_FORM);
    await page.keyboard.press('ArrowDown');
    await person.getByRole('radio', { name: t('personal.genders.Female'), checked: true }).waitFor();
    await tabTo(page, person.getByRole('spinbutton').first(), MOST_PRESSES_IN_FORM);
    await page.keyboard.type(my.birth);
    await pressOn(page, person.getByRole('button', { name: t('common.save'), exact: true }));
    // A gender is saved for good, after a question.
    await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: t('common.save') }));
    await page.getByText(t('personal.saved')).waitFor();
    expect(await asked(page, '/api/auth/me/')).toMatchObject({ gender: 'Female', date_birth: '1998-03-21' });

    for (const step of WIZARD.filter(isList)) {
      // Next leads on, or Skip for now where nothing was added; the heading of the step has focus.
      await pressOn(
        page,
        page
          .getByRole('link', { name: t('common.next'), exact: true })
          .or(page.getByRole('link', { name: t('builder.skip') })),
      );
      const list = LISTS[step];
      await heading.filter({ hasText: t(`profile.${list}.title`) }).waitFor();
      await expect.poll(() => focusedText(page)).toBe(t(`profile.${list}.title`));
      const add = button(t(`profile.${list}.add`));
      const rows = page.getByRole('list', { name: t(`profile.${list}.title`) }).getByRole('listitem');
      for (const [place, entry] of (filled[step] ?? []).entries()) {
        await tabTo(page, add, MOST_PRESSES_IN_FORM);
        await page.keyboard.press('Enter');
        const form = page.getByRole('form', { name: t(`profile.${list}.add`) });
        for (const doing of entry) await doIn(form, doing);
        // Enter saves from a line of text; elsewhere the button does.
        const isLine = await page.evaluate(() => document.activeElement instanceof HTMLInputElement);
        if (isLine && entry.at(-1)?.[1] === 'type') await page.keyboard.press('Enter');
        else await pressOn(page, form.getByRole('button', { name: t('common.save'), exact: true }));
        await rows.nth(place).waitFor();
        await hasFocus(add);
      }
      if (step === 'skills') await putInOrder(rows);
    }

    /** The last comes first by its handle, the second is removed and comes back to its place. */
    async function putInOrder(rows: Locator): Promise<void> {
      const names = (filled.skills ?? []).map((entry) => entry[0]?.[2] ?? '');
      const [first = '', second = '', third = ''] = names;
      const order = async () => (await rows.allTextContents()).map((text) => names.find((name) => text.includes(name)));
      expect(await order()).toEqual([first, second, third]);
      const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
      const handle = button(t('profile.move', { name: third }));
      await tabTo(page, handle);
      await page.keyboard.press('Home');
      await expect.poll(order).toEqual([third, first, second]);
      expect((await stored).status()).toBe(200);
      await hasFocus(handle);
      await pressOn(page, button(t('profile.remove', { name: first })));
      await expect.poll(order).toEqual([third, second]);
      await page.keyboard.press('F6');
      await pressOn(page, button(t('profile.undo')));
      await expect.poll(order).toEqual([third, first, second]);
    }

    const all = await asked<Record<string, unknown>>(page, '/api/student/cv/');
    expect(all).toMatchObject(my.stored);
    expect(Object.keys(my.stored)).toHaveLength(Object.keys(filled).length);

    // The CV is chosen and downloaded.
    await pressOn(page, page.getByRole('link', { name: t('common.next'), exact: true }));
    await pressOn(page, page.getByRole('checkbox', { name: my.interest }), 'Space');
    const saved = page.waitForEvent('download');
    await pressOn(page, button(t('cv.download.action')));
    const download = await saved;
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByText(t('cv.download.done')).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(my.width);
    expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] });
    await context.close();
  });
});
