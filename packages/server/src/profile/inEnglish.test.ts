import { describe, expect, it } from 'vitest';
import { inEnglish } from './inEnglish.ts';

describe('an entry as an English text can hold it', () => {
  it('LTR-05 has the English of the person where a text is in other letters, and nothing else is changed', () => {
    const degree = {
      id: 4,
      field_of_study: 'مهندسی سازه',
      field_of_study_en: 'Structural engineering',
      university_name: 'Damavand University',
      university_name_en: 'Another name',
      thesis_title: 'پایش پل‌ها',
      thesis_title_en: null,
      result: null,
      result_en: 'Said without an original.',
    };
    expect(inEnglish(degree)).toEqual({ ...degree, field_of_study: 'Structural engineering' });
  });
});
