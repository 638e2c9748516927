import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../icons/Icon';
import { Heading } from '../../text/Heading';
import { Text } from '../../text/Text';
import * as s from '../state.css';

export interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  /** The failure of a whole page: its title takes focus. Else it is an alert of its region. */
  focus?: boolean;
  busy?: boolean;
  action?: ReactNode;
  level?: 1 | 2 | 3;
}

/** Something did not arrive: what happened, what is safe, what to do. */
export function ErrorState({
  title,
  children,
  onRetry,
  retryLabel,
  focus = false,
  busy = false,
  action,
  level = 2,
}: ErrorStateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <div className={s.state} role={focus ? undefined : 'alert'}>
      <span className={s.danger}>
        <Icon name="alert" size={24} />
      </span>
      <Heading level={level} look="title3" align="center" ref={heading} tabIndex={focus ? -1 : undefined}>
        {title}
      </Heading>
      {children !== undefined && (
        <div className={s.words}>
          <Text as="div" size="small" tone="muted" align="center">
            {children}
          </Text>
        </div>
      )}
      {(onRetry !== undefined || action !== undefined) && (
        <div className={s.action}>
          {onRetry && (
            <Button icon="refresh" busy={busy} onPress={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
