import { Button, Card, CheckboxGroup, Inline, InlineMessage, LinkButton, Stack } from '@peyk/design-system';
import { useLocale, useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';
import { isolate } from '../../../../i18n/isolate';
import { paths } from '../../../../paths';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';
import { ProblemText } from '../../../../ui/ProblemView/ProblemText';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import type { ExtractionStep } from '../section';

interface ExtractionProps {
  step: ExtractionStep;
  /** There is one that a bot can search for. */
  hasInterests: boolean;
  onExtract: () => void;
  onKeep: (names: string[]) => void;
  onSaveKept: () => void;
  onDiscard: () => void;
  onTakeBack: () => void;
}

/** The extraction of interests from the other lists: what it proposes, and how it ended; and where interests lead: to a bot. */
export function Extraction({ step, hasInterests, ...props }: ExtractionProps) {
  const t = useT();
  const isProposed = step.status === 'proposed' || step.status === 'saving';
  // Saving and discarding remove the pressed button.
  const extract = useCatchFocus<HTMLButtonElement>(isProposed);
  return (
    <Stack gap={12}>
      <Inline gap={8}>
        <Button
          ref={extract}
          tone="quiet"
          icon="sparkles"
          busy={step.status === 'busy'}
          disabled={isProposed}
          onPress={props.onExtract}
        >
          {step.status === 'busy' ? t('profile.interests.extracting') : t('profile.interests.extract')}
        </Button>
        {hasInterests ? (
          <LinkButton tone="quiet" href={paths.createBot} iconEnd="arrowForward">
            {t('builder.nextStep')}
          </LinkButton>
        ) : null}
      </Inline>
      {step.status === 'proposed' || step.status === 'saving' ? <Proposals step={step} {...props} /> : null}
      {step.status === 'saved' ? <Saved step={step} onTakeBack={props.onTakeBack} /> : null}
      {step.status === 'noneFound' ? (
        <InlineMessage tone="info" role="status">
          {t('profile.interests.noneFound')}
        </InlineMessage>
      ) : null}
      {step.status === 'noneSaved' ? (
        <InlineMessage tone="danger" role="alert">
          {t('profile.interests.noneSaved')}
        </InlineMessage>
      ) : null}
      {step.status === 'failed' ? (
        <ProblemMessage problem={step.problem} title={t('profile.interests.extractFailed')} />
      ) : null}
    </Stack>
  );
}

interface ProposalsProps extends Pick<ExtractionProps, 'onKeep' | 'onSaveKept' | 'onDiscard'> {
  step: Extract<ExtractionStep, { status: 'proposed' | 'saving' }>;
}

/** Nothing of it is stored before the person says so. */
function Proposals({ step: { status, proposals, kept }, onKeep, onSaveKept, onDiscard }: ProposalsProps) {
  const t = useT();
  const locale = useLocale();
  const isSaving = status === 'saving';
  return (
    <Card>
      <Stack gap={16}>
        <CheckboxGroup
          label={t('profile.interests.proposed')}
          help={t('profile.interests.proposedHelp')}
          values={kept}
          onChange={onKeep}
          disabled={isSaving}
          options={proposals.map(({ interest_name, sources: [source] = [] }) => ({
            value: interest_name,
            label: isolate(locale, interest_name),
            ...(source ? { help: t('profile.interests.source', { title: named(t, source.title) }) } : {}),
          }))}
        />
        <Inline gap={12} justify="end">
          <Button onPress={onDiscard} disabled={isSaving}>
            {t('profile.interests.discard')}
          </Button>
          <Button tone="primary" onPress={onSaveKept} busy={isSaving} disabled={kept.length === 0}>
            {t('profile.interests.keep', { count: kept.length })}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

interface SavedProps {
  step: Extract<ExtractionStep, { status: 'saved' }>;
  onTakeBack: () => void;
}

function Saved({ step: { count, undoing = false, undoProblem = null }, onTakeBack }: SavedProps) {
  const t = useT();
  return (
    <Stack gap={8}>
      <InlineMessage tone="success" role="status">
        {t('profile.interests.extracted', { n: count })}
      </InlineMessage>
      {undoProblem ? (
        <InlineMessage tone="danger" role="alert" title={t('failures.profile.delete')}>
          {t('profile.interests.undoFailed')} <ProblemText problem={undoProblem} />
        </InlineMessage>
      ) : null}
      <Inline gap={8}>
        <Button tone="quiet" icon="undo" busy={undoing} onPress={onTakeBack}>
          {t('profile.interests.undoAll')}
        </Button>
      </Inline>
    </Stack>
  );
}
