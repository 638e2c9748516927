import useSWR from 'swr';
import { useLocale } from '../../../i18n/I18n';
import { mainId } from '../../../ui/pageChange';
import { LegalPageView } from './LegalPageView';
import { type LegalName, loadDocument } from './loadDocument';

/** /privacy: the Privacy Policy in the language of the page. */
export function PrivacyPolicy() {
  return <LegalPage name="PRIVACY_POLICY" />;
}

/** /terms: the Terms of Service in the language of the page. */
export function TermsOfService() {
  return <LegalPage name="TERMS_OF_SERVICE" />;
}

function LegalPage({ name }: { name: LegalName }) {
  const locale = useLocale();
  const { data, error, isValidating, mutate } = useSWR(['legal', name, locale], () => loadDocument(name, locale), {
    // The text must not change while it is being read, and only the person retries a failure.
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const retry = () => {
    // The area is empty until the response arrives, so focus moves to where the document will be.
    document.getElementById(mainId)?.focus({ preventScroll: true });
    void mutate();
  };
  return (
    <LegalPageView
      state={
        data
          ? { status: 'ready', document: data }
          : error && !isValidating
            ? { status: 'failed' }
            : { status: 'loading' }
      }
      onRetry={retry}
    />
  );
}
