import { Grid, SearchField, Select, Skeleton } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import type { BotFilters, FilterStatus } from '../filters';
import { useLateText } from '../useLateText';

interface FilterBarProps {
  filters: BotFilters;
  statuses: readonly FilterStatus[];
  areas: readonly string[];
  /** Told when the typing pauses. */
  onSearch: (text: string) => void;
  onFilter: (change: Partial<Pick<BotFilters, 'status' | 'area'>>) => void;
}

/** What no status and no area can be called: a value of a list is never empty. */
const all = '*';
/** A name of the person's own, told apart from the value for all of them. */
const valueOf = (area: string) => `=${area}`;

/** A search and two choices above the list. */
export function FilterBar({ filters: { query, status, area }, statuses, areas, onSearch, onFilter }: FilterBarProps) {
  const t = useT();
  // An area in the address that no bot has: it is shown, or nobody could tell why the list is empty.
  const known = area === null || areas.includes(area) ? areas : [area, ...areas];
  return (
    <Grid columns={{ base: '1', desktop: '2' }} gap={12}>
      <Search query={query} onSearch={onSearch} />
      <Grid columns={{ base: '2' }} gap={8}>
        <Select
          label={t('bots.filters.status')}
          labelHidden
          value={status ?? all}
          onChange={(value) => onFilter({ status: statuses.find((each) => each === value) ?? null })}
          options={[
            { value: all, label: t('bots.filters.allStatus') },
            ...statuses.map((value) => ({ value, label: t(`bots.status.${value}`) })),
          ]}
        />
        <Select
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

/** It keeps what is being typed to itself: a letter draws nothing but the field, however long the list is. */
function Search({ query, onSearch }: { query: string; onSearch: (text: string) => void }) {
  const t = useT();
  const { text, type } = useLateText(query, onSearch);
  return (
    <SearchField label={t('bots.search')} labelHidden placeholder={t('bots.searchFor')} value={text} onChange={type} />
  );
}

/** The room of the bar while there is nothing to filter yet. */
export function FilterBarSkeleton() {
  return (
    <Grid columns={{ base: '1', desktop: '2' }} gap={12}>
      <Skeleton shape="title" height="42px" />
      <Grid columns={{ base: '2' }} gap={8}>
        <Skeleton shape="title" height="42px" />
        <Skeleton shape="title" height="42px" />
      </Grid>
    </Grid>
  );
}
