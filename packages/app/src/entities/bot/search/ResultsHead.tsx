import type { University } from '@peyk/api-types';
import { Badge, Box, Button, Heading, Inline, InlineMessage, Stack, Text, useAnnounce } from '@peyk/design-system';
import { type Dispatch, type Ref, useMemo, useRef } from 'react';
import { useLocale, useT } from '../../../i18n/I18n';
import { formatDate } from '../../../i18n/format';
import { useSearchFaultText } from './useSearchFaultText';
import { isOutdated } from './criteria';
import { type Finder, type FinderEvent, universitiesLimit } from './finder';

/** The id of the results' heading, which gets focus when too many results are chosen. */
export const resultsHeadingId = 'university-results';

interface ResultsHeadProps {
  /** All results, not only the current page. */
  universities: readonly University[];
  finder: Finder;
  dispatch: Dispatch<FinderEvent>;
  heading: Ref<HTMLHeadingElement>;
}

/** The number of results, how many are chosen, and whether they still match the current filters. */
export function ResultsHead({ universities, finder, dispatch, heading }: ResultsHeadProps) {
  const t = useT();
  const faultText = useSearchFaultText();
  const outdated = isOutdated(finder);
  const chosen = finder.form.selected.length;
  const shown = useMemo(() => new Set(universities.map(({ id }) => id)), [universities]);
  const elsewhere = finder.form.selected.filter(({ id }) => !shown.has(id)).length;
  return (
    <Box paddingX={20} paddingY={16}>
      <Stack gap={4}>
        <Inline gap={8} justify="between" align="start">
          <Inline gap={12} align="center">
            <Heading level={3} look="title2" id={resultsHeadingId} tabIndex={-1} ref={heading}>
              {t('createBot.results.count', { count: universities.length })}
            </Heading>
            {outdated ? (
              <Badge tone="reward" icon="clock">
                {t('createBot.results.outdatedMark')}
              </Badge>
            ) : null}
          </Inline>
          <SelectionButtons universities={universities} chosen={chosen} elsewhere={elsewhere} dispatch={dispatch} />
        </Inline>
        <Text size="small" tone="muted">
          {/* What an empty selection means is said at the end of the page. */}
          {chosen > 0
            ? `${t('createBot.results.chosen', { count: chosen })}${elsewhere > 0 ? ` (${t('createBot.results.chosenElsewhere', { count: elsewhere })})` : ''}. `
            : null}
          <RankSource universities={universities} />
        </Text>
        {outdated ? (
          <InlineMessage tone="warning" role="status">
            {t('createBot.results.outdated')}
          </InlineMessage>
        ) : null}
        {chosen > universitiesLimit && !finder.faults.universities ? (
          <InlineMessage tone="warning" role="status">
            {faultText({ code: 'tooManyUniversities' })}
          </InlineMessage>
        ) : null}
      </Stack>
    </Box>
  );
}

interface SelectionButtonsProps extends Pick<ResultsHeadProps, 'universities' | 'dispatch'> {
  chosen: number;
  /** How many chosen universities are not among these results. */
  elsewhere: number;
}

function SelectionButtons({ universities, chosen, elsewhere, dispatch }: SelectionButtonsProps) {
  const t = useT();
  const announce = useAnnounce();
  const all = useRef<HTMLButtonElement>(null);
  return (
    <Inline gap={4}>
      <Button
        ref={all}
        tone="quiet"
        size="small"
        disabled={universities.length === 0}
        onPress={() => {
          dispatch({ type: 'allChosen', universities: universities.map(({ id, name }) => ({ id, name })) });
          announce(t('createBot.results.allChosen', { count: universities.length + elsewhere }));
        }}
      >
        {t('createBot.results.selectAll')}
      </Button>
      <Button
        tone="quiet"
        size="small"
        disabled={chosen === 0}
        onPress={() => {
          // This button becomes disabled, and would lose focus to the body.
          all.current?.focus();
          dispatch({ type: 'selectionCleared' });
          announce(t('createBot.results.chosen', { count: 0 }));
        }}
      >
        {t('createBot.results.clearSelection')}
      </Button>
    </Inline>
  );
}

/** The source and date of the ranks, so that sample data is not mistaken for a ranking. */
function RankSource({ universities }: Pick<ResultsHeadProps, 'universities'>) {
  const t = useT();
  const locale = useLocale();
  const ranked = universities.find(({ rank_source }) => rank_source);
  if (!ranked?.rank_source) return null;
  const source = ranked.sample ? t('createBot.results.sampleSource') : ranked.rank_source;
  return (
    <>
      {ranked.rank_date
        ? t('createBot.results.ranks', { source, date: formatDate(locale, ranked.rank_date) })
        : t('createBot.results.ranksUndated', { source })}
    </>
  );
}
