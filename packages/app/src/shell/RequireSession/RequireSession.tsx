import { Fragment, type ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { signInAddress } from '../../session/rememberedLocation';
import { useSessionNumber, useSignedIn } from '../../session/session';

/**
 * Shows its content to a signed-in person; redirects anybody else to sign in, and back here afterwards. When another person signs in, in
 * this tab or another, the content is remounted.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn();
  const session = useSessionNumber();
  const [path] = useLocation();
  const search = useSearch();
  if (signedIn) return <Fragment key={session}>{children}</Fragment>;
  return <Redirect to={signInAddress(`${path}${search ? `?${search}` : ''}${globalThis.location.hash}`)} replace />;
}
