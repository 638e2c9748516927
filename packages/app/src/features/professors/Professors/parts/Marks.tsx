import { Heading, Inline, ScoreRing, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';

const examples = { green: 86, amber: 63, red: 31 } as const;

/** What the colours of rings and badges mean, in words. */
export function Marks() {
  const t = useT();
  return (
    <Stack gap={12} as="section" labelledBy="professor-marks">
      <Heading level={2} look="title3" id="professor-marks">
        {t('professors.marks.title')}
      </Heading>
      <Stack gap={8} as="ul">
        {(['green', 'amber', 'red'] as const).map((band) => (
          <Inline key={band} gap={12} as="li" wrap={false}>
            <ScoreRing
              size="small"
              score={examples[band]}
              label={t('professors.score.label', { score: examples[band] })}
            />
            <Text size="small">{t(`professors.marks.${band}`)}</Text>
          </Inline>
        ))}
      </Stack>
      <Text size="caption" tone="muted">
        {t('professors.marks.hIndex')}
      </Text>
    </Stack>
  );
}
