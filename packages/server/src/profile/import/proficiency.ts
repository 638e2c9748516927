import type { Language, Skill } from '@peyk/api-types';
import { searchKey } from '../../directory/searchKey.ts';

type Level<Value extends string> = readonly (readonly [Value, readonly string[]])[];

const words = (text: string): string[] => text.split(', ');

/** Words for how well somebody knows a language, as search keys. The first row with a word of the text counts. */
const FLUENCY: Level<Language['proficiency']> = [
  ['Advanced', words('near native, nearly native, native like')],
  [
    'Native',
    words(
      'native, mother tongue, first language, bilingual, muttersprache, muttersprachler, langue maternelle, زبان مادری, مادری, بومی',
    ),
  ],
  ['Beginner', words('pre intermediate, elementary, basic, beginner, a1, a2')],
  ['Intermediate', words('limited working, lower intermediate, b1')],
  [
    'Advanced',
    words(
      'fluent, fluently, advanced, upper advanced, proficient, full professional, professional, professional working, expert, excellent, very good, c1, c2, fliessend, verhandlungssicher, courant, bilingue, پیشرفته, مسلط, روان, عالی',
    ),
  ],
  [
    'Intermediate',
    words(
      'intermediate, upper intermediate, conversational, working, good, b2, gut, mittel, intermediaire, متوسط, خوب',
    ),
  ],
];

/** Words for how well somebody commands a skill. */
const SKILL: Level<Skill['skill_level']> = [
  ['Expert', words('expert, master, guru, خبره, حرفه ای')],
  ['Advanced', words('advanced, proficient, senior, strong, excellent, very good, experienced, پیشرفته, مسلط, عالی')],
  ['Intermediate', words('intermediate, competent, good, working, medium, mid, متوسط, خوب')],
];

function levelIn<Value extends string>(levels: Level<Value>, text: string | null, lowest: Value): Value {
  const spaced = (text ?? '').slice(0, 300).replaceAll('\u200c', ' ');
  const key = ` ${searchKey(spaced).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return levels.find(([, names]) => names.some((name) => key.includes(` ${name} `)))?.[0] ?? lowest;
}

/** The proficiency that free words mean; the lowest where they say nothing that is known. */
export const fluencyOf = (text: string | null): Language['proficiency'] => levelIn(FLUENCY, text, 'Beginner');
export const skillLevelOf = (text: string | null): Skill['skill_level'] => levelIn(SKILL, text, 'Beginner');
