import { lazyPart } from '../../../ui/lazyPart';
import { EditNotLoaded } from './EditNotLoaded';

/** `EditFacts` in a file of its own: most visits of a professor change nothing. */
export const EditPart = lazyPart(() => import('./EditFacts').then((it) => it.EditFacts), EditNotLoaded);
