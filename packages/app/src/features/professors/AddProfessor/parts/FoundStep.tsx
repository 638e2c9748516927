import type { AlikeProfessor, PaperByHand, ProfessorByHandCheck } from '@peyk/api-types';
import {
  Auto,
  Button,
  DataList,
  Heading,
  Inline,
  InlineMessage,
  Link,
  SampleMark,
  Stack,
  Text,
} from '@peyk/design-system';
import { PaperTitle } from '../../parts/PaperTitle';
import { formatPlain } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { named, visible } from '../../../../i18n/named';
import { paths } from '../../../../paths';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import type { AddProfessorViewProps } from '../AddProfessorView';

interface FoundStepProps extends Pick<AddProfessorViewProps, 'state' | 'onBack' | 'onAdd'> {
  found: ProfessorByHandCheck;
}

/** What would be added, who of the list may be the same, and whether an email may go to the address. */
export function FoundStep({ state, found, onBack, onAdd }: FoundStepProps) {
  const t = useT();
  const { form, busy, problem } = state;
  const { alike, papers } = found;
  const isKnown = alike.some(({ by }) => by === 'address');
  const own = (text: string) => (visible(text) ? <Auto>{text.trim()}</Auto> : null);
  return (
    <Stack gap={20}>
      {problem ? <ProblemMessage problem={problem} title={t('addProfessor.notAdded')} /> : null}
      <Alike alike={alike} isKnown={isKnown} />
      {found.do_not_contact ? (
        <InlineMessage tone="warning">{t('addProfessor.doNotContact')}</InlineMessage>
      ) : found.contacted ? (
        <InlineMessage tone="warning">{t('addProfessor.contacted')}</InlineMessage>
      ) : null}
      <DataList
        emptyText={t('addProfessor.notGiven')}
        items={[
          { term: t('addProfessor.name'), value: own(form.full_name) },
          { term: t('addProfessor.university'), value: own(form.university_name) },
          { term: t('addProfessor.email'), value: visible(form.email)?.trim() ?? null, ltr: true },
        ]}
      />
      <Papers papers={papers} sample={found.sample} />
      <Inline gap={12} justify="end">
        <Button onPress={onBack} disabled={busy}>
          {t('addProfessor.back')}
        </Button>
        {isKnown ? null : (
          <Button tone="primary" busy={busy} onPress={onAdd}>
            {t(alike.length > 0 ? 'addProfessor.addAnother' : 'addProfessor.add')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

/** Professors of the list who may be the same, each with the way to open it. */
function Alike({ alike, isKnown }: { alike: readonly AlikeProfessor[]; isKnown: boolean }) {
  const t = useT();
  if (alike.length === 0) return null;
  return (
    <InlineMessage
      tone={isKnown ? 'danger' : 'warning'}
      title={t(isKnown ? 'addProfessor.known' : 'addProfessor.alike')}
    >
      <Stack gap={8} as="ul">
        {alike.map(({ id, full_name, university_name, by }) => (
          <Stack key={id} gap={4} as="li">
            <Link href={paths.professor(id)}>{t('addProfessor.open', { name: named(t, full_name) })}</Link>
            {visible(university_name) ? (
              <Text size="small" tone="muted" as="div">
                <Auto>{university_name}</Auto>
              </Text>
            ) : null}
            <Text size="small" tone="muted" as="div">
              {t(`addProfessor.by.${by === 'name' && !visible(university_name) ? 'nameAlone' : by}`)}
            </Text>
          </Stack>
        ))}
      </Stack>
    </InlineMessage>
  );
}

/** The papers of the DOIs, which are all that a match and a letter can stand on. */
function Papers({ papers, sample }: { papers: readonly PaperByHand[]; sample: boolean }) {
  const t = useT();
  return (
    <Stack gap={12} as="section" labelledBy="by-hand-papers">
      <Inline gap={8}>
        <Heading level={4} id="by-hand-papers">
          {t('addProfessor.papers')}
        </Heading>
        {sample ? <SampleMark label={t('common.sample')} /> : null}
      </Inline>
      {papers.length === 0 ? <Text tone="muted">{t('addProfessor.noPapers')}</Text> : null}
      <Stack gap={16} as="ul">
        {papers.map((paper) => (
          <Paper key={paper.field} paper={paper} />
        ))}
      </Stack>
    </Stack>
  );
}

function Paper({ paper: { title, venue, year, url, authors, retracted } }: { paper: PaperByHand }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Stack gap={4} as="li">
      <PaperTitle title={title} url={url} />
      <Text size="small" tone="muted" as="div">
        <Auto>{authors.join(', ')}</Auto>
      </Text>
      {visible(venue) || year !== null ? (
        <Text size="small" tone="muted" as="div">
          {visible(venue) ? <Auto>{venue}</Auto> : null}
          {visible(venue) && year !== null ? ' • ' : null}
          {year === null ? null : formatPlain(locale, year)}
        </Text>
      ) : null}
      {retracted ? <InlineMessage tone="warning">{t('addProfessor.retracted')}</InlineMessage> : null}
    </Stack>
  );
}
