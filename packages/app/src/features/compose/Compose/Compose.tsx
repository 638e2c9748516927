import { useMemo, useRef, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { listOf } from '../../../api/toState';
import { useKnown } from '../../../api/useApi';
import { isUsable } from '../../../entities/gmailAccount/accounts';
import { gmailAccountPaths } from '../../../entities/gmailAccount/useGmailAccounts';
import { handoverIn } from '../../../entities/professor/recipients';
import { nameOf } from '../../../entities/user/person';
import { useEdit } from '../../../forms/edits/useEdit';
import { useLeaveGuard } from '../../../forms/useLeaveGuard';
import type { ComposeNotice, GmailPart } from './Compose.states';
import { ComposeView } from './ComposeView';
import { type ComposeForm, blankForm, inSheet, nameOfEdit, planOf, sheetOf } from './composeForm';
import { plainOf } from './mailto';

/** /compose: everything stays in this tab, and nothing is asked of the server. */
export function Compose() {
  const handed = useHistoryState<unknown>();
  const { recipients, bot } = useMemo(() => handoverIn(handed), [handed]);
  const name = nameOfEdit(recipients, bot);
  // The key resets the page of one selection when another is handed over.
  return <ComposeTo key={name} name={name} recipients={recipients} bot={bot} />;
}

const rules = { formOf: (form: ComposeForm) => form, send: () => null };

function ComposeTo({ name, recipients, bot }: { name: string } & ReturnType<typeof handoverIn>) {
  const [blank] = useState(() => blankForm(recipients));
  const user = useKnown('/api/auth/me/');
  const gmail = useKnownGmail();
  const { edit, isChanged, change, forget } = useEdit(name, user?.id ?? null, blank, rules);
  const [index, setIndex] = useState(0);
  const [files, setFiles] = useState<{ cv: File | null; proposal: File | null }>({ cv: null, proposal: null });
  const [notice, setNotice] = useState<ComposeNotice | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const guard = useLeaveGuard(isChanged || files.cv !== null || files.proposal !== null);
  const form = edit?.form ?? blank;
  const sheet = sheetOf(form, index);

  const type = (part: ComposeForm) => {
    // What a notice says of the text no longer holds.
    setNotice(null);
    change(part);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(plainOf(sheet));
      setNotice('copied');
    } catch {
      setNotice('copyFailed');
    }
  };
  return (
    <ComposeView
      state={{
        recipients,
        bot,
        index,
        sheet,
        plan: planOf(form),
        ...files,
        gmail,
        sender: user ? nameOf(user) : null,
        notice,
        restored: edit?.restored ?? false,
        leaving: guard.asking,
      }}
      headingRef={heading}
      onChange={(part) => type(inSheet(index, part))}
      onTurn={(next) => {
        setNotice(null);
        setIndex(next);
        heading.current?.focus();
      }}
      onPlan={(part) => type(part)}
      onFile={(which, file) => setFiles((now) => ({ ...now, [which]: file }))}
      onCopy={() => void copy()}
      onSaveDraft={() => setNotice('save')}
      onSend={() => setNotice('send')}
      onLeave={() => {
        forget();
        setFiles({ cv: null, proposal: null });
        guard.leave();
      }}
      onStay={guard.stay}
    />
  );
}

/** What other pages have loaded of the Gmail accounts. */
function useKnownGmail(): GmailPart {
  const first = useKnown(gmailAccountPaths[0]);
  const second = useKnown(gmailAccountPaths[1]);
  const known = first ?? second;
  if (known === undefined) return { status: 'unknown' };
  const account = listOf(known).items.find((each) => isUsable(each));
  return account ? { status: 'connected', email: account.email } : { status: 'none' };
}
