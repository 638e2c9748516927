import Ajv2020 from 'ajv/dist/2020.js';
import type { Phrase } from '../../matching/phrasing/checkPhrase.ts';
import type { Slot, SlotName } from '../../matching/phrasing/slots.ts';
import { ANSWER_SCHEMA } from './prompt.ts';

interface Answer {
  sentences: (Phrase & { slot: SlotName })[];
}

const isAnswer = new Ajv2020.default().compile<Answer>(ANSWER_SCHEMA);

/** The only repair: thoughts before the object, and one fence around it. */
function withoutWrapping(content: string): string {
  const isThought = content.trimStart().startsWith('<think>');
  const text = (isThought ? content.slice(content.indexOf('</think>') + '</think>'.length) : content).trim();
  return /^```(?:json)?\n([\s\S]*)\n```$/u.exec(text)?.[1] ?? text;
}

/** The phrases of an answer by their slots; null for an answer of another shape, or one that says anything twice or unasked. */
export function readAnswer(content: string, slots: readonly Slot[]): Map<SlotName, Phrase> | null {
  let answer: unknown;
  try {
    answer = JSON.parse(withoutWrapping(content));
  } catch {
    return null;
  }
  if (!isAnswer(answer) || answer.sentences.length === 0) return null;
  const phrases = new Map(answer.sentences.map(({ slot, ...phrase }) => [slot, phrase]));
  const isAsked = [...phrases.keys()].every((name) => slots.some((slot) => slot.name === name));
  return isAsked && phrases.size === answer.sentences.length ? phrases : null;
}
