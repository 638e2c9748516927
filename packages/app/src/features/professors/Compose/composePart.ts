import { lazyPart } from '../../../ui/lazyPart';
import { ComposeNotLoaded } from './ComposeNotLoaded';

/** `Compose` in a file of its own: most visits of the list write to nobody. */
export const ComposePart = lazyPart(() => import('./Compose').then((it) => it.Compose), ComposeNotLoaded);
