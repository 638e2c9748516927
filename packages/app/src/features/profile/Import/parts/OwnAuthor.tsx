import { Badge, Inline, Select, Text } from '@peyk/design-system';
import { useLocale, useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';
import { isolate } from '../../../../i18n/isolate';
import type { FoundEntry } from '../found';

interface OwnAuthorProps {
  /** The name of the paper. */
  name: string;
  found: FoundEntry;
  /** What the person said; undefined as long as they did not. */
  author: string | null | undefined;
  busy: boolean;
  onAuthor: (name: string | null) => void;
}

/** Stands for nobody among the places of the authors. */
const NOBODY = 'none';

/** Who the person is among the authors of a paper. Asked where nobody can tell, but not insisted on. */
export function OwnAuthor({ name, found: { authors, ownAuthor }, author, busy, onAuthor }: OwnAuthorProps) {
  const t = useT();
  const locale = useLocale();
  const chosen = author === undefined ? ownAuthor : author;
  const value = chosen === null ? (author === undefined ? null : NOBODY) : String(authors.indexOf(chosen));
  return (
    <Inline gap={12}>
      <Text as="span" size="small">
        {t('import.author.label')}
      </Text>
      <Select
        label={t('import.author.labelOf', { name })}
        labelHidden
        compact
        disabled={busy}
        placeholder={t('import.author.choose')}
        value={value}
        options={[
          ...authors.map((each, at) => ({ value: String(at), label: isolate(locale, named(t, each)) })),
          { value: NOBODY, label: t('import.author.none') },
        ]}
        onChange={(next) => onAuthor(next === NOBODY ? null : (authors[Number(next)] ?? null))}
      />
      {value === null ? (
        <Badge tone="reward" icon="help">
          {t('import.author.ask')}
        </Badge>
      ) : null}
    </Inline>
  );
}
