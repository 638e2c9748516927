import { formatPlain } from '../i18n/format';
import type { Translate } from '../i18n/translator';
import type { Locale } from '../i18n/types';

/** A limit; a `plain` one, such as a year, is written without a thousands separator. */
interface Bound {
  limit: number;
  plain?: true;
}

/** Why any form may refuse the value of a field. `said` is the server's own message. */
export type CommonFault =
  | { code: 'required' | 'pattern' | 'wholeNumber' | 'latin' | 'persian' }
  | { code: 'minimum' | 'maximum' | 'minLength' | 'maxLength'; params: Bound }
  | { code: 'said'; params: { text: string } };

/** Why a field is invalid: a code with its parameters. A form may add its own codes. */
export type Fault<Own extends string = never> = CommonFault | { code: Own };

/** The errors of a form, by the names of its fields. */
export type Faults<Field extends string = string, Own extends string = never> = {
  readonly [Name in Field]?: Fault<Own>;
};

/** The texts of the codes that only one form has. */
export type OwnWords<Own extends string> = Readonly<Record<Own, (t: Translate) => string>>;

/** No errors. One shared object, so that it is referentially stable. */
export const NO_FAULTS: Faults = {};

export const hasFaults = (faults: Faults<string, string>): boolean => Object.keys(faults).length > 0;

/** The text of a fault; `own` has the texts of the form's own codes. */
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
    case 'latin':
    case 'persian':
      return t(`common.${fault.code}`);
    case 'minimum':
      return t('common.minimum', { min: shown(locale, fault.params) });
    case 'maximum':
      return t('common.maximum', { max: shown(locale, fault.params) });
    case 'minLength':
    case 'maxLength':
      return t(`common.${fault.code}`, { n: fault.params.limit });
    case 'said':
      return fault.params.text;
  }
}

const common: Record<CommonFault['code'], true> = {
  required: true,
  pattern: true,
  wholeNumber: true,
  latin: true,
  persian: true,
  minimum: true,
  maximum: true,
  minLength: true,
  maxLength: true,
  said: true,
};
const isCommon = (fault: { code: string }): fault is CommonFault => Object.hasOwn(common, fault.code);

const shown = (locale: Locale, { limit, plain }: Bound): number | string =>
  plain ? formatPlain(locale, limit) : limit;
