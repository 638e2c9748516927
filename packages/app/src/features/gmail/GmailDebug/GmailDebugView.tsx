import {
  Button,
  Card,
  DataList,
  EmptyState,
  Heading,
  Inline,
  LinkButton,
  Page,
  SkeletonRows,
  Stack,
  Text,
} from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import { ProblemMessage, ProblemView } from '../../../ui/ProblemView/ProblemView';
import { paths } from '../../../paths';
import type { GmailDebugState, Reading } from './GmailDebug.states';
import { AnswerCard } from './parts/AnswerCard';

interface GmailDebugViewProps {
  state: GmailDebugState;
  onRetry: () => void;
  onAsk: (reading: Reading) => void;
}

/** Two buttons that show the response of the connect endpoint, without connecting anything (section 2, Gmail). */
export function GmailDebugView({ state, onRetry, onAsk }: GmailDebugViewProps) {
  const t = useT();
  return (
    <Page>
      <Stack gap={32}>
        <PageHeading
          title={t('gmail.debug.title')}
          lead={t('gmail.debug.lead')}
          back={{ href: paths.gmail, label: t('gmail.debug.back') }}
        />
        {state.status === 'loading' ? <SkeletonRows rows={2} label={t('gmail.debug.loading')} /> : null}
        {state.status === 'failed' ? (
          <ProblemView problem={state.problem} title={t('gmail.debug.configFailed')} onRetry={onRetry} />
        ) : null}
        {state.status === 'off' ? (
          <EmptyState
            title={t('gmail.debug.off.title')}
            action={
              <LinkButton tone="primary" href={paths.gmail}>
                {t('gmail.debug.toGmail')}
              </LinkButton>
            }
          >
            {t('gmail.debug.off.body')}
          </EmptyState>
        ) : null}
        {state.status === 'ready' ? (
          <>
            <Question state={state} onAsk={onAsk} />
            {state.result && 'problem' in state.result ? (
              <ProblemMessage problem={state.result.problem} title={t('gmail.debug.failed')} />
            ) : null}
            {state.result && 'inspection' in state.result ? <AnswerCard {...state.result} /> : null}
          </>
        ) : null}
      </Stack>
    </Page>
  );
}

function Question({
  state: { returnAddress, asking },
  onAsk,
}: {
  state: Extract<GmailDebugState, { status: 'ready' }>;
  onAsk: (reading: Reading) => void;
}) {
  const t = useT();
  const ask = (reading: Reading, label: string) => (
    <Button
      tone="secondary"
      busy={asking === reading}
      disabled={asking !== null && asking !== reading}
      onPress={() => onAsk(reading)}
    >
      {label}
    </Button>
  );
  return (
    <Card as="section" labelledBy="debug-question">
      <Stack gap={16}>
        <Heading level={2} look="title3" id="debug-question">
          {t('gmail.debug.target')}
        </Heading>
        <Text>{t('gmail.debug.targetBody')}</Text>
        <DataList
          items={[
            { term: t('gmail.debug.address'), value: '/api/integrations/api/gmail/connect/', ltr: true },
            { term: t('gmail.debug.returnAddress'), value: returnAddress, ltr: true },
          ]}
        />
        <Inline gap={12} wrap>
          {ask('raw', t('gmail.debug.raw'))}
          {ask('asApp', t('gmail.debug.asApp'))}
        </Inline>
        <Text size="small" tone="muted">
          {t('gmail.debug.hint')}
        </Text>
      </Stack>
    </Card>
  );
}
