import { Auto, Badge, Stack, Text } from '@peyk/design-system';
import { memo } from 'react';
import { useLocale, useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';
import { profileLists } from '../../lists';
import { EntryLines } from '../../parts/EntryLines';
import { LISTS, type ListStep } from '../../steps';
import type { ImportViewProps } from '../ImportView';
import { type FoundEntry, asksAuthor, withTaken } from '../found';
import { Differences } from './Differences';
import { OwnAuthor } from './OwnAuthor';
import { PickRow } from './PickRow';

interface FoundRowProps {
  step: ListStep;
  found: FoundEntry;
  /** It has no hairline above it. */
  isFirst: boolean;
  taken: boolean;
  /** Who the person is among the authors, where they said so. */
  author: string | null | undefined;
  busy: boolean;
  onChoose: ImportViewProps['onChoose'];
}

/** An entry that can be selected, as its list shows it. One that differs shows the stored entry and what would change in it. */
function Row({ step, found, isFirst, taken, author, busy, onChoose }: FoundRowProps) {
  const t = useT();
  const locale = useLocale();
  const { nameOf, row: rowOf } = profileLists[LISTS[step]];
  const shown = found.existing ?? found.entry;
  const row = rowOf(shown, t, locale);
  const isNew = found.status === 'new';
  return (
    <PickRow
      title={<Auto>{named(t, row.title)}</Auto>}
      mark={
        <Badge tone={isNew ? 'action' : 'reward'} icon={isNew ? 'plus' : 'swap'}>
          {t(`import.status.${isNew ? 'new' : 'different'}`)}
        </Badge>
      }
      {...{ isFirst, taken, busy }}
      onTake={(isTaken) => onChoose(withTaken([found.key], isTaken))}
    >
      {isNew ? (
        <Text as="div" size="small" tone="muted">
          <Stack gap={4}>
            <EntryLines row={row} />
          </Stack>
        </Text>
      ) : (
        <Differences step={step} found={found} />
      )}
      {taken && asksAuthor(found) ? (
        <OwnAuthor
          name={named(t, nameOf(shown, t))}
          found={found}
          author={author}
          busy={busy}
          onAuthor={(name) => onChoose((now) => ({ ...now, authors: new Map(now.authors).set(found.key, name) }))}
        />
      ) : null}
    </PickRow>
  );
}

/** Drawn anew only where it changes itself: a press on one of a thousand must not draw them all. */
export const FoundRow = memo(Row);
