import type { Professor } from '@peyk/api-types';
import { Auto, DataList, InlineMessage, Link, Ltr, Skeleton, Stack, TagList, Text } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { splitInterests } from '../../../entities/professor/interests';
import type { MatchPart } from '../../../entities/professor/matchScore';
import { Points } from '../../../entities/professor/Points';
import { pointsOf } from '../../../entities/professor/points';
import { safeLink } from '../../../forms/safeLink';
import { PaperTitle } from './PaperTitle';
import { formatPlain, formatRegion } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import { visible } from '../../../i18n/named';
import type { TakingBack } from './facts';
import { SourceNote, Sourced, sourceOf } from './SourceNote';

interface AboutProps {
  professor: Professor;
  /** Only where the person may change facts. */
  takingBack?: TakingBack;
}

/** Where somebody works, and the h-index; the name, which is the title of the page, only where the person changed it. */
export function Overview({ professor, takingBack }: AboutProps) {
  const t = useT();
  const locale = useLocale();
  const country = visible(professor.university_country);
  /** A fact that nobody knows has no source, unless the person took it away. */
  const sourced = (field: keyof Professor, value: ReactNode) =>
    value === null && sourceOf(professor, field) === null ? null : (
      <Sourced professor={professor} field={field} gone={value === null} takingBack={takingBack}>
        {value ?? t('professors.details.unknown')}
      </Sourced>
    );
  const own = (field: 'full_name' | 'department' | 'university_name') => {
    const text = visible(professor[field]);
    return sourced(field, text === null ? null : <Auto>{text}</Auto>);
  };
  return (
    <DataList
      emptyText={t('professors.details.unknown')}
      items={[
        ...(sourceOf(professor, 'full_name')?.before === undefined
          ? []
          : [{ term: t('ownFacts.name'), value: own('full_name') }]),
        { term: t('professors.details.department'), value: own('department') },
        { term: t('professors.details.university'), value: own('university_name') },
        {
          term: t('professors.details.country'),
          value: sourced(
            'university_country',
            country && <Auto>{formatRegion(locale, professor.country_code, country)}</Auto>,
          ),
        },
        {
          term: t('professors.details.hIndex'),
          value: sourced('h_index', professor.h_index === null ? null : formatPlain(locale, professor.h_index)),
        },
      ]}
    />
  );
}

export function Research({ professor, takingBack }: AboutProps) {
  const t = useT();
  const interests = splitInterests(professor.research_interests);
  const isEmpty = interests.length === 0;
  return (
    <Sourced professor={professor} field="research_interests" gone={isEmpty} takingBack={takingBack}>
      {isEmpty ? (
        <Nothing>{t('professors.details.noInterests')}</Nothing>
      ) : (
        <TagList
          label={t('professors.interests')}
          labelHidden
          size="small"
          items={interests.map((label) => ({ id: label, label }))}
        />
      )}
    </Sourced>
  );
}

/** The recent publications: those of the directory with their years, else the text and the link of the record. */
export function Publications({ professor }: { professor: Professor }) {
  const t = useT();
  const locale = useLocale();
  const told = visible(professor.related_recent_publications);
  const all = professor.publications.length
    ? professor.publications.map(({ title, venue, year, url }) => ({ title, venue, year, url }))
    : told
      ? [{ title: told, venue: null, year: null, url: professor.related_recent_publications_url }]
      : [];
  if (all.length === 0) return <Nothing>{t('professors.details.noPublications')}</Nothing>;
  const list = (
    <Stack gap={16} as="ul">
      {all.map(({ title, venue, year, url }, index) => {
        return (
          // Two publications may have the same title, so the index is the key.
          <Stack key={index} gap={4} as="li">
            <PaperTitle title={title} url={url} />
            {visible(venue) || year !== null ? (
              <Text size="small" tone="muted" as="div">
                {visible(venue) ? <Auto>{venue}</Auto> : null}
                {visible(venue) && year !== null ? ' • ' : null}
                {year === null ? null : formatPlain(locale, year)}
              </Text>
            ) : null}
          </Stack>
        );
      })}
    </Stack>
  );
  return (
    <Sourced professor={professor} field="publications">
      {list}
    </Sourced>
  );
}

/** The match: its reason, and what speaks for it and against it. */
export function WhyRecommended({ part }: { part: MatchPart }) {
  const t = useT();
  if (part.status === 'loading') return <Skeleton shape="text" lines={4} />;
  if (part.status === 'failed') return <InlineMessage tone="warning">{t('professors.matchFailed')}</InlineMessage>;
  if (part.status === 'none') return <Nothing>{t('professors.score.none')}</Nothing>;
  const { reason, pros, cons } = part.match;
  return (
    <Stack gap={24}>
      {visible(reason) ? (
        <Text size="lead">
          <Auto>{reason}</Auto>
        </Text>
      ) : null}
      <Points icon="plus" label={t('professors.details.pros')} points={pointsOf(pros)} />
      <Points icon="minus" label={t('professors.details.cons')} points={pointsOf(cons)} />
    </Stack>
  );
}

const places = [
  ['homepage', 'homepage_url'],
  ['scholar', 'google_scholar_url'],
  ['linkedIn', 'linkedin_url'],
  ['researchGate', 'researchgate_url'],
] as const;

/** The email address and the pages. An address that is none of the web is left out; one that the person took away is told. */
export function Contact({ professor, takingBack }: AboutProps) {
  const t = useT();
  const email = visible(professor.email);
  const sourced = (field: keyof Professor, value: ReactNode) => (
    <Sourced professor={professor} field={field} takingBack={takingBack}>
      {value}
    </Sourced>
  );
  const gone = (field: keyof Professor) => {
    const source = sourceOf(professor, field);
    return source && <SourceNote source={source} gone takingBack={takingBack} />;
  };
  const pages = places.flatMap(([name, field]) => {
    const address = professor[field];
    const href = address === null ? null : safeLink(address);
    const value = href?.startsWith('http')
      ? sourced(
          field,
          <Link href={href} external>
            <Ltr>{href}</Ltr>
          </Link>,
        )
      : visible(address) === null
        ? gone(field)
        : null;
    return value === null ? [] : [{ term: t(`professors.details.${name}`), value }];
  });
  const removed = email ? null : gone('email');
  if (!email && !removed && pages.length === 0) return <Nothing>{t('professors.details.noContact')}</Nothing>;
  return (
    <DataList
      items={[
        ...(email
          ? [{ term: t('professors.details.email'), value: sourced('email', <Ltr>{email}</Ltr>), copy: email }]
          : removed
            ? [{ term: t('professors.details.email'), value: removed }]
            : []),
        ...pages,
      ]}
    />
  );
}

function Nothing({ children }: { children: string }) {
  return <Text tone="muted">{children}</Text>;
}
