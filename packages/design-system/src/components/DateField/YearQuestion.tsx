import { useEffect } from 'react';
import { useAnnounce } from '../../i18n/announcer';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { dateStrings } from './dateStrings';
import { InlineMessage } from '../../feedback/InlineMessage/InlineMessage';
import { Button } from '../Button/Button';
import type { CalendarName } from './calendarDays';

interface YearQuestionProps {
  year: number;
  /** The calendar that the year probably belongs to. */
  calendar: CalendarName;
  onYes: () => void;
}

/** Asks whether a year was meant in the other calendar. It does not block the form. */
export function YearQuestion({ year, calendar, onYes }: YearQuestionProps) {
  const strings = useStrings(dateStrings);
  const announce = useAnnounce();
  const name = strings.calendarNames[calendar];
  const question = strings.dateYearQuestion(formatDigits(String(year), useLocale()), name);
  useEffect(() => {
    announce(question);
    return () => announce('');
  }, [announce, question]);
  return (
    <InlineMessage
      tone="info"
      action={
        <Button size="small" onPress={onYes}>
          {strings.dateReadAs(name)}
        </Button>
      }
    >
      {question}
    </InlineMessage>
  );
}
