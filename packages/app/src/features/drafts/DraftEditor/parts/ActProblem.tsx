import { InlineMessage, LinkButton } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { ProblemText } from '../../../../ui/ProblemView/ProblemText';
import { paths } from '../../../../paths';
import type { DraftReady } from '../DraftEditor.states';

/** Why an act failed, with a link to Gmail settings where the error code calls for it. */
export function ActProblem({ problem: { act, problem } }: { problem: NonNullable<DraftReady['problem']> }) {
  const t = useT();
  const wantsGmail = problem.kind === 'conflict' && problem.code?.startsWith('gmail_');
  return (
    <InlineMessage
      tone="danger"
      role="alert"
      title={t(`drafts.problem.${act}`)}
      action={
        wantsGmail ? (
          <LinkButton href={paths.gmail} size="small">
            {t('drafts.problem.gmail')}
          </LinkButton>
        ) : undefined
      }
    >
      <ProblemText problem={problem} />
    </InlineMessage>
  );
}
