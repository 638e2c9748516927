import { useEffect, useId } from 'react';
import { useAnnounce } from '../../i18n/announcer';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { type DateStrings, dateStrings } from './dateStrings';
import { InlineMessage } from '../../feedback/InlineMessage/InlineMessage';
import { Inline } from '../../layout/Inline';
import { Button } from '../Button/Button';
import type { CalendarName } from './likelierCalendar';

interface YearQuestionProps {
  year: number;
  /** The calendar that the year probably belongs to. */
  calendar: CalendarName;
  /** What the button says, by default that the year is read in that calendar. */
  answer?: (strings: DateStrings) => string;
  onYes: () => void;
  /** It was meant as it stands; without it the field has other ways to say so. */
  onNo?: () => void;
}

/** Asks whether a year was meant in the other calendar. It is no error, but `Form` leads here once instead of sending it unanswered. */
export function YearQuestion({ year, calendar, answer, onYes, onNo }: YearQuestionProps) {
  const id = useId();
  const locale = useLocale();
  const strings = useStrings(dateStrings);
  const announce = useAnnounce();
  const name = strings.calendarNames[calendar];
  const question = strings.dateYearQuestion(formatDigits(String(year), locale), name);
  useEffect(() => {
    announce(question);
    return () => announce('');
  }, [announce, question]);
  return (
    <div data-unanswered="">
      <InlineMessage
        tone="info"
        action={
          <Inline gap={8}>
            <Button size="small" onPress={onYes} describedBy={id}>
              {answer?.(strings) ?? strings.dateReadAs(name)}
            </Button>
            {onNo && (
              <Button size="small" onPress={onNo} describedBy={id}>
                {strings.yearKeep(formatDigits(String(year), locale))}
              </Button>
            )}
          </Inline>
        }
      >
        <span id={id}>{question}</span>
      </InlineMessage>
    </div>
  );
}
