import { Auto, Heading, type IconName, Inline, Stack, Text, ToneIcon, VisuallyHidden } from '@peyk/design-system';

interface PointsProps {
  icon: Extract<IconName, 'plus' | 'minus'>;
  label: string;
  points: readonly string[];
  /** The label is said and not drawn, where what stands around it makes it clear. */
  labelHidden?: boolean;
}

/** What speaks for a match, or against it; nothing where there is nothing to say. */
export function Points({ icon, label, points, labelHidden = false }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <Stack gap={8}>
      {labelHidden ? <VisuallyHidden as="h3">{label}</VisuallyHidden> : <Heading level={3}>{label}</Heading>}
      <Stack gap={8} as="ul">
        {points.map((point, index) => (
          // Two points may have the same text, so the index is the key.
          <Inline key={index} as="li" gap={12} align="start" wrap={false}>
            <ToneIcon name={icon} size={18} tone={icon === 'plus' ? 'success' : 'reward'} />
            <Text size="small" as="div">
              <Auto>{point}</Auto>
            </Text>
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}
