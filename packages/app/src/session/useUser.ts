import type { User } from '@peyk/api-types';
import { useApi } from '../api/useApi';
import { arrival, useSignedIn } from './session';

/** The signed-in person, from GET /api/auth/me/, until then from the answer that signed them in; null while unknown or signed out. */
export function useUser(): User | null {
  const signedIn = useSignedIn();
  const { data } = useApi(signedIn ? '/api/auth/me/' : null);
  return signedIn ? (data ?? arrival()) : null;
}
