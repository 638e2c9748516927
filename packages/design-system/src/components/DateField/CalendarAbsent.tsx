import { useStrings } from '../../i18n/strings';
import { Box } from '../../layout/Box';
import { Text } from '../../text/Text';
import { dateStrings } from './dateStrings';

/** In place of a calendar that could not be loaded: the day can still be typed. */
export function CalendarAbsent() {
  const { calendarAbsent } = useStrings(dateStrings);
  return (
    <Box padding={12}>
      <div role="alert">
        <Text size="small">{calendarAbsent}</Text>
      </div>
    </Box>
  );
}
