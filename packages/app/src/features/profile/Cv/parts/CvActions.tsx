import { Auto, Box, Button, Inline, InlineMessage, Stack, Text } from '@peyk/design-system';
import { isUnknownPath } from '../../../../api/pathFallback';
import { useT } from '../../../../i18n/I18n';
import { cvWords } from '../../../../ui/failureWords';
import type { CvState, CvStep } from '../Cv.states';

interface CvActionsProps {
  state: Extract<CvState, { status: 'ready' }>;
  onGenerate: () => void;
  onDownload: () => void;
  onTypst: () => void;
}

const hintId = 'cv-choose-first';

/** The buttons, and below them how it went. */
export function CvActions({ state, onGenerate, onDownload, onTypst }: CvActionsProps) {
  const t = useT();
  const { chosen, generate, download, typst } = state;
  const isNone = chosen.length === 0;
  const isAlerted = [generate, download, typst].some(({ status }) => status === 'noneChosen');
  const button = (step: CvStep) => ({
    busy: step.status === 'busy',
    // A busy button keeps its focus, whatever is unticked meanwhile.
    disabled: isNone && step.status !== 'busy',
    describedBy: isNone && !isAlerted ? hintId : undefined,
  });
  return (
    <Stack gap={12}>
      <Inline gap={12}>
        <Box grow="line">
          <Button tone="primary" icon="refresh" onPress={onGenerate} {...button(generate)}>
            {t(generate.status === 'busy' ? 'cv.generate.busy' : 'cv.generate.action')}
          </Button>
        </Box>
        <Box grow="line">
          <Button icon="download" onPress={onDownload} {...button(download)}>
            {t(download.status === 'busy' ? 'cv.download.busy' : 'cv.download.action')}
          </Button>
        </Box>
        <Button tone="quiet" icon="code" onPress={onTypst} {...button(typst)}>
          {t('cv.typst.action')}
        </Button>
      </Inline>
      {isNone && !isAlerted ? (
        <Text id={hintId} size="small" tone="muted">
          {t('cv.chooseFirst')}
        </Text>
      ) : null}
      <StepMessage of="generate" step={generate} />
      <StepMessage of="download" step={download} />
      <StepMessage of="typst" step={typst} />
    </Stack>
  );
}

/** How generating or downloading ended. */
function StepMessage({ of, step }: { of: 'generate' | 'download' | 'typst'; step: CvStep }) {
  const t = useT();
  switch (step.status) {
    case 'done':
      return (
        <InlineMessage tone="success" role="status">
          {t(`cv.${of}.done`)}
        </InlineMessage>
      );
    case 'noneChosen':
      return (
        <InlineMessage tone="warning" role="alert">
          {t(`cv.${of}.noneChosen`)}
        </InlineMessage>
      );
    case 'failed': {
      const isMissing = of === 'typst' && isUnknownPath(step.problem);
      return (
        <InlineMessage
          tone="danger"
          role="alert"
          // The specification has two texts for this event: what came (section 5) and what that means (section 8, A-112).
          title={step.problem.kind === 'html' && !isMissing ? t('cv.htmlPage') : undefined}
        >
          {isMissing ? (
            t('cv.typst.unavailable')
          ) : (
            <Auto>{cvWords(t, step.problem, of === 'generate' ? 'generate' : 'download')}</Auto>
          )}
        </InlineMessage>
      );
    }
    default:
      return null;
  }
}
