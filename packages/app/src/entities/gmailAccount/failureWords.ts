import type { Translate } from '../../i18n/translator';
import { problemWords } from '../../ui/ProblemView/problemWords';
import type { ConnectFailure } from './connect';
import { googleWords } from './googleReason';

/** The text for a failed connection. `foreign` text comes from outside: isolate it. */
export function failureWords(t: Translate, failure: ConnectFailure): { title: string; body: string; foreign: boolean } {
  switch (failure.why) {
    case 'blocked':
      return { title: t('gmail.connect.blocked'), body: t('gmail.connect.blockedBody'), foreign: false };
    case 'cancelled':
      return { title: t('gmail.connect.cancelled'), body: t('gmail.connect.cancelledBody'), foreign: false };
    case 'refused':
      return {
        title: t('gmail.connect.failed'),
        body: failure.description === null ? t('gmail.connect.failedBody') : googleWords(t, failure.description),
        foreign: false,
      };
    case 'noLocation':
      return { title: t('gmail.connect.problem'), body: t('gmail.connect.noLocation'), foreign: false };
    case 'problem': {
      const { body, foreign } = problemWords(t, failure.problem);
      return { title: t('gmail.connect.problem'), body, foreign };
    }
  }
}
