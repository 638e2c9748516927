import type { CvData } from '@peyk/api-types';

/** One piece of the person's own text and its direction. */
export interface CvText {
  text: string;
  rtl: boolean;
}

export interface CvLink {
  text: string;
  /** http, https or mailto only. */
  href: string;
}

export interface CvEntry {
  title: CvText;
  /** Where or with whom. */
  place: CvText | null;
  /** Years, in plain digits. */
  period: string;
  /** Paragraphs. */
  lines: CvText[];
  links: CvLink[];
}

export interface CvSection {
  heading: string;
  /** Short names joined in one paragraph, or full entries. */
  kind: 'names' | 'entries';
  entries: CvEntry[];
}

/** The content and order of a CV, without its layout, which the two renderers decide. */
export interface CvDocument {
  name: CvText;
  contact: (CvText | CvLink)[];
  sections: CvSection[];
}

type Maybe = string | number | null | undefined;

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;
const LTR = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu;

/** Right-to-left when most of its letters are. */
export function cvText(text: string): CvText {
  const clean = text.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
  return { text: clean, rtl: (clean.match(RTL)?.length ?? 0) > (clean.match(LTR)?.length ?? 0) };
}

/** A label in the script of its value: an English word in a Persian line would be reordered to its other end. */
const labelled = (english: string, persian: string, value: Maybe): string =>
  value === null || value === undefined || value === ''
    ? ''
    : `${cvText(String(value)).rtl ? persian : english}: ${value}`;

