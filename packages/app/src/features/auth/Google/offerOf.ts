import type { AppConfig } from '@peyk/api-types';
import { standInPath } from './standIn';

/** Which way to sign in a server offers. */
export type GoogleOffer =
  | { kind: 'real'; clientId: string }
  | { kind: 'simulated'; path: string }
  | { kind: 'unavailable' };

/** The offer in the configuration: the stand-in where it answers, else Google's button where there is a client. */
export function offerOf({ google }: Pick<AppConfig, 'google'>): GoogleOffer {
  if (google.stand_in) {
    const path = standInPath(google.authorization_endpoint);
    return path === null ? { kind: 'unavailable' } : { kind: 'simulated', path };
  }
  // Null says that the identity provider is not Google, whose button would not know it.
  if (!google.client_id || google.authorization_endpoint === null) return { kind: 'unavailable' };
  return { kind: 'real', clientId: google.client_id };
}
