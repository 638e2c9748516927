import {
  Auto,
  Badge,
  Box,
  Checkbox,
  Grid,
  Heading,
  Icon,
  Inline,
  LinkButton,
  SampleMark,
  ScoreRing,
  Stack,
  StatusPill,
  Text,
  ToneIcon,
  VisuallyHidden,
  useIsWide,
} from '@peyk/design-system';
import { resultPill } from '../../../../entities/bot/resultPill';
import { draftHref } from '../../../../entities/bot/draftHref';
import { hIndexBand, scoreBand } from '../../../../entities/professor/bands';
import { formatPercent, formatPlain, formatRegion } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { named, visible } from '../../../../i18n/named';
import { paths } from '../../../../paths';
import type { MatchRow } from '../rows';

interface MatchItemProps {
  row: MatchRow;
  /** The bot that found them; null for a sample person, who has neither a page nor an email. */
  botId: number | null;
  /** The first row of the sheet has no line above it. */
  first: boolean;
  /** A sample person among real ones. */
  marked: boolean;
  selected: boolean;
  onSelect: (selected: boolean) => void;
}

const bandTones = { green: 'success', amber: 'reward', red: 'danger', muted: 'neutral' } as const;

/** The most reasons of a kind in a row; the page of the professor has all. */
const mostReasons = 3;

/** One match: the percent, who it is, what speaks for and against it, and what can be done. */
export function MatchItem({ row, botId, first, marked, selected, onSelect }: MatchItemProps) {
  const t = useT();
  const locale = useLocale();
  // On a phone the box ends the first line, and what speaks for and against has the whole width.
  const wide = useIsWide();
  const name = named(t, row.name);
  const percent = row.score === null ? null : formatPercent(locale, row.score / 100);
  const match = percent === null ? t('results.noMatchScore') : t('results.match', { percent });
  const box = (
    <Checkbox
      label={t('results.select.one', { name })}
      labelHidden
      checked={selected}
      disabled={row.closed !== null}
      onChange={onSelect}
    />
  );
  const reasons = (
    <>
      <Reasons row={row} />
      <Note row={row} />
    </>
  );
  return (
    <Box as="li" padding={20} border={first ? false : 'top'} surface={selected ? 'selected' : undefined}>
      <Stack gap={12}>
        <Inline gap={16} align="start" wrap={false}>
          {wide ? box : null}
          <ScoreRing score={row.score} label={match} />
          <Box grow minWidth0>
            <Stack gap={8}>
              <Heading level={3}>
                <Auto>{name}</Auto>
              </Heading>
              <Inline gap={8}>
                {row.score === null ? null : <Badge tone={bandTones[scoreBand(row.score)]}>{match}</Badge>}
                <Badge tone={bandTones[hIndexBand(row.hIndex)]}>
                  {row.hIndex === null
                    ? t('results.hIndexNone')
                    : t('results.hIndex', { value: formatPlain(locale, row.hIndex) })}
                </Badge>
                {row.state === null ? null : (
                  <StatusPill status={resultPill[row.state]} label={t(`botDetail.found.state.${row.state}`)} />
                )}
                {marked ? <SampleMark label={t('common.sample')} /> : null}
              </Inline>
              <Place row={row} />
              {wide ? reasons : null}
            </Stack>
          </Box>
          {botId !== null && wide ? (
            <Stack gap={8}>
              <Actions row={row} name={name} botId={botId} />
            </Stack>
          ) : null}
          {wide ? null : box}
        </Inline>
        {wide ? null : reasons}
        {botId === null || wide ? null : (
          <Grid columns={{ base: '2' }} gap={8}>
            <Actions row={row} name={name} botId={botId} />
          </Grid>
        )}
      </Stack>
    </Box>
  );
}

function Place({ row: { university, department, country, countryCode } }: { row: MatchRow }) {
  const locale = useLocale();
  const below = [department, country && formatRegion(locale, countryCode, country)].filter((fact) => fact !== null);
  return (
    <div>
      {university === null ? null : (
        <Text size="small" as="div">
          <Auto>{university}</Auto>
        </Text>
      )}
      {below.length === 0 ? null : (
        <Text size="small" tone="muted" as="div">
          {below.map((fact, index) => (
            <span key={fact}>
              {index ? '\u00a0• ' : null}
              <Auto>{fact}</Auto>
            </span>
          ))}
        </Text>
      )}
    </div>
  );
}

function Reasons({ row: { sampleReason, pros, cons } }: { row: MatchRow }) {
  const t = useT();
  const lists = [
    {
      icon: 'plus',
      label: t('results.pros'),
      points: sampleReason ? [t(`results.samples.${sampleReason}.pro`)] : pros,
    },
    {
      icon: 'minus',
      label: t('results.cons'),
      points: sampleReason ? [t(`results.samples.${sampleReason}.con`)] : cons,
    },
  ] as const;
  if (lists.every(({ points }) => points.length === 0)) return null;
  return (
    <Grid columns={{ base: '1', tablet: '2' }} gap={8} align="start">
      {lists.map(({ icon, label, points }) =>
        points.length === 0 ? null : (
          <div key={icon}>
            <VisuallyHidden>{label}</VisuallyHidden>
            <Stack gap={4} as="ul">
              {points.slice(0, mostReasons).map((point, index) => (
                // Two points may have the same text, so the index is the key.
                <Line key={index} icon={icon}>
                  {point}
                </Line>
              ))}
            </Stack>
          </div>
        ),
      )}
    </Grid>
  );
}

function Line({ icon, children }: { icon: 'plus' | 'minus'; children: string }) {
  return (
    <Inline gap={8} as="li" align="start" wrap={false}>
      <ToneIcon name={icon} size={18} tone={icon === 'plus' ? 'success' : 'reward'} />
      <Text size="small" as="div">
        <Auto>{children}</Auto>
      </Text>
    </Inline>
  );
}

/** Why somebody cannot be selected, or what the server says of somebody who can. */
function Note({ row: { closed, note } }: { row: MatchRow }) {
  const t = useT();
  const said = visible(note);
  const words =
    closed === null
      ? said
      : said === null
        ? t(`results.closed.${closed}`)
        : t('results.closed.because', { reason: said });
  if (words === null) return null;
  return (
    <Inline gap={8} align="start" wrap={false}>
      <Icon name="info" size={18} />
      <Text size="small" tone="muted" as="div">
        <Auto>{words}</Auto>
      </Text>
    </Inline>
  );
}

function Actions({ row, name, botId }: { row: MatchRow; name: string; botId: number }) {
  const t = useT();
  const label = (action: string) => t('results.actions.named', { action, name });
  const details = t('results.actions.details');
  const email = row.hasDraft
    ? t(row.closed === null ? 'results.actions.preview' : 'results.actions.open')
    : row.closed === null
      ? t('results.actions.write')
      : null;
  return (
    <>
      <LinkButton size="small" fullWidth label={label(details)} href={paths.professor(row.id)}>
        {details}
      </LinkButton>
      {email === null ? null : (
        <LinkButton size="small" tone="soft" fullWidth label={label(email)} href={draftHref(row.id, botId)}>
          {email}
        </LinkButton>
      )}
    </>
  );
}
