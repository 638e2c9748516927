import { InlineMessage, LinkButton } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { ProblemText } from '../../../../ui/ProblemView/ProblemText';
import { paths } from '../../../../paths';
import type { DraftReady } from '../DraftEditor.states';

/** Why an act did not happen, with the way out where the server names one. */
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
