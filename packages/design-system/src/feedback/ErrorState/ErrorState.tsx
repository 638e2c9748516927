import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../icons/Icon';
import { useStrings } from '../../i18n/strings';
import { Heading } from '../../text/Heading';
import { Text } from '../../text/Text';
import * as s from '../state.css';

export interface ErrorStateProps {
  /** What happened, in the person's terms: 'Your bots did not arrive'. Never a code. */
  title: string;
  /** What is safe and what to do, in one or two sentences. */
  children?: ReactNode;
  /**
   * `page`: nothing else was loaded, so its title is the title of the page and takes focus, and its retry is the primary action. `region`:
   * the rest of the page is shown, so it is announced as an alert and leaves focus where it is.
   */
  tier?: 'page' | 'region';
  /** Retries. Leave it out where a retry cannot help: not found, not allowed, an expired link. */
  onRetry?: () => void;
  /** The label of the retry button; 'Retry' by default. */
  retryLabel?: string;
  /** The retry is in progress: the button keeps its text and focus and ignores presses. */
  busy?: boolean;
  /** An alternative to a retry, or in addition to it: a `LinkButton`. */
  action?: ReactNode;
  /** The level of its title; 1 for a page, 2 for a region, 3 below a heading of the region. */
  level?: 1 | 2 | 3;
}

/** Shown in place of content: what happened, what is safe, what to do. Next to content that is shown, use `InlineMessage`. */
export function ErrorState({
  title,
  children,
  tier = 'region',
  onRetry,
  retryLabel,
  busy = false,
  action,
  level = tier === 'page' ? 1 : 2,
}: ErrorStateProps) {
  const strings = useStrings();
  const page = tier === 'page';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (page) heading.current?.focus();
  }, [page]);
  return (
    <div className={s.state} role={page ? undefined : 'alert'}>
      <span className={s.danger}>
        <Icon name="alert" size={24} />
      </span>
      <Heading
        level={level}
        look={level === 3 ? 'title3' : 'title2'}
        align="center"
        ref={heading}
        tabIndex={page ? -1 : undefined}
      >
        {title}
      </Heading>
      {children !== undefined && (
        <div className={s.words}>
          <Text as="div" size="small" align="center">
            {children}
          </Text>
        </div>
      )}
      {(onRetry !== undefined || action !== undefined) && (
        <div className={s.action}>
          {onRetry && (
            <Button tone={page ? 'primary' : 'secondary'} icon="refresh" busy={busy} onPress={onRetry}>
              {retryLabel ?? strings.retry}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
