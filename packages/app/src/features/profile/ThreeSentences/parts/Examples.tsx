import { Box, Grid, Icon, Inline, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';

/** What such a sentence is like and what it is not, with the reason. */
export function Examples({ of }: { of: 'question' | 'result' }) {
  const t = useT();
  return (
    <Stack gap={8}>
      <Grid columns={{ base: '1', tablet: '2' }} gap={12}>
        <Example icon="check" title={t('threeSentences.example')} text={t(`threeSentences.${of}.example`)} />
        <Example
          icon="close"
          title={t('threeSentences.counterExample')}
          text={t(`threeSentences.${of}.counterExample`)}
        />
      </Grid>
      <Text size="small">{t(`threeSentences.${of}.why`)}</Text>
    </Stack>
  );
}

function Example({ icon, title, text }: { icon: 'check' | 'close'; title: string; text: string }) {
  return (
    <Box padding={12} surface="sunken" radius="control">
      <Stack gap={4}>
        <Inline gap={8}>
          <Icon name={icon} size={18} />
          <Text as="span" size="small" weight="semibold" tone="strong">
            {title}
          </Text>
        </Inline>
        <Text size="small">{text}</Text>
      </Stack>
    </Box>
  );
}
