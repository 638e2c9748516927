import type { JudgedSentences } from '../shapes.ts';
import { engineering } from './engineering.ts';
import { humanities } from './humanities.ts';
import { life } from './life.ts';

/**
 * Three hundred sentences of letters for fifteen pairs, judged by hand against the facts of the pair (EVD-06): half are true or claim nothing,
 * half hold one planted claim that no fact supports.
 */
export const judgedSentences: readonly JudgedSentences[] = [...engineering, ...life, ...humanities];
