import { Auto, Button, Grid, Inline, Stack, Text } from '@peyk/design-system';
import { useState } from 'react';
import { useVersions } from '../../../../forms/edits/useVersions';
import { useFieldWords } from '../../../../forms/useFieldWords';
import { useT } from '../../../../i18n/I18n';
import { profileLists } from '../../lists';
import { LISTS, type ListStep } from '../../steps';
import type { FoundEntry } from '../found';
import { shortLabel } from '../shortLabel';

/** The fields that an import would replace, each with both values: beside each other, on a phone below each other. */
export function Differences({ step, found: { entry, existing, differs } }: { step: ListStep; found: FoundEntry }) {
  const t = useT();
  const { form } = profileLists[LISTS[step]];
  const { labels, read } = useFieldWords(form);
  const known = differs.filter((name) => form.names.includes(name));
  const [mine, theirs] = [form.valuesOf(existing), form.valuesOf(entry)];
  const fields = useVersions(
    mine,
    known.map((field) => ({ field, theirs }) as never),
    labels,
    read,
  );
  return (
    <Stack gap={16}>
      <Text size="small">{t(fields.length > 0 ? 'import.differs.lead' : 'import.differs.unseen')}</Text>
      {fields.map(({ field, label, ...both }) => (
        <Stack key={field} gap={4}>
          <Text size="small" weight="semibold" tone="strong">
            {shortLabel(label)}
          </Text>
          <Grid columns={{ base: '1', tablet: '2' }} gap={16} align="start">
            <Version title={t('import.differs.mine')} text={both.mine} />
            <Version title={t('import.differs.theirs')} text={both.theirs} />
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}

/** Longer texts are cut to their first lines. */
const LONG = 240;

function Version({ title, text }: { title: string; text: string }) {
  const t = useT();
  const [whole, setWhole] = useState(false);
  const isLong = text.length > LONG;
  return (
    <Stack gap={4}>
      <Text size="caption" tone="muted">
        {title}
      </Text>
      {text.trim() ? (
        <Text as="div" size="small" clamp={isLong && !whole ? 4 : undefined}>
          <Auto as="div">{text}</Auto>
        </Text>
      ) : (
        <Text size="small" tone="muted">
          {t('edits.clash.empty')}
        </Text>
      )}
      {isLong ? (
        <Inline gap={8}>
          <Button size="small" onPress={() => setWhole(!whole)}>
            {t(whole ? 'import.differs.less' : 'import.differs.whole')}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}
