import { plural } from '../format';

/** What the bell says. Loaded with the screens and not with the frame, which visitors get too. */
export const notices = {
  unread: ({ unread }: { unread: number }) =>
    plural('en', unread, { one: 'Notifications, {{count}} unread', other: 'Notifications, {{count}} unread' }),
  loading: 'Loading notifications',
  failed: 'Could not load notifications',
  empty: 'No notifications',
  why: 'Finished runs, bounced emails, withdrawn approvals and lost Gmail connections appear here.',
  fresh: 'New, {{when}}',
  one: {
    run_finished: 'The run of “{{name}}” has finished',
    run_failed: 'The run of “{{name}}” failed',
    account_disconnected: 'Reconnect {{name}} to send emails',
    account_held: 'Sending through {{name}} is on hold',
    bounced: 'Your email to {{name}} bounced',
    approval_withdrawn: 'The approval of your email to {{name}} was withdrawn',
    not_sent: 'Your email to {{name}} was not sent',
    sent_unknown: 'It is not known whether your email to {{name}} was sent',
  },
  some: {
    run_finished: 'A run has finished',
    run_failed: 'A run failed',
    account_disconnected: 'Reconnect a Gmail account to send emails',
    account_held: 'Sending through a Gmail account is on hold',
    bounced: ({ count }: { count: number }) =>
      plural('en', count, { one: 'An email bounced', other: '{{count}} emails bounced' }),
    approval_withdrawn: ({ count }: { count: number }) =>
      plural('en', count, { one: 'An approval was withdrawn', other: '{{count}} approvals were withdrawn' }),
    not_sent: ({ count }: { count: number }) =>
      plural('en', count, { one: 'An email was not sent', other: '{{count}} emails were not sent' }),
    sent_unknown: ({ count }: { count: number }) =>
      plural('en', count, {
        one: 'It is not known whether an email was sent',
        other: 'It is not known whether {{count}} emails were sent',
      }),
  },
} as const;
