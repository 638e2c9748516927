import { Box, Card, Heading, Icon, Inline, LinkButton, Stack, Text, useIsWide } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { paths } from '../../../../paths';

/** The way to a new bot, with what it earns. */
export function CreateBotCard() {
  const t = useT();
  const wide = useIsWide('tablet');
  return (
    <Card as="section" labelledBy="create-bot">
      <Inline gap={16} justify="between">
        <Box grow minWidth0>
          <Stack gap={4}>
            <Heading level={2} look="title3" id="create-bot">
              {t('dashboard.bots.create')}
            </Heading>
            <Text size="small" tone="muted">
              {t('dashboard.create.body')}
            </Text>
          </Stack>
        </Box>
        <Box grow="line">
          <Stack gap={8} align={wide ? 'start' : 'center'}>
            <LinkButton href={paths.createBot} icon="plus" fullWidth={!wide}>
              {t('dashboard.bots.create')}
            </LinkButton>
            <Text as="div" size="small" tone="reward" weight="semibold">
              <Inline gap={8} wrap={false}>
                <Icon name="coin" size={16} />
                {t('dashboard.create.reward')}
              </Inline>
            </Text>
          </Stack>
        </Box>
      </Inline>
    </Card>
  );
}
