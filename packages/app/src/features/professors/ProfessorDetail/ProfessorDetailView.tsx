import {
  Auto,
  Box,
  Button,
  Card,
  EmptyState,
  Heading,
  Inline,
  Page,
  SkeletonCard,
  Stack,
  Tabs,
  Text,
} from '@peyk/design-system';
import type { ScoreState } from '../../../entities/professor/matchScore';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/I18n';
import { named } from '../../../i18n/named';
import { paths } from '../../../paths';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import { ProblemMessage, ProblemView } from '../../../ui/ProblemView/ProblemView';
import { Contact, Overview, Publications, Research, WhyRecommended } from '../parts/About';
import type { OwnFact } from '../parts/facts';
import { ProfessorBadges } from '../parts/ProfessorFacts';
import { ScoreMark } from '../parts/ScoreMark';
import type { ProfessorDetailState } from './ProfessorDetail.states';
import { EmailTab } from './parts/EmailTab';
import { type DetailTab, detailTabs } from './tabs';

interface ProfessorDetailViewProps {
  state: ProfessorDetailState;
  /** What goes with the email. */
  files?: ReactNode;
  onRetry: () => void;
  onTab: (tab: DetailTab) => void;
  /** Writes the draft of the email. */
  onCreate: () => void;
  onRetryEmail: () => void;
  /** Opens the form of the facts. */
  onEdit: () => void;
  onTakeBack: (fact: OwnFact) => void;
}

/** One professor: who it is, and what is or will be made for the contact. */
export function ProfessorDetailView({ state, onRetry, ...actions }: ProfessorDetailViewProps) {
  const t = useT();
  const back = { href: paths.professors, label: t('professorDetail.back') };
  if (state.status === 'ready') return <Ready state={state} back={back} {...actions} />;
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading
          title={t(state.status === 'loading' ? 'shell.titles.professor' : 'professorDetail.failed')}
          back={back}
        />
        {state.status === 'loading' ? <SkeletonCard label={t('professorDetail.loading')} /> : null}
        {state.status === 'failed' ? (
          <Card padding="large">
            <ProblemView problem={state.problem} onRetry={onRetry} />
          </Card>
        ) : null}
        {state.status === 'notFound' ? (
          <Card padding="large">
            <Text>{t('professorDetail.notFound')}</Text>
          </Card>
        ) : null}
      </Stack>
    </Page>
  );
}

interface ReadyProps extends Pick<
  ProfessorDetailViewProps,
  'files' | 'onTab' | 'onCreate' | 'onRetryEmail' | 'onEdit' | 'onTakeBack'
> {
  state: Extract<ProfessorDetailState, { status: 'ready' }>;
  back: { href: string; label: string };
}

function Ready({ state, files, onTab, onCreate, onRetryEmail, onEdit, onTakeBack, back }: ReadyProps) {
  const t = useT();
  const { professor, match, email, tab, own, notice } = state;
  const takingBack = { ...own, onTakeBack };
  // The button that takes a change back goes with the change.
  const title = useCatchFocus<HTMLHeadingElement>(
    professor.sources?.filter(({ source }) => source === 'person').length ?? 0,
  );
  const name = named(t, professor.full_name);
  const score: ScoreState =
    match.status === 'loading' || match.status === 'failed'
      ? { status: match.status }
      : { status: 'ready', score: match.status === 'ready' ? match.match.score : null };
  // What there is for this professor already.
  const toEmail = <Button onPress={() => onTab('email')}>{t('professorDetail.email.see')}</Button>;
  const content = {
    overview: (
      <Stack gap={32}>
        <Stack gap={16}>
          <Inline gap={8} justify="end">
            <Button size="small" icon="pencil" onPress={onEdit}>
              {t('ownFacts.edit')}
            </Button>
          </Inline>
          <Overview professor={professor} takingBack={takingBack} />
        </Stack>
        {(
          [
            ['research', <Research key="research" professor={professor} takingBack={takingBack} />],
            ['publications', <Publications key="publications" professor={professor} />],
            ['why', <WhyRecommended key="why" part={match} />],
            ['contact', <Contact key="contact" professor={professor} takingBack={takingBack} />],
          ] as const
        ).map(([id, part]) => (
          <Stack key={id} gap={12} as="section" labelledBy={`professor-${id}`}>
            <Heading level={2} look="title3" id={`professor-${id}`}>
              {t(`professors.details.tabs.${id}`)}
            </Heading>
            {part}
          </Stack>
        ))}
      </Stack>
    ),
    proposal: (
      <EmptyState title={t('professorDetail.proposal.title')} action={toEmail}>
        {t('professorDetail.proposal.body')}
      </EmptyState>
    ),
    email: <EmailTab professor={professor} part={email} files={files} onCreate={onCreate} onRetry={onRetryEmail} />,
    documents: (
      <EmptyState title={t('professorDetail.documents.title')} action={toEmail}>
        {t('professorDetail.documents.body')}
      </EmptyState>
    ),
  };
  return (
    <Page>
      <Stack gap={24}>
        <Inline gap={16} align="end" wrap={false}>
          <Box grow minWidth0>
            <PageHeading title={<Auto>{name}</Auto>} back={back} titleRef={title} />
          </Box>
          <ScoreMark score={score} />
        </Inline>
        <ProfessorBadges professor={professor} score={score} />
        {notice ? <ProblemMessage problem={notice} /> : null}
        <Card>
          <Tabs
            label={t('professorDetail.label', { name })}
            selected={tab}
            onChange={(id) => onTab(detailTabs.find((each) => each === id) ?? 'overview')}
            tabs={detailTabs.map((id) => ({ id, label: t(`professorDetail.tabs.${id}`), content: content[id] }))}
          />
        </Card>
      </Stack>
    </Page>
  );
}
