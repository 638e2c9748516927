import type { Skill } from '@peyk/api-types';
import { limits } from '@peyk/api-types/limits/SkillInput';
import { defineForm } from '../../../forms/defineForm';
import { choice } from '../../../forms/kinds/choice';
import { text } from '../../../forms/kinds/text';
import { defineList } from './defineList';
import { englishName, needsEnglish, waitsForEnglish } from './ownWords';

/** The form of a skill (specification, section 3). */
export const skillForm = defineForm(
  limits,
  {
    skill_name: text({ label: (t) => t('profile.skills.name'), autoFocus: true }),
    skill_level: choice<Skill['skill_level']>({
      label: (t) => t('profile.skills.level'),
      first: 'Beginner',
      words: {
        Beginner: (t) => t('profile.skills.levels.Beginner'),
        Intermediate: (t) => t('profile.skills.levels.Intermediate'),
        Advanced: (t) => t('profile.skills.levels.Advanced'),
        Expert: (t) => t('profile.skills.levels.Expert'),
      },
    }),
    skill_type: choice<Skill['skill_type']>({
      label: (t) => t('profile.skills.type'),
      first: 'Technical',
      words: {
        Technical: (t) => t('profile.skills.types.Technical'),
        Soft: (t) => t('profile.skills.types.Soft'),
        Language: (t) => t('profile.skills.types.Language'),
      },
    }),
    skill_name_en: englishName((t) => t('profile.skills.nameEnglish')),
  },
  {
    rows: ['skill_name', 'skill_name_en', ['skill_level', 'skill_type']],
    shown: { skill_name_en: ({ skill_name }) => needsEnglish(skill_name) },
  },
);

/** The list of skills. */
export const skills = defineList({
  name: 'skills',
  path: '/api/student/skills/',
  form: skillForm,
  nameOf: ({ skill_name: name }) => name,
  row: ({ skill_name: title, skill_level, skill_type, skill_name_en }, t) => ({
    title,
    lines: [`${t(`profile.skills.levels.${skill_level}`)} · ${t(`profile.skills.types.${skill_type}`)}`],
    waits: waitsForEnglish([title, skill_name_en]),
  }),
});
