import { describe, expect, it } from 'vitest';
import { degreeOf } from './degreeType.ts';

describe('IMP-01 the title of a degree', () => {
  it.each([
    ['Ph.D. in Civil Engineering', 'PhD', 'Civil Engineering'],
    ['PhD', 'PhD', null],
    ['Doctor of Philosophy (Chemistry)', 'PhD', 'Chemistry'],
    ['DPhil', 'PhD', null],
    ['M.Sc. Structural Engineering', 'Master', 'Structural Engineering'],
    ['Master of Science in Structural Engineering', 'Master', 'Structural Engineering'],
    ['Master of Architecture', 'Master', 'Architecture'],
    ['Master’s degree', 'Master', null],
    ['Civil Engineering, MSc', 'Master', 'Civil Engineering'],
    ['MA History', 'Master', 'History'],
    ['B.A. History', 'BSc', 'History'],
    ['Bachelor of Science', 'BSc', null],
    ['Bachelor', 'BSc', null],
    ['Postdoctoral in Materials', 'Post-PhD', 'Materials'],
    ['Associate', 'Associate', null],
    ['Associate of Arts', 'Associate', null],
    ['High School Diploma', 'Diploma', null],
    ['Graduate Certificate in Teaching', 'Certification', 'Teaching'],
    ['Dr. rer. nat.', 'PhD', null],
    ['Dr.-Ing. Maschinenbau', 'PhD', 'Maschinenbau'],
    ['Dipl.-Ing. Maschinenbau', 'Diploma', 'Maschinenbau'],
    ['Doctorat en physique', 'PhD', 'physique'],
    ['Licence de chimie', 'BSc', 'chimie'],
    ['Maîtrise', 'Master', null],
    ['کارشناسی ارشد مهندسی سازه', 'Master', 'مهندسی سازه'],
    ['کارشناسی‌ارشد', 'Master', null],
    ['كارشناسي مهندسي عمران', 'BSc', 'مهندسي عمران'],
    ['دکترای تخصصی در رشتهٔ تاریخ', 'PhD', 'تاریخ'],
    ['دکتری شیمی', 'PhD', 'شیمی'],
    ['پسادکتری', 'Post-PhD', null],
    ['فوق دیپلم', 'Associate', null],
    ['دیپلم', 'Diploma', null],
    ['گواهی‌نامهٔ آموزش', 'Certification', 'آموزش'],
  ])('%s is a %s of %s', (title, type, subject) => {
    expect(degreeOf(title)).toEqual({ type, subject });
  });

  it.each([
    'Visiting student',
    'Research Associate',
    'Doctor of Medicine',
    'دکترای حرفه‌ای پزشکی',
    'Ms Ahmadi',
    'Boston, MA',
    '',
    '   ',
    '.'.repeat(5000),
  ])('%j names no degree that is known, and none is guessed', (title) => {
    expect(degreeOf(title)).toBeNull();
  });
});
