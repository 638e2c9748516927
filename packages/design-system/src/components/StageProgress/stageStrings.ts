import type { Locale } from '../../i18n/locale';

const en = {
  stageDone: 'done',
  stageBegun: 'started',
  stageCurrent: 'now',
  stageWaiting: 'waiting',
};

const fa: typeof en = {
  stageDone: 'انجام شد',
  stageBegun: 'آغاز شد',
  stageCurrent: 'اکنون',
  stageWaiting: 'در انتظار',
};

/** The strings for the state of a stage. */
export const stageStrings: Record<Locale, typeof en> = { en, fa };
