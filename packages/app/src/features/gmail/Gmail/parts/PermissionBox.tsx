import {
  Card,
  Heading,
  Icon,
  type IconName,
  Inline,
  Link,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { paths } from '../../../../paths';
import type { Permission } from '../permission';

/** What Peyk requests from Google, how much it sends, and how to revoke access. Null while the configuration loads. */
export function PermissionBox({ permission }: { permission: Permission | null }) {
  const t = useT();
  return (
    <Card as="aside" labelledBy="gmail-box">
      <Stack gap={16}>
        <Heading level={2} look="title3" id="gmail-box">
          {t('gmail.box.title')}
        </Heading>
        {permission ? (
          <Facts permission={permission} />
        ) : (
          <>
            <VisuallyHidden>{t('gmail.box.loading')}</VisuallyHidden>
            <Skeleton shape="text" lines={8} />
          </>
        )}
      </Stack>
    </Card>
  );
}

function Facts({ permission: { sends, reads, limits, debug } }: { permission: Permission }) {
  const t = useT();
  const facts: (readonly [IconName, string] | null)[] = [
    ['send', t(sends === 'drafts' ? 'gmail.box.drafts' : 'gmail.box.sends')],
    ['user', t('gmail.box.address')],
    reads === true ? ['eye', t('gmail.box.reads')] : null,
    reads === false ? ['lock', t('gmail.box.cannotRead')] : null,
    limits ? ['hourglass', t('gmail.box.limits', limits)] : null,
    ['undo', t('gmail.box.leave')],
  ];
  return (
    <>
      <Stack as="ul" gap={16}>
        {facts.map((fact) =>
          fact ? (
            <Inline key={fact[0]} as="li" gap={12} align="start" wrap={false}>
              <Icon name={fact[0]} />
              <Text size="small">{fact[1]}</Text>
            </Inline>
          ) : null,
        )}
      </Stack>
      {debug ? (
        <Text size="small" tone="muted">
          <Link href={paths.gmailDebug}>{t('gmail.box.check')}</Link>
        </Text>
      ) : null}
    </>
  );
}
