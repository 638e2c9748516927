import { ErrorState } from '@peyk/design-system';
import { Component, type ReactNode } from 'react';
import { useT } from '../../i18n/I18n';
import { ScreenNotLoaded } from './ScreenNotLoaded';

interface Props {
  /** Asks again for what the section draws. */
  onRetry?: () => void;
  children: ReactNode;
}

interface State {
  error: unknown;
  failed: boolean;
}

/** A section of a page that may break alone: the others stand, and it can be tried again in its place. */
export class SectionBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override render() {
    const { onRetry, children } = this.props;
    const { error, failed } = this.state;
    if (!failed) return children;
    // Code that did not come is the matter of the page.
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

/** What stands in place of a section that could not be drawn. */
export function BrokenSection({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <ErrorState title={t('shell.crash.section')} onRetry={onRetry} retryLabel={t('common.retry')}>
      {t('shell.crash.sectionBody')}
    </ErrorState>
  );
}
