import { Auto, Button, ConfirmDialog, LinkButton, SealBand, Stack, Text } from '@peyk/design-system';
import { type RefObject, useId, useState } from 'react';
import { blockingCheck, useCheckWords } from '../../../../entities/draft/checks';
import { formatWeekdayTime } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';
import { paths } from '../../../../paths';
import type { DraftAct } from '../../../../entities/draft/useDraftActs';
import type { DraftReady } from '../DraftEditor.states';
import { looksLikeAddress } from '../../../../entities/draft/editing/autosave';
import { marksIn, placeId } from '../marks';
import { isOpen } from '../sentences';
import { useSlotWords } from '../useSlotWords';
import { fromOf } from './Sheet';

interface SealProps {
  state: DraftReady;
  /** The end of the letter has been on screen. */
  awake: boolean;
  onAct: (act: DraftAct) => void;
  /** Leads to the place in the page, by its id, where something is left to do. */
  onShow: (id: string) => void;
  /** Its title gets focus when an act has replaced the pressed button. */
  title: RefObject<HTMLHeadingElement | null>;
}

/** The seal: states what will happen with this exact text, and offers the act. */
export function Seal(props: SealProps) {
  const { draft, gmail } = props.state;
  switch (draft.state) {
    case 'approved':
      return <ApprovedSeal {...props} />;
    case 'sending':
      return <SendingSeal {...props} />;
    case 'sent':
      return <SentSeal {...props} />;
    case 'unknown':
      return <UnknownSeal {...props} />;
    default:
      return gmail.status === 'missing' || gmail.status === 'reconnect' ? (
        <GmailSeal {...props} reason={gmail.status} />
      ) : (
        <ReviewSeal {...props} />
      );
  }
}

