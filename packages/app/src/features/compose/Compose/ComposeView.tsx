import { Badge, ConfirmDialog, Grid, Inline, InlineMessage, LinkButton, Page, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { RestoredNote } from '../../../forms/edits/RestoredNote';
import { paths } from '../../../paths';
import { SectionBoundary } from '../../../ui/ErrorBoundary/SectionBoundary';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import type { ComposeState, GmailPart } from './Compose.states';
import { Actions, type ActionsProps } from './parts/Actions';
import { Attachments, type AttachmentsProps } from './parts/Attachments';
import { EmailSheet, type EmailSheetProps } from './parts/EmailSheet';
import { Margin } from './parts/Margin';
import { Schedule, type ScheduleProps } from './parts/Schedule';

interface ComposeViewProps
  extends
    Omit<EmailSheetProps, 'state'>,
    Omit<AttachmentsProps, 'state'>,
    Omit<ScheduleProps, 'plan'>,
    Omit<ActionsProps, 'state'> {
  state: ComposeState;
  onLeave: () => void;
  onStay: () => void;
}

/** Compose Email, step 3 of 3: every field of the specification, and no call. */
export function ComposeView(props: ComposeViewProps) {
  const { state, onLeave, onStay } = props;
  const t = useT();
  return (
    <Page>
      <Stack gap={24}>
        <Stack gap={4}>
          <Text size="small" tone="muted">
            {t('compose.step')}
          </Text>
          <PageHeading
            title={t('compose.title')}
            lead={t('compose.lead')}
            actions={
              <Inline gap={8}>
                <GmailBadge gmail={state.gmail} />
              </Inline>
            }
          />
        </Stack>
        <InlineMessage
          tone="info"
          title={t('compose.honest.title')}
          action={
            <LinkButton
              size="small"
              iconEnd="arrowForward"
              href={state.bot === null ? paths.bots : paths.bot(state.bot)}
            >
              {t(state.bot === null ? 'botDetail.back' : 'compose.honest.action')}
            </LinkButton>
          }
        >
          {t('compose.honest.body')}
        </InlineMessage>
        {state.restored ? <RestoredNote /> : null}
        <SectionBoundary>
          <Grid columns={{ base: '1', desktop: 'main-aside' }} gap={32} align="start">
            <Stack gap={24}>
              <EmailSheet {...props} />
              <Attachments {...props} />
              <Schedule {...props} plan={state.plan} />
              <Actions {...props} />
            </Stack>
            <Margin state={state} />
          </Grid>
        </SectionBoundary>
      </Stack>
      <ConfirmDialog
        open={state.leaving}
        title={t('compose.leave.title')}
        body={t('compose.leave.body')}
        confirmLabel={t('compose.leave.leave')}
        cancelLabel={t('compose.leave.stay')}
        tone="danger"
        onConfirm={onLeave}
        onCancel={onStay}
      />
    </Page>
  );
}

/** Known only where another page has asked: this one asks nobody. */
function GmailBadge({ gmail: { status } }: { gmail: GmailPart }) {
  const t = useT();
  if (status === 'connected')
    return (
      <Badge tone="success" icon="checkCircle">
        {t('compose.gmail.connected')}
      </Badge>
    );
  return (
    <Badge tone="neutral" icon={status === 'none' ? 'alert' : 'help'}>
      {t(`compose.gmail.${status}`)}
    </Badge>
  );
}
