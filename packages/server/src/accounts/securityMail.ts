import type { AccountSession } from '@peyk/api-types';
import type { Deps } from '../platform/deps.ts';
import { type Lang, type MessageKey, translate } from '../platform/http/messages/translate.ts';
import { sendSystemMail, systemMailGoes } from '../platform/mail/systemMail.ts';
import { type Limit, reserve } from './attempts.ts';

type Device = Pick<AccountSession, 'browser' | 'system'>;

/** What a person is told of by mail, because somebody else may have done it. */
type SecurityEvent = ({ kind: 'newDevice' } & Device) | { kind: 'passwordChanged' };

const TEXTS = {
  newDevice: { subject: 'newDeviceSubject', text: 'newDeviceText' },
  passwordChanged: { subject: 'passwordChangedSubject', text: 'passwordChangedText' },
} as const satisfies Record<SecurityEvent['kind'], { subject: MessageKey; text: MessageKey }>;

/** Mails of one kind to one address; more are dropped silently. */
const MAILS: Record<SecurityEvent['kind'], Limit> = {
  newDevice: { kind: 'mail-new-device', most: 5, windowMs: 3_600_000 },
  passwordChanged: { kind: 'mail-password-changed', most: 5, windowMs: 3_600_000 },
};

/** A name that holds an address or a link: whoever signs up with somebody else's address could send them one in our mail. */
const NO_NAME = /[:/@]|\.\w/;

const NAMES: Record<Lang, Record<Device['browser'] | Device['system'], string>> = {
  en: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
    samsung: 'Samsung Internet',
    android: 'Android',
    chromeos: 'ChromeOS',
    ios: 'iOS',
    linux: 'Linux',
    macos: 'macOS',
    windows: 'Windows',
    other: 'unknown',
  },
  fa: {
    chrome: 'کروم',
    edge: 'اج',
    firefox: 'فایرفاکس',
    opera: 'اپرا',
    safari: 'سافاری',
    samsung: 'مرورگر سامسونگ',
    android: 'اندروید',
    chromeos: 'کروم‌اواس',
    ios: 'آی‌اواس',
    linux: 'لینوکس',
    macos: 'مک‌اواس',
    windows: 'ویندوز',
    other: 'ناشناخته',
  },
};

// The reader's zone is not known here.
const MOMENTS: Record<Lang, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
  fa: new Intl.DateTimeFormat('fa-IR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
};

/**
 * Mails a person what happened to their account, in both languages: whoever did it chose the language of the request. Never throws and need
 * not be waited for; without system mail nobody is told.
 */
export async function sendSecurityMail(
  deps: Pick<Deps, 'config' | 'db' | 'secrets' | 'now' | 'log'>,
  user: { email: string; first_name: string },
  event: SecurityEvent,
): Promise<void> {
  if (systemMailGoes(deps.config) === 'none') return;
  const { subject, text } = TEXTS[event.kind];
  const name = NO_NAME.test(user.first_name) ? '' : user.first_name;
  const textIn = (lang: Lang): string => {
    const written = translate(lang, text, {
      name,
      at: MOMENTS[lang].format(deps.now()),
      link: `${deps.config.publicUrl}/account`,
      ...(event.kind === 'newDevice' ? { browser: NAMES[lang][event.browser], system: NAMES[lang][event.system] } : {}),
    });
    // Without a name the greeting has a blank before its comma.
    return name === '' ? written.replace(lang === 'fa' ? ' ،' : ' ,', lang === 'fa' ? '،' : ',') : written;
  };
  try {
    if (!('ids' in (await reserve(deps, [{ limit: MAILS[event.kind], key: user.email.toLowerCase() }])))) return;
    await sendSystemMail(deps, {
      to: user.email,
      subject: `${translate('en', subject)} · ${translate('fa', subject)}`,
      text: `${textIn('en')}\n\n—\n\n${textIn('fa')}`,
    });
  } catch (error) {
    deps.log.error({ err: error }, 'security mail');
  }
}
