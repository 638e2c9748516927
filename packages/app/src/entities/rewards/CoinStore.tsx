import {
  Box,
  Button,
  Icon,
  Inline,
  SampleSheet,
  Stack,
  Text,
  VisuallyHidden,
  useIsWide,
  useToast,
} from '@peyk/design-system';
import { formatNumber } from '../../i18n/format';
import { useLocale, useT } from '../../i18n/I18n';
import { STORE } from './samples';
import { SampleSection } from './SampleSection';

/** The store of the specification. Buying is coming soon: no button changes the balance. */
export function CoinStore({ coins }: { /** Null while unknown. */ coins: number | null }) {
  const t = useT();
  return (
    <SampleSection
      title={t('rewards.store.title')}
      aside={coins === null ? t('rewards.store.balanceUnknown') : t('rewards.store.balance', { coins })}
    >
      <SampleSheet
        label={t('rewards.store.title')}
        columns={4}
        dense
        cells={STORE.map((item) => (
          <Item key={item.name} item={item} />
        ))}
      />
    </SampleSection>
  );
}

function Item({ item: { name, icon, price } }: { item: (typeof STORE)[number] }) {
  const t = useT();
  const locale = useLocale();
  const toast = useToast();
  const wide = useIsWide();
  const words = t(`rewards.store.items.${name}`);
  const title = (
    <Inline gap={12} wrap={false} align="start">
      <Icon name={icon} />
      <Text size="ui" weight="semibold" tone="strong">
        {words}
      </Text>
    </Inline>
  );
  const offer = (
    <Inline gap={12} wrap={false} justify="between">
      <Text as="span" size="small" tone="reward" weight="semibold">
        <Inline as="span" gap={8} wrap={false}>
          <Icon name="coin" size={16} />
          <span aria-hidden>{formatNumber(locale, price)}</span>
          <VisuallyHidden>{t('rewards.coins', { coins: price })}</VisuallyHidden>
        </Inline>
      </Text>
      <Button
        size="small"
        label={t('rewards.store.buyNamed', { name: words })}
        onPress={() => toast.show({ tone: 'info', text: t('rewards.store.soon', { name: words }) })}
      >
        {t('rewards.store.buy')}
      </Button>
    </Inline>
  );
  if (wide)
    return (
      <Stack gap={12}>
        {title}
        {offer}
      </Stack>
    );
  return (
    <Inline gap={12} wrap={false} align="center">
      <Box grow minWidth0>
        {title}
      </Box>
      {offer}
    </Inline>
  );
}
