import { Claim, Inline, LetterSheet, Ltr, MarginNotes, ScoreRing, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';

const SCORE = 92;

/** An example of what Peyk produces: a letter, its evidence, and the match score with a reason. */
export function ExampleLetter() {
  const t = useT();
  return (
    <Stack gap={16}>
      <Inline gap={12} wrap={false}>
        <ScoreRing score={SCORE} label={t('landing.example.matchScore', { score: SCORE })} size="medium" />
        <Stack gap={4}>
          <Text weight="semibold">{t('landing.example.match')}</Text>
          <Text size="small" tone="muted">
            {t('landing.example.matchReason')}
          </Text>
        </Stack>
      </Inline>
      <LetterSheet
        fields={[
          { label: t('landing.example.to'), value: <Ltr>ingrid.solheim@nordmark.example</Ltr> },
          {
            label: t('landing.example.subject'),
            value: <Ltr>PhD 2027: sensor placement when temperature hides the damage</Ltr>,
          },
        ]}
      >
        <p>Dear Professor Solheim,</p>
        <p>
          Your 2025 paper on sparse sensor placement for cable-stayed bridges closes by saying that{' '}
          <Claim marker="1">temperature was held constant in every case studied</Claim>. I would like to work on what
          happens when it is not.
        </p>
      </LetterSheet>
      <MarginNotes
        label={t('landing.example.notes')}
        items={[
          {
            marker: '1',
            icon: 'fileText',
            kindLabel: t('landing.example.paper'),
            title: 'Sparse sensor placement for cable-stayed bridges under uncertain loads',
            detail: '“All cases assume a uniform deck temperature.”',
          },
        ]}
      />
      <Text size="caption" tone="muted">
        {t('landing.example.label')}
      </Text>
    </Stack>
  );
}
