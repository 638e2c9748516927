import type { BotResult, EmailDraft } from '@peyk/api-types';
import {
  Auto,
  Button,
  ConfirmDialog,
  Heading,
  Inline,
  InlineMessage,
  List,
  ListRow,
  Ltr,
  Pagination,
  Stack,
  StatusPill,
  Text,
  VisuallyHidden,
} from '@peyk/design-system';
import type { ReactNode } from 'react';
import { formatNumber, formatWeekdayTime } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { PartProblem } from '../../../../ui/PartProblem/PartProblem';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import { ProblemText } from '../../../../ui/ProblemView/ProblemText';
import type { MailPart, UnknownMail } from '../BotDetail.states';
import { draftHref } from '../../../../entities/bot/draftHref';
import type { Settlement } from '../uiState';
import { resultPill } from '../../../../entities/bot/resultPill';
import { named } from '../../../../i18n/named';
import { Unshown } from '../../../../ui/Unshown/Unshown';

interface UnknownSectionProps {
  part: MailPart;
  onSettle: (draft: EmailDraft, how: Settlement) => void;
}

/** Emails that may have been sent and that the person must settle; renders nothing if there are none. */
export function UnknownSection({ part, onSettle }: UnknownSectionProps) {
  const t = useT();
  if (part.status !== 'ready' || part.unknown.length === 0) return null;
  return (
    <Stack gap={16} as="section" labelledBy="unknown-heading">
      <Heading level={2} id="unknown-heading">
        {t('botDetail.mail.unknown.title')}
      </Heading>
      <InlineMessage tone="warning">{t('botDetail.mail.unknown.body')}</InlineMessage>
      <List label={t('botDetail.mail.unknown.label')}>
        {part.unknown.map((mail) => (
          <UnknownRow key={mail.result.professor.id} mail={mail} onSettle={onSettle} />
        ))}
      </List>
    </Stack>
  );
}

interface SentSectionProps {
  botId: number;
  part: MailPart;
  onPage: (page: number) => void;
  onRetry: () => void;
  onAskBounced: (draft: EmailDraft | null) => void;
  onBounced: (draft: EmailDraft) => void;
}

/** Sent emails, best match first; renders nothing if there are none. */
export function SentSection({ botId, part, onPage, onRetry, onAskBounced, onBounced }: SentSectionProps) {
  const t = useT();
  const locale = useLocale();
  if (part.status === 'failed')
    return (
      <PartProblem
        look="card"
        problem={part.problem}
        title={t('botDetail.mail.failed')}
        onRetry={onRetry}
        quiet={null}
      />
    );
  if (part.status === 'loading') return null;
  if (part.sentCount === 0) return <Unshown count={part.leftOut} />;
  return (
    <Stack gap={16} as="section" labelledBy="mail-heading">
      <Inline gap={12} justify="between" align="baseline">
        <Heading level={2} id="mail-heading">
          {t('botDetail.mail.title')}
        </Heading>
        <Text size="small" tone="muted">
          {formatNumber(locale, part.sentCount)}
        </Text>
      </Inline>
      <Unshown count={part.leftOut} />
      <List label={t('botDetail.mail.label')}>
        {part.sent.map((result) => (
          <SentRow key={result.professor.id} botId={botId} result={result} onAskBounced={onAskBounced} />
        ))}
      </List>
      {part.pageCount > 1 ? (
        <Pagination page={part.page} pageCount={part.pageCount} onChange={onPage} label={t('botDetail.mail.pages')} />
      ) : null}
      <BounceQuestion bounce={part.bounce} onAskBounced={onAskBounced} onBounced={onBounced} />
    </Stack>
  );
}

interface BounceQuestionProps extends Pick<SentSectionProps, 'onAskBounced' | 'onBounced'> {
  bounce: Extract<MailPart, { status: 'ready' }>['bounce'];
}

/** Confirms a bounce: its professor is not contacted again (R11), and two in a day pause the mailbox (R14). */
function BounceQuestion({ bounce, onAskBounced, onBounced }: BounceQuestionProps) {
  const t = useT();
  const name = named(t, bounce?.draft.professor_name);
  return (
    <ConfirmDialog
      open={bounce !== null}
      title={<Auto>{t('botDetail.mail.bounce.title', { name })}</Auto>}
      body={t('botDetail.mail.bounce.body')}
      confirmLabel={t('botDetail.mail.bounce.confirm')}
      cancelLabel={t('common.cancel')}
      tone="danger"
      busy={bounce?.busy ?? false}
      error={bounce?.problem ? <ProblemText problem={bounce.problem} /> : undefined}
      onConfirm={() => {
        if (bounce) onBounced(bounce.draft);
      }}
      onCancel={() => onAskBounced(null)}
    />
  );
}

function SentRow({
  botId,
  result: { professor, draft, state },
  onAskBounced,
}: { botId: number; result: BotResult } & Pick<SentSectionProps, 'onAskBounced'>) {
  const t = useT();
  const locale = useLocale();
  return (
    <ListRow
      href={draftHref(professor.id, botId)}
      title={<Auto>{named(t, professor.full_name)}</Auto>}
      description={
        <Stack gap={4} align="start">
          {draft?.sent_at ? (
            <span>{t('botDetail.mail.sentOn', { when: formatWeekdayTime(locale, draft.sent_at) })}</span>
          ) : null}
          {state === 'bounced' ? <span>{t('botDetail.mail.bounced')}</span> : null}
          <StatusPill status={resultPill[state]} label={t(`botDetail.found.state.${state}`)} />
        </Stack>
      }
    >
      {draft && state === 'sent' ? (
        <Button size="small" tone="quiet" onPress={() => onAskBounced(draft)}>
          {t('botDetail.mail.bounce.action')}
          <VisuallyHidden>
            {': '}
            <Auto>{named(t, professor.full_name)}</Auto>
          </VisuallyHidden>
        </Button>
      ) : undefined}
    </ListRow>
  );
}

function UnknownRow({
  mail: { result, busy, problem },
  onSettle,
}: { mail: UnknownMail } & Pick<UnknownSectionProps, 'onSettle'>) {
  const t = useT();
  const { professor, draft } = result;
  if (draft === null) return null;
  const answer = (how: Settlement, words: ReactNode) => (
    <Button
      size="small"
      tone={how === 'look' ? 'quiet' : 'secondary'}
      busy={busy === how}
      disabled={busy !== null && busy !== how}
      onPress={() => onSettle(draft, how)}
    >
      {words}
      <VisuallyHidden>
        {': '}
        <Auto>{named(t, professor.full_name)}</Auto>
      </VisuallyHidden>
    </Button>
  );
  return (
    <ListRow
      title={<Auto>{named(t, professor.full_name)}</Auto>}
      description={draft.to_email ? <Ltr>{draft.to_email}</Ltr> : undefined}
    >
      <Stack gap={12}>
        <Inline gap={8}>
          {answer('sent', t('botDetail.mail.unknown.sent'))}
          {answer('not_sent', t('botDetail.mail.unknown.notSent'))}
          {draft.can_look ? answer('look', t('botDetail.mail.unknown.look')) : null}
        </Inline>
        {problem ? <ProblemMessage problem={problem} title={t('botDetail.mail.unknown.failed')} /> : null}
      </Stack>
    </ListRow>
  );
}
