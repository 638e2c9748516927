import { chooseWriting, WritingProvider } from '@peyk/design-system';
import { type ReactNode, use, useMemo } from 'react';
import { LanguageContext } from '../../i18n/I18n';
import { onNewSession } from '../../session/session';
import { useTellClock } from '../../entities/rewards/useTellClock';
import { useUser } from '../../entities/user/useUser';
import { useSamePreferences } from '../../entities/user/useSamePreferences';

// The next person's page must not be drawn as this one wants it.
onNewSession(() => chooseWriting(null, null));

const calendars = { gregorian: 'gregory', persian: 'persian' } as const;
const systems = { latin: 'latn', persian: 'arabext' } as const;

/** Draws the pages of a signed-in person as they want to read them, on whichever device they chose it. */
export function Preferred({ children }: { children: ReactNode }) {
  const { calendar, digits } = useSamePreferences();
  const language = use(LanguageContext);
  // A new value draws again whatever says anything in this language: it may hold numbers or days.
  const written = useMemo(() => ({ ...language, calendar, digits }), [language, calendar, digits]);
  useTellClock(useUser()?.id, calendar);
  return (
    <WritingProvider calendar={calendar && calendars[calendar]} digits={digits && systems[digits]}>
      <LanguageContext value={written}>{children}</LanguageContext>
    </WritingProvider>
  );
}
