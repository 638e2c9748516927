import type { University } from '@peyk/api-types';
import { Auto, DataTable, Hide, Text, VisuallyHidden } from '@peyk/design-system';
import { type Dispatch, useMemo } from 'react';
import { useLocale, useT } from '../../../i18n/I18n';
import { formatPlain, formatRegion } from '../../../i18n/format';
import type { ChosenUniversity, FinderEvent } from './finder';
import { worldRank } from './universities';

interface ResultsTableProps {
  /** The universities of the current page. */
  universities: readonly University[];
  selected: readonly ChosenUniversity[];
  dispatch: Dispatch<FinderEvent>;
}

/** One page of results, each with a checkbox. */
export function ResultsTable({ universities, selected, dispatch }: ResultsTableProps) {
  const t = useT();
  const locale = useLocale();
  const selectedIds = useMemo(() => new Set(selected.map(({ id }) => String(id))), [selected]);
  return (
    <DataTable
      label={t('createBot.results.table')}
      columns={[
        { id: 'name', header: t('createBot.results.university') },
        { id: 'country', header: t('createBot.results.country'), hideBelow: 'tablet' },
        { id: 'world', header: t('createBot.results.world'), align: 'end' },
        { id: 'local', header: t('createBot.results.local'), align: 'end', hideBelow: 'tablet' },
      ]}
      rows={universities.map((university) => {
        const { id, name, country_code, country_name, country_rank } = university;
        const country = country_name ? formatRegion(locale, country_code, country_name) : '';
        return {
          id: String(id),
          textValue: name,
          cells: {
            name: <NameCell name={name} country={country} nationalRank={country_rank} />,
            country,
            world: <Rank rank={worldRank(university)} />,
            local: <Rank rank={country_rank} />,
          },
        };
      })}
      rowLabel={({ textValue }) => t('createBot.results.choose', { name: textValue })}
      selection={{
        selectedIds,
        onChange: (id, selects) => {
          const university = universities.find((item) => String(item.id) === id);
          if (!university) return;
          const { name } = university;
          dispatch({
            type: selects ? 'universityChosen' : 'universityDropped',
            university: { id: university.id, name },
          });
        },
      }}
    />
  );
}

/** On a phone the country and the national rank are below the name, because their columns are hidden. */
function NameCell({ name, country, nationalRank }: { name: string; country: string; nationalRank: number | null }) {
  const t = useT();
  const locale = useLocale();
  const ranked = nationalRank !== null;
  return (
    <>
      <Auto>{name}</Auto>
      <Hide above="tablet">
        <Text size="small" tone="muted" weight="regular">
          {ranked && country
            ? t('createBot.results.rankedIn', { country, rank: formatPlain(locale, nationalRank) })
            : country}
        </Text>
      </Hide>
    </>
  );
}

function Rank({ rank }: { rank: number | null }) {
  const t = useT();
  const locale = useLocale();
  if (rank !== null) return formatPlain(locale, rank);
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('createBot.results.noRank')}</VisuallyHidden>
    </>
  );
}
