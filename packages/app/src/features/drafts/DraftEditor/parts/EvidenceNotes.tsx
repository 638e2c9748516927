import type { EmailDraft, Evidence } from '@peyk/api-types';
import { Heading, Hide, type IconName, MarginNotes, Stack, Text } from '@peyk/design-system';
import { formatPlain } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { markersIn, numbersOf } from '../../../../entities/draft/letter';
import { isSample, placeOf, sections } from '../sources';
import { noteId } from './LetterBody';
import { sourceDetail } from '../../../../entities/draft/sourceDetail';

const icons: Record<Evidence['kind'], IconName> = { publication: 'fileText', profile: 'graduation', page: 'globe' };

/** The margin of the letter: where each claim comes from. */
export function EvidenceNotes({ draft }: { draft: EmailDraft }) {
  const t = useT();
  const locale = useLocale();
  const present = markersIn(draft.body, draft.evidence);
  const numbers = numbersOf(draft);
  const numberOf = ({ marker }: Evidence) => numbers.get(marker) ?? marker;
  const kindOf = (source: Evidence) => {
    const { kind, section } = source;
    const known = sections.find((each) => each === section);
    if (kind === 'profile' && known)
      return t('drafts.evidence.profileSection', { section: t(`drafts.evidence.sections.${known}`) });
    return t(`drafts.evidence.${kind === 'publication' && isSample(source) ? 'samplePublication' : kind}`);
  };
  return (
    <Stack gap={16} as="section" labelledBy="evidence-heading">
      {/* On desktop each note is aligned with the line of its claim, far from any heading. */}
      <Hide above="desktop">
        <Heading level={2} look="title3" id="evidence-heading">
          {t('drafts.evidence.title')}
        </Heading>
      </Hide>
      {draft.evidence.length ? (
        <MarginNotes
          label={t('drafts.evidence.title')}
          items={draft.evidence
            .toSorted((one, other) => numberOf(one) - numberOf(other))
            .map((item) => ({
              id: noteId(item.marker),
              marker: formatPlain(locale, numberOf(item)),
              icon: icons[item.kind],
              kindLabel: kindOf(item),
              title: item.title,
              detail: item.detail ? sourceDetail(locale, item.detail) : undefined,
              remark: item.quote && !present.has(item.marker) ? t('drafts.evidence.moved') : undefined,
              href: placeOf(item) ?? undefined,
              hrefLabel: t(item.kind === 'profile' ? 'drafts.marks.openEntry' : 'drafts.evidence.open'),
            }))}
        />
      ) : (
        <Text size="small" tone="muted">
          {t('drafts.evidence.none')}
        </Text>
      )}
    </Stack>
  );
}
