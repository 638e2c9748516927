import { Button, InlineMessage } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { ProblemText } from '../../../../ui/ProblemView/ProblemText';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';
import type { KeepingPart, UndoPart } from '../DraftEditor.states';

interface ToldProps {
  undo: UndoPart;
  keeping: KeepingPart;
  onUndo: () => void;
  onKeepAgain: () => void;
}

/** What became of the last change, with the way back (LTR-17). */
export function Told({ undo, keeping, onUndo, onKeepAgain }: ToldProps) {
  const t = useT();
  // Taking a text, or deleting a sentence, removes the button that was pressed.
  const place = useCatchFocus<HTMLDivElement>(`${undo.status} ${keeping.status}`);
  if (undo.status === 'none' && keeping.status === 'none') return null;
  return (
    <div ref={place} tabIndex={-1} role="status">
      {undo.status === 'offered' || undo.status === 'busy' || undo.status === 'failed' ? (
        <InlineMessage
          tone={undo.status === 'failed' ? 'danger' : 'success'}
          title={t(undo.status === 'failed' ? 'drafts.undo.failed' : `drafts.undo.${undo.of}`)}
          action={
            <Button size="small" icon="undo" busy={undo.status === 'busy'} onPress={onUndo}>
              {t('drafts.undo.undo')}
            </Button>
          }
        >
          {undo.status === 'failed' ? <ProblemText problem={undo.problem} /> : t('drafts.undo.body')}
        </InlineMessage>
      ) : null}
      {undo.status === 'done' ? <InlineMessage tone="success">{t('drafts.undo.done')}</InlineMessage> : null}
      {keeping.status === 'added' ? <InlineMessage tone="success">{t('drafts.gap.added')}</InlineMessage> : null}
      {keeping.status === 'busy' ? <InlineMessage tone="info">{t('drafts.gap.keeping')}</InlineMessage> : null}
      {keeping.status === 'kept' ? <InlineMessage tone="success">{t('drafts.gap.kept')}</InlineMessage> : null}
      {keeping.status === 'failed' ? (
        <InlineMessage
          tone="warning"
          title={t('drafts.gap.notKept')}
          action={
            <Button size="small" onPress={onKeepAgain}>
              {t('drafts.gap.keepAgain')}
            </Button>
          }
        >
          <ProblemText problem={keeping.problem} />
        </InlineMessage>
      ) : null}
    </div>
  );
}
