import { type RadioGroupProps, Skeleton, Stack, Text, useIsWide } from '@peyk/design-system';
import { LatePart } from '../../../../ui/LatePart';
import { lazyPart } from '../../../../ui/lazyPart';
import { PartNotLoaded } from '../../../../ui/PartNotLoaded';

/** The field itself, with the code of the keys in it. */
export const ChoicePart = lazyPart<RadioGroupProps>(
  () => import('./ChoiceField').then((it) => it.ChoiceField),
  PartNotLoaded,
);

/** One of a few words, far down in the form. */
export const Choice = (props: RadioGroupProps) => (
  <LatePart part={ChoicePart} props={props} stand={<Stand {...props} />} />
);

/** A finger needs more room than a pointer. */
const HEIGHTS = { wide: '32px', phone: '44px' };

function Stand({ label, help }: RadioGroupProps) {
  const isWide = useIsWide('tablet');
  return (
    <Stack gap={8}>
      <Text as="span" size="small" weight="semibold" tone="strong">
        {label}
      </Text>
      <Skeleton shape="title" height={isWide ? HEIGHTS.wide : HEIGHTS.phone} />
      <Text as="span" size="caption" tone="muted">
        {help}
      </Text>
    </Stack>
  );
}
