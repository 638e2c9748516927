import type { Bot } from '@peyk/api-types';
import {
  Auto,
  Badge,
  Box,
  EmptyState,
  Grid,
  Heading,
  Inline,
  Link,
  LinkButton,
  Stack,
  Text,
  useIsWide,
} from '@peyk/design-system';
import { BotFigure } from '../../../../entities/bot/BotFigure';
import { BotStatusPill } from '../../../../entities/bot/BotStatusPill';
import { remedyFor } from '../../../../entities/bot/remedy';
import type { CountryOf } from '../../../../entities/bot/useCountryOf';
import { useScopeWords } from '../../../../entities/bot/useScopeWords';
import { formatNumber, formatPlain } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';
import { paths } from '../../../../paths';

interface BotCardsProps {
  bots: readonly Bot[];
  countryOf: CountryOf;
}

/** Each bot with its status, where it searches, two numbers, and the ways to its page and to all of them. */
export function BotCards({ bots, countryOf }: BotCardsProps) {
  const t = useT();
  if (bots.length === 0) {
    return <EmptyState title={t('dashboard.bots.empty')}>{t('dashboard.bots.emptyBody')}</EmptyState>;
  }
  return (
    <Box surface="raised" border radius="card">
      <ul aria-label={t('dashboard.bots.title')}>
        {bots.map((bot, index) => (
          <BotCard key={bot.id} bot={bot} first={index === 0} countryOf={countryOf} />
        ))}
      </ul>
    </Box>
  );
}

function BotCard({ bot, first, countryOf }: { bot: Bot; first: boolean; countryOf: CountryOf }) {
  const t = useT();
  const locale = useLocale();
  const name = named(t, bot.name);
  const wide = useIsWide();
  return (
    <Box as="li" padding={20} border={first ? false : 'top'}>
      <Grid columns={{ base: '1', desktop: 'record' }} gap={16} align="center">
        <Stack gap={8}>
          <Inline gap={8}>
            <Heading level={3}>
              <Auto>{name}</Auto>
            </Heading>
            <BotStatusPill status={bot.status} />
          </Inline>
          <Scope bot={bot} countryOf={countryOf} />
          <Reason bot={bot} />
        </Stack>
        <Grid columns={{ base: '2' }} gap={12}>
          <BotFigure
            atEnd={wide}
            value={formatNumber(locale, bot.matches_found)}
            label={t('bots.matches', { count: bot.matches_found })}
          />
          <BotFigure
            atEnd={wide}
            value={formatNumber(locale, bot.emails_sent)}
            label={t('bots.emailsSent', { count: bot.emails_sent })}
          />
        </Grid>
        <Inline gap={4}>
          <LinkButton href={paths.bot(bot.id)} size="small" label={t('dashboard.bots.detailsNamed', { name })}>
            {t('dashboard.bots.details')}
          </LinkButton>
          <LinkButton href={paths.bots} size="small" tone="quiet">
            {t('dashboard.bots.manage')}
          </LinkButton>
        </Inline>
      </Grid>
    </Box>
  );
}

/** The target country, the target university and the ranks. */
function Scope({ bot, countryOf }: { bot: Bot; countryOf: CountryOf }) {
  const t = useT();
  const locale = useLocale();
  const { country, university, ranks, top } = useScopeWords(bot, countryOf);
  const rank = top === null ? ranks : t('bots.top', { rank: formatPlain(locale, top) });
  return (
    <Inline gap={8}>
      {rank === null ? null : <Badge tone="neutral">{rank}</Badge>}
      <Text size="small" tone="muted">
        <Auto>{country ?? '—'}</Auto>
        {'\u00a0• '}
        <Auto>{university ?? t('dashboard.bots.anyUniversity')}</Auto>
      </Text>
    </Inline>
  );
}

function Reason({ bot }: { bot: Bot }) {
  const t = useT();
  const way = remedyFor(bot);
  if (!bot.paused_reason) return null;
  return (
    <Text size="small" tone="danger">
      <Auto>{bot.paused_reason}</Auto> {way ? <Link href={way.href}>{t(`bots.${way.words}`)}</Link> : null}
    </Text>
  );
}
