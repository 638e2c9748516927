import type { Translate } from '../../../i18n/translator';
import type { Fault } from './wizard/types';

/** The message of a fault; undefined where there is none, which is what a field wants. */
export function faultText(t: Translate, fault: Fault | undefined): string | undefined {
  if (!fault) return undefined;
  switch (fault.kind) {
    case 'said':
      return fault.text;
    case 'required':
      return t('common.required');
    case 'atLeast':
      return t('common.minimum', { min: fault.limit });
    case 'atMost':
      return t('common.maximum', { max: fault.limit });
    default:
      return t(`createBot.faults.${fault.kind}`);
  }
}
