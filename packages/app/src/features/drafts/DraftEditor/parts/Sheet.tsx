import { Auto, Button, IconButton, LetterSheet, Ltr, Text } from '@peyk/design-system';
import type { ReactNode, Ref, RefObject } from 'react';
import { useT } from '../../../../i18n/I18n';
import { named, visible } from '../../../../i18n/named';
import type { DraftReady, RewriteAction } from '../DraftEditor.states';
import type { Marked } from '../marks';
import { Recipient, RecipientPencil } from '../../../../entities/draft/editing/Recipient';
import { canChange } from '../../../../entities/draft/draftState';
import { previewOf } from '../../../../entities/draft/preview';
import { useSlotWords } from '../useSlotWords';
import { LetterBody } from './LetterBody';
import { RewriteActions } from './Rewrite';

interface SheetProps {
  state: DraftReady;
  withClaims: boolean;
  /** What stands between the head of the email and its text. */
  before?: ReactNode;
  /** The ids of the marks that were opened. */
  highlighted: readonly string[];
  gapField: (gap: Marked) => ReactNode;
  /** The notes of the sentences of a paragraph, below it; null where they stand in the margin. */
  noteOf: ((marks: readonly Marked[]) => ReactNode) | null;
  /** Opens the note of a sentence. */
  onOpen: (mark: Marked) => void;
  onRewrite: (action: RewriteAction) => void;
  end: Ref<HTMLDivElement>;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: (begin: 'subject' | 'body') => void;
  onRecipientOpen: () => void;
  onRecipientChange: (value: string) => void;
  onRecipientBlur: () => void;
}

/** The email as the professor will see it: a line of an inbox, then the whole letter. */
export function Sheet({
  state,
  withClaims,
  before,
  highlighted,
  gapField,
  noteOf,
  onOpen,
  onRewrite,
  end,
  editButton,
  onEdit,
  onRecipientOpen,
  onRecipientChange,
  onRecipientBlur,
}: SheetProps) {
  const t = useT();
  const { draft, professor, gmail, recipient, sender } = state;
  const { clock } = useSlotWords(draft, professor);
  const from = fromOf(state);
  // As it arrives, nothing can be changed.
  const changeable = canChange(draft.state) && withClaims;
  return (
    <LetterSheet
      inbox={{
        label: t('drafts.inbox', { name: named(t, draft.professor_name) }),
        from: visible(sender) ?? visible(from) ?? t('drafts.fields.from'),
        subject: visible(draft.subject) ?? t('drafts.noSubject'),
        preview: previewOf(draft.body),
        time: clock,
      }}
      fields={[
        {
          label: t('drafts.fields.from'),
          value: from ? (
            <Ltr>{from}</Ltr>
          ) : gmail.status === 'checking' ? (
            t('drafts.seal.gmail.checking')
          ) : (
            t(gmail.status === 'ready' ? 'drafts.senderNotLoaded' : 'drafts.noSender')
          ),
        },
        {
          label: t('drafts.fields.to'),
          value: (
            <Recipient
              recipient={{ ...recipient, open: recipient.open && changeable }}
              onChange={onRecipientChange}
              onBlur={onRecipientBlur}
            />
          ),
          action: changeable && !recipient.open ? <RecipientPencil onOpen={onRecipientOpen} /> : undefined,
        },
        {
          label: t('drafts.fields.subject'),
          value: (
            <Text as="strong" size="ui" weight="semibold" tone="strong">
              {visible(draft.subject) ? <Auto>{draft.subject}</Auto> : t('drafts.noSubject')}
            </Text>
          ),
          action: changeable ? (
            <IconButton icon="pencil" size="small" label={t('drafts.editSubject')} onPress={() => onEdit('subject')} />
          ) : undefined,
        },
      ]}
      before={before}
      after={<EndMark end={end} />}
      footer={
        changeable ? (
          <>
            <Button ref={editButton} icon="pencil" size="small" onPress={() => onEdit('body')}>
              {t('drafts.edit')}
            </Button>
            <RewriteActions part={state.rewrite} onRewrite={onRewrite} />
          </>
        ) : undefined
      }
    >
      <LetterBody
        draft={draft}
        stated={state.stated}
        withClaims={withClaims}
        highlighted={highlighted}
        gapField={changeable ? gapField : null}
        noteOf={noteOf}
        onOpen={onOpen}
      />
    </LetterSheet>
  );
}

/** The mark after the last line: once it has been on screen, approval is enabled. */
function EndMark({ end }: { end: Ref<HTMLDivElement> }) {
  const t = useT();
  return (
    <div ref={end}>
      <Text size="caption" tone="muted">
        {t('drafts.seal.end')}
      </Text>
    </div>
  );
}

/** The address the email leaves from, where it is known. */
export function fromOf({ draft, gmail }: Pick<DraftReady, 'draft' | 'gmail'>): string | null {
  return draft.from_email ?? (gmail.status === 'ready' ? gmail.email : null);
}
