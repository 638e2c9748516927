import { useSignedIn } from '../../../session/session';
import { LandingView } from './LandingView';

export function Landing() {
  return <LandingView state={{ signedIn: useSignedIn() }} />;
}
