import type { CandidateProfessor } from '../../directory/directory.ts';
import { isBy } from './citable.ts';
import { gregorian } from '../gregorian.ts';
import type { JudgedFact, SentenceFacts } from './shapes.ts';

type Value = string | number | boolean | null | undefined;

/** An entry of the profile as it is stored: texts may stand in two fields, `x` and its English `x_en`. */
export type StoredEntry = object;

/** The writer as the profile holds them, list by list, and what they look for. */
export interface Writer {
  names: readonly string[];
  plan: {
    plan_season?: string | null;
    plan_year?: number | null;
    plan_degree?: string | null;
    plan_funding?: string | null;
    plan_places?: string | null;
  } | null;
  degrees: readonly StoredEntry[];
  papers: readonly StoredEntry[];
  researchExperiences: readonly StoredEntry[];
  projects: readonly StoredEntry[];
  jobs: readonly StoredEntry[];
  skills: readonly StoredEntry[];
  interests: readonly StoredEntry[];
}

/** What sentences are compared with of a professor. */
export type ComparedProfessor = Pick<
  CandidateProfessor,
  'key' | 'fullName' | 'universityName' | 'department' | 'field' | 'topics' | 'countryName' | 'publications'
>;

interface SectionFields {
  section: string;
  list: Exclude<keyof Writer, 'names' | 'plan'>;
  title: readonly string[];
  texts: readonly string[];
}

const sections: readonly SectionFields[] = [
  {
    section: 'degrees',
    list: 'degrees',
    title: ['thesis_title', 'field_of_study'],
    texts: ['degree_type', 'field_of_study', 'university_name', 'thesis_title', 'result', 'thesis_abstract'],
  },
  {
    section: 'papers',
    list: 'papers',
    title: ['title'],
    texts: ['title', 'result', 'abstract', 'journal_conference_name'],
  },
  {
    section: 'research_experiences',
    list: 'researchExperiences',
    title: ['research_title'],
    texts: ['research_title', 'institution', 'result', 'research_description'],
  },
  {
    section: 'projects',
    list: 'projects',
    title: ['project_title'],
    texts: ['project_title', 'project_role', 'result', 'project_description', 'technologies_used'],
  },
  {
    section: 'jobs',
    list: 'jobs',
    title: ['job_title'],
    texts: ['job_title', 'company_name', 'result', 'job_description'],
  },
  { section: 'skills', list: 'skills', title: ['skill_name'], texts: ['skill_name', 'skill_level'] },
  {
    section: 'interests',
    list: 'interests',
    title: ['interest_name'],
    texts: ['interest_name', 'subfield', 'question'],
  },
];

function profileFact(entry: StoredEntry, { section, title, texts }: SectionFields, marker: number): JudgedFact {
  const values = new Map<string, Value>(Object.entries(entry));
  const textOf = (field: string): string => {
    const value = values.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  const bothOf = (field: string): string[] => [textOf(field), textOf(`${field}_en`)];
  const years = ['year_start', 'year_end', 'year'].flatMap((field) => {
    const year = values.get(field);
    return typeof year === 'number' ? [year, gregorian(year)] : [];
  });
  const id = values.get('id');
  return {
    marker,
    kind: 'profile',
    title: title.flatMap((field) => [textOf(`${field}_en`), textOf(field)]).find((text) => text !== '') ?? '',
    text: [...texts.flatMap(bothOf).filter((text) => text !== ''), [...new Set(years)].join(', ')].join('\n'),
    year: years.at(-1) ?? null,
    section,
    entryId: typeof id === 'number' ? id : null,
  };
}

/** What the plan means in words, as letters write it. */
const fundingWords: Readonly<Record<string, string>> = {
  own: 'own funds, self-funded',
  scholarship: 'scholarship, funded by a scholarship',
  position: 'paid position, funded place, employment',
};

function planFact(plan: Writer['plan'], marker: number): JudgedFact[] {
  if (plan === null) return [];
  const { plan_season, plan_year, plan_degree, plan_funding, plan_places } = plan;
  const funding = plan_funding ? (fundingWords[plan_funding] ?? plan_funding) : '';
  const texts = [plan_season, plan_year, plan_degree, funding, plan_places].filter(Boolean);
  if (texts.length === 0) return [];
  return [
    {
      marker,
      kind: 'profile',
      title: [plan_degree, plan_season, plan_year].filter(Boolean).join(' '),
      text: texts.join('\n'),
      year: plan_year ?? null,
      section: 'plan',
      entryId: null,
    },
  ];
}

/**
 * All that the letters of one writer to one professor may stand on, numbered: first the publications in the order of the directory, then the
 * entries of the profile, then the plan.
 */
export function sentenceFactsOf(professor: ComparedProfessor, writer: Writer): SentenceFacts {
  const publications = professor.publications.map((publication, index): JudgedFact => ({
    marker: index + 1,
    kind: 'publication',
    title: publication.title,
    text: [publication.title, publication.abstract ?? publication.abstractSentence, publication.venue]
      .filter((text) => text !== '')
      .join('\n'),
    year: publication.year,
    section: null,
    entryId: null,
    ...(publication.retracted === true ? { retracted: true } : {}),
    ...(isBy(publication, professor.key) ? {} : { foreign: true }),
  }));
  const facts = [...publications];
  for (const section of sections)
    for (const entry of writer[section.list]) facts.push(profileFact(entry, section, facts.length + 1));
  facts.push(...planFact(writer.plan, facts.length + 1));
  return {
    facts,
    professor: {
      fullName: professor.fullName,
      university: professor.universityName,
      department: professor.department,
      field: professor.field,
      topics: professor.topics,
      country: professor.countryName,
    },
    studentNames: writer.names,
  };
}
