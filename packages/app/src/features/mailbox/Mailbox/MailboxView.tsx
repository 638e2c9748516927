import {
  Auto,
  Box,
  Button,
  Card,
  EmptyState,
  Grid,
  Hide,
  Inline,
  InlineMessage,
  Link,
  LinkButton,
  List,
  ListRow,
  Page,
  Pagination,
  Skeleton,
  SkeletonRows,
  Stack,
  Text,
} from '@peyk/design-system';
import type { MailboxMessage } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import { formatPast } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import { visible } from '../../../i18n/named';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import { ProblemMessage, ProblemView } from '../../../ui/ProblemView/ProblemView';
import { paths } from '../../../paths';
import type { MailboxState, OpenMessage } from './Mailbox.states';
import { Message } from './parts/Message';
import { SectionBoundary } from '../../../ui/ErrorBoundary/SectionBoundary';
import { Unshown } from '../../../ui/Unshown/Unshown';

interface MailboxViewProps {
  state: MailboxState;
  onRefresh: () => void;
  onPage: (page: number) => void;
  /** Downloads an attachment of a message by its place. */
  onDownload: (message: MailboxMessage, position: number) => void;
}

/** The mail that would have been sent, kept on this machine. */
export function MailboxView({ state, onRefresh, onPage, onDownload }: MailboxViewProps) {
  const t = useT();
  const refreshing = (state.status === 'ready' || state.status === 'empty') && state.refreshing;
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading
          title={t('mailbox.title')}
          lead={state.status === 'ready' ? t('mailbox.count', { count: state.count }) : undefined}
          actions={
            state.status === 'ready' || state.status === 'empty' ? (
              <Button icon="refresh" busy={refreshing} onPress={onRefresh}>
                {t('mailbox.refresh')}
              </Button>
            ) : undefined
          }
        />
        {state.status === 'closed' ? null : (
          <InlineMessage tone="info" title={t('mailbox.label')}>
            {t(state.signedIn ? 'mailbox.explain' : 'mailbox.explainSignedOut')}
          </InlineMessage>
        )}
        {state.status === 'loading' ? <LoadingMessages /> : null}
        {state.status === 'closed' ? (
          <EmptyState
            title={t('mailbox.closed.title')}
            action={<LinkButton href={paths.landing}>{t('shell.notFound.home')}</LinkButton>}
          >
            {t('mailbox.closed.body')}
          </EmptyState>
        ) : null}
        {state.status === 'failed' ? (
          <ProblemView problem={state.problem} title={t('mailbox.failed')} onRetry={onRefresh} />
        ) : null}
        {state.status === 'empty' ? (
          <Card padding="large">
            <EmptyState
              title={t('mailbox.empty')}
              action={state.signedIn ? <LinkButton href={paths.bots}>{t('bots.title')}</LinkButton> : undefined}
            >
              {t(state.signedIn ? 'mailbox.emptyBody' : 'mailbox.emptySignedOut')}
            </EmptyState>
          </Card>
        ) : null}
        {state.status === 'ready' ? (
          <Messages state={state} onRefresh={onRefresh} onPage={onPage} onDownload={onDownload} />
        ) : null}
      </Stack>
    </Page>
  );
}

/** The list, and beside it the message that is open at first. */
function LoadingMessages() {
  const t = useT();
  return (
    <Grid columns={{ base: '1', tablet: 'aside-main' }} gap={24} align="start">
      <SkeletonRows rows={5} label={t('mailbox.loading')} />
      <Hide below="tablet">
        <Card padding="large">
          <Stack gap={24}>
            <Skeleton shape="title" width="60%" />
            <Skeleton shape="text" lines={3} />
            <Skeleton shape="block" height="240px" />
          </Stack>
        </Card>
      </Hide>
    </Grid>
  );
}

