import type { Professor } from '@peyk/api-types';
import { Auto, Badge, Inline, SampleMark, StatusPill, TagList, Text, VisuallyHidden } from '@peyk/design-system';
import { draftPill } from '../../../entities/draft/draftPill';
import { hIndexBand, scoreBand } from '../../../entities/professor/bands';
import { shortInterests } from '../../../entities/professor/interests';
import type { ScoreState } from '../../../entities/professor/matchScore';
import { formatPlain, formatRegion } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import { visible } from '../../../i18n/named';

const scoreTones = { green: 'success', amber: 'reward', red: 'danger' } as const;
const hIndexTones = { ...scoreTones, muted: 'neutral' } as const;

/** The match and the h-index as badges that say in words what their colours do. */
export function ProfessorBadges({ professor, score }: { professor: Professor; score: ScoreState }) {
  const t = useT();
  const locale = useLocale();
  const band = score.status === 'ready' && score.score !== null ? scoreBand(score.score) : null;
  const hIndex = professor.h_index;
  return (
    <Inline gap={8}>
      {band === null ? null : <Badge tone={scoreTones[band]}>{t(`professors.score.${band}`)}</Badge>}
      <Badge tone={hIndexTones[hIndexBand(hIndex)]}>
        {hIndex === null
          ? t('professors.hIndex.none')
          : t(`professors.hIndex.${hIndexBand(hIndex)}`, { value: formatPlain(locale, hIndex) })}
      </Badge>
      {professor.sample ? <SampleMark label={t('common.sample')} /> : null}
    </Inline>
  );
}

/** The state of the email, and whether the professor is not to be written to; nothing where the server says neither. */
export function ContactMarks({ professor }: { professor: Professor }) {
  const t = useT();
  const { draft_state: state, do_not_contact: avoided } = professor;
  if (!state && !avoided) return null;
  return (
    <Inline gap={8}>
      {state ? <StatusPill status={draftPill[state]} label={t(`drafts.state.${state}`)} /> : null}
      {avoided ? <StatusPill status="doNotContact" label={t('professors.doNotContact')} /> : null}
    </Inline>
  );
}

/** The university, then department and country, each in its own direction. */
export function ProfessorPlace({ professor }: { professor: Professor }) {
  const locale = useLocale();
  const university = visible(professor.university_name);
  const country = visible(professor.university_country);
  const below = [
    visible(professor.department),
    country && formatRegion(locale, professor.country_code, country),
  ].filter((fact) => fact !== null);
  return (
    <div>
      {university ? (
        <Text size="small" as="div">
          <Auto>{university}</Auto>
        </Text>
      ) : null}
      {below.length ? (
        <Text size="small" tone="muted" as="div">
          {below.map((fact, index) => (
            <span key={fact}>
              {index ? '\u00a0• ' : null}
              <Auto>{fact}</Auto>
            </span>
          ))}
        </Text>
      ) : null}
    </div>
  );
}

/** At most four interests, then '+ more'; how many more is in the accessible name. */
export function ProfessorInterests({ professor }: { professor: Professor }) {
  const t = useT();
  const { shown, more } = shortInterests(professor.research_interests);
  if (shown.length === 0) return null;
  return (
    <TagList
      label={t('professors.interests')}
      labelHidden
      size="small"
      items={shown.map((label) => ({ id: label, label }))}
      rest={
        more > 0 ? (
          <>
            <span aria-hidden>{t('professors.more')}</span>
            <VisuallyHidden>{t('professors.moreNamed', { count: more })}</VisuallyHidden>
          </>
        ) : null
      }
    />
  );
}
