import { Skeleton } from '@peyk/design-system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale } from '../../i18n/I18n';
import { usePreferences } from '../../session/preferences';
import { loadIdentity } from './identity';
import { newNonce } from './nonce';

interface GoogleButtonProps {
  clientId: string;
  /** The person's ID token, empty where Google returned none, and the secret of its nonce. */
  onToken: (idToken: string, nonce?: string) => void;
  /** Google's script failed to load. */
  onFailed: () => void;
}

/** Google's limits for the width of its button, in pixels. */
const narrowest = 200;
const widest = 400;

/** Google's own button, drawn by Google's script, in the language and the theme of the page. */
export function GoogleButton({ clientId, onToken, onFailed }: GoogleButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const { theme } = usePreferences();
  const [drawn, setDrawn] = useState(false);
  const tokenCame = useEffectEvent(onToken);
  const failed = useEffectEvent(onFailed);

  useEffect(() => {
    let here = true;
    const draw = async () => {
      try {
        const [identity, nonce] = await Promise.all([loadIdentity(), newNonce()]);
        if (!here || !place.current) return;
        identity.initialize({
          client_id: clientId,
          ...(nonce ? { nonce: nonce.hash } : {}),
          ux_mode: 'popup',
          use_fedcm_for_button: true,
          callback: ({ credential }) => {
            if (here) tokenCame(typeof credential === 'string' ? credential : '', nonce?.secret);
          },
        });
        place.current.replaceChildren();
        identity.renderButton(place.current, {
          type: 'standard',
          theme: theme === 'dark' ? 'filled_black' : 'outline',
          size: 'large',
          text: 'continue_with',
          logo_alignment: 'center',
          width: Math.min(widest, Math.max(narrowest, place.current.clientWidth)),
          locale,
        });
        setDrawn(true);
      } catch {
        if (here) failed();
      }
    };
    void draw();
    return () => {
      here = false;
    };
  }, [clientId, locale, theme]);

  return (
    <>
      {drawn ? null : <Skeleton shape="title" width="100%" />}
      <div ref={place} />
    </>
  );
}
