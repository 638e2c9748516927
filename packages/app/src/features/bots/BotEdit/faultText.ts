import type { Translate } from '../../../i18n/translator';
import { faultMessage } from '../../../forms/validate';
import type { EditFault } from './editForm';

/** The words under a field. */
export function faultText(t: Translate, fault: EditFault): string {
  if (fault.kind === 'said') return fault.text;
  return fault.kind === 'ranksUpsideDown' ? t('botEdit.ranksUpsideDown') : faultMessage(t, fault);
}