const some = (...parts: Maybe[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ');
const orNull = (text: string): CvText | null => (text === '' ? null : cvText(text));
const paragraphs = (...texts: Maybe[]): CvText[] =>
  texts
    .flatMap((text) => String(text ?? '').split(/\r?\n/))
    .map(cvText)
    .filter(({ text }) => text !== '');

/** Typst refuses longer addresses, and with them the whole CV; no server takes one. */
const LONGEST_HREF = 8000;

/** The address as a link if it is safe to follow, otherwise nothing. */
export function cvLink(address: Maybe): CvLink[] {
  const text = String(address ?? '').trim();
  if (text === '') return [];
  // `host:8080/x` has no scheme, and `mailto:98ana@example.org` no port.
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(text)?.[0].toLowerCase();
  const isHost = scheme === undefined || (scheme !== 'tel:' && /^\d+(?:[/?#]|$)/.test(text.slice(scheme.length)));
  const full = isHost ? `https://${text}` : text;
  if (!URL.canParse(full)) return [];
  const url = new URL(full);
  const isSafe = ['http:', 'https:', 'mailto:'].includes(url.protocol) && url.href.length <= LONGEST_HREF;
  return isSafe ? [{ text: cvText(text).text, href: url.href }] : [];
}

function period(start: Maybe, end: Maybe, current: boolean | null | undefined): string {
  if (current) return `${start}–present`;
  return end && end !== start ? `${start}–${end}` : String(start ?? '');
}

function entry(
  title: string,
  rest: { place?: string; period?: string; lines?: CvText[]; links?: CvLink[] } = {},
): CvEntry {
  return {
    title: cvText(title),
    place: orNull(rest.place ?? ''),
    period: rest.period ?? '',
    lines: rest.lines ?? [],
    links: rest.links ?? [],
  };
}

const SCORES = ['IELTS', 'TOEFL', 'PTE', 'TOEIC', 'GRE', 'GMAT', 'SAT'] as const;

/** A CV of the whole profile with the chosen interests. Gender and birth date are left out: they are irrelevant to an application. */
export function createCvDocument(data: CvData): CvDocument {
  const { user } = data;
  const sections: CvSection[] = [
    {
      heading: 'Research interests',
      kind: 'names',
      entries: data.research_interests.map(({ interest_name, subfield }) =>
        entry(subfield ? `${interest_name} (${subfield})` : interest_name),
      ),
    },
    {
      heading: 'Education',
      kind: 'entries',
      entries: data.degrees.map((degree) =>
        entry(`${degree.degree_type}${cvText(degree.field_of_study).rtl ? '،' : ','} ${degree.field_of_study}`, {
          place: degree.university_name,
          period: period(degree.year_start, degree.year_end, degree.is_current),
          lines: paragraphs(
            labelled('Thesis', 'پایان‌نامه', degree.thesis_title),
            degree.thesis_abstract,
            labelled('GPA', 'معدل', degree.gpa),
          ),
        }),
      ),
    },
    {
      heading: 'Publications',
      kind: 'entries',
      entries: data.papers.map((paper) =>
        entry(paper.title, {
          place: some(paper.authors, paper.journal_conference_name),
          period: String(paper.year),
          lines: paragraphs(paper.abstract, paper.doi && `DOI: ${paper.doi}`),
          links: cvLink(paper.url),
        }),
      ),
    },
    {
      heading: 'Research experience',
      kind: 'entries',
      entries: data.research_experiences.map((research) =>
        entry(research.research_title, {
          place: research.institution,
          period: period(research.year_start, research.year_end, research.is_current),
          lines: paragraphs(research.research_description),
        }),
      ),
    },
    {
      heading: 'Teaching experience',
      kind: 'entries',
      entries: data.teaching_experiences.map((teaching) =>
        entry(some(teaching.teaching_title, teaching.course_title), {
          place: teaching.institution,
          period: period(teaching.year_start, teaching.year_end, teaching.is_current),
          lines: paragraphs(teaching.teaching_description),
        }),
      ),
    },
    {
      heading: 'Work experience',
      kind: 'entries',
      entries: data.jobs.map((job) =>
        entry(job.job_title, {
          place: some(job.company_name, job.location),
          period: period(job.year_start, job.year_end, job.is_current),
          lines: paragraphs(job.job_description),
        }),
      ),
    },
    {
      heading: 'Projects',
      kind: 'entries',
      entries: data.projects.map((project) =>
        entry(project.project_title, {
          place: project.project_role ?? '',
          period: period(project.year_start, project.year_end, project.is_current),
          lines: paragraphs(project.project_description, project.technologies_used),
        }),
      ),
    },
    {
      heading: 'Skills',
      kind: 'names',
      entries: data.skills.map(({ skill_name, skill_level }) => entry(`${skill_name} (${skill_level})`)),
    },
    {
      heading: 'Awards',
      kind: 'entries',
      entries: data.awards.map((award) =>
        entry(award.award_title, {
          place: award.awarding_organization ?? '',
          period: String(award.year),
          lines: paragraphs(award.award_description),
        }),
      ),
    },
    {
      heading: 'Courses',
      kind: 'entries',
      entries: data.courses.map((course) =>
        entry(course.course_title, {
          place: some(course.institution, course.course_type),
          period: period(course.year_start, course.year_end, false),
          lines: paragraphs(course.course_description),
        }),
      ),
    },
    {
      heading: 'Certifications',
      kind: 'entries',
      entries: data.certifications.map((certification) =>
        entry(certification.certification_name, {
          place: certification.issuing_organization,
          period: String(certification.year_obtained),
          lines: paragraphs(certification.expiration_date && `Valid until ${certification.expiration_date}`),
        }),
      ),
    },
    {
      heading: 'Languages',
      kind: 'names',
      entries: data.languages.map((language) => {
        const scores = SCORES.flatMap((name) => {
          const value = language[`${name}_score`];
          return value === null || value === undefined ? [] : [`${name} ${value}`];
        });
        return entry(`${language.language_name} (${[language.proficiency, ...scores].join(', ')})`);
      }),
    },
    {
      heading: 'Volunteer work',
      kind: 'entries',
      entries: data.volunteer.map((volunteer) =>
        entry(volunteer.volunteer_title, {
          place: volunteer.organization,
          period: period(volunteer.year_start, volunteer.year_end, false),
          lines: paragraphs(volunteer.job_description),
        }),
      ),
    },
    {
      heading: 'Links',
      kind: 'entries',
      entries: data.links.map((link) => {
        const links = cvLink(link.url);
        return entry(link.link_type, { links, lines: links.length === 0 ? paragraphs(link.url) : [] });
      }),
    },
    {
      heading: 'References',
      kind: 'entries',
      entries: data.references.map((reference) =>
        entry(reference.reference_name, {
          place: some(reference.reference_position, reference.reference_company),
          lines: paragraphs(some(reference.reference_relationship, reference.reference_phone)),
          links: cvLink(`mailto:${reference.reference_email}`).map(({ href }) => ({
            text: reference.reference_email,
            href,
          })),
        }),
      ),
    },
  ];
  return {
    name: cvText(`${user.first_name} ${user.last_name}`),
    contact: [
      ...cvLink(`mailto:${user.email}`).map(({ href }) => ({ text: user.email, href })),
      ...[user.phone, user.address].flatMap((text) => (text ? [cvText(text.replaceAll(/\s+/g, ' '))] : [])),
    ],
    sections: sections.filter(({ entries }) => entries.length > 0),
  };
}
