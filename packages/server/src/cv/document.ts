import type { CvChange, CvData, CvLanguage, Link, Paper } from '@peyk/api-types';
import { type OwnName, ownAuthor } from '../profile/ownAuthor.ts';
import type { SectionName } from '../profile/sections.ts';
import { inCvOrder, type Ordered } from './order.ts';
import { type CvLine, type CvRun, doiRun, isRtlLine, joined, linkRun, type Maybe, paragraphs, run } from './text.ts';
import { type CvWords, cvWords, dayIn, gpaIn, inDigitsOf } from './words.ts';

export interface CvEntry {
  /** The years, in Persian by both calendars, one a line. */
  period: string[];
  /** What stands before a row. */
  label: string;
  lines: CvLine[];
}

export interface CvSection {
  heading: string;
  /** Entries with their years, or labelled rows. */
  kind: 'entries' | 'rows';
  entries: CvEntry[];
}

/** The content and order of a CV, without its layout, which the two renderers decide: a word that is not here is in neither. */
export interface CvDocument {
  language: CvLanguage;
  name: CvRun;
  contact: CvRun[];
  sections: CvSection[];
  foot: { name: CvRun; what: string; date: string };
  /** The day it was made, as `YYYY-MM-DD`. */
  day: string;
}

export interface MadeCv {
  document: CvDocument;
  changes: CvChange[];
}

/** What is known of the person beside the data of their CV. */
interface KnownOfPerson {
  /** The lists that they ordered by hand. */
  byHand?: ReadonlySet<SectionName>;
  /** Their name in other letters, by which papers have it. */
  names?: readonly string[];
}

/** Years before this one are of the calendar of Iran: nobody has a degree of the Middle Ages. */
const FIRST_GREGORIAN = 1500;
/** From the spring of a Gregorian year on, and so for most of it. */
const BETWEEN_CALENDARS = 621;
const SCORES = ['IELTS', 'TOEFL', 'PTE', 'TOEIC', 'GRE', 'GMAT', 'SAT'] as const;
const SKILL_TYPES = ['Technical', 'Soft', 'Language'] as const;
/** The longest name at the foot of a page, in characters. */
const LONGEST_FOOT = 44;

/** How lines, labels and years are written in one language. */
function writerIn(language: CvLanguage) {
  const words = cvWords[language];
  const rtl = language === 'fa';
  const word = (text: string, look: CvRun['look'] = 'plain'): CvRun => ({ text, rtl, look });
  const digits = (value: number | string): string => inDigitsOf(language, value);

  /** A line that begins with our own word has the direction of the language; any other that of most of its letters. */
  const line = (
    size: CvLine['size'],
    ours: boolean,
    make: (separator: string, lineRtl: boolean) => CvRun[],
  ): CvLine[] => {
    const lineRtl = ours ? rtl : isRtlLine(make('', false));
    const runs = make(lineRtl ? '، ' : ', ', lineRtl);
    return runs.length === 0 ? [] : [{ rtl: lineRtl, size, runs }];
  };

  /** The title and, after it, where or with whom. */
  const title = (what: readonly Maybe[], where: readonly Maybe[], ...ours: CvRun[]): CvLine[] =>
    line('main', false, (separator, lineRtl) =>
      joined(
        separator,
        lineRtl,
        ...what.map((text) => run(text, 'strong')),
        ...where.map((text) => run(text)),
        ...ours,
      ).map((item, index, all) =>
        // The comma between two bold words is bold as well.
        item.text === separator && all[index + 1]?.look === 'strong' ? { ...item, look: 'strong' } : item,
      ),
    );

  const labelled = (size: CvLine['size'], label: string, value: CvRun): CvLine[] =>
    value.text === '' ? [] : [{ rtl, size, runs: [word(`${label}: `), value] }];

  const years = (start: Maybe, end: Maybe, current: boolean | null | undefined): string[] => {
    const from = Number(start);
    const to = end === null || end === undefined || end === start ? null : Number(end);
    if (!Number.isFinite(from) || from === 0) return [];
    if (language === 'en') return [current ? `${from}–${words.present}` : to === null ? `${from}` : `${from}–${to}`];
    const span = (shift: (year: number) => number): string =>
      digits(to === null || current ? `${shift(from)}` : `${shift(from)}–${shift(to)}`);
    const iranian = span((year) => (year < FIRST_GREGORIAN ? year : year - BETWEEN_CALENDARS));
    const gregorian = span((year) => (year < FIRST_GREGORIAN ? year + BETWEEN_CALENDARS : year));
    return [current ? `${iranian} ${words.present}` : iranian, gregorian];
  };

  const grade = (gpa: Maybe): CvRun => {
    const shown = run(gpaIn(language, gpa));
    return /\p{L}/u.test(shown.text) ? shown : { ...shown, rtl };
  };

  return { words, rtl, word, digits, line, title, labelled, years, grade };
}

