import type { MailboxMessage } from '@peyk/api-types';
import {
  Auto,
  Badge,
  Box,
  Card,
  Divider,
  Heading,
  IconButton,
  Inline,
  Link,
  Ltr,
  Stack,
  Text,
} from '@peyk/design-system';
import { Fragment } from 'react';
import { formatDateTime } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { visible } from '../../../../i18n/named';
import type { Problem } from '../../../../api/problem';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import { linkify } from '../linkify';

interface MessageProps {
  message: MailboxMessage;
  /** The attachment that is being downloaded, or that was not. */
  file: { position: number; problem: Problem | null } | null;
  onDownload: (position: number) => void;
}

/** One message as it would arrive: sender, recipient, time and full text. */
export function Message({ message, file, onDownload }: MessageProps) {
  const t = useT();
  const locale = useLocale();
  const facts = [
    { label: t('mailbox.from'), value: <Ltr>{message.from}</Ltr> },
    { label: t('mailbox.to'), value: <Ltr>{message.to.join(', ')}</Ltr> },
    { label: t('mailbox.time'), value: formatDateTime(locale, message.sent_at) },
  ];
  return (
    <Card padding="large" as="article" labelledBy="message-heading">
      <Stack gap={20}>
        <Stack gap={8}>
          <Heading level={2} id="message-heading">
            {visible(message.subject) ? <Auto>{message.subject}</Auto> : t('mailbox.noSubject')}
          </Heading>
          <Inline gap={8}>
            <Badge tone={message.kind === 'sent' ? 'success' : 'neutral'}>{t(`mailbox.kind.${message.kind}`)}</Badge>
          </Inline>
        </Stack>
        <Stack gap={8} as="dl">
          {facts.map(({ label, value }) => (
            <Box key={label} minWidth0>
              <Text as="dt" size="caption" tone="muted">
                {label}
              </Text>
              <Text as="dd" size="ui">
                {value}
              </Text>
            </Box>
          ))}
        </Stack>
        <Divider />
        <Stack gap={16}>
          {message.text.split(/\n{2,}/).map((paragraph, index) => (
            // The index is a stable key: the text never changes.
            <p key={index} dir="auto">
              {paragraph.split('\n').map((line, row) => (
                <Fragment key={row}>
                  {row ? <br /> : null}
                  {linkify(line, location.origin).map((run, place) =>
                    run.kind === 'text' ? (
                      <Fragment key={place}>{run.text}</Fragment>
                    ) : (
                      <Link key={place} href={run.href} external={run.external}>
                        <Ltr>{run.text}</Ltr>
                      </Link>
                    ),
                  )}
                </Fragment>
              ))}
            </p>
          ))}
        </Stack>
        {message.attachments.length ? (
          <Stack gap={8}>
            <Heading level={3}>{t('mailbox.attachments')}</Heading>
            {file?.problem ? <ProblemMessage problem={file.problem} title={t('mailbox.notDownloaded')} /> : null}
            {message.attachments.map(({ filename }, position) => (
              // Two files may have one name; the list of a message never changes.
              <Inline key={position} gap={8} wrap={false}>
                <Text size="small">
                  <Auto>{filename}</Auto>
                </Text>
                {message.kind === 'sent' ? (
                  <IconButton
                    icon="download"
                    label={t('mailbox.download', { name: filename })}
                    busy={file?.position === position && file.problem === null}
                    onPress={() => onDownload(position)}
                  />
                ) : null}
              </Inline>
            ))}
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
}
