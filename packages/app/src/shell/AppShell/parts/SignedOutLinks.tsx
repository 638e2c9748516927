import { LinkButton } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { paths } from '../../../paths';

/** Sign in and sign up. */
export function SignedOutLinks({ isAvailable }: { isAvailable: (path: string) => boolean }) {
  const t = useT();
  return (
    <>
      {isAvailable(paths.signIn) ? (
        <LinkButton tone="quiet" href={paths.signIn}>
          {t('shell.signIn')}
        </LinkButton>
      ) : null}
      {isAvailable(paths.signUp) ? (
        <LinkButton tone="primary" href={paths.signUp}>
          {t('shell.getStarted')}
        </LinkButton>
      ) : null}
    </>
  );
}
