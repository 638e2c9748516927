import type { DraftSentence } from '@peyk/api-types';
import { Disclosure, Grid, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { Foreign, ForeignBlock } from './Foreign';

/** What is set apart stands between these, which do not nest. */
const MARKS = /[\u2068\u2069]/u;

/** Whether a server gives the Persian of a letter's sentences. */
export const hasPersian = (sentences: readonly DraftSentence[]): boolean =>
  sentences.some(({ persian }) => Boolean(persian));

/** The English letter in Persian, sentence by sentence (LTR-15). Never sent. */
export function PersianReading({ sentences }: { sentences: readonly DraftSentence[] }) {
  const t = useT();
  return (
    <Disclosure title={t('drafts.persian.title')}>
      <Stack gap={16} as="ol">
        {sentences.map((sentence) => (
          <li key={sentence.start}>
            <Row sentence={sentence} />
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
}

function Row({ sentence: { text, class: of, persian } }: { sentence: DraftSentence }) {
  const t = useT();
  if (of === 'gap') return <Text weight="medium">{persian ?? t('drafts.persian.gap')}</Text>;
  const isQuoted = persian?.includes(text) === true;
  return (
    <Grid columns={{ base: '1', tablet: isQuoted ? '1' : '2' }} gap={8}>
      {persian ? (
        <Text>
          <Mixed>{persian}</Mixed>
        </Text>
      ) : (
        <Text tone="muted">{t('drafts.persian.none')}</Text>
      )}
      {isQuoted ? null : (
        <Text as="div" size="small">
          <ForeignBlock>{text}</ForeignBlock>
        </Text>
      )}
    </Grid>
  );
}

/** Persian with the words in it that the server sets apart, which are English: every second part. */
function Mixed({ children }: { children: string }) {
  return children
    .split(MARKS)
    .map((part, index) => (index % 2 === 1 ? <Foreign key={index}>{part}</Foreign> : <span key={index}>{part}</span>));
}
