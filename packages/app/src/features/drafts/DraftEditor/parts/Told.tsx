import { Button, InlineMessage } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { ProblemText } from '../../../../ui/ProblemView/ProblemText';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';
import type { KeepingPart, UndoPart } from '../DraftEditor.states';

interface ToldProps {
  undo: UndoPart;
  onUndo: () => void;
}

/** What became of the last change, with the way back (LTR-17). */
export function Told({ undo, onUndo }: ToldProps) {
  const t = useT();
  // Taking a text, or deleting a sentence, removes the button that was pressed.
  const place = useCatchFocus<HTMLDivElement>(undo.status);
  if (undo.status === 'none') return null;
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
    </div>
  );
}

interface KeptProps {
  keeping: KeepingPart;
  onKeepAgain: () => void;
}

/** What became of a sentence that the person wrote into its gap. The letter stays where it is, so that the sentence is in sight. */
export function Kept({ keeping, onKeepAgain }: KeptProps) {
  const t = useT();
  // The sentence takes the place of its field, with the button that was pressed.
  const place = useCatchFocus<HTMLDivElement>(keeping.status, { preventScroll: keeping.status !== 'failed' });
  if (keeping.status === 'none') return null;
  return (
    <div ref={place} tabIndex={-1} role="status">
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
