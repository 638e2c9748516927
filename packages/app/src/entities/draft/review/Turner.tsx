import { IconButton, Inline, Text } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';

interface TurnerProps {
  /** Which of the waiting drafts is on top, from 1. */
  position: number;
  waiting: number;
  /** Something is being decided: the letter under it must not change meanwhile. */
  busy: boolean;
  onPosition: (position: number) => void;
}

/** The buttons to the previous and the next draft. */
export function Turner({ position, waiting, busy, onPosition }: TurnerProps) {
  const t = useT();
  return (
    <Inline gap={4} wrap={false}>
      <IconButton
        icon="chevronStart"
        size="small"
        label={t('botDetail.queue.earlier')}
        disabled={position <= 1 || busy}
        onPress={() => onPosition(position - 1)}
      />
      <Text size="small" tone="muted" numeric>
        {t('botDetail.queue.place', { n: position, total: waiting })}
      </Text>
      <IconButton
        icon="chevronEnd"
        size="small"
        label={t('botDetail.queue.later')}
        disabled={position >= waiting || busy}
        onPress={() => onPosition(position + 1)}
      />
    </Inline>
  );
}
