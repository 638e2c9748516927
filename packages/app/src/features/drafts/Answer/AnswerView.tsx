import type { EmailAnswer } from '@peyk/api-types';
import {
  Button,
  Card,
  DateField,
  Divider,
  Grid,
  Heading,
  Inline,
  InlineMessage,
  Stack,
  Text,
} from '@peyk/design-system';
import { type ReactNode, useId } from 'react';
import { fieldErrors } from '../../../api/problem';
import { formatDate } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import { named } from '../../../i18n/named';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { ProblemMessage } from '../../../ui/ProblemView/ProblemView';
import type { AnswerState } from './Answer.states';
import { addDays, hasOtherDays, nearDays } from './days';
import { type Kind, kinds } from './kinds';

export interface AnswerViewProps {
  state: AnswerState;
  /** What the answer said. */
  onKind: (kind: Kind) => void;
  /** The day it was received; with it the answer is complete. */
  onDay: (day: string) => void;
  /** Asks for a day that is not offered. */
  onOtherDay: () => void;
  onEnterDay: (day: string | null) => void;
  onSaveEntered: () => void;
  onChange: () => void;
  /** Back from the day to the kinds, or from a correction to what stands. */
  onBack: () => void;
  onUndo: () => void;
  onDismissProblem: () => void;
}

/** Records what a sent email was answered, in two presses, and shows it (REP-01). */
export function AnswerView(props: AnswerViewProps) {
  const { state, onDismissProblem } = props;
  const t = useT();
  const headingId = useId();
  const heading = useCatchFocus<HTMLHeadingElement>(state.status);
  const name = named(t, state.name);
  const title = {
    offered: t('answers.title'),
    choosingDay: t(state.status === 'choosingDay' && state.answer ? 'answers.changing' : 'answers.title'),
    saved: t('answers.from', { name }),
    changing: t('answers.changing'),
  }[state.status];
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack gap={16}>
        <Heading level={2} look="title3" id={headingId} tabIndex={-1} ref={heading}>
          {title}
        </Heading>
        {state.problem && !isAtField(state) ? (
          <ProblemMessage
            problem={state.problem.problem}
            title={t(state.problem.of === 'save' ? 'answers.saveFailed' : 'answers.undoFailed')}
            onDismiss={onDismissProblem}
          />
        ) : null}
        {state.status === 'offered' ? (
          <Stack gap={12}>
            <Text>{t('answers.lead', { name })}</Text>
            <Kinds label={t('answers.said')} labelHidden onKind={props.onKind} />
          </Stack>
        ) : state.status === 'choosingDay' ? (
          <ChoosingDay {...props} state={state} name={name} />
        ) : state.status === 'saved' ? (
          <Saved {...props} state={state} name={name} />
        ) : (
          <Changing {...props} state={state} />
        )}
      </Stack>
    </Card>
  );
}

type In<Status extends AnswerState['status']> = Extract<AnswerState, { status: Status }>;
type PropsIn<Status extends AnswerState['status']> = Omit<AnswerViewProps, 'state'> & { state: In<Status> };

/** What the server says of the day, told at its field where there is one. */
const dayError = ({ problem }: AnswerState): string | undefined =>
  problem ? fieldErrors(problem.problem)['received_on']?.[0] : undefined;
const isAtField = (state: AnswerState): boolean =>
  'other' in state && state.other !== null && dayError(state) !== undefined;

/** Buttons that answer one question. */
function Choices({
  label,
  labelHidden = false,
  children,
}: {
  label: string;
  labelHidden?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Stack gap={8}>
      {labelHidden ? null : (
        <Text size="small" weight="semibold" tone="strong" id={id}>
          {label}
        </Text>
      )}
      <div role="group" {...(labelHidden ? { 'aria-label': label } : { 'aria-labelledby': id })}>
        <Inline gap={8}>{children}</Inline>
      </div>
    </Stack>
  );
}

function Kinds({
  label,
  labelHidden = false,
  except,
  saving = null,
  onKind,
}: {
  label: string;
  labelHidden?: boolean;
  except?: Kind;
  saving?: string | null;
  onKind: (kind: Kind) => void;
}) {
  const t = useT();
  return (
    <Choices label={label} labelHidden={labelHidden}>
      {kinds
        .filter((kind) => kind !== except)
        .map((kind) => (
          <Button
            key={kind}
            busy={saving === kind}
            disabled={saving !== null && saving !== kind}
            onPress={() => onKind(kind)}
          >
            {t(`answers.kinds.${kind}`)}
          </Button>
        ))}
    </Choices>
  );
}

