import type { MailboxMessage } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import { MockMessage, MockSystemMessage } from '../../../mocks/fixtures/mailbox';

/** What is open beside the list. */
export type OpenMessage =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'gone' }
  | { status: 'failed'; problem: Problem }
  | { status: 'open'; message: MailboxMessage };

export type MailboxState = { signedIn: boolean } & (
  | { status: 'loading' }
  /** This server sends real mail, or the browser runs on another machine. */
  | { status: 'closed' }
  | { status: 'failed'; problem: Problem }
  | { status: 'empty'; refreshing: boolean }
  | {
      status: 'ready';
      messages: readonly MailboxMessage[];
      count: number;
      page: number;
      pageCount: number;
      refreshing: boolean;
      notice: Problem | null;
      /** How many messages of the page could not be read. */
      leftOut?: number;
      openId: number | null;
      open: OpenMessage;
      /** The attachment that is being downloaded, or that was not. */
      file?: { position: number; problem: Problem | null } | null;
    }
);

const long: MailboxMessage = {
  ...MockMessage,
  id: 1103,
  from: 'سیده فاطمه‌زهرا حسینی طباطبایی‌نژاد اصفهانی <seyedeh.fatemeh-zahra.hosseini-tabatabaei-nejad.isfahani@students.example.org>',
  to: ['maximiliana-konstantina.papadopoulou-wolfeschlegelsteinhausen@verylonguniversityname.example'],
  subject:
    'Doctoral work on baseline-free-identification-of-temperature-induced-frequency-shifts in prestressed concrete bridges, autumn 2027',
  text: `${MockMessage.text}\n\n${MockMessage.text}\n\n${MockMessage.text}`,
};
const messages = [
  MockMessage,
  MockSystemMessage,
  { ...MockMessage, id: 1104, subject: '', sent_at: '2026-11-18T14:05:00Z' },
];
const withFile: OpenMessage = {
  status: 'open',
  message: {
    ...MockMessage,
    attachments: [{ filename: 'CV_Nasrin_Ahmadi.pdf', content_type: 'application/pdf', size: 184_320 }],
  },
};
const ready = {
  signedIn: true,
  status: 'ready',
  messages,
  count: 3,
  page: 1,
  pageCount: 1,
  refreshing: false,
  notice: null,
  openId: null,
  open: { status: 'none' },
} as const;

export const mailboxStates = {
  loading: { signedIn: true, status: 'loading' },
  closed: { signedIn: false, status: 'closed' },
  failed: { signedIn: true, status: 'failed', problem: { kind: 'server', detail: null } },
  empty: { signedIn: true, status: 'empty', refreshing: false },
  emptySignedOut: { signedIn: false, status: 'empty', refreshing: false },
  ready,
  signedOut: {
    ...ready,
    signedIn: false,
    messages: [MockSystemMessage],
    count: 1,
    openId: 1102,
    open: { status: 'open', message: MockSystemMessage },
  },
  opened: { ...ready, openId: 1101, open: { status: 'open', message: MockMessage } },
  withAttachment: { ...ready, openId: 1101, open: withFile },
  downloading: { ...ready, openId: 1101, open: withFile, file: { position: 0, problem: null } },
  notDownloaded: { ...ready, openId: 1101, open: withFile, file: { position: 0, problem: { kind: 'network' } } },
  opening: { ...ready, openId: 1101, open: { status: 'loading' } },
  gone: { ...ready, openId: 9, open: { status: 'gone' } },
  openFailed: { ...ready, openId: 1101, open: { status: 'failed', problem: { kind: 'network' } } },
  outOfDate: { ...ready, notice: { kind: 'network' } },
  manyPages: { ...ready, count: 93, page: 2, pageCount: 5 },
  long: { ...ready, messages: [long, ...messages], openId: 1103, open: { status: 'open', message: long } },
} satisfies Record<string, MailboxState>;
