import { Button, Inline, Skeleton, Stack, Text } from '@peyk/design-system';
import { useState } from 'react';
import type { Problem } from '../../../api/problem';
import { useApi } from '../../../api/useApi';
import { useT } from '../../../i18n/I18n';
import { GoogleButton } from '../../../entities/google/GoogleButton';
import { newNonce } from '../../../entities/google/nonce';
import { offerOf } from '../../../entities/google/offerOf';
import { standInToken } from '../../../entities/google/standIn';
import { ProblemMessage } from '../../../ui/ProblemView/ProblemView';

interface GoogleProofProps {
  /** The address of the account, which the stand-in is asked for. */
  email: string;
  onToken: (idToken: string, nonce?: string) => void;
}

/** A fresh sign-in with Google: Google's own button, or a press where the stand-in takes its place. */
export function GoogleProof({ email, onToken }: GoogleProofProps) {
  const t = useT();
  const config = useApi('/api/config/');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [scriptFailed, setScriptFailed] = useState(false);
  const offer = config.data ? offerOf(config.data) : null;

  const confirm = async (path: string) => {
    setBusy(true);
    const nonce = await newNonce();
    const token = await standInToken(path, email, nonce?.hash);
    setBusy(false);
    setProblem(token.ok ? null : token.problem);
    if (token.ok) onToken(token.data, nonce?.secret);
  };

  if (!offer) {
    return config.problem ? (
      <ProblemMessage problem={config.problem} title={t('account.deletion.googleFailed')} />
    ) : (
      <Skeleton shape="title" width="100%" />
    );
  }
  if (offer.kind === 'unavailable' || scriptFailed)
    return (
      <Text size="small" tone="muted">
        {t('account.deletion.googleUnavailable')}
      </Text>
    );
  return (
    <Stack gap={12}>
      {problem ? <ProblemMessage problem={problem} title={t('account.deletion.googleFailed')} /> : null}
      {offer.kind === 'real' ? (
        <GoogleButton clientId={offer.clientId} onToken={onToken} onFailed={() => setScriptFailed(true)} />
      ) : (
        <Inline gap={8}>
          <Button busy={busy} onPress={() => void confirm(offer.path)}>
            {t('account.deletion.confirmWithGoogle')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
