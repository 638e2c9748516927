import { Box, Button, Checkbox, Divider, Inline, InlineMessage, Stack, Text } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { useT } from '../../../../i18n/I18n';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import { SectionCard } from '../../parts/SectionCard';
import type { ExportStep, ImportState } from '../Import.states';
import type { ImportViewProps } from '../ImportView';

interface TakeOutProps extends Pick<ImportViewProps, 'onBibtex' | 'onJsonResume' | 'onReferees'> {
  state: Extract<ImportState, { status: 'choose' }>;
}

/** The profile as files that other programs read. */
export function TakeOut({ state, onBibtex, onJsonResume, onReferees }: TakeOutProps) {
  const t = useT();
  return (
    <SectionCard title={t('import.out.title')} lead={t('import.out.lead')}>
      <OneFile of="bibtex" step={state.bibtex} onDownload={onBibtex} />
      <Divider />
      <OneFile of="jsonResume" step={state.jsonResume} onDownload={onJsonResume}>
        <Checkbox label={t('import.out.referees')} checked={state.withReferees} onChange={onReferees} />
      </OneFile>
    </SectionCard>
  );
}

interface OneFileProps {
  of: 'bibtex' | 'jsonResume';
  step: ExportStep;
  onDownload: () => void;
  children?: ReactNode;
}

function OneFile({ of, step, onDownload, children }: OneFileProps) {
  const t = useT();
  return (
    <Stack gap={12}>
      <Inline gap={16} justify="between">
        <Stack gap={4}>
          <Text weight="semibold" tone="strong">
            {t(`import.out.${of}.name`)}
          </Text>
          <Text size="small" tone="muted">
            {t(`import.out.${of}.about`)}
          </Text>
        </Stack>
        <Box grow="line">
          <Button icon="download" busy={step.status === 'busy'} onPress={onDownload}>
            {t(`import.out.${of}.action`)}
          </Button>
        </Box>
      </Inline>
      {children}
      <Ended of={of} step={step} />
    </Stack>
  );
}

function Ended({ of, step }: Pick<OneFileProps, 'of' | 'step'>) {
  const t = useT();
  switch (step.status) {
    case 'failed':
      return step.problem.kind === 'html' ? (
        <InlineMessage tone="danger" role="alert" title={t('import.out.failed')}>
          {t('import.out.page')}
        </InlineMessage>
      ) : (
        <ProblemMessage problem={step.problem} title={t('import.out.failed')} />
      );
    case 'unavailable':
      return (
        <InlineMessage tone="warning" role="alert">
          {t('import.out.unavailable')}
        </InlineMessage>
      );
    case 'done':
      return (
        <InlineMessage tone="success" role="status">
          {t('import.out.done')}
        </InlineMessage>
      );
    case 'empty':
      return (
        <InlineMessage tone="info" role="status">
          {t(`import.out.${of}.empty`)}
        </InlineMessage>
      );
    default:
      return null;
  }
}
