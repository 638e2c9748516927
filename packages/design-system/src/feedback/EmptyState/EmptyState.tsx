import type { ReactNode } from 'react';
import { StarOrnament } from '../../icons/StarOrnament';
import { Hide } from '../../layout/Hide';
import { Heading } from '../../text/Heading';
import { Text } from '../../text/Text';
import * as s from '../state.css';

export interface EmptyStateProps {
  /** What is not there, or what it will be: 'No professors found', 'Create your first bot'. */
  title: string;
  /** What it is for and how it fills, in one or two sentences. */
  children?: ReactNode;
  /** The one thing to do; left out where it fills by itself. */
  action?: ReactNode;
  /**
   * The star above the words. Once on a page: the second empty region goes without. `desk`: not on a phone, where it
   * would push what is to be done below a dock.
   */
  ornament?: boolean | 'desk';
  /** The rank of its title: 1 when the whole page is empty, 3 below a heading of the region. */
  level?: 1 | 2 | 3;
}

/** There is nothing here yet, and what to do about it. Where something failed to come, `ErrorState`. */
export function EmptyState({ title, children, action, ornament = true, level = 2 }: EmptyStateProps) {
  return (
    <div className={s.state}>
      {ornament === 'desk' ? (
        <Hide below="tablet">
          <StarOrnament />
        </Hide>
      ) : (
        ornament && <StarOrnament />
      )}
      <Heading level={level} look={level === 1 ? 'title2' : 'title3'} align="center">
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
