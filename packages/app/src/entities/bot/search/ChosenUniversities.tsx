import { Button, Stack, TagList } from '@peyk/design-system';
import { type Dispatch, useState } from 'react';
import { useT } from '../../../i18n/I18n';
import type { ChosenUniversity, FinderEvent } from './finder';

/** How many chips are shown at first and added with each press: Select All may have chosen thousands. */
const chipsAtOnce = 10;

interface ChosenUniversitiesProps {
  chosen: readonly ChosenUniversity[];
  dispatch: Dispatch<FinderEvent>;
}

/** The chosen universities, each removable; renders nothing while there are none. One whose name is not known yet has no chip. */
export function ChosenUniversities({ chosen: all, dispatch }: ChosenUniversitiesProps) {
  const t = useT();
  const [most, setMost] = useState(chipsAtOnce);
  const chosen = all.filter(({ name }) => name !== '');
  if (chosen.length === 0) return null;
  const rest = chosen.length - most;
  return (
    <Stack gap={8} align="start">
      <TagList
        label={t('createBot.filters.chosen')}
        items={chosen.slice(0, most).map(({ id, name }) => ({ id: String(id), label: name }))}
        onRemove={(id) => dispatch({ type: 'universityDropped', university: { id: Number(id), name: '' } })}
      />
      {chosen.length > chipsAtOnce ? (
        <Button tone="quiet" size="small" onPress={() => setMost(rest > 0 ? most + chipsAtOnce : chipsAtOnce)}>
          {rest > 0
            ? t('createBot.filters.chosenMore', { count: Math.min(rest, chipsAtOnce) })
            : t('createBot.filters.fewer')}
        </Button>
      ) : null}
    </Stack>
  );
}
