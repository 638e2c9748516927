import { Auto, Card, Heading, Inline, Pagination, Stack, Text, TextArea, TextField } from '@peyk/design-system';
import type { RefObject } from 'react';
import { formatNumber } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { named, visible } from '../../../../i18n/named';
import type { ComposeState } from '../Compose.states';
import type { Sheet } from '../composeForm';
import { bestWords } from '../looks';

export interface EmailSheetProps {
  state: ComposeState;
  onChange: (change: Partial<Sheet>) => void;
  /** Shows the email to another recipient; from 0. */
  onTurn: (index: number) => void;
  /** The heading of the sheet: focus moves there when another email is shown. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** To, subject and body; of several recipients one at a time. */
export function EmailSheet({ state, onChange, onTurn, headingRef }: EmailSheetProps) {
  const { recipients, index, sheet } = state;
  const t = useT();
  const locale = useLocale();
  const recipient = recipients[index];
  const several = recipients.length > 1;
  return (
    <Card as="section" labelledBy="compose-email" padding="large">
      <Stack gap={20}>
        <Inline gap={12} justify="between">
          <Heading level={2} look="title3" id="compose-email" ref={headingRef} tabIndex={-1}>
            {several
              ? t('compose.sheet.nth', {
                  n: formatNumber(locale, index + 1),
                  count: formatNumber(locale, recipients.length),
                })
              : t('compose.sheet.title')}
          </Heading>
          {several ? (
            <Pagination
              page={index + 1}
              pageCount={recipients.length}
              onChange={(page) => onTurn(page - 1)}
              label={t('compose.sheet.pages')}
            />
          ) : null}
        </Inline>
        {/* The key: an uncontrolled part of a field must not go over to the email of somebody else. */}
        <Stack key={index} gap={20}>
          <TextField
            label={t('compose.fields.to')}
            name="to"
            type="email"
            value={sheet.to}
            onChange={(to) => onChange({ to })}
            help={
              recipient ? (
                <>
                  <Auto>{named(t, recipient.name)}</Auto>
                  {visible(recipient.university) ? (
                    <>
                      {'\u00a0• '}
                      <Auto>{recipient.university}</Auto>
                    </>
                  ) : null}
                  {recipient.id === null ? ` • ${t('compose.sheet.sample')}` : null}
                </>
              ) : undefined
            }
          />
          <TextField
            label={t('compose.fields.subject')}
            name="subject"
            direction="auto"
            value={sheet.subject}
            onChange={(subject) => onChange({ subject })}
            help={t('compose.sheet.subjectHelp')}
          />
          <TextArea
            label={t('compose.fields.body')}
            name="body"
            rows={14}
            autoGrow
            lang="en"
            direction="auto"
            wordRange={bestWords}
            value={sheet.body}
            onChange={(body) => onChange({ body })}
          />
        </Stack>
        <Text size="caption" tone="muted">
          {t('compose.sheet.kept')}
        </Text>
      </Stack>
    </Card>
  );
}
