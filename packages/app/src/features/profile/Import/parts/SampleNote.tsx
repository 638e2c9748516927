import { Inline, SampleMark, Text } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import type { Found } from '../found';

/** Says that a stand-in answered, with records that are nobody's. */
export function SampleNote({ found: { sample, kind } }: { found: Found }) {
  const t = useT();
  if (!sample) return null;
  return (
    <Inline gap={12}>
      <SampleMark label={t('common.sample')} />
      <Text size="small">{t(`import.sample.${kind === 'orcid' || kind === 'doi' ? kind : 'other'}`)}</Text>
    </Inline>
  );
}
