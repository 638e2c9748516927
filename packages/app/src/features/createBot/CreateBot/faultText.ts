import type { Translate } from '../../../i18n/translator';
import { faultMessage } from '../../../forms/validate';
import { type Fault, universitiesLimit } from './wizard/types';

/** The message of a fault; undefined where there is none, which is what a field wants. */
export function faultText(t: Translate, fault: Fault | undefined): string | undefined {
  if (!fault) return undefined;
  switch (fault.kind) {
    case 'said':
      return fault.text;
    case 'areaMissing':
    case 'nameMissing':
    case 'accountMissing':
    case 'ranksUpsideDown':
      return t(`createBot.faults.${fault.kind}`);
    case 'tooManyUniversities':
      return t('createBot.faults.tooManyUniversities', { max: universitiesLimit });
    default:
      return faultMessage(t, fault);
  }
}
