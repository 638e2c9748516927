import { Icon } from '../../icons/Icon';
import { useStrings } from '../../i18n/strings';
import { Button } from '../Button/Button';
import * as foot from '../Field/foot.css';
import * as s from './ComboBox.css';

interface ComboBoxStatusProps {
  failed: boolean;
  text: string | undefined;
  onRetry: (() => void) | undefined;
}

/**
 * The status of the search. A failure is below the field and not in the list, because Tab reaches its retry there; everything else is
 * visible in the list and only announced here.
 */
export function ComboBoxStatus({ failed, text, onRetry }: ComboBoxStatusProps) {
  const strings = useStrings();
  return (
    <div className={failed ? s.failed : s.live}>
      <span role="status" className={failed ? s.message : s.spoken}>
        {failed && (
          <span className={foot.glyph}>
            <Icon name="alert" size={16} />
          </span>
        )}
        {text}
      </span>
      {failed && onRetry && (
        <Button tone="quiet" size="small" icon="refresh" onPress={onRetry}>
          {strings.retry}
        </Button>
      )}
    </div>
  );
}
