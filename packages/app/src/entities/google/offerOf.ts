import type { AppConfig } from '@peyk/api-types';
import { standInPath } from './standIn';

/** The way to sign in with Google that a server offers. */
export type GoogleOffer =
  | { kind: 'real'; clientId: string }
  | { kind: 'simulated'; path: string }
  | { kind: 'unavailable' };

/** The offer in the configuration: the stand-in if it is enabled, else Google's button if there is a client ID. */
export function offerOf({ google }: Pick<AppConfig, 'google'>): GoogleOffer {
  if (google.stand_in) {
    const path = standInPath(google.authorization_endpoint);
    return path === null ? { kind: 'unavailable' } : { kind: 'simulated', path };
  }
  // Null means that the identity provider is not Google; Google's button cannot serve another one.
  if (!google.client_id || google.authorization_endpoint === null) return { kind: 'unavailable' };
  return { kind: 'real', clientId: google.client_id };
}
