import { Grid, LateSelect, SearchField } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import type { BotFilters, FilterStatus } from '../filters';
import { useLateText } from '../../../../ui/useLateText';

export interface FilterBarProps {
  filters: BotFilters;
  statuses: readonly FilterStatus[];
  areas: readonly string[];
  /** Called with the typed text, debounced. */
  onSearch: (text: string) => void;
  onFilter: (change: Partial<Pick<BotFilters, 'status' | 'area'>>) => void;
}

/** The option for all: the value of an option cannot be empty, and no status or area option has this one. */
const all = '*';
/** A prefix, so that an area the person named `*` differs from `all`. */
const valueOf = (area: string) => `=${area}`;

/** A search and two choices above the list. */
export function FilterBar({ filters: { query, status, area }, statuses, areas, onSearch, onFilter }: FilterBarProps) {
  const t = useT();
  // An area in the URL that no bot has is still an option, which explains why the list is empty.
  const known = area === null || areas.includes(area) ? areas : [area, ...areas];
  return (
    <Grid columns={{ base: '1', desktop: '2' }} gap={12}>
      <Search query={query} onSearch={onSearch} />
      <Grid columns={{ base: '2' }} gap={8}>
        <LateSelect
          label={t('bots.filters.status')}
          labelHidden
          value={status ?? all}
          onChange={(value) => onFilter({ status: statuses.find((each) => each === value) ?? null })}
          options={[
            { value: all, label: t('bots.filters.allStatus') },
            ...statuses.map((value) => ({ value, label: t(`bots.status.${value}`) })),
          ]}
        />
        <LateSelect
          label={t('bots.filters.area')}
          labelHidden
          value={area === null ? all : valueOf(area)}
          onChange={(value) => onFilter({ area: value === all ? null : value.slice(1) })}
          options={[
            { value: all, label: t('bots.filters.allAreas') },
            ...known.map((name) => ({ value: valueOf(name), label: name })),
          ]}
        />
      </Grid>
    </Grid>
  );
}

/** Holds the typed text in local state: a keystroke renders only the field, however long the list is. */
function Search({ query, onSearch }: { query: string; onSearch: (text: string) => void }) {
  const t = useT();
  const { text, type } = useLateText(query, onSearch);
  return (
    <SearchField label={t('bots.search')} labelHidden placeholder={t('bots.searchFor')} value={text} onChange={type} />
  );
}
