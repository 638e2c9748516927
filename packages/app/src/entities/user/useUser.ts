import type { User } from '@peyk/api-types';
import { useApi } from '../../api/useApi';
import { useSignedIn } from '../../session/session';
import { arrival } from './signIn';

/** The signed-in person from GET /api/auth/me/, and until that arrives from the sign-in answer; null while unknown or signed out. */
export function useUser(): User | null {
  const signedIn = useSignedIn();
  const { data } = useApi(signedIn ? '/api/auth/me/' : null);
  return signedIn ? (data ?? arrival()) : null;
}
