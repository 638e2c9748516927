import { LinkButton } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { paths } from '../../../paths';

interface SignedOutLinksProps {
  /** The path of the page, which needs no link to itself. */
  path: string;
  isAvailable: (path: string) => boolean;
}

/** Sign in and sign up. */
export function SignedOutLinks({ path, isAvailable }: SignedOutLinksProps) {
  const t = useT();
  return (
    <>
      {isAvailable(paths.signIn) && !path.startsWith(paths.signIn) ? (
        <LinkButton tone="quiet" href={paths.signIn}>
          {t('shell.signIn')}
        </LinkButton>
      ) : null}
      {isAvailable(paths.signUp) && !path.startsWith(paths.signUp) ? (
        <LinkButton href={paths.signUp}>{t('shell.getStarted')}</LinkButton>
      ) : null}
    </>
  );
}
