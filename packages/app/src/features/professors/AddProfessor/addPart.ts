import { lazyPart } from '../../../ui/lazyPart';
import { AddNotLoaded } from './AddNotLoaded';

/** `AddProfessor` in a file of its own: most visits of the list add nobody. */
export const AddPart = lazyPart(() => import('./AddProfessor').then((it) => it.AddProfessor), AddNotLoaded);
