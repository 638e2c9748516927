import { formatPlain } from '../i18n/format';
import type { Translate } from '../i18n/translator';
import type { Locale } from '../i18n/types';

/** A limit; a `plain` one is no quantity, such as a year, and is written without thousands apart. */
interface Bound {
  limit: number;
  plain?: true;
}

/** Why any form may refuse the value of a field. `said` is the server's answer, in its own words. */
export type CommonFault =
  | { code: 'required' | 'pattern' | 'wholeNumber' }
  | { code: 'minimum' | 'maximum' | 'minLength' | 'maxLength'; params: Bound }
  | { code: 'said'; params: { text: string } };

/** Why a field cannot be sent: a code with its parameters. A form may have codes of its own. */
export type Fault<Own extends string = never> = CommonFault | { code: Own };

/** What is wrong with a form, by the names of its fields. */
export type Faults<Field extends string = string, Own extends string = never> = {
  readonly [Name in Field]?: Fault<Own>;
};

/** The sentences of the codes that only one form knows. */
export type OwnWords<Own extends string> = Readonly<Record<Own, (t: Translate) => string>>;

/** Nothing is wrong. One object, so that nobody takes it for a new answer. */
export const NO_FAULTS: Faults = {};

export const hasFaults = (faults: Faults<string, string>): boolean => Object.keys(faults).length > 0;

/** The sentence of a fault; `own` has those of the codes that only this form knows. */
export function faultText<Own extends string = never>(
  t: Translate,
  locale: Locale,
  fault: Fault<Own>,
  own?: OwnWords<Own>,
): string {
  return isCommon(fault) ? commonText(t, locale, fault) : (own?.[fault.code](t) ?? t('common.pattern'));
}

function commonText(t: Translate, locale: Locale, fault: CommonFault): string {
  switch (fault.code) {
    case 'required':
    case 'pattern':
    case 'wholeNumber':
      return t(`common.${fault.code}`);
    case 'minimum':
      return t('common.minimum', { min: shown(locale, fault.params) });
    case 'maximum':
      return t('common.maximum', { max: shown(locale, fault.params) });
    case 'minLength':
    case 'maxLength':
      return t(`common.${fault.code}`, { n: shown(locale, fault.params) });
    case 'said':
      return fault.params.text;
  }
}

const common: Record<CommonFault['code'], true> = {
  required: true,
  pattern: true,
  wholeNumber: true,
  minimum: true,
  maximum: true,
  minLength: true,
  maxLength: true,
  said: true,
};
const isCommon = (fault: { code: string }): fault is CommonFault => Object.hasOwn(common, fault.code);

const shown = (locale: Locale, { limit, plain }: Bound): number | string =>
  plain ? formatPlain(locale, limit) : limit;
