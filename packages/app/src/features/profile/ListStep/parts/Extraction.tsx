import { Button, InlineMessage, Inline, LinkButton, Stack } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { paths } from '../../../../paths';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import type { ExtractionStep } from '../section';

interface ExtractionProps {
  step: ExtractionStep;
  /** There is one that a bot can search for. */
  hasInterests: boolean;
  onExtract: () => void;
}

/** The extraction of interests from the other lists, and how it ended; and where interests lead: to a bot. */
export function Extraction({ step, hasInterests, onExtract }: ExtractionProps) {
  const t = useT();
  return (
    <Stack gap={12}>
      <Inline gap={8}>
        <Button tone="quiet" icon="sparkles" busy={step.status === 'busy'} onPress={onExtract}>
          {step.status === 'busy' ? t('profile.interests.extracting') : t('profile.interests.extract')}
        </Button>
        {hasInterests ? (
          <LinkButton tone="quiet" href={paths.createBot} iconEnd="arrowForward">
            {t('profile.nextStep')}
          </LinkButton>
        ) : null}
      </Inline>
      {step.status === 'saved' ? (
        <InlineMessage tone="success" role="status">
          {t('profile.interests.extracted', { n: step.count })}
        </InlineMessage>
      ) : null}
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
