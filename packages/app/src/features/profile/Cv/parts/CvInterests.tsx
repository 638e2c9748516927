import { Auto, Card, Heading, Inline, SelectableCards, Stack, Text } from '@peyk/design-system';
import { useEffect, useRef } from 'react';
import { useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';
import { Unshown } from '../../../../ui/Unshown/Unshown';
import type { CvState } from '../Cv.states';
import { mostInterests } from '../mostInterests';

interface CvInterestsProps {
  state: Extract<CvState, { status: 'ready' }>;
  onChoose: (ids: number[]) => void;
}

/** The interests that a CV is made for. */
export function CvInterests({ state, onChoose }: CvInterestsProps) {
  const t = useT();
  const { interests, leftOut, chosen } = state;
  const isFull = chosen.length >= mostInterests;
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is disabled now and would lose the focus to nowhere; this is where to go on.
  const isMissed = state.generate.status === 'noneChosen' || state.download.status === 'noneChosen';
  useEffect(() => {
    if (isMissed) heading.current?.focus();
  }, [isMissed]);
  return (
    <Card as="section" labelledBy="cv-interests">
      <Stack gap={16}>
        <Inline gap={8} justify="between" align="baseline">
          <Heading level={2} look="title3" id="cv-interests" ref={heading} tabIndex={-1}>
            {t('cv.interests.title')}
          </Heading>
          <Text as="span" size="small" tone="muted">
            {t('cv.interests.chosen', { count: chosen.length, most: mostInterests })}
          </Text>
        </Inline>
        <Unshown count={leftOut} />
        <SelectableCards
          label={t('cv.interests.title')}
          labelHidden
          values={chosen.map(String)}
          onChange={(values) => onChoose(values.map(Number))}
          help={isFull ? t('cv.interests.full', { most: mostInterests }) : undefined}
          items={interests.map(({ id, interest_name: name, subfield }) => ({
            value: String(id),
            title: named(t, name),
            description: subfield ? <Auto>{subfield}</Auto> : undefined,
            disabled: isFull && !chosen.includes(id),
          }))}
        />
      </Stack>
    </Card>
  );
}
