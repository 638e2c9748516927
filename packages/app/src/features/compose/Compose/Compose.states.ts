import type { Recipient } from '../../../entities/professor/recipients';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { MockProfessor, MockProfessorLongPersian } from '../../../mocks/fixtures/professor';
import { type Plan, type Sheet, defaultFollowUp } from './composeForm';

/** What this browser knows of Gmail without asking: other pages may have loaded the accounts. */
export type GmailPart = { status: 'unknown' } | { status: 'none' } | { status: 'connected'; email: string };

/** What the last press of a button says beside it. */
export type ComposeNotice = 'save' | 'send' | 'copied' | 'copyFailed';

export interface ComposeState {
  recipients: readonly Recipient[];
  /** The bot that found them. */
  bot: number | null;
  /** Which email is shown, from 0. */
  index: number;
  sheet: Sheet;
  plan: Plan;
  cv: File | null;
  proposal: File | null;
  gmail: GmailPart;
  /** The person's name, as the inbox of the recipient shows it. */
  sender: string | null;
  notice: ComposeNotice | null;
  /** Text of an earlier visit came back. */
  restored: boolean;
  /** The person is about to leave the page. */
  leaving: boolean;
}

const solheim: Recipient = {
  id: MockProfessor.id,
  name: MockProfessor.full_name,
  university: MockProfessor.university_name,
  email: MockProfessor.email,
};
const persian: Recipient = {
  id: MockProfessorLongPersian.id,
  name: MockProfessorLongPersian.full_name,
  university: MockProfessorLongPersian.university_name,
  email: 'musavi.tabatabaei-nezhad.esfahani@international-campus.sharif.example',
};
const sample: Recipient = {
  id: null,
  name: 'Kristín Þórðardóttir Hallgrímsson',
  university: 'Háskólinn á Austurlandi',
  email: null,
};

const short = `Dear Professor Solheim,

The open records you published in 2025 cover six bridges over four winters. I would like to ask what your group did not need to ask yet: how much of the drift in the first mode is weather, and how much is wear.

In my master’s thesis I separated the two on one prestressed bridge, with eight accelerometers and a thermal model.`;
const whole = `${short} False alarms fell from 21 % to 5 % over two winters. What I would like to know is how far a passing car can tell frost from damage when the bridge itself carries no sensor, and your recordings would let me begin.

Do you expect to have a funded place from autumn 2027, or is there a colleague I should ask? I can send my CV and the thesis.

Kind regards,
Nasrin Ahmadi`;

const blank: Sheet = { to: '', subject: '', body: '' };
const plan: Plan = { date: null, time: null, followUp: defaultFollowUp };
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

const empty: ComposeState = {
  recipients: [],
  bot: null,
  index: 0,
  sheet: blank,
  plan,
  cv: null,
  proposal: null,
  gmail: { status: 'unknown' },
  sender: 'Nasrin Ahmadi',
  notice: null,
  restored: false,
  leaving: false,
};
const written: ComposeState = {
  ...empty,
  recipients: [solheim],
  bot: 802,
  sheet: { to: solheim.email ?? '', subject: 'PhD 2027: damage or weather in six bridges?', body: whole },
  plan: { date: '2026-11-25', time: '10:00', followUp: 5 },
  cv: pdf('CV_Nasrin_Ahmadi.pdf'),
  gmail: { status: 'connected', email: MockGmail.email },
};

export const composeStates = {
  empty,
  written,
  begun: { ...written, sheet: { ...written.sheet, body: short }, cv: null, plan },
  several: {
    ...written,
    recipients: [solheim, persian, sample],
    index: 1,
    sheet: { ...blank, to: persian.email ?? '' },
  },
  sampleRecipient: { ...empty, recipients: [sample] },
  gmailMissing: { ...written, gmail: { status: 'none' } },
  saveNotice: { ...written, notice: 'save' },
  sendNotice: { ...written, notice: 'send' },
  copied: { ...written, notice: 'copied' },
  copyFailed: { ...written, notice: 'copyFailed' },
  followUpTooLate: { ...written, plan: { ...written.plan, followUp: 90 } },
  restored: { ...written, restored: true },
  leaving: { ...written, leaving: true },
  senderUnknown: { ...written, sender: null },
  longWords: {
    ...written,
    recipients: [persian],
    sheet: {
      to: persian.email ?? '',
      subject:
        'Doctoral work on baseline-free identification of temperature-induced frequency shifts in prestressed concrete bridges',
      body: `استاد گرامی، جناب آقای دکتر موسوی طباطبایی‌نژاد،\n\nمقالهٔ سال ۱۴۰۴ شما دربارهٔ برهم‌کنش خاک و سازه است.\n\n${whole}`,
    },
    cv: pdf('CV_Nasrin_Ahmadi_structural_health_monitoring_of_prestressed_concrete_bridges_2026.pdf'),
    proposal: pdf('پروپوزال_پایش_سلامت_پل‌ها.pdf'),
    sender: 'سیده فاطمه‌زهرا حسینی طباطبایی‌نژاد اصفهانی',
  },
} satisfies Record<string, ComposeState>;