type Writer = ReturnType<typeof writerIn>;

const entry = (period: string[], ...lines: CvLine[][]): CvEntry => ({ period, label: '', lines: lines.flat() });
const row = (label: string, lines: CvLine[]): CvEntry => ({ period: [], label, lines });

/** Where the name that the person chose stands in the printed list. */
function placeOf(authors: string, name: string | null | undefined): { from: number; to: number } | null {
  const from = name ? authors.indexOf(name) : -1;
  return name && from >= 0 ? { from, to: from + name.length } : null;
}

/** Authors between commas, whatever the form asks to part them by. */
const withCommas = (authors: string): string =>
  authors.replaceAll(/ ?([;؛]) ?/gu, (_all, mark: string) => (mark === ';' ? ', ' : '، '));

/**
 * Authors in other letters than their line, the own name strong, each a run of its own: the marks between them are the line's, so that the
 * names follow each other as the line is read.
 */
function namesApart(authors: string, ownName: string, rtl: boolean): CvRun[] {
  const names = authors
    .split(/[;؛]/u.test(authors) ? /[;؛]/u : /[,،]/u)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.flatMap((name, index) => [
    ...(index === 0 ? [] : [{ text: rtl ? '، ' : ', ', rtl, look: 'plain' as const }]),
    run(name, name.includes(ownName) ? 'strong' : 'plain'),
  ]);
}

/** Authors, title, where it appeared, and how to find it. */
function publication(paper: Paper, person: OwnName): CvLine[] {
  const text = paper.authors ?? '';
  const own = placeOf(text, paper.own_author) ?? ownAuthor(text, person);
  const authors = own
    ? [
        run(withCommas(text.slice(0, own.from))),
        run(text.slice(own.from, own.to), 'strong'),
        run(withCommas(text.slice(own.to))),
      ]
    : [run(withCommas(text))];
  // Each part of the list keeps the space or mark beside the own name.
  const spaced = authors
    .filter((part) => part.text !== '')
    .map((part, index, all) => {
      const next = all[index + 1];
      return next && !/^[,،;؛.]/u.test(next.text) ? { ...part, text: `${part.text} ` } : part;
    });
  // The title decides: beside an English one, authors in Persian letters must not turn the line around.
  const { rtl } = run(paper.title);
  const named = own && run(text).rtl !== rtl ? namesApart(text, text.slice(own.from, own.to).trim(), rtl) : spaced;
  const hasAuthors = named.length > 0;
  const found = doiRun(paper.doi);
  // The identifier leads to the paper; beside it a long address says nothing more.
  const links = found.some(({ href }) => href) ? [] : linkRun(paper.url);
  const sentence = (runs: readonly CvRun[], rtl: boolean): CvRun[] => {
    const last = runs.at(-1);
    return last && last.text !== ''
      ? [
          ...runs,
          { text: /[.؟?!…]$/u.test(last.text) ? ' ' : '. ', rtl, look: last.look === 'strong' ? 'plain' : last.look },
        ]
      : [];
  };
  const runs = [
    ...sentence(named, rtl),
    ...sentence([run(paper.title, hasAuthors ? 'plain' : 'strong')], rtl),
    ...sentence([run(paper.journal_conference_name, 'muted')], rtl),
    ...joined(' ', rtl, ...found, ...links),
  ];
  const last = runs.at(-1);
  if (last && /^\.? $/u.test(last.text)) runs.splice(-1, 1, ...(last.text === ' ' ? [] : [{ ...last, text: '.' }]));
  return runs.length === 0 ? [] : [{ rtl, size: 'main', runs, ownEdge: true }];
}

