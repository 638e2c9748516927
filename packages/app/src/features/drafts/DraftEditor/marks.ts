import type { DraftSentence } from '@peyk/api-types';
import { isMarked, sentencesOf } from '../../../entities/draft/sentencesOf';
import { namesOf } from './sentences';

/** A sentence with its mark. */
export interface Marked {
  sentence: DraftSentence;
  /** Its name among the sentences, which stays while others are changed. */
  name: string;
  /** Its number in the letter, from 1. */
  number: number;
  /** The id of its mark in the page. */
  id: string;
}

/** The sentences of a text that carry a mark, numbered. */
export function marksIn(body: string, sentences: readonly DraftSentence[]): readonly Marked[] {
  const placed = sentencesOf(body, sentences).filter(isMarked);
  const names = namesOf(placed);
  return placed.map((sentence, index) => {
    const name = names.get(sentence) ?? sentence.text;
    return { sentence, name, number: index + 1, id: `mark-${name.replaceAll(/\s/gu, '_')}` };
  });
}

/** The id of the place in the letter where a gap is filled. */
export const placeId = ({ id }: Marked): string => `place-${id}`;