function Days({
  label,
  except,
  state,
  onDay,
  onOtherDay,
  onEnterDay,
  onSaveEntered,
}: Pick<AnswerViewProps, 'onDay' | 'onOtherDay' | 'onEnterDay' | 'onSaveEntered'> & {
  label: string;
  except?: string;
  state: In<'choosingDay' | 'changing'>;
}) {
  const t = useT();
  const locale = useLocale();
  const { today, leftOn, other, saving } = state;
  const offered = nearDays(today, leftOn)
    .map((word) => ({ word, day: word === 'today' ? today : addDays(today, -1) }))
    .filter(({ day }) => day !== except);
  return (
    <Stack gap={16}>
      <Choices label={label}>
        {offered.map(({ word, day }) => (
          <Button
            key={word}
            busy={saving === day && other === null}
            disabled={saving !== null && (saving !== day || other !== null)}
            onPress={() => onDay(day)}
          >
            {t(`answers.${word}`, { day: formatDate(locale, day) })}
          </Button>
        ))}
        {other === null && hasOtherDays(today, leftOn) ? (
          <Button tone="quiet" icon="calendar" disabled={saving !== null} onPress={onOtherDay}>
            {t('answers.otherDay')}
          </Button>
        ) : null}
      </Choices>
      {other === null ? null : (
        <Stack gap={12}>
          <Grid columns={{ base: '1', tablet: '2' }} gap={16} align="start">
            <DateField
              label={t('answers.day')}
              value={other.day}
              min={leftOn}
              max={today}
              required
              disabled={saving !== null}
              error={other.missing ? t('answers.dayMissing') : dayError(state)}
              onChange={onEnterDay}
            />
          </Grid>
          <Inline gap={8}>
            <Button
              tone="primary"
              busy={saving !== null && saving === other.day}
              disabled={saving !== null && saving !== other.day}
              onPress={onSaveEntered}
            >
              {t('common.save')}
            </Button>
          </Inline>
        </Stack>
      )}
    </Stack>
  );
}

function ChoosingDay({ name, ...props }: PropsIn<'choosingDay'> & { name: string }) {
  const t = useT();
  const { state, onBack } = props;
  return (
    <Stack gap={16}>
      <Text weight="semibold" tone="strong">
        {t(`answers.kinds.${state.kind}`)}
      </Text>
      {state.kind === 'stop' ? (
        <InlineMessage tone="warning">
          {t('answers.stop', { name, email: state.email ?? t('drafts.seal.someRecipient') })}
        </InlineMessage>
      ) : null}
      <Days label={t('answers.received')} {...props} />
      <Inline gap={8}>
        <Button tone="quiet" disabled={state.saving !== null} onPress={onBack}>
          {t('answers.back')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** The answer that stands. */
function Recorded({ answer }: { answer: EmailAnswer }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Stack gap={4}>
      <Text weight="semibold" tone="strong">
        {t(`answers.kinds.${answer.kind}`)}
      </Text>
      <Text size="small" tone="muted">
        {t('answers.on', { day: formatDate(locale, answer.received_on) })}
      </Text>
    </Stack>
  );
}

function Saved({ name, state, onChange, onUndo }: PropsIn<'saved'> & { name: string }) {
  const t = useT();
  const { answer, undoing } = state;
  return (
    <Stack gap={16}>
      <Recorded answer={answer} />
      {answer.kind === 'stop' ? <Text>{t('answers.listed', { name })}</Text> : null}
      {answer.kind === 'out_of_office' ? <Text>{t('answers.automatic', { name })}</Text> : null}
      <Inline gap={8}>
        <Button icon="pencil" disabled={undoing} onPress={onChange}>
          {t('answers.change')}
        </Button>
        <Button tone="quiet" icon="undo" busy={undoing} onPress={onUndo}>
          {t('answers.undo')}
        </Button>
      </Inline>
    </Stack>
  );
}

function Changing(props: PropsIn<'changing'>) {
  const t = useT();
  const { state, onKind, onBack } = props;
  const { answer, saving } = state;
  return (
    <Stack gap={16}>
      <Recorded answer={answer} />
      <Divider />
      <Kinds label={t('answers.otherwise')} except={answer.kind} saving={saving} onKind={onKind} />
      <Days label={t('answers.otherwiseOn')} except={answer.received_on} {...props} />
      <Inline gap={8}>
        <Button tone="quiet" disabled={saving !== null} onPress={onBack}>
          {t('common.cancel')}
        </Button>
      </Inline>
    </Stack>
  );
}
