import { Card, Hide, Inline, Link, ProgressBar, Stack, Text } from '@peyk/design-system';
import type { Completion } from '../../../../entities/user/completion';
import { useT } from '../../../../i18n/I18n';
import { profileStep } from '../../../../paths';
import { LISTS, useStepTitle } from '../../steps';
import type { Missing } from '../missing';

interface CompletionProps {
  completion: Completion;
  missing: readonly Missing[];
}

/** How complete the profile is, and what is missing with what it would bring: beside a page that has room for it. */
export function CompletionCard({ completion: { percent, filled, total, label }, missing }: CompletionProps) {
  const t = useT();
  const nameOf = useNameOf();
  const brings = useWhatItBrings();
  return (
    <Hide below="desktop">
      <Card>
        <Stack gap={12}>
          <ProgressBar label={t('completion.title')} value={percent / 100} />
          <Text size="small" tone="muted">
            {t('completion.standing', { label: t(`completion.labels.${label}`), filled, total })}
          </Text>
          {missing.length === 0 && filled === total ? <Text size="small">{t('completion.complete')}</Text> : null}
          {missing.map((each) => (
            <Stack key={keyOf(each)} gap={4}>
              <Link href={profileStep(each.step)} tone="quiet">
                {nameOf(each)}
              </Link>
              <Text size="small" tone="muted">
                {brings(each)}
              </Text>
            </Stack>
          ))}
        </Stack>
      </Card>
    </Hide>
  );
}

/** The same on a phone, below the line that shows the filled sections. */
export function CompletionLine({ completion: { percent }, missing }: CompletionProps) {
  const t = useT();
  const nameOf = useNameOf();
  return (
    <Hide above="desktop">
      <Stack gap={4}>
        <Inline gap={12} justify="between">
          <Text size="small" weight="semibold">
            {t('completion.title')}
          </Text>
          <Text size="small">{t('completion.percent', { percent })}</Text>
        </Inline>
        {missing.length > 0 ? (
          <Inline gap={8}>
            <Text size="small" tone="muted">
              {t('completion.missing')}
            </Text>
            {missing.map((each) => (
              <Text key={keyOf(each)} as="span" size="small">
                <Link href={profileStep(each.step)}>{nameOf(each)}</Link>
              </Text>
            ))}
          </Inline>
        ) : null}
      </Stack>
    </Hide>
  );
}

const keyOf = ({ step, what }: Missing) => `${step} ${what}`;

function useWhatItBrings() {
  const t = useT();
  return ({ step, what }: Missing) => {
    if (what !== 'section') return t(`completion.brings.${what}`);
    if (step === 'cv') return null;
    return t(`completion.brings.sections.${step === 'profile' ? step : LISTS[step]}`);
  };
}

function useNameOf() {
  const t = useT();
  const titleOf = useStepTitle();
  return ({ step, what }: Missing) => (what === 'section' ? titleOf(step) : t(`completion.${what}`));
}
