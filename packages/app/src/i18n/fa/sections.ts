import type { sections as source } from '../en/sections';
import type { SameShape } from '../types';

/** The names of the sections of a profile, which the dashboard says too. */
export const sections = {
  profile: 'نمایه',
  interests: 'علایق پژوهشی',
  degrees: 'مدارک تحصیلی',
  papers: 'مقاله‌ها',
  researchExperiences: 'سوابق پژوهشی',
  jobs: 'سوابق شغلی',
  teachingExperiences: 'سوابق تدریس',
  references: 'معرف‌ها',
  skills: 'مهارت‌ها',
  projects: 'پروژه‌ها',
  awards: 'جوایز و افتخارات',
  courses: 'دوره‌ها',
  volunteer: 'کارهای داوطلبانه',
  links: 'پیوندها',
  languages: 'زبان‌ها',
  certifications: 'گواهینامه‌ها',
} as const satisfies SameShape<typeof source>;
