import { plural } from '../format';

/** What the bell says. Loaded with the screens and not with the frame, which visitors get too. */
export const notices = {
  unread: ({ unread }: { unread: number }) =>
    plural('en', unread, { one: 'Notifications, {{count}} unread', other: 'Notifications, {{count}} unread' }),
  loading: 'Loading notifications…',
  failed: 'Could not load notifications',
  empty: 'No notifications',
  why: 'Finished runs, bounced emails, withdrawn approvals and lost Gmail connections appear here.',
  fresh: 'New · {{when}}',
  one: {
    run_finished: 'Bot “{{name}}” finished its run',
    run_failed: 'Bot “{{name}}” could not finish its run',
    account_disconnected: 'The connection to {{name}} was lost',
    account_held: 'Sending through {{name}} was put on hold',
    bounced: 'Your email to {{name}} bounced',
    approval_withdrawn: 'Your approval of the email to {{name}} was withdrawn',
    not_sent: 'Your email to {{name}} was not sent',
    sent_unknown: 'We don’t know whether your email to {{name}} was sent',
  },
  some: {
    run_finished: 'A bot finished its run',
    run_failed: 'A bot could not finish its run',
    account_disconnected: 'The connection to a Gmail account was lost',
    account_held: 'Sending through a Gmail account was put on hold',
    bounced: ({ count }: { count: number }) =>
      plural('en', count, { one: 'An email bounced', other: '{{count}} emails bounced' }),
    approval_withdrawn: ({ count }: { count: number }) =>
      plural('en', count, { one: 'An approval was withdrawn', other: '{{count}} approvals were withdrawn' }),
    not_sent: ({ count }: { count: number }) =>
      plural('en', count, { one: 'An email was not sent', other: '{{count}} emails were not sent' }),
    sent_unknown: ({ count }: { count: number }) =>
      plural('en', count, {
        one: 'We don’t know whether an email was sent',
        other: 'We don’t know whether {{count}} emails were sent',
      }),
  },
} as const;
