import type { ReactNode } from 'react';
import { StarOrnament } from '../../icons/StarOrnament';
import { Heading } from '../../text/Heading';
import { Text } from '../../text/Text';
import * as s from '../state.css';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  ornament?: boolean;
  level?: 1 | 2 | 3;
}

/** There is nothing here yet, and what to do about it. */
export function EmptyState({ title, children, action, ornament = true, level = 2 }: EmptyStateProps) {
  return (
    <div className={s.state}>
      {ornament && <StarOrnament />}
      <Heading level={level} look="title3" align="center">
        {title}
      </Heading>
      {children !== undefined && (
        <div className={s.words}>
          <Text as="div" size="small" tone="muted" align="center">
            {children}
          </Text>
        </div>
      )}
      {action !== undefined && <div className={s.action}>{action}</div>}
    </div>
  );
}
