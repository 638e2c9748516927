import type { ReactNode } from 'react';
import { StarOrnament } from '../../icons/StarOrnament';
import { Hide } from '../../layout/Hide';
import { Heading } from '../../text/Heading';
import { Text } from '../../text/Text';
import * as s from '../state.css';

export interface EmptyStateProps {
  /** What is missing, or what will be there: 'No professors found', 'Create your first bot'. */
  title: string;
  /** What it is for and how it is filled, in one or two sentences. */
  children?: ReactNode;
  /** The one action; left out where it fills by itself. */
  action?: ReactNode;
  /**
   * The star above the text. Once on a page: a second empty region goes without. `desk`: not on a phone, where it would push the action
   * below a dock.
   */
  ornament?: boolean | 'desk';
  /** The level of its title: 1 when the whole page is empty, 3 below a heading of the region. */
  level?: 1 | 2 | 3;
}

/** An empty state, with what to do about it. For a failure, use `ErrorState`. */
export function EmptyState({ title, children, action, ornament = true, level = 2 }: EmptyStateProps) {
  const star = <StarOrnament size={level === 3 ? 96 : 144} />;
  return (
    <div className={s.state}>
      {ornament === 'desk' ? <Hide below="tablet">{star}</Hide> : ornament && star}
      <Heading level={level} look={level === 3 ? 'title3' : 'title2'} align="center">
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