/** What was done, and what came out of it where that does not say it already. */
function told(description: Maybe, result: Maybe): CvLine[] {
  const known = String(description ?? '').includes(String(result ?? ''));
  return paragraphs('detail', description, known ? null : result);
}

/** Skills by their type, and languages with their scores. */
function skillsAndLanguages(data: CvData, { words, rtl, word, digits, line }: Writer): CvSection {
  const noted = (name: Maybe, notes: readonly string[]): CvRun[] => [
    run(name),
    word(` (${notes.join(words.comma)})`, 'muted'),
  ];
  const list = (items: readonly CvRun[][]): CvLine[] =>
    line('main', true, (separator) =>
      items.flatMap((item, index) =>
        index === 0 ? item : [{ text: separator, rtl, look: 'plain' as const }, ...item],
      ),
    );
  const skills = SKILL_TYPES.flatMap((type) => {
    const own = data.skills.filter(({ skill_type }) => skill_type === type);
    return own.length === 0 ? [] : [row(words.rows[type], list(own.map((skill) => [run(skill.skill_name)])))];
  });
  const spoken = data.languages.map((language) => {
    const scores = SCORES.flatMap((name) => {
      const value = language[`${name}_score`];
      return value === null || value === undefined ? [] : [`${words.tests[name]} ${digits(value)}`];
    });
    return noted(language.language_name, [words.levels[language.proficiency], ...scores]);
  });
  const languages = spoken.length === 0 ? [] : [row(words.rows.languages, list(spoken))];
  const { headings } = words;
  const heading =
    languages.length === 0 ? headings.skills : skills.length === 0 ? headings.languages : headings.skillsAndLanguages;
  return { heading, kind: 'rows', entries: [...skills, ...languages] };
}

/**
 * A CV of the whole profile with the chosen interests. Gender and birth date are left out as irrelevant to an application, abstracts because
 * the title and the link lead to them. Within a section what is nearest to the interests comes first, then the newest, or whatever comes
 * first in a list that the person ordered by hand.
 */
