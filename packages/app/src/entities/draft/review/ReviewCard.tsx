import type { EmailDraft } from '@peyk/api-types';
import {
  Auto,
  Box,
  Button,
  Divider,
  Heading,
  type IconName,
  Inline,
  InlineMessage,
  Link,
  LinkButton,
  SampleMark,
  ScoreRing,
  Stack,
  Text,
  ToneIcon,
  shownScore,
} from '@peyk/design-system';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import type { Problem } from '../../../api/problem';
import { countryInSentence } from '../../../i18n/countryInSentence';
import { formatNumber, formatRegion, formatWeekdayTime } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import { named, visible } from '../../../i18n/named';
import { ProblemMessage } from '../../../ui/ProblemView/ProblemView';
import { blockingCheck, useCheckWords } from '../checks';
import { markersIn } from '../letter';
import { MarkedLetter } from './MarkedLetter';
import { NeverQuestion } from './NeverQuestion';
import type { ActProblem, QueueAct, QueueUiState } from './queueAct';

interface AddresseeProps {
  fullName: string;
  university: string | null;
  /** In the language of the page; empty or left out where it is not known. */
  country?: string;
  /** Null where there is none yet; left out where nobody asked for it. */
  score?: number | null;
  sample?: boolean;
}

interface ReviewCardProps extends Pick<QueueUiState, 'busy'> {
  actProblem: ActProblem | null;
  draft: EmailDraft;
  to: AddresseeProps;
  /** Why this professor, where that is known. */
  why?: ReactNode;
  /** The page of the letter, with its sources. */
  href: string;
  /** The question whether nobody is to write to this professor again, while it is open. */
  never: { problem: Problem | null } | null;
  onAct: (act: QueueAct, draft: EmailDraft) => void;
  onAskNever: (draft: EmailDraft | null) => void;
}

/** One waiting letter in full, and what can be decided about it: each is approved by itself (R1). */
export function ReviewCard({ draft, to, why, href, busy, actProblem, never, onAct, onAskNever }: ReviewCardProps) {
  const t = useT();
  const whyId = useId();
  const { name, acted } = useFocusOnNext(draft.id);
  const { said, remedy } = useCheckWords();
  const blocking = blockingCheck(draft);
  const leavingOf = useLeaving();
  // A source whose words are no longer in the text is not a source of it.
  const claims = markersIn(draft.body, draft.evidence).size;
  const ready = draft.to_email !== null && blocking === null;
  // A letter that cannot be approved now leaves at no time.
  const leaving = ready ? leavingOf(draft, to.country) : null;
  const act = (what: QueueAct) => {
    acted();
    onAct(what, draft);
  };
  return (
    <Stack gap={16}>
      <Addressee {...to} name={name} />
      {draft.failure ? (
        <InlineMessage tone="warning">
          <Auto>{draft.failure}</Auto>
        </InlineMessage>
      ) : null}
      {why}
      <Divider />
      <MarkedLetter draft={draft} />
      {draft.attachments?.length ? (
        <Stack gap={4}>
          <Text size="small" weight="semibold">
            {t('drafts.files.title')}
          </Text>
          {draft.attachments.map(({ name, sha256, outdated }) => (
            <Text key={sha256} size="small">
              <Auto>{name}</Auto>
              {outdated ? ` • ${t('drafts.files.cvChanged')}` : null}
            </Text>
          ))}
        </Stack>
      ) : null}
      <Link href={href} weight="semibold">
        {t('botDetail.queue.evidence')}
      </Link>
      <Box surface="sunken" radius="control" paddingX={16} paddingY={12}>
        <Stack gap={8}>
          <Fact icon="check" good={claims > 0}>
            {t('botDetail.queue.claims', { count: claims })}
          </Fact>
          {leaving ? <Fact icon="clock">{leaving}</Fact> : null}
          <Fact icon={ready ? 'send' : 'warning'} tone={ready ? 'body' : 'danger'} id={whyId}>
            {draft.to_email && blocking
              ? t('drafts.seal.blocked', { reason: said(blocking), remedy: remedy(blocking) })
              : draft.to_email
                ? t(leaving ? 'botDetail.queue.between' : 'botDetail.queue.route', {
                    from: draft.from_email ?? t('botDetail.queue.ownAccount'),
                    to: draft.to_email,
                  })
                : t('botDetail.queue.noRecipient')}
          </Fact>
        </Stack>
      </Box>
      {actProblem ? (
        <ProblemMessage
          problem={actProblem.problem}
          title={t(actProblem.act === 'approve' ? 'botDetail.queue.notApproved' : 'botDetail.queue.notSkipped')}
          action={
            isAboutSentence(actProblem.problem) ? (
              <LinkButton href={href} size="small">
                {t('botDetail.queue.openEmail')}
              </LinkButton>
            ) : undefined
          }
        />
      ) : null}
      <Inline gap={12}>
        <Box grow="line">
          <Button
            tone="primary"
            icon="check"
            busy={busy === 'approve'}
            disabled={!ready || (busy !== null && busy !== 'approve')}
            describedBy={whyId}
            onPress={() => act('approve')}
          >
            {t('botDetail.queue.approve')}
          </Button>
        </Box>
        <Box grow="phone">
          <Inline gap={12} wrap={false}>
            <Box grow="phone">
              <LinkButton
                href={href}
                icon="pencil"
                fullWidth
                label={t('botDetail.queue.editNamed', { name: named(t, draft.professor_name) })}
              >
                {t('botDetail.queue.edit')}
              </LinkButton>
            </Box>
            <Button
              tone="quiet"
              busy={busy === 'skip'}
              disabled={busy !== null && busy !== 'skip'}
              onPress={() => act('skip')}
            >
              {t('botDetail.queue.skip')}
            </Button>
          </Inline>
        </Box>
        {draft.to_email ? (
          <Box grow="line">
            <Button
              tone="quiet"
              busy={busy === 'never'}
              disabled={busy !== null && busy !== 'never'}
              onPress={() => onAskNever(draft)}
            >
              {t('botDetail.queue.never.action')}
            </Button>
          </Box>
        ) : null}
      </Inline>
      {never ? (
        <NeverQuestion
          draft={draft}
          busy={busy === 'never'}
          problem={never.problem}
          onConfirm={() => act('never')}
          onCancel={() => onAskNever(null)}
        />
      ) : null}
    </Stack>
  );
}

