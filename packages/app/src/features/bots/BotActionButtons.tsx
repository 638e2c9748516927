import { Box, Button, type ButtonProps, type IconName, useIsWide } from '@peyk/design-system';
import { useT } from '../../i18n/I18n';
import { useCatchFocus } from '../../ui/focus/useCatchFocus';
import { type BotAction, offeredActions } from './botActions';

interface BotActionButtonsProps {
  status: string;
  busy: BotAction | 'delete' | null;
  onAction: (action: BotAction) => void;
  size?: ButtonProps['size'];
}

const icons: Record<BotAction, IconName> = { run: 'play', pause: 'pause', stop: 'stop' };

/** The buttons for a status, side by side on a phone. A running action disables the others. */
export function BotActionButtons({ status, busy, onAction, size }: BotActionButtonsProps) {
  const t = useT();
  const offered = offeredActions(status);
  // Two on a line of a phone have room for their words alone.
  const wide = useIsWide();
  const first = useCatchFocus<HTMLButtonElement>(offered.join(' '));
  return offered.map((action, index) => (
    <Box key={action} grow="phoneWhole">
      <Button
        ref={index === 0 ? first : undefined}
        size={size}
        icon={wide || offered.length === 1 ? icons[action] : undefined}
        fullWidth
        busy={busy === action}
        disabled={busy !== null && busy !== action}
        onPress={() => onAction(action)}
      >
        {t(`bots.actions.${action}`)}
      </Button>
    </Box>
  ));
}