export function createCvDocument(
  data: CvData,
  language: CvLanguage,
  day: string,
  { byHand = new Set(), names = [] }: KnownOfPerson = {},
): MadeCv {
  const { user } = data;
  // How one list prints the name says how another may.
  const printed = data.papers.flatMap(({ own_author }) => own_author ?? []);
  const person: OwnName = { ...user, author_names: [...printed, ...names] };
  const writer = writerIn(language);
  const { words, rtl, word, line, title, labelled, years, grade } = writer;
  const { headings } = words;
  const interests = data.research_interests.map(({ interest_name: name }) => name);
  const changes: CvChange[] = [];

  /** The entries of a list in the order of the CV. */
  function ordered<Entry extends object>(
    name: CvChange['section'],
    list: readonly Entry[],
    about: (item: Entry) => Ordered,
    make: (item: Entry) => CvEntry,
  ): CvEntry[] {
    const { entries, moved } = inCvOrder(list, about, interests, byHand.has(name));
    changes.push(...moved.map((change) => ({ section: name, ...change })));
    return entries.map(make);
  }
  const dated = <Section extends 'degrees' | 'certifications'>(
    name: Section,
    span: (item: CvData[Section][number]) => Ordered['span'],
  ): CvData[Section][number][] =>
    inCvOrder<CvData[Section][number]>(
      data[name],
      (item) => ({ span: span(item), title: '', texts: [] }),
      [],
      byHand.has(name),
    ).entries;
  const entries = (heading: string, list: CvEntry[]): CvSection => ({ heading, kind: 'entries', entries: list });

  const sections: CvSection[] = [
    {
      heading: headings.interests,
      kind: 'entries',
      entries:
        data.research_interests.length === 0
          ? []
          : [
              entry(
                [],
                line('main', false, (separator, lineRtl) =>
                  joined(
                    separator,
                    lineRtl,
                    ...data.research_interests.map(({ interest_name, subfield }) =>
                      run(subfield ? `${interest_name} (${subfield})` : interest_name),
                    ),
                  ),
                ),
              ),
            ],
    },
    entries(
      headings.degrees,
      dated('degrees', (degree) => [degree.year_start, degree.year_end, degree.is_current]).map((degree) => {
        const type = word(words.degrees[degree.degree_type], 'strong');
        const field = run(degree.field_of_study, 'strong');
        // «کارشناسی ارشد مهندسی سازه»: in Persian the field follows its degree without a comma.
        const what = rtl && field.rtl ? [{ ...field, text: `${type.text} ${field.text}` }] : [type, field];
        return entry(
          years(degree.year_start, degree.year_end, degree.is_current),
          line('main', true, (separator, lineRtl) => [
            ...joined(separator, lineRtl, ...what).map((item) => ({ ...item, look: 'strong' as const })),
            { text: separator, rtl: lineRtl, look: 'plain' },
            run(degree.university_name),
          ]),
          labelled('detail', words.thesis, run(degree.thesis_title)),
          paragraphs('detail', degree.result),
          labelled('small', words.gpa, grade(degree.gpa)),
        );
      }),
    ),
    entries(
      headings.papers,
      ordered(
        'papers',
        data.papers,
        (paper) => ({
          span: [paper.year],
          title: paper.title,
          texts: [paper.abstract, paper.journal_conference_name],
        }),
        (paper) => entry(years(paper.year, null, false), publication(paper, person)),
      ),
    ),
    entries(
      headings.research,
      ordered(
        'research_experiences',
        data.research_experiences,
        (research) => ({
          span: [research.year_start, research.year_end, research.is_current],
          title: research.research_title,
          texts: [research.research_description],
        }),
        (research) =>
          entry(
            years(research.year_start, research.year_end, research.is_current),
            title([research.research_title], [research.institution]),
            told(research.research_description, research.result),
          ),
      ),
    ),
    entries(
      headings.teaching,
      ordered(
        'teaching_experiences',
        data.teaching_experiences,
        (teaching) => ({
          span: [teaching.year_start, teaching.year_end, teaching.is_current],
          title: teaching.course_title,
          texts: [teaching.teaching_description],
        }),
        (teaching) =>
          entry(
            years(teaching.year_start, teaching.year_end, teaching.is_current),
            title([teaching.teaching_title, teaching.course_title], [teaching.institution]),
            paragraphs('detail', teaching.teaching_description),
          ),
      ),
    ),
    entries(
      headings.jobs,
      ordered(
        'jobs',
        data.jobs,
        (job) => ({
          span: [job.year_start, job.year_end, job.is_current],
          title: job.job_title,
          texts: [job.job_description],
        }),
        (job) =>
          entry(
            years(job.year_start, job.year_end, job.is_current),
            title([job.job_title], [job.company_name, job.location]),
            told(job.job_description, job.result),
          ),
      ),
    ),
    entries(
      headings.projects,
      ordered(
        'projects',
        data.projects,
        (project) => ({
          span: [project.year_start, project.year_end, project.is_current],
          title: project.project_title,
          texts: [project.project_description, project.technologies_used],
        }),
        (project) =>
          entry(
            years(project.year_start, project.year_end, project.is_current),
            title([project.project_title], [project.project_role]),
            told(project.project_description, project.result),
            labelled('small', words.technologies, run(project.technologies_used)),
          ),
      ),
    ),
    skillsAndLanguages(data, writer),
    entries(
      headings.awards,
      ordered(
        'awards',
        data.awards,
        (award) => ({ span: [award.year], title: award.award_title, texts: [award.award_description] }),
        (award) =>
          entry(
            years(award.year, null, false),
            title([award.award_title], [award.awarding_organization]),
            paragraphs('detail', award.award_description),
          ),
      ),
    ),
    entries(
      headings.courses,
      ordered(
        'courses',
        data.courses,
        (course) => ({
          span: [course.year_start, course.year_end],
          title: course.course_title,
          texts: [course.course_description],
        }),
        (course) =>
          entry(
            years(course.year_start, course.year_end, false),
            title([course.course_title], [course.institution], word(words.courses[course.course_type])),
            paragraphs('detail', course.course_description),
          ),
      ),
    ),
    entries(
      headings.certifications,
      dated('certifications', (certification) => [certification.year_obtained]).map((certification) =>
        entry(
          years(certification.year_obtained, null, false),
          title([certification.certification_name], [certification.issuing_organization]),
          certification.expiration_date
            ? [
                {
                  rtl,
                  size: 'small',
                  runs: [word(`${words.validUntil} ${dayIn(language, certification.expiration_date)}`)],
                },
              ]
            : [],
        ),
      ),
    ),
    entries(
      headings.volunteer,
      ordered(
        'volunteer',
        data.volunteer,
        (volunteer) => ({
          span: [volunteer.year_start, volunteer.year_end],
          title: volunteer.volunteer_title,
          texts: [volunteer.job_description],
        }),
        (volunteer) =>
          entry(
            years(volunteer.year_start, volunteer.year_end, false),
            title([volunteer.volunteer_title], [volunteer.organization]),
            paragraphs('detail', volunteer.job_description),
          ),
      ),
    ),
    {
      heading: headings.links,
      kind: 'rows',
      entries: data.links.map((link) => {
        const links = linkRun(link.url);
        return row(
          words.links[kindOf(link)],
          links.length > 0 ? [{ rtl, size: 'main', runs: links }] : paragraphs('main', link.url),
        );
      }),
    },
    entries(
      headings.references,
      data.references.map((reference) => {
        return entry(
          [],
          title([reference.reference_name], [reference.reference_position, reference.reference_company]),
          line('small', true, (separator, lineRtl) =>
            joined(
              separator,
              lineRtl,
              run(reference.reference_relationship),
              telephone(reference.reference_phone, writer),
              ...linkRun(`mailto:${reference.reference_email}`),
            ),
          ),
        );
      }),
    ),
  ];
  const name = run(`${user.first_name} ${user.last_name}`, 'strong');
  const letters = Array.from(name.text);
  const document: CvDocument = {
    language,
    // A name may hold nothing that can be printed; a PDF has to have a heading.
    name: name.text === '' ? run(user.email, 'strong') : name,
    contact: [
      ...linkRun(`mailto:${user.email}`),
      telephone(user.phone, writer),
      run((user.address ?? '').replaceAll(/\s+/g, ' ')),
    ].filter(({ text }) => text !== ''),
    sections: sections
      .map((section) => ({ ...section, entries: section.entries.filter(({ lines }) => lines.length > 0) }))
      .filter((section) => section.entries.length > 0),
    foot: {
      name: run(letters.length > LONGEST_FOOT ? `${letters.slice(0, LONGEST_FOOT - 1).join('')}…` : name.text),
      what: words.curriculumVitae,
      date: dayIn(language, day),
    },
    day,
  };
  return { document, changes };
}

/** ORCID is no kind of link in the profile; its address says it. */
const kindOf = ({ link_type, url }: Link): keyof CvWords['links'] =>
  link_type === 'Other' && /^(?:https?:\/\/)?(?:www\.)?orcid\.org\//i.test(url) ? 'ORCID' : link_type;

/** A telephone number runs left to right in every language. */
const telephone = (number: Maybe, { digits }: Writer): CvRun => {
  const told = run(number);
  return /\p{L}/u.test(told.text) ? told : { ...told, text: digits(told.text), rtl: false };
};
