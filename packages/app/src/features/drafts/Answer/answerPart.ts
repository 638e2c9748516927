import { loadPart } from '../../../i18n/words';
import { preferences } from '../../../session/preferences';
import { lazyPart } from '../../../ui/lazyPart';
import type { AnswerProps } from './Answer';
import { AnswerNotLoaded } from './AnswerNotLoaded';

/** `Answer` in a file of its own with its words: most emails that are looked at have not left. */
export const AnswerPart = lazyPart<AnswerProps>(async () => {
  const [it] = await Promise.all([import('./Answer'), loadPart(preferences.locale(), 'answers')]);
  return it.Answer;
}, AnswerNotLoaded);
