import { lazyPart } from '../../../ui/lazyPart';
import { ReviewNotLoaded } from './ReviewNotLoaded';

/** `Review` in a file of its own: most visits of the list review nobody. */
export const ReviewPart = lazyPart(() => import('./Review').then((it) => it.Review), ReviewNotLoaded);
