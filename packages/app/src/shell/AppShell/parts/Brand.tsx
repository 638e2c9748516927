import { Inline, Logo, Text } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';

/** The logo and the name. */
export function Brand() {
  const t = useT();
  return (
    <Inline gap={8} wrap={false}>
      <Logo />
      <Text as="span" size="lead" weight="semibold" tone="strong">
        {t('common.appName')}
      </Text>
    </Inline>
  );
}
