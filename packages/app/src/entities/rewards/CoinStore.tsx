import { Button, Grid, Icon, Inline, SampleSheet, Text, VisuallyHidden, useToast } from '@peyk/design-system';
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
  const words = t(`rewards.store.items.${name}`);
  return (
    <Grid columns={{ base: '2', tablet: '1' }} gap={12} align="center">
      <Inline gap={12} wrap={false} align="start">
        <Icon name={icon} />
        <Text size="ui" weight="semibold" tone="strong">
          {words}
        </Text>
      </Inline>
      <Inline gap={8} justify="between">
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
    </Grid>
  );
}
