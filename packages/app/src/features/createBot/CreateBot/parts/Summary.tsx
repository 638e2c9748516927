import { Card, DataList, Heading, Stack } from '@peyk/design-system';
import { universitiesLimit } from '../../../../entities/bot/search/finder';
import { usePlaceWords } from '../../../../entities/bot/search/usePlaceWords';
import { useWeeksText } from '../../../../entities/bot/useWeeksText';
import { useT } from '../../../../i18n/I18n';
import type { CreateBotState } from '../CreateBot.states';

/** What the bot will do, before it is created: interest, places, the most emails of a run, and how long these take. */
export function Summary({ state: { wizard, countries, limits } }: { state: CreateBotState }) {
  const t = useT();
  const { form } = wizard;
  const place = usePlaceWords(form, countries.status === 'ready' ? countries.countries : []);
  const weeks = useWeeksText()(form.targets, limits);
  const { selected, targets, area } = form;
  return (
    <Card>
      <Stack gap={12}>
        <Heading level={3}>{t('createBot.summary.title')}</Heading>
        <DataList
          items={[
            { term: t('createBot.summary.interest'), value: area?.name },
            { term: t('createBot.summary.place'), value: place ?? t('createBot.filters.anywhere') },
            {
              term: t('createBot.summary.universities'),
              value:
                selected.length > 0
                  ? t('createBot.summary.chosen', { count: selected.length })
                  : t('createBot.summary.all', { max: universitiesLimit }),
            },
            {
              term: t('createBot.summary.emails'),
              value: targets === null ? null : t('createBot.summary.most', { count: targets }),
            },
            ...(weeks === null ? [] : [{ term: t('createBot.summary.time'), value: weeks }]),
          ]}
        />
      </Stack>
    </Card>
  );
}
