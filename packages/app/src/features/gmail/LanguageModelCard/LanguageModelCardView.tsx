import {
  Button,
  Card,
  Heading,
  Inline,
  InlineMessage,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@peyk/design-system';
import { formatDate } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { PartProblem } from '../../../ui/PartProblem/PartProblem';
import { ProblemMessage } from '../../../ui/ProblemView/ProblemView';
import type { LanguageModelState } from './LanguageModelCard.states';

interface LanguageModelCardViewProps {
  state: LanguageModelState;
  onRetry: () => void;
  onAgree: () => void;
  onTakeBack: () => void;
  onDismissProblem: () => void;
}

/** Which language model would read what letters are made of, and the person's word on it (AIX-01). */
export function LanguageModelCardView({ state, ...actions }: LanguageModelCardViewProps) {
  const t = useT();
  // The button that was pressed goes with what it said.
  const heading = useCatchFocus<HTMLHeadingElement>(state.status);
  return (
    <Card as="aside" labelledBy="language-model-heading">
      <Stack gap={16}>
        <Heading level={2} look="title3" id="language-model-heading" ref={heading}>
          {t('languageModel.title')}
        </Heading>
        {state.status === 'loading' ? (
          <>
            <VisuallyHidden>{t('languageModel.loading')}</VisuallyHidden>
            <Skeleton shape="text" lines={3} />
          </>
        ) : null}
        {state.status === 'failed' ? (
          <PartProblem
            look="message"
            problem={state.problem}
            title={t('languageModel.failed')}
            onRetry={actions.onRetry}
          />
        ) : null}
        {state.status === 'off' ? (
          <Text size="small" tone="muted">
            {t('languageModel.off')}
          </Text>
        ) : null}
        {state.status === 'asking' || state.status === 'given' ? <Consent state={state} {...actions} /> : null}
      </Stack>
    </Card>
  );
}

function Consent({
  state,
  onAgree,
  onTakeBack,
  onDismissProblem,
}: Omit<LanguageModelCardViewProps, 'state' | 'onRetry'> & {
  state: Extract<LanguageModelState, { status: 'asking' | 'given' }>;
}) {
  const t = useT();
  const locale = useLocale();
  const { host, model, busy, problem } = state;
  const isGiven = state.status === 'given';
  const spent = isGiven && state.calls.used >= state.calls.limit;
  return (
    <>
      {state.status === 'asking' && state.outdated ? (
        <InlineMessage tone="warning">{t('languageModel.outdated')}</InlineMessage>
      ) : null}
      <Text size="small">{t(isGiven ? 'languageModel.given' : 'languageModel.asks', { host, model })}</Text>
      <Text size="small">{t('languageModel.sends')}</Text>
      <Text size="small" tone="muted">
        {t('languageModel.checks')}
      </Text>
      {isGiven ? (
        <Text size="caption" tone="muted">
          {[
            state.since === null ? null : t('languageModel.since', { date: formatDate(locale, state.since) }),
            t(spent ? 'languageModel.usedUp' : 'languageModel.used', state.calls),
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
      ) : null}
      {problem ? (
        <ProblemMessage problem={problem} title={t('languageModel.notSaved')} onDismiss={onDismissProblem} />
      ) : null}
      <Inline gap={8}>
        {isGiven ? (
          <Button size="small" icon="undo" busy={busy} onPress={onTakeBack}>
            {t('languageModel.takeBack')}
          </Button>
        ) : (
          <Button size="small" icon="check" busy={busy} onPress={onAgree}>
            {t('languageModel.agree')}
          </Button>
        )}
      </Inline>
    </>
  );
}
