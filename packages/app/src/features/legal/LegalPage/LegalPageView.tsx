import { ErrorState, Markdown, Page } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import type { LegalPageState } from './LegalPage.states';

interface LegalPageViewProps {
  state: LegalPageState;
  onRetry: () => void;
}

/** A legal document under its own title; nothing while it loads. */
export function LegalPageView({ state, onRetry }: LegalPageViewProps) {
  const t = useT();
  if (state.status === 'loading') return null;
  return (
    <Page width="narrow">
      {state.status === 'failed' ? (
        <ErrorState tier="page" title={t('legal.error')} onRetry={onRetry} retryLabel={t('common.retry')}>
          {t('legal.failed')}
        </ErrorState>
      ) : (
        <Markdown source={state.document.text} startLevel={1} lang={state.document.language} />
      )}
    </Page>
  );
}
