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
  Stack,
  Text,
} from '@peyk/design-system';
import { useState } from 'react';
import { formatPlain } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';
import { useLateText } from '../../../../ui/useLateText';
import { type ProfessorFilters, isFiltered, maxScore } from '../filters';

export interface FiltersProps {
  filters: ProfessorFilters;
  /** Called with the typed text, debounced. */
  onSearch: (text: string) => void;
  onFilter: (change: Partial<Pick<ProfessorFilters, 'minHIndex' | 'minScore' | 'order'>>) => void;
  onClear: () => void;
}

/** The search, which asks the server, and the minimums, which look at the page that is shown. */
export function Filters({ filters, onSearch, onFilter, onClear }: FiltersProps) {
  const t = useT();
  // The button that clears them goes with them.
  const heading = useCatchFocus<HTMLHeadingElement>(isFiltered(filters));
  return (
    <Card as="section" labelledBy="professor-filters">
      <Stack gap={16}>
        <Heading level={2} look="title3" id="professor-filters" ref={heading} tabIndex={-1}>
          {t('professors.filters.title')}
        </Heading>
        <Search query={filters.query} onSearch={onSearch} />
        <Hide below="tablet">
          <Minimums filters={filters} onFilter={onFilter} />
        </Hide>
        <Hide above="tablet">
          <Disclosure title={t('professors.filters.more')} summary={<Chosen filters={filters} />}>
            <Minimums filters={filters} onFilter={onFilter} />
          </Disclosure>
        </Hide>
        {isFiltered(filters) ? (
          <Box>
            <Button size="small" onPress={onClear}>
              {t('professors.filters.clear')}
            </Button>
          </Box>
        ) : null}
      </Stack>
    </Card>
  );
}

/** The minimums in a few words, where they are folded away. */
function Chosen({ filters: { minHIndex, minScore } }: Pick<FiltersProps, 'filters'>) {
  const t = useT();
  const locale = useLocale();
  const words = [
    minHIndex === null ? null : t('professors.filters.hIndexFrom', { value: formatPlain(locale, minHIndex) }),
    minScore === null ? null : t('professors.filters.scoreFrom', { value: formatPlain(locale, minScore) }),
  ];
  return words.filter((each) => each !== null).join(' • ');
}

function Minimums({ filters, onFilter }: Pick<FiltersProps, 'filters' | 'onFilter'>) {
  const t = useT();
  return (
    <Stack gap={16}>
      <Grid columns={{ base: '1', tablet: '2', desktop: '1' }} gap={16}>
        <Minimum
          label={t('professors.filters.minHIndex')}
          value={filters.minHIndex}
          onChange={(minHIndex) => onFilter({ minHIndex })}
        />
        <Minimum
          label={t('professors.filters.minScore')}
          value={filters.minScore}
          max={maxScore}
          onChange={(minScore) => onFilter({ minScore })}
        />
      </Grid>
      <Text size="caption" tone="muted">
        {t('professors.filters.page')}
      </Text>
    </Stack>
  );
}

/** Holds the typed text in local state: a keystroke renders only the field. */
function Search({ query, onSearch }: Pick<FiltersProps, 'onSearch'> & { query: string }) {
  const t = useT();
  const { text, type } = useLateText(query, onSearch);
  return <SearchField label={t('professors.filters.search')} value={text} onChange={type} />;
}

interface MinimumProps {
  label: string;
  value: number | null;
  max?: number;
  onChange: (value: number | null) => void;
}

/** A minimum. One that is too high stays in its field with a message and counts as none. */
function Minimum({ label, value, max = 10_000, onChange }: MinimumProps) {
  const t = useT();
  const [refused, setRefused] = useState<number | null>(null);
  return (
    <NumberField
      label={label}
      value={refused ?? value}
      min={0}
      max={max}
      error={
        refused === null ? undefined : refused < 0 ? t('common.minimum', { min: 0 }) : t('common.maximum', { max })
      }
      onChange={(next) => {
        const fits = next === null || (next >= 0 && next <= max);
        setRefused(fits || Number.isNaN(next) ? null : next);
        onChange(fits ? next : null);
      }}
    />
  );
}