function ReviewSeal({ state, awake, onAct, onShow, title }: SealProps) {
  const t = useT();
  const whyId = useId();
  const { draft, professor, editing, recipient, busy, gmail, stated } = state;
  const { place, there, here } = useSlotWords(draft, professor);
  const from = fromOf(state) ?? t('drafts.seal.someSender');
  const { said, remedy } = useCheckWords();
  const blocking = blockingCheck(draft, stated);
  // A gap, and a sentence without a source that nobody states, block by themselves, whatever the checks of the server say (R12).
  const open = marksIn(draft.body, draft.sentences ?? []).filter(({ sentence }) => isOpen(sentence, stated));
  const gaps = open.filter(({ sentence }) => sentence.class === 'gap').length;
  const openKind = gaps === open.length ? 'Gaps' : gaps === 0 ? 'Unbound' : 'Open';
  const [first] = open;
  const hasRecipient = looksLikeAddress(recipient.value);
  const settled = recipient.mark === 'none' || recipient.mark === 'saved';
  const to = recipient.value || t('drafts.seal.someRecipient');
  const proposed = state.rewrite.status === 'proposed';
  const why = editing
    ? t('drafts.seal.editing')
    : proposed
      ? t('drafts.seal.proposed')
      : !hasRecipient
        ? t('drafts.seal.noRecipient')
        : !settled
          ? t('drafts.seal.recipientUnsaved')
          : gmail.status === 'checking'
            ? t('drafts.seal.gmail.checking')
            : open.length
              ? t(`drafts.seal.${({ Gaps: 'gaps', Unbound: 'unbound', Open: 'open' } as const)[openKind]}`)
              : blocking
                ? blocking.code === 'no_gaps'
                  ? t('drafts.seal.gaps')
                  : t('drafts.seal.blocked', { reason: said(blocking), remedy: remedy(blocking) })
                : awake
                  ? t('drafts.seal.awake')
                  : t('drafts.seal.asleep');
  const blocked =
    open.length > 0 ||
    blocking !== null ||
    proposed ||
    !awake ||
    editing !== null ||
    !hasRecipient ||
    !settled ||
    gmail.status === 'checking';
  return (
    <SealBand
      titleRef={title}
      title={
        draft.state === 'skipped'
          ? t('drafts.seal.skipped.title')
          : draft.state === 'failed'
            ? t('drafts.seal.failed.title')
            : t('drafts.seal.review.title')
      }
      actions={
        <>
          <Button
            tone="primary"
            size="large"
            icon="check"
            busy={busy === 'approve'}
            disabled={blocked || (busy !== null && busy !== 'approve')}
            describedBy={whyId}
            onPress={() => onAct('approve')}
          >
            {open.length ? t(`drafts.seal.approve${openKind}`, { count: open.length }) : t('drafts.seal.approve')}
          </Button>
          {first && !editing && !proposed ? (
            <Button onPress={() => onShow(first.sentence.class === 'gap' ? placeId(first) : first.id)}>
              {t('drafts.gap.show')}
            </Button>
          ) : null}
          {draft.state === 'skipped' ? null : (
            <Button
              tone="quiet"
              busy={busy === 'skip'}
              disabled={editing !== null || (busy !== null && busy !== 'skip')}
              onPress={() => onAct('skip')}
            >
              {t('drafts.seal.skip')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={8}>
        {draft.state === 'skipped' ? <span>{t('drafts.seal.skipped.body')}</span> : null}
        {draft.state === 'failed' ? <span>{t('drafts.seal.failed.body')}</span> : null}
        <span>
          {there && here && draft.state === 'needs_review'
            ? t('drafts.seal.review.planned', { from, to, there, here, place })
            : t('drafts.seal.review.body', { from, to, place })}
        </span>
        <Text as="span" size="small" tone="onFieldMuted" id={whyId}>
          {why}
        </Text>
      </Stack>
    </SealBand>
  );
}

function GmailSeal({ state, reason, onAct, title }: SealProps & { reason: 'missing' | 'reconnect' }) {
  const t = useT();
  const { draft, busy } = state;
  return (
    <SealBand
      titleRef={title}
      title={t(`drafts.seal.gmail.${reason}.title`)}
      actions={
        <>
          <LinkButton href={paths.gmail} tone="primary" size="large" icon="mail">
            {t(`drafts.seal.gmail.${reason}.action`)}
          </LinkButton>
          {draft.state === 'skipped' ? null : (
            <Button
              tone="quiet"
              busy={busy === 'skip'}
              disabled={busy !== null && busy !== 'skip'}
              onPress={() => onAct('skip')}
            >
              {t('drafts.seal.skip')}
            </Button>
          )}
        </>
      }
    >
      {t(`drafts.seal.gmail.${reason}.body`)}
    </SealBand>
  );
}

/** How far ahead a planned time is one that a rule asked for, and not the gap between two emails. */
const soon = 20 * 60_000;

function ApprovedSeal({ state, onAct, title }: SealProps) {
  const t = useT();
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const [askedAt, setAskedAt] = useState('');
  const { draft, professor, busy } = state;
  const { place, there, here } = useSlotWords(draft, professor);
  const mail = {
    from: fromOf(state) ?? t('drafts.seal.someSender'),
    to: draft.to_email ?? (state.recipient.value || t('drafts.seal.someRecipient')),
  };
  const name = named(t, draft.professor_name);
  const zone = draft.time_zone;
  const planned = draft.scheduled_at === null ? 0 : new Date(draft.scheduled_at).getTime();
  return (
    <>
      <SealBand
        titleRef={title}
        title={
          there || here
            ? t('drafts.seal.approved.title', { there: there ?? here ?? '' })
            : t(draft.delay ? 'drafts.seal.approved.titleWaits' : 'drafts.seal.approved.titleNoTime')
        }
        actions={
          <>
            <Button
              icon="undo"
              busy={busy === 'withdraw'}
              disabled={busy !== null && busy !== 'withdraw'}
              onPress={() => onAct('withdraw')}
            >
              {t('drafts.seal.approved.takeBack')}
            </Button>
            <Button
              tone="quiet"
              icon="send"
              busy={busy === 'send'}
              disabled={busy !== null && busy !== 'send'}
              onPress={() => {
                const now = new Date();
                if (!there || planned - now.getTime() <= soon) return onAct('send');
                setAskedAt(now.toISOString());
                setAsking(true);
              }}
            >
              {t('drafts.seal.approved.sendNow')}
            </Button>
            <NextDraft state={state} />
          </>
        }
      >
        <Stack gap={8}>
          {draft.delay ? <Auto>{draft.delay}</Auto> : null}
          <span>
            {there && here
              ? t('drafts.seal.approved.body', { ...mail, place, here })
              : t('drafts.seal.approved.bodyNoTime', mail)}
          </span>
        </Stack>
      </SealBand>
      <ConfirmDialog
        open={asking}
        title={<Auto>{t('drafts.seal.approved.ask.title', { name })}</Auto>}
        body={t('drafts.seal.approved.ask.body', {
          now: zone ? formatWeekdayTime(locale, askedAt, zone) : '',
          place,
          there: there ?? '',
        })}
        confirmLabel={t('drafts.seal.approved.sendNow')}
        cancelLabel={t('drafts.seal.approved.ask.wait')}
        onConfirm={() => {
          setAsking(false);
          onAct('send');
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function SendingSeal({ title }: SealProps) {
  const t = useT();
  return (
    <SealBand titleRef={title} title={t('drafts.seal.sending.title')} actions={null}>
      {t('drafts.seal.sending.body')}
    </SealBand>
  );
}

function SentSeal({ state, title }: SealProps) {
  const t = useT();
  const { draft, professor, hasMailbox } = state;
  const { here } = useSlotWords(draft, professor);
  return (
    <SealBand
      titleRef={title}
      title={
        draft.bounced_at
          ? t('drafts.seal.sent.titleBounced')
          : here
            ? t('drafts.seal.sent.title', { here })
            : t('drafts.seal.sent.titleNoTime')
      }
      actions={
        <>
          {hasMailbox ? (
            <LinkButton href={paths.mailbox} tone="primary" icon="inbox">
              {t('drafts.seal.sent.mailbox')}
            </LinkButton>
          ) : null}
          <NextDraft state={state} />
        </>
      }
    >
      {t('drafts.seal.sent.body', {
        from: fromOf(state) ?? t('drafts.seal.someSender'),
        to: draft.to_email ?? (state.recipient.value || t('drafts.seal.someRecipient')),
      })}
    </SealBand>
  );
}

function UnknownSeal({ state, title }: SealProps) {
  const t = useT();
  return (
    <SealBand
      titleRef={title}
      title={t('drafts.seal.unknown.title')}
      actions={
        <>
          <LinkButton href="https://mail.google.com/mail/u/0/#sent" external tone="primary" icon="external">
            {t('drafts.seal.unknown.gmail')}
          </LinkButton>
          <NextDraft state={state} />
        </>
      }
    >
      {t('drafts.seal.unknown.body')}
    </SealBand>
  );
}

function NextDraft({ state: { botId, next } }: Pick<SealProps, 'state'>) {
  const t = useT();
  if (botId === null) return null;
  return next ? (
    <LinkButton href={`${paths.draft(next.professorId)}?bot=${botId}`} tone="quiet" iconEnd="arrowForward">
      {t('drafts.seal.next', { name: named(t, next.name) })}
    </LinkButton>
  ) : (
    <LinkButton href={paths.bot(botId)} tone="quiet">
      {t('drafts.seal.backToQueue')}
    </LinkButton>
  );
}
