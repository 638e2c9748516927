import { Button, Card, Text } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { canRetry } from '../../api/problem';
import { useT } from '../../i18n/I18n';
import { ProblemMessage, ProblemView } from '../ProblemView/ProblemView';
import { type PartOptions, usePart } from './usePart';

interface PartProblemProps extends Omit<PartOptions, 'leads'> {
  /** What failed. */
  title?: string;
  /** `region` in place of the content, `card` with a card around it, `message` inside a card or beside content that is still shown. */
  look?: 'region' | 'card' | 'message';
  /** The name of the button that loads the part again, where other buttons of the page have the same label. */
  retryName?: string;
  /** What stands here while another part of the page speaks for this one. */
  quiet?: ReactNode;
}

/**
 * A part of a page that has not arrived. It says so in its place; where several parts lack the same thing, one says it for all, and its
 * button loads them all again.
 */
export function PartProblem({
  problem,
  title,
  look = 'region',
  retryName,
  quiet = <NotHere />,
  ...part
}: PartProblemProps) {
  const t = useT();
  const { says, kept, onRetry } = usePart({ problem, ...part });
  if (says === 'none') return quiet;
  const ofAll = says === 'all';
  const words = ofAll ? t(kept ? 'problems.parts.kept' : 'problems.parts.title') : title;
  if (look === 'message') {
    return (
      <ProblemMessage
        problem={problem}
        title={words}
        action={
          onRetry && canRetry(problem) ? (
            <Button size="small" label={ofAll ? undefined : retryName} onPress={onRetry}>
              {t('common.retry')}
            </Button>
          ) : undefined
        }
      />
    );
  }
  const view = <ProblemView problem={problem} title={words} onRetry={onRetry} />;
  return look === 'card' ? <Card>{view}</Card> : view;
}

interface PartWordsProps extends Pick<PartOptions, 'problem' | 'onRetry'> {
  children: ReactNode;
}

/** The same in one line that has no room for a message or a button: a part that has both speaks for it. */
export function PartWords({ problem, onRetry, children }: PartWordsProps) {
  const { says } = usePart({ problem, onRetry, leads: false });
  return says === 'own' ? children : '—';
}

function NotHere() {
  return (
    <Text size="small" tone="muted">
      —
    </Text>
  );
}
