import { Claim, Inline, LetterScene, Ltr, ScoreRing, Stack, Text, formatDigits } from '@peyk/design-system';
import { useLocale, useT } from '../../../../i18n/I18n';

const SCORE = 92;

/** An example of what Peyk produces: a letter, the match score with a reason, and the evidence of each claim. */
export function ExampleLetter() {
  const t = useT();
  const locale = useLocale();
  return (
    <Stack gap={16}>
      <LetterScene
        to={{ label: t('landing.example.to'), value: <Ltr>ingrid.solheim@nordmark.example</Ltr> }}
        subject={{
          label: t('landing.example.subject'),
          value: 'PhD 2027: sensor placement when temperature hides the damage',
        }}
        score={
          <Inline gap={12} wrap={false}>
            <ScoreRing score={SCORE} label={t('landing.example.matchScore', { score: SCORE })} size="medium" />
            <Stack gap={4}>
              <Text size="ui" weight="semibold" tone="strong">
                {t('landing.example.match')}
              </Text>
              <Text size="small" tone="muted">
                {t('landing.example.matchReason')}
              </Text>
            </Stack>
          </Inline>
        }
        notesLabel={t('landing.example.notes')}
        notes={[
          {
            marker: formatDigits(1, locale),
            icon: 'fileText',
            kindLabel: t('landing.example.paper'),
            source: <Ltr>“All cases assume a uniform deck temperature.”</Ltr>,
          },
          {
            marker: formatDigits(2, locale),
            icon: 'graduation',
            kindLabel: t('landing.example.own'),
            source: t('landing.example.thesis'),
          },
        ]}
      >
        <p>Dear Professor Solheim,</p>
        <p>
          Your 2025 paper on sparse sensor placement for cable-stayed bridges closes by saying that{' '}
          <Claim marker="1" active>
            temperature was held constant in every case studied
          </Claim>
          . I would like to work on what happens when it is not.
        </p>
        <p>
          In my master’s thesis I <Claim marker="2">separated the two effects over twelve months of records</Claim> from
          a prestressed concrete bridge.
        </p>
      </LetterScene>
      <Text size="caption" tone="muted">
        {t('landing.example.label')}
      </Text>
    </Stack>
  );
}
