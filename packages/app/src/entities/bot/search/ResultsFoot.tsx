import { Box, Inline, Pagination, Select, Text } from '@peyk/design-system';
import type { Dispatch } from 'react';
import { useLocale, useT } from '../../../i18n/I18n';
import { formatNumber } from '../../../i18n/format';
import { type FinderEvent, type PageSize, pageSizes } from './finder';

interface ResultsFootProps {
  page: number;
  pageCount: number;
  pageSize: PageSize;
  dispatch: Dispatch<FinderEvent>;
}

/** The pagination of the results, and the page size. */
export function ResultsFoot({ page, pageCount, pageSize, dispatch }: ResultsFootProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <Box paddingX={16} paddingY={12} border="top">
      <Inline gap={12} justify="between">
        <Pagination
          label={t('createBot.results.pages')}
          page={page}
          pageCount={pageCount}
          onChange={(next) => dispatch({ type: 'pageTurned', page: next })}
        />
        <Inline gap={8}>
          <Text as="span" size="small" tone="muted">
            <span aria-hidden>{t('createBot.results.perPage')}</span>
          </Text>
          <Select
            label={t('createBot.results.perPage')}
            labelHidden
            compact
            value={String(pageSize)}
            onChange={(chosen) => {
              const size = pageSizes.find((one) => String(one) === chosen);
              if (size) dispatch({ type: 'pageSizeChosen', size });
            }}
            options={pageSizes.map((size) => ({ value: String(size), label: formatNumber(locale, size) }))}
          />
        </Inline>
      </Inline>
    </Box>
  );
}
