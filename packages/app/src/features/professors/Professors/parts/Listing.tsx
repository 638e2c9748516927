import type { Professor } from '@peyk/api-types';
import {
  Box,
  Button,
  Card,
  Checkbox,
  EmptyState,
  Hide,
  Inline,
  InlineMessage,
  List,
  Pagination,
  Select,
  Stack,
  Text,
  useIsWide,
} from '@peyk/design-system';
import { professorOrders } from '../../../../entities/professor/order';
import { useT } from '../../../../i18n/I18n';
import { PartProblem } from '../../../../ui/PartProblem/PartProblem';
import { Unshown } from '../../../../ui/Unshown/Unshown';
import type { ListPart, ProfessorsState } from '../Professors.states';
import type { FiltersProps } from './Filters';
import { ProfessorCard } from './ProfessorCard';
import { SendSelected } from './SendSelected';

export interface ListingProps extends FiltersProps {
  /** Selects or deselects these. */
  onSelect: (professors: readonly Professor[], selected: boolean) => void;
  onDeselectAll: () => void;
  onSend: () => void;
  onDetails: (professor: Professor) => void;
  /** Opens the email to one professor. */
  onCompose: (professor: Professor) => void;
  onPage: (page: number) => void;
  onRefresh: () => void;
  /** Asks again for the scores that failed. */
  onRetryScores: () => void;
}

type Ready = Extract<ListPart, { status: 'ready' }>;
type Props = Omit<ListingProps, 'filters'> & Pick<ProfessorsState, 'filters' | 'selected'> & { part: Ready };

/** The selection and the order, the professors of the page, and the pages. */
export function Listing(props: Props) {
  const { part, filters, selected, onSelect, onDetails, onCompose, onPage, onClear, onRetryScores } = props;
  const { entries, count, pageCount, from, onPage: all, notice, leftOut } = part;
  const t = useT();
  const isCut = entries.length < all;
  const failed = entries.some(({ score }) => score.status === 'failed');
  return (
    <Stack gap={16}>
      <Toolbar {...props} />
      {notice ? <PartProblem look="message" kept problem={notice} quiet={null} /> : null}
      <Unshown count={leftOut} />
      {failed ? (
        <InlineMessage
          tone="warning"
          role="status"
          action={
            <Button size="small" onPress={onRetryScores}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('professors.matchFailed')}
        </InlineMessage>
      ) : null}
      {entries.length ? (
        <List label={t('professors.list')}>
          {entries.map((entry, index) => (
            <ProfessorCard
              key={entry.professor.id}
              entry={entry}
              first={index === 0}
              selected={selected.has(entry.professor.id)}
              onSelect={(on) => onSelect([entry.professor], on)}
              onDetails={() => onDetails(entry.professor)}
              onCompose={() => onCompose(entry.professor)}
            />
          ))}
        </List>
      ) : (
        <Card padding="large">
          <EmptyState
            level={3}
            title={t('professors.noMatch.title')}
            action={<Button onPress={onClear}>{t('professors.filters.clear')}</Button>}
          >
            {t('professors.noMatch.body')}
          </EmptyState>
        </Card>
      )}
      <Inline gap={16} justify="between">
        <Text size="small" tone="muted">
          {[
            pageCount > 1
              ? `${t('professors.range', { from, to: from + all - 1, count })} ${t('professors.sorted')}`
              : isCut
                ? null
                : t('professors.count', { count }),
            isCut ? t('professors.passing', { shown: entries.length, all }) : null,
          ]
            .filter((part) => part !== null)
            .join(' ')}
        </Text>
        {pageCount > 1 ? (
          <Pagination page={filters.page} pageCount={pageCount} onChange={onPage} label={t('professors.pages')} />
        ) : null}
      </Inline>
    </Stack>
  );
}

function Toolbar({ part, filters, selected, onSelect, onDeselectAll, onSend, onFilter, onRefresh }: Props) {
  const t = useT();
  // On a phone it stands beside the heading.
  const wide = useIsWide('tablet');
  const shown = part.entries.map(({ professor }) => professor);
  const chosen = shown.filter(({ id }) => selected.has(id)).length;
  return (
    <Stack gap={12}>
      <Inline gap={12} justify="between">
        <Inline gap={12}>
          <Checkbox
            label={t(part.pageCount > 1 ? 'professors.select.allOnPage' : 'professors.select.all')}
            checked={shown.length > 0 && chosen === shown.length}
            indeterminate={chosen > 0 && chosen < shown.length}
            disabled={shown.length === 0}
            onChange={(on) => onSelect(shown, on)}
          />
          {selected.size > 0 ? (
            <>
              <Text size="small" tone="muted" as="span">
                {t('professors.select.count', { count: selected.size })}
              </Text>
              <Button size="small" tone="quiet" onPress={onDeselectAll}>
                {t('professors.select.clear')}
              </Button>
            </>
          ) : null}
        </Inline>
        <Inline gap={8}>
          {/* On the line of the field, which is named by its own label. */}
          <Text size="small" tone="muted" as="span">
            <span aria-hidden>{t('professors.sort.label')}</span>
          </Text>
          <Select
            compact
            labelHidden
            label={t('professors.sort.label')}
            value={filters.order}
            onChange={(value) => onFilter({ order: professorOrders.find((order) => order === value) ?? 'score' })}
            options={professorOrders.map((value) => ({ value, label: t(`professors.sort.${value}`) }))}
          />
          {wide ? (
            <Button tone="quiet" busy={part.refreshing} onPress={onRefresh}>
              {t('common.refresh')}
            </Button>
          ) : null}
        </Inline>
      </Inline>
      {/* On a phone the dock has it as soon as somebody is selected. */}
      <Hide below={selected.size > 0 ? 'tablet' : undefined}>
        <Box>
          <SendSelected selected={selected} onSend={onSend} />
        </Box>
      </Hide>
    </Stack>
  );
}
