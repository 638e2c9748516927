import { useEffect } from 'react';
import { useAnnounce } from '../../i18n/announcer';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { type DateStrings, dateStrings } from './dateStrings';
import { InlineMessage } from '../../feedback/InlineMessage/InlineMessage';
import { Button } from '../Button/Button';
import type { CalendarName } from './likelierCalendar';

interface YearQuestionProps {
  year: number;
  /** The calendar that the year probably belongs to. */
  calendar: CalendarName;
  /** What the button says, by default that the year is read in that calendar. */
  answer?: (strings: DateStrings) => string;
  onYes: () => void;
}

/** Asks whether a year was meant in the other calendar. It does not block the form. */
export function YearQuestion({ year, calendar, answer, onYes }: YearQuestionProps) {
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
          {answer?.(strings) ?? strings.dateReadAs(name)}
        </Button>
      }
    >
      {question}
    </InlineMessage>
  );
}
