import { Auto, Card, DataList, Heading, InlineMessage, Ltr, Stack, Text } from '@peyk/design-system';
import { useLocale, useT } from '../../../../i18n/I18n';
import { formatPlain } from '../../../../i18n/format';
import { failureWords } from '../../../../entities/gmailAccount/failureWords';
import type { Reading } from '../GmailDebug.states';
import type { Inspection } from '../inspect';

interface AnswerCardProps {
  reading: Reading;
  inspection: Inspection;
}

/** A response: its status, its Location header, the start of its body, and for the second button what the app does with it. */
export function AnswerCard({ reading, inspection }: AnswerCardProps) {
  const t = useT();
  const locale = useLocale();
  const { status, location, body, whole } = inspection;
  return (
    <Card as="section" labelledBy="debug-answer">
      <Stack gap={16}>
        <Heading level={2} look="title3" id="debug-answer">
          {t('gmail.debug.answer')}
        </Heading>
        {reading === 'asApp' ? <Verdict verdict={inspection.verdict} /> : null}
        <DataList
          layout="stacked"
          items={[
            {
              term: t('gmail.debug.status'),
              value: status === null ? t('gmail.debug.statusHidden') : formatPlain(locale, status),
            },
            { term: t('gmail.debug.location'), value: location ?? t('gmail.debug.noLocation'), ltr: location !== null },
            { term: t('gmail.debug.body'), value: body || t('gmail.debug.noBody'), ltr: body !== '' },
          ]}
        />
        {whole === null ? null : (
          <Text size="small" tone="muted">
            {t('gmail.debug.cut', { count: whole })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** The result that pressing 'Connect Gmail' would have had. */
function Verdict({ verdict }: { verdict: Inspection['verdict'] }) {
  const t = useT();
  if ('opens' in verdict)
    return (
      <InlineMessage tone="success" title={t('gmail.debug.verdict')}>
        <Stack gap={8}>
          <Text size="small">{t('gmail.debug.opens')}</Text>
          <Text size="small">
            <Ltr>{verdict.opens}</Ltr>
          </Text>
        </Stack>
      </InlineMessage>
    );
  const { title, body, foreign } = failureWords(t, verdict.fails);
  return (
    <InlineMessage tone="danger" title={t('gmail.debug.verdict')}>
      <Stack gap={8}>
        <Text size="small">{t('gmail.debug.fails')}</Text>
        <Text size="small" weight="semibold">
          {title}
        </Text>
        <Text size="small">{foreign ? <Auto>{body}</Auto> : body}</Text>
      </Stack>
    </InlineMessage>
  );
}
