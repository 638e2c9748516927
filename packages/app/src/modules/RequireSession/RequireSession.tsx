import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { signInAddress } from '../../session/rememberedLocation';
import { useSignedIn } from '../../session/session';

/** Shows its content to a signed-in person; sends anybody else to sign in, and back here afterwards. */
export function RequireSession({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn();
  const [path] = useLocation();
  const search = useSearch();
  if (signedIn) return children;
  return <Redirect to={signInAddress(`${path}${search ? `?${search}` : ''}${globalThis.location.hash}`)} replace />;
}
