import { Divider, SegmentedControl, Stack, Text } from '@peyk/design-system';
import { writing } from '@peyk/design-system/writing';
import { useLocale, useT } from '../../../../i18n/I18n';
import { LanguageToggle } from '../../../../ui/LanguageToggle/LanguageToggle';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import { ThemeChoice } from '../../../../ui/ThemeToggle/ThemeToggle';
import type { LookPart } from '../Account.states';
import { Part } from './Part';

interface LookProps {
  part: LookPart;
  onChoose: (choice: Partial<LookPart['chosen']>) => void;
  onDismissProblem: () => void;
}

/** How the person wants to read the product: the language, the calendar, the digits and the theme. */
export function Look({ part, onChoose, onDismissProblem }: LookProps) {
  const t = useT();
  const own = writing[useLocale()];
  const { calendar, digits } = part.chosen;
  return (
    <Part id="look" title={t('account.look.title')}>
      <Stack gap={12}>
        {part.problem ? (
          <ProblemMessage problem={part.problem} title={t('account.look.failed')} onDismiss={onDismissProblem} />
        ) : null}
        <LanguageToggle inLine />
        <Divider />
        <SegmentedControl
          inLine
          size="small"
          label={t('account.look.calendar')}
          value={calendar ?? (own.calendar === 'persian' ? 'persian' : 'gregorian')}
          onChange={(value) => onChoose({ calendar: value === 'persian' ? 'persian' : 'gregorian' })}
          options={[
            { value: 'persian', label: t('account.look.calendars.persian') },
            { value: 'gregorian', label: t('account.look.calendars.gregorian') },
          ]}
        />
        <Divider />
        <SegmentedControl
          inLine
          size="small"
          label={t('account.look.digits')}
          value={digits ?? (own.digits === 'arabext' ? 'persian' : 'latin')}
          onChange={(value) => onChoose({ digits: value === 'persian' ? 'persian' : 'latin' })}
          options={[
            { value: 'persian', label: t('account.look.scripts.persian') },
            { value: 'latin', label: t('account.look.scripts.latin') },
          ]}
        />
        <Divider />
        <ThemeChoice />
        <Divider />
        <Text size="small" tone="muted">
          {t('account.look.letters')}
        </Text>
      </Stack>
    </Part>
  );
}
