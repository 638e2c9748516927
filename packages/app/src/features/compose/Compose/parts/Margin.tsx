import { Auto, Box, Card, Heading, Inline, Link, LinkButton, Ltr, Stack, Text, ToneIcon } from '@peyk/design-system';
import { draftHref } from '../../../../entities/bot/draftHref';
import { previewOf } from '../../../../entities/draft/preview';
import { useT } from '../../../../i18n/I18n';
import { visible } from '../../../../i18n/named';
import { paths } from '../../../../paths';
import type { ComposeState } from '../Compose.states';
import { cutSubject, looksAt } from '../looks';

/** Beside the email: how it arrives, what is good in it and what is missing, the way with sources, and Gmail. */
export function Margin({ state }: { state: ComposeState }) {
  return (
    <Stack gap={32}>
      <AsItArrives state={state} />
      <Looks state={state} />
      <WithSources state={state} />
      <Gmail gmail={state.gmail} />
    </Stack>
  );
}

function AsItArrives({ state: { sender, sheet } }: { state: ComposeState }) {
  const t = useT();
  const preview = previewOf(sheet.body);
  return (
    <Stack gap={12} as="section" labelledBy="compose-arrives">
      <Heading level={2} look="title3" id="compose-arrives">
        {t('compose.arrives.title')}
      </Heading>
      <Box surface="sunken" padding={16} radius="control">
        <Text size="small" weight="semibold" tone="strong" as="div">
          <Auto>{visible(sender) ?? t('compose.arrives.you')}</Auto>
        </Text>
        <Text size="small" weight="semibold" tone="strong" as="div">
          {visible(sheet.subject) ? <Auto>{cutSubject(sheet.subject)}</Auto> : t('compose.arrives.noSubject')}
        </Text>
        <Text size="small" tone="muted" as="div">
          {visible(preview) ? <Auto>{preview}</Auto> : t('compose.arrives.noBody')}
        </Text>
      </Box>
    </Stack>
  );
}

function Looks({ state: { sheet, recipients, index } }: { state: ComposeState }) {
  const t = useT();
  const looks = looksAt(sheet, recipients[index]?.name ?? null);
  return (
    <Stack gap={12} as="section" labelledBy="compose-looks">
      <Heading level={2} look="title3" id="compose-looks">
        {t('compose.looks.title')}
      </Heading>
      {looks.length === 0 ? (
        <Text size="small" tone="muted">
          {t('compose.looks.none')}
        </Text>
      ) : (
        <Stack gap={8} as="ul">
          {looks.map(({ code, passed }) => (
            <Inline key={code} as="li" gap={12} align="start" wrap={false}>
              <ToneIcon
                tone={passed ? 'success' : 'reward'}
                name={passed ? 'check' : 'minus'}
                size={18}
                label={passed ? t('compose.looks.passed') : t('compose.looks.missing')}
              />
              <Text size="small">{t(`compose.looks.${passed ? 'good' : 'open'}.${code}`)}</Text>
            </Inline>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function WithSources({ state: { recipients, index, bot } }: { state: ComposeState }) {
  const t = useT();
  const id = recipients[index]?.id ?? null;
  const href = id === null ? paths.professors : bot === null ? paths.draft(id) : draftHref(id, bot);
  return (
    <Card as="section" labelledBy="compose-sources">
      <Stack gap={12}>
        <Heading level={2} look="title3" id="compose-sources">
          {t('compose.sources.title')}
        </Heading>
        <Text size="small">{t('compose.sources.body')}</Text>
        <LinkButton href={href} fullWidth>
          {t(id === null ? 'compose.sources.select' : 'compose.sources.action')}
        </LinkButton>
      </Stack>
    </Card>
  );
}

function Gmail({ gmail }: Pick<ComposeState, 'gmail'>) {
  const t = useT();
  return (
    <Stack gap={8} as="section" labelledBy="compose-gmail">
      <Heading level={2} look="title3" id="compose-gmail">
        {t('compose.gmail.title')}
      </Heading>
      <Text size="small" tone="muted" as="div">
        {gmail.status === 'connected' ? <Ltr>{gmail.email}</Ltr> : t(`compose.gmail.${gmail.status}Detail`)}
      </Text>
      <Text size="small">
        <Link href={paths.gmail}>{t('compose.gmail.connect')}</Link>
      </Text>
    </Stack>
  );
}
