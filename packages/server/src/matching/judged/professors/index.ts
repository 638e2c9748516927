import type { JudgedProfessor } from '../shapes.ts';
import { computing } from './computing.ts';
import { economics } from './economics.ts';
import { history } from './history.ts';
import { immunology } from './immunology.ts';
import { life } from './life.ts';
import { linguistics } from './linguistics.ts';
import { materials } from './materials.ts';
import { structures } from './structures.ts';

/** Forty-five invented professors at invented universities; each publication has an abstract with an aim, a method, a finding and a limit. */
export const judgedProfessors: readonly JudgedProfessor[] = [
  ...structures,
  ...computing,
  ...immunology,
  ...history,
  ...linguistics,
  ...materials,
  ...economics,
  ...life,
];
