import { type DateFieldProps, Skeleton, Stack, Text } from '@peyk/design-system';
import { LatePart } from '../../../../ui/LatePart';
import { lazyPart } from '../../../../ui/lazyPart';
import { PartNotLoaded } from '../../../../ui/PartNotLoaded';

/** The field itself, with the code of two calendars. */
export const DayPart = lazyPart<DateFieldProps>(() => import('./DayField').then((it) => it.DayField), PartNotLoaded);

/** The birth date. */
export const BirthDay = (props: DateFieldProps) => (
  <LatePart part={DayPart} props={props} stand={<Stand {...props} />} />
);

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
