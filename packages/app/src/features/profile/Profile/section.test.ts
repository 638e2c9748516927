import { describe, expect, it } from 'vitest';
import { degreeInput } from './degreeInput';
import { extractionEnd } from './section';

describe('extraction of interests', () => {
  it('counts what was saved, not what was found', () => {
    expect(extractionEnd(5, 3)).toEqual({ status: 'saved', count: 3 });
  });

  it('tells nothing found from nothing saved', () => {
    expect(extractionEnd(0, 0)).toEqual({ status: 'noneFound' });
    expect(extractionEnd(2, 0)).toEqual({ status: 'noneSaved' });
  });
});

describe('a degree on its way to the server', () => {
  const typed = {
    degree_type: 'Master',
    field_of_study: ' Structures ',
    university_name: 'Sharif',
    year_start: 2022,
    year_end: 2025,
    gpa: '',
    is_current: false,
    thesis_title: '',
    thesis_abstract: ' ',
  } as const;

  it('leaves what is empty unset and trims the rest', () => {
    expect(degreeInput(typed)).toEqual({
      degree_type: 'Master',
      field_of_study: 'Structures',
      university_name: 'Sharif',
      year_start: 2022,
      year_end: 2025,
      gpa: null,
      is_current: false,
      thesis_title: null,
      thesis_abstract: null,
    });
  });

  it('has no end year while it lasts', () => {
    expect(degreeInput({ ...typed, is_current: true })).toMatchObject({ year_end: null });
  });
});
