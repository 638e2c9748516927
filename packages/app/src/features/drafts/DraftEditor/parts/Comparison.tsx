import { AlikeWords, Auto, Dialog, Grid, Heading, Letter, LinkButton, Stack, Text } from '@peyk/design-system';
import { Fragment, useId } from 'react';
import { canChange } from '../../../../entities/draft/draftState';
import { formatDate } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { named, visible } from '../../../../i18n/named';
import { paths } from '../../../../paths';
import { type AlikePiece, type AlikeRange, alikeParagraphs } from '../alike';
import type { ComparisonProps } from './CompareButton';
import { Foreign } from './Foreign';

/** Two emails that are too alike, side by side, with what would help (SIM-01). */
export function Comparison({ draft, resembles, onClose }: ComparisonProps) {
  const t = useT();
  const locale = useLocale();
  const name = named(t, resembles.professor_name);
  const { passages, state, sent_at: sentAt, same_paragraphs: same, paragraphs: all } = resembles;
  const numbered = passages.map((passage, index) => ({ ...passage, number: index + 1 }));
  return (
    <Dialog
      open
      size="large"
      title={<Auto>{t('drafts.alike.title', { name })}</Auto>}
      onClose={onClose}
      actions={
        <LinkButton href={paths.draft(resembles.professor)} iconEnd="arrowForward">
          <Auto>{t('drafts.alike.open', { name })}</Auto>
        </LinkButton>
      }
    >
      <Stack gap={24}>
        <Stack gap={8}>
          <Text weight="semibold" tone="strong">
            {t('drafts.alike.said', { same, all, passages: passages.length })}
          </Text>
          <Text>
            {t('drafts.alike.help')} {t(canChange(state) ? 'drafts.alike.helpOther' : 'drafts.alike.helpHere')}
          </Text>
          <Text size="small" tone="muted">
            {t('drafts.alike.notCounted')}
          </Text>
        </Stack>
        <Grid columns={{ base: '1', tablet: '2' }} gap={32} align="start">
          <Side
            title={t('drafts.alike.this')}
            subject={draft.subject}
            state={t(`drafts.state.${draft.state}`)}
            body={draft.body}
            ranges={numbered}
          />
          <Side
            title={t('drafts.alike.other', { name })}
            subject={resembles.subject}
            state={
              sentAt === null
                ? t(`drafts.state.${state}`)
                : t('drafts.alike.sent', { when: formatDate(locale, sentAt) })
            }
            body={resembles.body}
            ranges={numbered.map((each) => ({ start: each.other_start, end: each.other_end, number: each.number }))}
          />
        </Grid>
      </Stack>
    </Dialog>
  );
}

interface SideProps {
  title: string;
  subject: string;
  /** In words. */
  state: string;
  body: string;
  ranges: readonly AlikeRange[];
}

function Side({ title, subject, state, body, ranges }: SideProps) {
  const t = useT();
  const titleId = useId();
  return (
    <Stack gap={16} as="section" labelledBy={titleId}>
      <Stack gap={4}>
        <Heading level={3} id={titleId}>
          <Auto>{title}</Auto>
        </Heading>
        <Text size="small">{visible(subject) ? <Foreign>{subject}</Foreign> : t('drafts.noSubject')}</Text>
        <Text size="small" tone="muted">
          {state}
        </Text>
      </Stack>
      <Letter>
        {alikeParagraphs(body, ranges).map((paragraph, index) => (
          // Paragraphs have no id, so the index is the key.
          <p key={index} dir="auto">
            {paragraph.map((piece, place) => (
              <Piece key={place} {...piece} />
            ))}
          </p>
        ))}
      </Letter>
    </Stack>
  );
}

function Piece({ text, number }: AlikePiece) {
  const t = useT();
  const lines = text.split('\n').map((line, row) => (
    <Fragment key={row}>
      {row ? <br /> : null}
      {line}
    </Fragment>
  ));
  if (number === null) return lines;
  return (
    <AlikeWords
      marker={String(number)}
      before={t('drafts.alike.begin', { number })}
      after={t('drafts.alike.end', { number })}
    >
      {lines}
    </AlikeWords>
  );
}
