import type { EmailDraft } from '@peyk/api-types';
import { Button, Card, Heading, Inline, InlineMessage, LetterDiff, Stack, Text } from '@peyk/design-system';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../i18n/I18n';
import { ProblemText } from '../../../../ui/ProblemView/ProblemText';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import type { RewriteAction, RewritePart } from '../DraftEditor.states';
import { differenceOf } from '../difference';
import { marksIn } from '../marks';
import { MarkList } from './Marks';

const actions: readonly RewriteAction[] = ['shorter', 'plainer', 'other_paper', 'other_entry', 'anew'];

interface RewriteActionsProps {
  part: RewritePart;
  onRewrite: (action: RewriteAction) => void;
}

/** The ways to have the letter written differently from the same facts (LTR-18). */
export function RewriteActions({ part, onRewrite }: RewriteActionsProps) {
  const t = useT();
  const asking = part.status === 'asking' ? part.action : null;
  return (
    <div role="group" aria-label={t('drafts.rewrite.label')}>
      <Inline gap={4}>
        {actions.map((action) => (
          <Button
            key={action}
            tone="quiet"
            size="small"
            icon={action === 'anew' ? 'refresh' : undefined}
            busy={asking === action}
            disabled={asking !== null && asking !== action}
            onPress={() => onRewrite(action)}
          >
            {t(`drafts.rewrite.${action}`)}
          </Button>
        ))}
      </Inline>
    </div>
  );
}

/** Why no other text is offered. */
export function RewriteMessage({ part, onClose }: { part: RewritePart; onClose: () => void }) {
  const t = useT();
  const dismiss = { onDismiss: onClose, dismissLabel: t('drafts.rewrite.close') };
  if (part.status === 'nothingElse')
    return (
      <InlineMessage tone="info" role="status" title={t(`drafts.rewrite.nothingElse.${part.action}`)} {...dismiss}>
        {t('drafts.rewrite.nothingElseBody')}
      </InlineMessage>
    );
  if (part.status === 'failed')
    return (
      <InlineMessage tone="danger" role="alert" title={t('drafts.rewrite.failed')} {...dismiss}>
        <ProblemText problem={part.problem} />
      </InlineMessage>
    );
  return null;
}

interface ProposalProps {
  draft: EmailDraft;
  part: Extract<RewritePart, { status: 'proposed' }>;
  onTake: () => void;
  onKeep: () => void;
}

/** The difference between the letter and the text that is proposed in its place. */
export function Proposal({ draft, part: { action, proposal, saving, problem }, onTake, onKeep }: ProposalProps) {
  const t = useT();
  const [opened, setOpened] = useState<readonly string[]>([]);
  // It takes the place of the button that was pressed.
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const before = { body: draft.body, sentences: draft.sentences ?? [] };
  const rows = differenceOf(before, proposal);
  const added = new Set(rows.filter(({ kind }) => kind === 'added').map(({ text }) => text));
  const marks = marksIn(proposal.body, proposal.sentences)
    .filter(({ sentence }) => added.has(sentence.text))
    .map((mark, index) => ({ ...mark, number: index + 1 }));
  const words = { removed: t('drafts.rewrite.removed'), added: t('drafts.rewrite.added') };
  const sameSubject = draft.subject === proposal.subject;
  return (
    <Card padding="large">
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={2} ref={title} tabIndex={-1}>
            {t(`drafts.rewrite.heading.${action}`)}
          </Heading>
          <Text tone="muted">{t('drafts.rewrite.lead', { before: draft.word_count, after: proposal.word_count })}</Text>
        </Stack>
        {sameSubject ? null : (
          <Stack gap={8} as="section" labelledBy="proposal-subject">
            <Heading level={3} look="title3" id="proposal-subject">
              {t('drafts.rewrite.subject')}
            </Heading>
            <LetterDiff
              label={t('drafts.rewrite.subject')}
              words={words}
              rows={[
                { kind: 'removed', text: draft.subject },
                { kind: 'added', text: proposal.subject },
              ]}
            />
          </Stack>
        )}
        {sameSubject && added.size === 0 && rows.every(({ kind }) => kind === 'kept') ? (
          <Text>{t('drafts.rewrite.same')}</Text>
        ) : (
          <LetterDiff label={t('drafts.rewrite.changes')} words={words} rows={rows} />
        )}
        {marks.length ? (
          <Stack gap={8} as="section" labelledBy="proposal-sources">
            <Heading level={3} look="title3" id="proposal-sources">
              {t('drafts.rewrite.sources')}
            </Heading>
            <MarkList
              marks={marks}
              evidence={proposal.evidence}
              opened={opened}
              onOpen={(id, open) => setOpened((now) => (open ? [...now, id] : now.filter((each) => each !== id)))}
              stated={[]}
              offers={null}
            />
          </Stack>
        ) : null}
        {problem ? (
          <Stack gap={8}>
            <ProblemMessage problem={problem} title={t('drafts.rewrite.takeFailed')} />
            <Text size="small" tone="muted">
              {t('drafts.rewrite.takeFailedSafe')}
            </Text>
          </Stack>
        ) : null}
        <Inline gap={12}>
          <Button tone="primary" icon="check" busy={saving} onPress={onTake}>
            {t('drafts.rewrite.take')}
          </Button>
          <Button tone="quiet" disabled={saving} onPress={onKeep}>
            {t('drafts.rewrite.keep')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
