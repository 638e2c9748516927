import type { EmailDraft, EmailDraftJudgement } from '@peyk/api-types';
import { useRef, useState } from 'react';
import { api, attempt } from '../../../api/client';
import { useAfterPause } from '../../../ui/useDebounced';
import type { LetterText } from '../../../entities/draft/editing/letterText';
import type { MarksPart } from './DraftEditor.states';
import { carriedOver } from './sentences';

/** Milliseconds without typing before a text is judged (EVD-03). */
const pause = 300;

interface Answered {
  /** The text that was judged. */
  key: string;
  /** Null where the judgement failed. */
  judgement: EmailDraftJudgement | null;
}

const keyOf = ({ subject, body }: LetterText) => JSON.stringify([subject, body]);

/** What the sentences of a draft stand on: as stored, or of the text that is being edited (`text`), judged after a pause in typing. */
export function useJudgement(draft: EmailDraft | undefined, text: LetterText | null): MarksPart {
  const [answered, setAnswered] = useState<Answered | null>(null);
  // The last judgement that did not fail: its marks stay on the sentences that are still there.
  const [last, setLast] = useState<EmailDraftJudgement | null>(null);
  const newest = useRef('');
  const key = text && draft?.sentences && keyOf(text) !== keyOf(draft) ? keyOf(text) : null;

  useAfterPause(key, pause, (asked) => {
    if (!draft || !text) return;
    newest.current = asked;
    const { subject, body } = text;
    void attempt(
      api.POST('/api/emails/email-drafts/{id}/judge/', { params: { path: { id: draft.id } }, body: { subject, body } }),
    ).then((outcome) => {
      // The answer to an older text would mark the wrong words.
      if (newest.current !== asked) return;
      setAnswered({ key: asked, judgement: outcome.ok ? outcome.data : null });
      if (outcome.ok) setLast(outcome.data);
    });
  });

  if (!draft?.sentences) return { status: 'none' };
  const stored = { sentences: draft.sentences, evidence: draft.evidence };
  if (key === null || text === null) return { status: 'ready', ...stored };
  if (answered?.key === key) {
    if (answered.judgement === null) return { status: 'failed', ...stored };
    const { sentences, evidence } = answered.judgement;
    return { status: 'ready', sentences, evidence };
  }
  const { sentences, evidence } = last ?? stored;
  return { status: 'judging', sentences: carriedOver(text.body, sentences), evidence };
}
