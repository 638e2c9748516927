import { ErrorState, Inline, InlineMessage, LinkButton, Stack } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type Problem, canRetry, needsSignIn } from '../../api/problem';
import { useT } from '../../i18n/I18n';
import { signInAddress } from '../../session/rememberedLocation';
import { ProblemText } from './ProblemText';
import { problemWords } from './problemWords';

interface ProblemProps {
  problem: Problem;
  /** What failed, where the specification or the screen has a text for it: 'Failed to fetch bots'. */
  title?: string;
  /** Shown only where a retry can help. */
  onRetry?: () => void;
}

/** Shown in place of content. For a problem next to content that is still shown, use `ProblemMessage`. */
export function ProblemView({ problem, title, onRetry }: ProblemProps) {
  const t = useT();
  const [path] = useLocation();
  const search = useSearch();
  const words = problemWords(t, problem);
  return (
    <Stack gap={16}>
      <ErrorState
        title={title ?? words.title}
        onRetry={onRetry && canRetry(problem) ? onRetry : undefined}
        retryLabel={t('common.retry')}
      >
        <ProblemText problem={problem} />
      </ErrorState>
      {needsSignIn(problem) ? (
        <Inline gap={8} justify="center">
          <LinkButton tone="primary" href={signInAddress(`${path}${search ? `?${search}` : ''}`)}>
            {t('shell.signIn')}
          </LinkButton>
        </Inline>
      ) : null}
    </Stack>
  );
}

interface ProblemMessageProps {
  problem: Problem;
  title?: string;
  onDismiss?: () => void;
  /** The way out, where one is known for this problem. */
  action?: ReactNode;
}

/** A note about content that is still shown: a failed save, a failed refresh. Announced as an alert. */
export function ProblemMessage({ problem, title, onDismiss, action }: ProblemMessageProps) {
  const t = useT();
  const words = problemWords(t, problem);
  return (
    <InlineMessage
      tone="danger"
      role="alert"
      title={title ?? words.title}
      onDismiss={onDismiss}
      action={action}
      dismissLabel={t('common.close')}
    >
      <ProblemText problem={problem} />
    </InlineMessage>
  );
}