interface FactProps {
  icon: IconName;
  tone?: 'body' | 'danger';
  /** Something that is as it should be: its tick has the colour of success. */
  good?: boolean;
  id?: string;
  children: ReactNode;
}

/** One line of what is known about the letter before it is approved. */
function Fact({ icon, tone = 'body', good = false, id, children }: FactProps) {
  return (
    <Inline gap={12} align="start" wrap={false}>
      <ToneIcon name={icon} size={18} tone={tone === 'danger' ? 'danger' : good ? 'success' : 'muted'} />
      <Box minWidth0>
        <Text as="div" size="small" tone={tone} id={id}>
          {children}
        </Text>
      </Box>
    </Inline>
  );
}

/** When the letter would leave if it were approved now, there and here; null where the server cannot say. */
function useLeaving(): (draft: EmailDraft, country: string | undefined) => string | null {
  const t = useT();
  const locale = useLocale();
  return ({ would_leave_at: at, time_zone: zone, country_code: code }, country) => {
    const place = country || formatRegion(locale, code, '');
    return at && zone && place
      ? t('botDetail.queue.wouldLeave', {
          there: formatWeekdayTime(locale, at, zone),
          place: countryInSentence(locale, place),
          here: formatWeekdayTime(locale, at),
        })
      : null;
  };
}

function Addressee({
  fullName,
  university,
  country,
  score,
  sample,
  name,
}: AddresseeProps & { name: Ref<HTMLHeadingElement> }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Inline gap={16} wrap={false}>
      {score === undefined ? null : (
        <ScoreRing
          size="medium"
          score={score}
          label={
            score === null
              ? t('botDetail.found.noScore')
              : t('botDetail.found.score', { score: formatNumber(locale, shownScore(score)) })
          }
        />
      )}
      <Stack gap={4}>
        <Inline gap={8}>
          <Heading level={3} ref={name} tabIndex={-1}>
            <Auto>{named(t, fullName)}</Auto>
          </Heading>
          {sample ? <SampleMark label={t('botDetail.found.sample')} /> : null}
        </Inline>
        {visible(university) ? (
          <Text size="small" tone="muted">
            <Auto>{university}</Auto>
            {country ? ` • ${country}` : null}
          </Text>
        ) : null}
      </Stack>
    </Inline>
  );
}

/**
 * After a decision focus moves to the name on the next draft: the pressed button now belongs to a letter that nobody
 * has read. Turning the pages keeps focus.
 */
function useFocusOnNext(draftId: number) {
  const name = useRef<HTMLHeadingElement>(null);
  const decided = useRef<number | null>(null);
  useEffect(() => {
    if (decided.current === null || decided.current === draftId) return;
    decided.current = null;
    name.current?.focus();
  }, [draftId]);
  return {
    name,
    acted: () => {
      decided.current = draftId;
    },
  };
}

/** What is left to do is at a sentence or the name below, which only the page of the email shows whole. */
const IN_THE_TEXT: ReadonlySet<string> = new Set(['sentence_unbound', 'gap_left', 'name_not_latin']);
const isAboutSentence = (problem: Problem): boolean =>
  problem.kind === 'conflict' && IN_THE_TEXT.has(problem.code ?? '');
