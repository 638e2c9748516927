import { FieldProposal } from '@peyk/design-system';
import { type ReactNode, createContext, useContext } from 'react';
import type { FieldKind, FieldProps } from '../../../forms/defineForm';
import { useT } from '../../../i18n/I18n';
import type { Translate } from '../../../i18n/translator';
import { englishName } from './ownWords';

/** What the areas in the open form are called in English, by the fields that wait for it; null where that is not known. */
export const EnglishAreas = createContext<Readonly<Record<string, string | null>>>({});

/** The person's own English for a research area, with the name that the table of areas has for it one press away (LTR-05). */
export function areaInEnglish(label: (t: Translate) => string): FieldKind<string, string> {
  const kind = englishName(label);
  return { ...kind, draw: (props) => <WithProposal {...props}>{kind.draw(props)}</WithProposal> };
}

function WithProposal({ name, onChange, children }: FieldProps<string> & { children: ReactNode }) {
  const t = useT();
  const english = useContext(EnglishAreas)[name] ?? null;
  return (
    <FieldProposal
      label={english === null ? null : t('profile.english.take', { name: english })}
      onTake={() => onChange(english ?? '')}
    >
      {children}
    </FieldProposal>
  );
}
