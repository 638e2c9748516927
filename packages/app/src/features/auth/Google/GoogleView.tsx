import { Divider, ErrorState, InlineMessage, Link, SkeletonRows, Stack, Text } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/I18n';
import { ProblemView } from '../../../ui/ProblemView/ProblemView';
import { AuthFrame } from '../parts/AuthFrame';
import type { GoogleState } from './Google.states';
import type { Person } from '../../../entities/google/idToken';
import { People } from './parts/People';
import { StepMessage } from './parts/StepMessage';

interface GoogleViewProps {
  state: GoogleState;
  /** The same page for an email address and password. */
  emailHref: string;
  /** Google's own button, which only its script can draw. */
  googleButton: ReactNode;
  onChoose: (person: Person) => void;
  onRetry: () => void;
}

/** Sign-in and sign-up with Google: one screen, because Google does not distinguish them. */
export function GoogleView({ emailHref, ...way }: GoogleViewProps) {
  const t = useT();
  return (
    <AuthFrame title={t('auth.google.title')} lead={t('auth.google.lead')}>
      <Way {...way} />
      <Divider />
      <Text>
        {t('auth.google.other')} <Link href={emailHref}>{t('auth.google.withEmail')}</Link>
      </Text>
    </AuthFrame>
  );
}

function Way({ state, googleButton, onChoose, onRetry }: Omit<GoogleViewProps, 'emailHref'>) {
  const t = useT();
  switch (state.status) {
    case 'loading':
      return <SkeletonRows rows={2} label={t('common.loading')} />;
    case 'failed':
      return <ProblemView problem={state.problem} onRetry={onRetry} />;
    case 'unavailable':
      return (
        <InlineMessage tone="info" title={t('auth.google.unavailableTitle')}>
          {t('auth.google.unavailableBody')}
        </InlineMessage>
      );
    case 'simulated':
      return (
        <Stack gap={16}>
          <People people={state.people} onChoose={onChoose} />
          <StepMessage step={state.step} />
        </Stack>
      );
    case 'real':
      return state.scriptFailed ? (
        <ErrorState title={t('auth.google.scriptTitle')} onRetry={onRetry} retryLabel={t('common.retry')}>
          {t('auth.google.scriptBody')}
        </ErrorState>
      ) : (
        <Stack gap={16}>
          {googleButton}
          <StepMessage step={state.step} />
        </Stack>
      );
  }
}
