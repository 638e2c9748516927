import { Auto, Button, Dialog, Inline, LinkButton, Stack, Tabs, Text } from '@peyk/design-system';
import type { Professor } from '@peyk/api-types';
import type { ReactNode } from 'react';
import { useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';
import { paths } from '../../../../paths';
import { Contact, Overview, Publications, Research, WhyRecommended } from '../../parts/About';
import { ProfessorBadges } from '../../parts/ProfessorFacts';
import { ScoreMark } from '../../parts/ScoreMark';
import type { ScoreState } from '../../../../entities/professor/matchScore';
import type { DetailsPart } from '../Professors.states';

type OpenDetails = Exclude<DetailsPart, { status: 'closed' }>;

export interface DetailsProps {
  part: OpenDetails;
  onClose: () => void;
  onCompose: (professor: Professor) => void;
}

/** The details of one professor in a dialog, with the match as its fourth tab. */
export function Details({ part, onClose, onCompose }: DetailsProps) {
  const t = useT();
  const { professor, match } = part;
  const name = named(t, professor.full_name);
  const score: ScoreState =
    match.status === 'loading' || match.status === 'failed'
      ? { status: match.status }
      : { status: 'ready', score: match.status === 'ready' ? match.match.score : null };
  const tab = (id: 'overview' | 'research' | 'publications' | 'why' | 'contact', content: ReactNode) => ({
    id,
    label: t(`professors.details.tabs.${id}`),
    content,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      header={
        <Inline gap={16} wrap={false}>
          <ScoreMark score={score} />
          <Stack gap={8}>
            <Text size="lead" tone="strong" weight="semibold">
              <Auto>{name}</Auto>
            </Text>
            <ProfessorBadges professor={professor} score={score} />
          </Stack>
        </Inline>
      }
      actions={
        <>
          <LinkButton href={paths.draft(professor.id)}>{t('professors.actions.preview')}</LinkButton>
          <Button tone="primary" icon="send" onPress={() => onCompose(professor)}>
            {t('professors.actions.email')}
          </Button>
        </>
      }
    >
      <Tabs
        label={t('professors.details.label', { name })}
        tabs={[
          tab('overview', <Overview professor={professor} />),
          tab('research', <Research professor={professor} />),
          tab('publications', <Publications professor={professor} />),
          tab('why', <WhyRecommended part={match} />),
          tab('contact', <Contact professor={professor} />),
        ]}
      />
    </Dialog>
  );
}
