import type { Professor } from '@peyk/api-types';
import { Auto, Button, EmptyState, Inline, LinkButton, Skeleton, Stack, StatusPill, Text } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { draftPill } from '../../../../entities/draft/draftPill';
import { useT } from '../../../../i18n/I18n';
import { named, visible } from '../../../../i18n/named';
import { paths } from '../../../../paths';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';
import { ProblemMessage, ProblemView } from '../../../../ui/ProblemView/ProblemView';
import type { EmailPart } from '../ProfessorDetail.states';

interface EmailTabProps {
  professor: Professor;
  part: EmailPart;
  /** What goes with the email. */
  files?: ReactNode;
  /** Writes the draft that there is none of. */
  onCreate: () => void;
  onRetry: () => void;
}

/** The email to the professor, which is looked for and written only on request. It is read and changed on its own page. */
export function EmailTab({ part, ...props }: EmailTabProps) {
  const t = useT();
  // The button that writes the draft goes once there is one.
  const place = useCatchFocus<HTMLDivElement>(part.status);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={t('professorDetail.tabs.email')}>
      <Content part={part} {...props} />
    </div>
  );
}

function Content({ professor, part, files, onCreate, onRetry }: EmailTabProps) {
  const t = useT();
  if (part.status === 'loading') return <Skeleton shape="text" lines={3} />;
  if (part.status === 'failed')
    return <ProblemView problem={part.problem} title={t('failures.email.draft')} onRetry={onRetry} />;
  if (part.status === 'none')
    return (
      <Stack gap={16}>
        {part.problem ? <ProblemMessage problem={part.problem} title={t('drafts.none.failed')} /> : null}
        <EmptyState
          level={2}
          title={t('failures.email.none')}
          action={
            <Button tone="primary" busy={part.creating} onPress={onCreate}>
              {t('drafts.none.create')}
            </Button>
          }
        >
          {t('drafts.none.body', { name: named(t, professor.full_name) })}
        </EmptyState>
      </Stack>
    );
  const { state, subject } = part.draft;
  return (
    <Stack gap={24}>
      <Stack gap={16} align="start">
        <Inline gap={12}>
          <StatusPill status={draftPill[state]} label={t(`drafts.state.${state}`)} />
          <Text weight="semibold" tone="strong" as="div">
            {visible(subject) ? <Auto>{subject}</Auto> : t('drafts.noSubject')}
          </Text>
        </Inline>
        <Text>{t('professorDetail.email.body')}</Text>
        <LinkButton href={paths.draft(professor.id)} tone="primary" icon="mail">
          {t('professorDetail.email.open')}
        </LinkButton>
      </Stack>
      {files}
    </Stack>
  );
}
