import { Box, Button, Dock, Divider, Hide, Inline, LinkButton, Text } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { paths, profileStep } from '../../../paths';
import { type Step, around, isList, useStepTitle } from '../steps';

interface StepDockProps {
  step: Step;
  /** Why Next is disabled; null where it is not. */
  lacks: 'entry' | 'personal' | null;
}

const hintId = 'profile-step-hint';

/** Back, what comes next, and Next, with the reason where it is disabled. */
export function StepDock({ step, lacks }: StepDockProps) {
  const t = useT();
  const titleOf = useStepTitle();
  const { before, after } = around(step);
  const hint = (
    <Text size="small" tone="muted" align="center">
      {lacks === 'entry'
        ? t('builder.needsEntry')
        : lacks === 'personal'
          ? t('builder.needsPersonal')
          : after
            ? t('builder.next', { name: titleOf(after) })
            : t('builder.last')}
    </Text>
  );
  return (
    <>
      <Hide above="tablet">{hint}</Hide>
      <Hide below="tablet">
        <Divider />
      </Hide>
      <Dock>
        <LinkButton href={before ? profileStep(before) : paths.dashboard}>{t('common.back')}</LinkButton>
        <Hide below="tablet">
          <Box grow id={hintId}>
            {hint}
          </Box>
        </Hide>
        <Box grow="phone">
          <Inline gap={8} justify="end" wrap={false}>
            {lacks && after && isList(step) ? (
              <LinkButton tone="quiet" href={profileStep(after)}>
                {t('builder.skip')}
              </LinkButton>
            ) : null}
            {lacks ? (
              <Button tone="primary" disabled iconEnd="arrowForward" describedBy={hintId}>
                {t('common.next')}
              </Button>
            ) : after ? (
              <LinkButton tone="primary" href={profileStep(after)} iconEnd="arrowForward" fullWidth>
                {t('common.next')}
              </LinkButton>
            ) : (
              <LinkButton tone="primary" href={paths.createBot} iconEnd="arrowForward" fullWidth>
                {t('builder.nextStep')}
              </LinkButton>
            )}
          </Inline>
        </Box>
      </Dock>
    </>
  );
}
