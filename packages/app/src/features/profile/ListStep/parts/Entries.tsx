import {
  Auto,
  Button,
  Hide,
  IconButton,
  Inline,
  ListRow,
  Menu,
  MoveHandle,
  Stack,
  useIsWide,
} from '@peyk/design-system';
import { memo } from 'react';
import { useLocale, useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';
import type { Entry, EntryRow, ProfileList } from '../../lists/defineList';
import { EntryLines, EntryYears } from '../../parts/EntryLines';
import { entryId } from '../../steps';

interface EntriesProps {
  list: ProfileList;
  items: readonly Entry[];
  onOpen: (item: Entry) => void;
  onRemove: (item: Entry) => void;
  /** To a place in the list, from 1. */
  onMove: (item: Entry, position: number) => void;
}

/**
 * The rows of a list, drawn anew only when an entry changes or a handler is another one: there may be hundreds, and each key in the form draws
 * what is around them.
 */
export const Entries = memo(function Entries({ list, items, onOpen, onRemove, onMove }: EntriesProps) {
  const t = useT();
  const locale = useLocale();
  const wide = useIsWide('tablet');
  return items.map((item, at) => (
    <Row
      key={item.id}
      id={entryId(item.id)}
      name={named(t, list.nameOf(item, t))}
      row={list.row(item, t, locale)}
      wide={wide}
      onEdit={() => onOpen(item)}
      onRemove={() => onRemove(item)}
      position={at + 1}
      count={items.length}
      onMove={(position) => onMove(item, position)}
    />
  ));
});

interface RowProps {
  id: string;
  name: string;
  row: EntryRow;
  /** There is room for a column of years before the names. */
  wide: boolean;
  onEdit: () => void;
  onRemove: () => void;
  /** Its place in the list, from 1. */
  position: number;
  count: number;
  onMove: (position: number) => void;
}

function Row({ id, name, row, wide, onEdit, onRemove, ...place }: RowProps) {
  const t = useT();
  const move = place.count > 1 ? <MoveMenu name={name} {...place} /> : null;
  const actions = (
    <Inline gap={4} justify="end" wrap={false}>
      {move}
      <Button tone="quiet" size="small" icon="pencil" label={t('profile.edit', { name })} onPress={onEdit}>
        {t('common.edit')}
      </Button>
      <Button tone="quiet" size="small" icon="trash" label={t('profile.remove', { name })} onPress={onRemove}>
        {t('profile.removeWord')}
      </Button>
    </Inline>
  );
  // On a phone below the entry, whose texts need the width.
  const phoneActions = (
    <Inline gap={4} justify="end" wrap={false}>
      {move}
      <IconButton icon="pencil" label={t('profile.edit', { name })} onPress={onEdit} />
      <IconButton icon="trash" label={t('profile.remove', { name })} onPress={onRemove} />
    </Inline>
  );
  return (
    <ListRow
      id={id}
      leading={place.count > 1 ? <MoveHandle label={t('profile.move', { name })} {...place} /> : undefined}
      before={wide && row.years ? <EntryYears years={row.years} /> : undefined}
      title={<Auto>{named(t, row.title)}</Auto>}
      description={
        <Stack gap={4}>
          <EntryLines row={row} withoutYears={wide} />
          <Hide above="tablet">{phoneActions}</Hide>
        </Stack>
      }
      trailing={<Hide below="tablet">{actions}</Hide>}
    />
  );
}

function MoveMenu({ name, position, count, onMove }: Pick<RowProps, 'name' | 'position' | 'count' | 'onMove'>) {
  const t = useT();
  const label = t('profile.moves.title', { name });
  const to = (id: 'top' | 'up' | 'down' | 'end', place: number, disabled: boolean) => ({
    id,
    label: t(`profile.moves.${id}`),
    disabled,
    onSelect: () => onMove(place),
  });
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="more" label={label} />}
      items={[
        to('up', position - 1, position === 1),
        to('down', position + 1, position === count),
        to('top', 1, position === 1),
        to('end', count, position === count),
      ]}
    />
  );
}
