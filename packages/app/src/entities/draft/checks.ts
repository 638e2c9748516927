import type { DraftCheck, EmailDraft } from '@peyk/api-types';
import { formatPercent } from '../../i18n/format';
import { useLocale, useT } from '../../i18n/I18n';

const known = [
  'word_count',
  'professor_named',
  'publication_cited',
  'profile_cited',
  'no_placeholders',
  'no_gaps',
  'name_in_latin',
  'sentences_bound',
  'similarity',
] as const;
const nameOf = ({ code }: DraftCheck) => known.find((each) => each === code) ?? 'other';

type Judged = Pick<EmailDraft, 'sentences'>;

/** The texts of the sentences that claim something and name no source. */
export const unboundTexts = ({ sentences }: Judged): readonly string[] =>
  (sentences ?? []).filter((sentence) => sentence.class === 'unbound').map(({ text }) => text);

/** Whether the check of the sources has failed only for sentences that the person states themselves (EVD-04). */
export function isStatedByPerson({ code }: DraftCheck, draft: Judged, stated: readonly string[]): boolean {
  const unbound = unboundTexts(draft);
  return code === 'sentences_bound' && unbound.length > 0 && unbound.every((text) => stated.includes(text));
}

/**
 * The check that blocks the approval of a draft, unfilled placeholders first, as on the server; null when none does. Sentences in `stated`
 * need no source.
 */
export function blockingCheck(
  draft: Judged & Pick<EmailDraft, 'checks'>,
  stated: readonly string[] = [],
): DraftCheck | null {
  const blocking = draft.checks.filter((check) => check.blocks === true && !isStatedByPerson(check, draft, stated));
  return blocking.find(({ code }) => code === 'no_placeholders') ?? blocking[0] ?? null;
}

/** What a check found, and what to do about one that blocks. */
export function useCheckWords(): { said: (check: DraftCheck) => string; remedy: (check: DraftCheck) => string } {
  const t = useT();
  const locale = useLocale();
  return {
    said: (check) => {
      const name = nameOf(check);
      const outcome = check.passed ? 'passed' : 'failed';
      const number = Number(check.value);
      if (name === 'word_count') return t(`drafts.checks.${outcome}.word_count`, { count: number });
      if (name === 'similarity')
        return t(`drafts.checks.${outcome}.similarity`, { value: formatPercent(locale, number) });
      return t(`drafts.checks.${outcome}.${name}`);
    },
    remedy: (check) => {
      const name = nameOf(check);
      return t(`drafts.checks.remedy.${name === 'word_count' ? 'other' : name}`);
    },
  };
}
