import {
  Box,
  Button,
  Card,
  Disclosure,
  Grid,
  Heading,
  Hide,
  NumberField,
  SearchField,
  Select,
  Stack,
  Text,
} from '@peyk/design-system';
import { useState } from 'react';
import { formatPlain } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';
import { useLateText } from '../../../../ui/useLateText';
import { type ResultFilters, isFiltered, maxMatch, shownKinds } from '../filters';

export interface FiltersProps {
  filters: ResultFilters;
  onFilter: (change: Partial<ResultFilters>) => void;
  onClear: () => void;
}

/** The search, the minimum and the kind; they look at the page that is shown. */
export function Filters({ filters, onFilter, onClear }: FiltersProps) {
  const t = useT();
  // The button that clears them goes with them.
  const heading = useCatchFocus<HTMLHeadingElement>(isFiltered(filters));
  return (
    <Card as="section" labelledBy="match-filters">
      <Stack gap={16}>
        <Heading level={2} look="title3" id="match-filters" ref={heading} tabIndex={-1}>
          {t('results.filters.title')}
        </Heading>
        <Grid columns={{ base: '1', tablet: '3', desktop: '1' }} gap={16} align="start">
          <Search query={filters.query} onSearch={(query) => onFilter({ query })} />
          <Hide below="tablet">
            <Minimum value={filters.minMatch} onChange={(minMatch) => onFilter({ minMatch })} />
          </Hide>
          <Hide below="tablet">
            <Kind value={filters.show} onChange={(show) => onFilter({ show })} />
          </Hide>
        </Grid>
        {/* Folded away on a phone, where they would push the professors below the screen. */}
        <Hide above="tablet">
          <Disclosure title={t('professors.filters.more')} summary={<Chosen filters={filters} />}>
            <Stack gap={16}>
              <Minimum value={filters.minMatch} onChange={(minMatch) => onFilter({ minMatch })} />
              <Kind value={filters.show} onChange={(show) => onFilter({ show })} />
            </Stack>
          </Disclosure>
        </Hide>
        <Text size="caption" tone="muted">
          {t('results.filters.page')}
        </Text>
        {isFiltered(filters) ? (
          <Box>
            <Button size="small" onPress={onClear}>
              {t('results.filters.clear')}
            </Button>
          </Box>
        ) : null}
      </Stack>
    </Card>
  );
}

/** The minimum and the kind in a few words, where they are folded away. */
function Chosen({ filters: { minMatch, show } }: Pick<FiltersProps, 'filters'>) {
  const t = useT();
  const locale = useLocale();
  const words = [
    minMatch === null ? null : t('professors.filters.scoreFrom', { value: formatPlain(locale, minMatch) }),
    show === 'all' ? null : t(`results.filters.${show}`),
  ];
  return words.filter((each) => each !== null).join(' • ');
}

interface KindProps {
  value: ResultFilters['show'];
  onChange: (value: ResultFilters['show']) => void;
}

function Kind({ value, onChange }: KindProps) {
  const t = useT();
  return (
    <Select
      label={t('results.filters.show')}
      value={value}
      onChange={(chosen) => onChange(shownKinds.find((kind) => kind === chosen) ?? 'all')}
      options={shownKinds.map((kind) => ({ value: kind, label: t(`results.filters.${kind}`) }))}
    />
  );
}

/** Holds the typed text in local state: the address is written when typing pauses. */
function Search({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const t = useT();
  const { text, type } = useLateText(query, onSearch);
  return <SearchField label={t('results.filters.search')} value={text} onChange={type} />;
}

/** A minimum that is out of range stays in its field with a message and counts as none. */
function Minimum({ value, onChange }: { value: number | null; onChange: (value: number | null) => void }) {
  const t = useT();
  const [refused, setRefused] = useState<number | null>(null);
  return (
    <NumberField
      label={t('results.filters.minMatch')}
      value={refused ?? value}
      min={0}
      max={maxMatch}
      error={
        refused === null
          ? undefined
          : refused < 0
            ? t('common.minimum', { min: 0 })
            : t('common.maximum', { max: maxMatch })
      }
      onChange={(next) => {
        const fits = next === null || (next >= 0 && next <= maxMatch);
        setRefused(fits || Number.isNaN(next) ? null : next);
        onChange(fits ? next : null);
      }}
    />
  );
}
