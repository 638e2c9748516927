import { Divider, GoogleMark, LinkButton } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';

/** The link to Google sign-in, above the form. */
export function OrGoogle({ href }: { href: string }) {
  const t = useT();
  return (
    <>
      <LinkButton href={href} mark={<GoogleMark />} fullWidth>
        {t('auth.google.title')}
      </LinkButton>
      <Divider label={t('auth.google.orEmail')} />
    </>
  );
}
