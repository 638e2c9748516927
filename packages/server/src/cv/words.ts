import type { CvLanguage } from '@peyk/api-types';
import { withLatinDigits } from '../platform/latin.ts';

/** The texts of a CV that are ours, in one language. */
export interface CvWords {
  curriculumVitae: string;
  present: string;
  thesis: string;
  gpa: string;
  technologies: string;
  validUntil: string;
  comma: string;
  headings: {
    interests: string;
    degrees: string;
    papers: string;
    research: string;
    teaching: string;
    jobs: string;
    projects: string;
    skills: string;
    languages: string;
    skillsAndLanguages: string;
    awards: string;
    courses: string;
    certifications: string;
    volunteer: string;
    links: string;
    references: string;
  };
  /** Rows of skills, by their type, and the row of languages. */
  rows: { Technical: string; Soft: string; Language: string; languages: string };
  degrees: Record<'BSc' | 'Master' | 'PhD' | 'Post-PhD' | 'Associate' | 'Diploma' | 'Certification', string>;
  levels: Record<'Beginner' | 'Intermediate' | 'Advanced' | 'Expert' | 'Native', string>;
  courses: Record<'Online' | 'In-person' | 'Workshop', string>;
  tests: Record<'IELTS' | 'TOEFL' | 'PTE' | 'TOEIC' | 'GRE' | 'GMAT' | 'SAT', string>;
  links: Record<'GitHub' | 'LinkedIn' | 'Scholar' | 'ResearchGate' | 'Other' | 'ORCID', string>;
  /** Between a grade and its scale. */
  of: string;
}

export const cvWords: Record<CvLanguage, CvWords> = {
  en: {
    curriculumVitae: 'curriculum vitae',
    present: 'present',
    thesis: 'Thesis',
    gpa: 'GPA',
    technologies: 'Technologies',
    validUntil: 'Valid until',
    comma: ', ',
    headings: {
      interests: 'Research interests',
      degrees: 'Education',
      papers: 'Publications',
      research: 'Research experience',
      teaching: 'Teaching',
      jobs: 'Work experience',
      projects: 'Projects',
      skills: 'Skills',
      languages: 'Languages',
      skillsAndLanguages: 'Skills and languages',
      awards: 'Awards',
      courses: 'Courses',
      certifications: 'Certifications',
      volunteer: 'Volunteer work',
      links: 'Links',
      references: 'References',
    },
    rows: { Technical: 'Technical', Soft: 'Personal', Language: 'Language skills', languages: 'Languages' },
    degrees: {
      // The two kinds of arts and science are one in the profile, which does not know the letters of the degree.
      BSc: 'Bachelor’s',
      Master: 'Master’s',
      PhD: 'PhD',
      'Post-PhD': 'Postdoc',
      Associate: 'Associate’s',
      Diploma: 'Diploma',
      Certification: 'Certification',
    },
    levels: {
      Beginner: 'beginner',
      Intermediate: 'intermediate',
      Advanced: 'advanced',
      Expert: 'expert',
      Native: 'native',
    },
    courses: { Online: 'online', 'In-person': 'in person', Workshop: 'workshop' },
    tests: { IELTS: 'IELTS', TOEFL: 'TOEFL', PTE: 'PTE', TOEIC: 'TOEIC', GRE: 'GRE', GMAT: 'GMAT', SAT: 'SAT' },
    links: {
      GitHub: 'GitHub',
      LinkedIn: 'LinkedIn',
      Scholar: 'Google Scholar',
      ResearchGate: 'ResearchGate',
      Other: 'Website',
      ORCID: 'ORCID',
    },
    of: 'out of',
  },
  fa: {
    curriculumVitae: 'رزومهٔ علمی',
    present: 'تاکنون',
    thesis: 'پایان‌نامه',
    gpa: 'معدل',
    technologies: 'فناوری‌ها',
    validUntil: 'معتبر تا',
    comma: '، ',
    headings: {
      interests: 'علایق پژوهشی',
      degrees: 'تحصیلات',
      papers: 'مقاله‌ها',
      research: 'سوابق پژوهشی',
      teaching: 'تدریس',
      jobs: 'سوابق شغلی',
      projects: 'پروژه‌ها',
      skills: 'مهارت‌ها',
      languages: 'زبان‌ها',
      skillsAndLanguages: 'مهارت‌ها و زبان‌ها',
      awards: 'جوایز و افتخارات',
      courses: 'دوره‌ها',
      certifications: 'گواهینامه‌ها',
      volunteer: 'کارهای داوطلبانه',
      links: 'پیوندها',
      references: 'معرف‌ها',
    },
    rows: { Technical: 'فنی', Soft: 'فردی', Language: 'مهارت زبانی', languages: 'زبان‌ها' },
    degrees: {
      BSc: 'کارشناسی',
      Master: 'کارشناسی ارشد',
      PhD: 'دکتری',
      'Post-PhD': 'پسادکتری',
      Associate: 'کاردانی',
      Diploma: 'دیپلم',
      Certification: 'گواهینامه',
    },
    levels: {
      Beginner: 'مقدماتی',
      Intermediate: 'متوسط',
      Advanced: 'پیشرفته',
      Expert: 'خبره',
      Native: 'زبان مادری',
    },
    courses: { Online: 'آنلاین', 'In-person': 'حضوری', Workshop: 'کارگاه' },
    tests: {
      IELTS: 'آیلتس',
      TOEFL: 'تافل',
      PTE: 'پی‌تی‌ای',
      TOEIC: 'تویک',
      GRE: 'جی‌آرای',
      GMAT: 'جی‌مت',
      SAT: 'اس‌ای‌تی',
    },
    links: {
      GitHub: 'گیت‌هاب',
      LinkedIn: 'لینکدین',
      Scholar: 'گوگل اسکالر',
      ResearchGate: 'ریسرچ‌گیت',
      Other: 'وبگاه',
      ORCID: 'ارکید',
    },
    of: 'از',
  },
};

/** A number in the digits of the language. */
export const inDigitsOf = (language: CvLanguage, value: number | string): string => {
  const latin = withLatinDigits(String(value));
  return language === 'fa'
    ? latin.replaceAll(/(\d)\.(?=\d)/gu, '$1٫').replaceAll(/\d/gu, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit)
    : latin;
};

const OF_SCALE = /^(\d{1,5}(?:\.\d{1,5})?) ?(?:از|of|out of) ?(\d{1,5}(?:\.\d{1,5})?)$/iu;

/** A grade in the digits of the language, and `18.62 out of 20` or «۱۸٫۶۲ از ۲۰» as it says that. */
export function gpaIn(language: CvLanguage, gpa: number | string | null | undefined): string {
  const typed = withLatinDigits(String(gpa ?? '')).trim();
  const [, grade, scale] = OF_SCALE.exec(typed) ?? [];
  return inDigitsOf(language, grade && scale ? `${grade} ${cvWords[language].of} ${scale}` : typed);
}

const long = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const englishDay = new Intl.DateTimeFormat('en-GB', { ...long, timeZone: 'UTC' });
const persianDay = new Intl.DateTimeFormat('fa-IR', { ...long, timeZone: 'UTC' });

/** A day (`YYYY-MM-DD`) as the language writes it, in Persian by the calendar of Iran; as it stands where the calendar has no such day. */
export function dayIn(language: CvLanguage, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return inDigitsOf(language, day);
  return (language === 'fa' ? persianDay : englishDay).format(date);
}