function Messages({
  state,
  onRefresh,
  onPage,
  onDownload,
}: Omit<MailboxViewProps, 'state'> & { state: Extract<MailboxState, { status: 'ready' }> }) {
  const t = useT();
  const [newest] = state.messages;
  const list = (
    <SectionBoundary onRetry={onRefresh}>
      <MessageList state={state} onPage={onPage} />
    </SectionBoundary>
  );
  return (
    <>
      {state.notice ? <ProblemMessage problem={state.notice} /> : null}
      <Unshown count={state.leftOut} />
      <Grid columns={{ base: '1', tablet: 'aside-main' }} gap={24} align="start">
        {/* On a phone an open message takes the place of the list. */}
        {state.open.status === 'none' ? list : <Hide below="tablet">{list}</Hide>}
        {state.open.status === 'none' ? (
          <Hide below="tablet">
            {/* Beside the list there is always a message: the newest of the page, until another one is asked for. */}
            {newest ? (
              <SectionBoundary onRetry={onRefresh}>
                <Message
                  message={newest}
                  file={state.file ?? null}
                  onDownload={(position) => onDownload(newest, position)}
                />
              </SectionBoundary>
            ) : (
              <Card padding="large">
                <Text tone="muted">{t('mailbox.none')}</Text>
              </Card>
            )}
          </Hide>
        ) : (
          <Stack gap={12}>
            <Hide above="tablet">
              <Link href={paths.mailbox}>{t('mailbox.back')}</Link>
            </Hide>
            <Opened open={state.open} file={state.file ?? null} onRetry={onRefresh} onDownload={onDownload} />
          </Stack>
        )}
      </Grid>
    </>
  );
}

function MessageList({
  state,
  onPage,
}: Pick<MailboxViewProps, 'onPage'> & { state: Extract<MailboxState, { status: 'ready' }> }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Stack gap={16}>
      <List label={t('mailbox.list')}>
        {state.messages.map((message) => (
          <ListRow
            key={`${message.kind}-${message.id}`}
            href={paths.mailboxMessage(message.id)}
            title={
              <Stack gap={4}>
                <span>
                  <Auto>{message.kind === 'system' ? message.from : message.to.join(', ')}</Auto>
                </span>
                <Text as="span" size="small" tone="body">
                  {visible(message.subject) ? <Auto>{message.subject}</Auto> : t('mailbox.noSubject')}
                </Text>
              </Stack>
            }
            description={
              // Each in its own direction: cut together, an English text would lose its beginning in Persian.
              <Inline gap={4} wrap={false}>
                <Text as="span" size="caption" tone="muted">
                  {`${t(`mailbox.kind.${message.kind}`)} •`.replaceAll(' ', '\u00a0')}
                </Text>
                <Box grow minWidth0>
                  <Text as="div" size="caption" tone="muted" clamp={1}>
                    <Auto as="p">{firstWords(message.text)}</Auto>
                  </Text>
                </Box>
              </Inline>
            }
            trailing={
              <Text as="span" size="caption" tone="muted">
                {formatPast(locale, message.sent_at)}
              </Text>
            }
          />
        ))}
      </List>
      {state.pageCount > 1 ? (
        <Pagination page={state.page} pageCount={state.pageCount} onChange={onPage} label={t('mailbox.pages')} />
      ) : null}
    </Stack>
  );
}

/** The beginning of a message on one line; the row cuts it where it ends. */
const firstWords = (text: string): string => text.slice(0, 200).replaceAll(/\s+/g, ' ');

function Opened({
  open,
  file,
  onRetry,
  onDownload,
}: {
  open: OpenMessage;
  file: { position: number; problem: Problem | null } | null;
  onRetry: () => void;
  onDownload: MailboxViewProps['onDownload'];
}) {
  const t = useT();
  switch (open.status) {
    case 'none':
      return null;
    case 'loading':
      return <SkeletonRows rows={3} label={t('mailbox.loading')} />;
    case 'gone':
      return (
        <Card padding="large">
          <EmptyState
            title={t('mailbox.gone.title')}
            action={
              // On a phone the same link stands above.
              <Hide below="tablet">
                <LinkButton href={paths.mailbox}>{t('mailbox.back')}</LinkButton>
              </Hide>
            }
          >
            {t('mailbox.gone.body')}
          </EmptyState>
        </Card>
      );
    case 'failed':
      return (
        <Card padding="large">
          <ProblemView problem={open.problem} title={t('mailbox.failed')} onRetry={onRetry} />
        </Card>
      );
    case 'open':
      return (
        <SectionBoundary onRetry={onRetry}>
          <Message message={open.message} file={file} onDownload={(position) => onDownload(open.message, position)} />
        </SectionBoundary>
      );
  }
}
