import { type DateFieldProps, Skeleton, Stack, Text } from '@peyk/design-system';
import { Suspense } from 'react';
import { lazyPart } from '../../../../ui/lazyPart';
import { PartNotLoaded } from '../../../../ui/PartNotLoaded';
import { useLoadOnUse } from '../../../../ui/useLoadOnUse';
import { useNear } from '../../../../ui/useNear';

/** The field itself, with the code of two calendars. */
export const DayPart = lazyPart<DateFieldProps>(() => import('./DayField').then((it) => it.DayField), PartNotLoaded);

/** The birth date. Its code comes when it is in sight, or with the first press or key on the page, before the focus can reach it. */
export function BirthDay(props: DateFieldProps) {
  const { place, near } = useNear('0px');
  const isLoaded = useLoadOnUse(DayPart);
  const stand = <Stand {...props} />;
  if (!near && !isLoaded && !DayPart.hasCome()) return <div ref={place}>{stand}</div>;
  return (
    <Suspense fallback={stand}>
      <DayPart {...props} />
    </Suspense>
  );
}

const Stand = ({ label, help }: DateFieldProps) => (
  <Stack gap={8}>
    <Text as="span" size="small" weight="semibold" tone="strong">
      {label}
    </Text>
    <Skeleton shape="title" height="42px" />
    <Text as="span" size="small" tone="muted">
      {help}
    </Text>
  </Stack>
);
