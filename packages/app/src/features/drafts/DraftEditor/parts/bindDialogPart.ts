import { lazyPart } from '../../../../ui/lazyPart';
import { BindNotLoaded } from './BindNotLoaded';

/** `BindDialog` in a file of its own: most letters have no sentence without a source. */
export const BindDialogPart = lazyPart(() => import('./BindDialog').then((it) => it.BindDialog), BindNotLoaded);
