import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Letter } from '../../text/Letter';
import * as s from './LetterSheet.css';

export interface LetterSheetProps {
  /** The email as it appears in the recipient's inbox: sender, subject, the first two lines, the local time. */
  inbox?: { label: string; from: string; subject: string; preview: string; time: string };
  /**
   * The header lines: sender, recipient, subject. Addresses inside `Ltr`, the subject inside `Auto`; `action` can be a small `IconButton`
   * to change it.
   */
  fields: readonly { label: string; value: ReactNode; action?: ReactNode }[];
  /** What stands between the header lines and the letter: why it is written to this person. */
  before?: ReactNode;
  /** Paragraphs of the letter; `Claim`s inside them. */
  children: ReactNode;
  /** Actions on the text, below the letter. */
  footer?: ReactNode;
  /** Content between the letter and the actions: a closing note, the attachment. */
  after?: ReactNode;
}

/**
 * The email as its recipient will see it, left to right on a page of either direction. For the text alone, use a `Letter`; for two
 * versions, a `LetterDiff`.
 */
export function LetterSheet({ inbox, fields, before, children, footer, after }: LetterSheetProps) {
  return (
    <article className={s.sheet}>
      <div className={s.page}>
        {inbox && (
          <div className={s.inbox}>
            <p className={s.inboxLabel}>{inbox.label}</p>
            <div className={s.inboxRow} dir="ltr" lang="en">
              <Avatar name={inbox.from} />
              <div className={s.inboxWords}>
                <p className={s.inboxHead}>
                  <bdi className={s.inboxFrom}>{inbox.from}</bdi>
                  <span className={s.inboxTime}>{inbox.time}</span>
                </p>
                <p className={s.inboxSubject} dir="auto">
                  {inbox.subject}
                </p>
                <p className={s.inboxPreview} dir="auto">
                  {inbox.preview}
                </p>
              </div>
            </div>
          </div>
        )}
        {fields.length > 0 && (
          <dl className={s.fields}>
            {fields.map((field) => (
              <div key={field.label} className={s.fieldRow}>
                <dt className={s.fieldLabel}>{field.label}</dt>
                <dd className={s.fieldValue}>
                  <span className={s.fieldText}>{field.value}</span>
                  {field.action}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {before !== undefined && <div className={s.before}>{before}</div>}
        <Letter>{children}</Letter>
        {after !== undefined && <div className={s.after}>{after}</div>}
      </div>
      {footer !== undefined && <div className={s.footer}>{footer}</div>}
    </article>
  );
}
