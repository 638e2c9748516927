import { ErrorState } from '@peyk/design-system';
import { Component, type ReactNode } from 'react';
import { useT } from '../../i18n/I18n';
import { ScreenNotLoaded } from './ScreenNotLoaded';

interface Props {
  /** Refetches the data of the section. */
  onRetry?: () => void;
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
}

/** An error boundary for one section of a page: the others remain, and it can be retried in place. */
export class SectionBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override render() {
    const { onRetry, children } = this.props;
    const { error, failed } = this.state;
    if (!failed) return children;
    // Code that could not be loaded is handled by the boundary of the page.
    if (error instanceof ScreenNotLoaded) throw error;
    return (
      <BrokenSection
        onRetry={() => {
          this.setState({ error: null, failed: false });
          onRetry?.();
        }}
      />
    );
  }
}

/** Shown in place of a section that could not be rendered. */
export function BrokenSection({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <ErrorState title={t('shell.crash.section')} onRetry={onRetry} retryLabel={t('common.retry')}>
      {t('shell.crash.sectionBody')}
    </ErrorState>
  );
}
