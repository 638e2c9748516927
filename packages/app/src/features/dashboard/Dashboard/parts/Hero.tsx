import {
  Box,
  Divider,
  Grid,
  Heading,
  Hide,
  Inline,
  LevelBar,
  LinkButton,
  SampleMark,
  Skeleton,
  Stack,
  Text,
  useIsWide,
} from '@peyk/design-system';
import type { ReactNode } from 'react';
import { standingOf } from '../../../../entities/rewards/standing';
import { formatNumber } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { greetedAs } from '../greetedAs';
import { paths, profileStep } from '../../../../paths';
import type { DashboardState } from '../Dashboard.states';
import type { Now } from '../now';
import { CardProblem } from './CardProblem';

/** Placeholders of the specification until the user record carries them. */
const STREAK_DAYS = 7;
const EMAILS_SENT = 23;

interface HeroProps {
  state: Pick<DashboardState, 'user' | 'userProblem' | 'now'>;
  /** In place of the greeting and of what is to do now, where the build draws them before anybody is known (`boot/openings.tsx`). */
  greeting?: ReactNode;
  todo?: ReactNode;
  onRetry?: () => void;
}

/** Who is here, the one thing to do now, and what was earned. */
export function Hero({ state: { user, userProblem, now }, greeting, todo, onRetry }: HeroProps) {
  const t = useT();
  const locale = useLocale();
  const standing = user && standingOf(user);
  // The three facts share one line of a phone, in either language.
  const wide = useIsWide('tablet');
  return (
    <Stack gap={16}>
      {user === null && userProblem ? (
        <CardProblem told of="person" problem={userProblem} title={t('failures.profile.fetch')} onRetry={onRetry} />
      ) : null}
      <Box surface="field" radius="card" padding="roomy" grow>
        <Stack gap={24}>
          <Stack gap={8}>
            {greeting ??
              (user ? (
                <Greeting name={greetedAs(user)} />
              ) : userProblem ? (
                <Heading level={1} tone="onField">
                  {t('shell.titles.dashboard')}
                </Heading>
              ) : (
                <Skeleton shape="title" width="50%" height="42px" />
              ))}
            {todo ?? <NowWords now={now} />}
          </Stack>
          <Divider />
          <Grid columns={{ base: '1', tablet: 'main-aside' }} gap={24} align="end">
            <Inline as="dl" gap={wide ? 16 : 8} align="start">
              <Fact label={t('rewards.xp')}>
                {standing ? formatNumber(locale, standing.xp) : <Unknown failed={userProblem !== undefined} />}
              </Fact>
              <Fact label={t('dashboard.streak')} sample>
                {t('dashboard.days', { count: STREAK_DAYS })}
              </Fact>
              <Fact label={t('dashboard.emailsSent')} sample>
                {formatNumber(locale, EMAILS_SENT)}
              </Fact>
            </Inline>
            {standing ? (
              <LevelBar level={standing.level} progress={standing.progress} />
            ) : userProblem ? null : (
              <Stack gap={8}>
                <Text as="div" size="small">
                  <Skeleton shape="text" height="calc(1lh + 2px)" />
                </Text>
                <Skeleton shape="block" height="8px" />
              </Stack>
            )}
          </Grid>
        </Stack>
      </Box>
    </Stack>
  );
}

/** The heading of the page. */
export function Greeting({ name }: { name: string }) {
  const t = useT();
  return (
    <Heading level={1} tone="onField">
      {t('dashboard.greeting', { name })}
    </Heading>
  );
}

/** One sentence and one button; while it is not known, their room. */
export function NowWords({ now }: { now: Now }) {
  const t = useT();
  if (now.what === 'loading') {
    return (
      <Stack gap={16}>
        <Text as="div" size="lead">
          <Hide below="tablet">
            <Skeleton shape="text" width="80%" height="1lh" />
          </Hide>
          <Hide above="tablet">
            <Skeleton shape="text" height="3lh" />
          </Hide>
        </Text>
        <Skeleton shape="title" width="160px" height="42px" />
      </Stack>
    );
  }
  const { words, way } = wordsOf(t, now);
  return (
    <Stack gap={16}>
      <Text size="lead" tone="onFieldMuted">
        {words}
      </Text>
      {way ? (
        <Inline gap={12}>
          <Box grow="line">
            <LinkButton tone="primary" href={way.href} iconEnd="arrowForward">
              {way.label}
            </LinkButton>
          </Box>
        </Inline>
      ) : null}
    </Stack>
  );
}

const STEP_PATHS = { interests: profileStep('research-interests'), gmail: paths.gmail, bot: paths.createBot };

function wordsOf(
  t: ReturnType<typeof useT>,
  now: Exclude<Now, { what: 'loading' }>,
): { words: string; way?: { href: string; label: string } } {
  switch (now.what) {
    case 'drafts':
      return {
        words: t('dashboard.now.drafts', { count: now.count }),
        way: { href: paths.bot(now.bot), label: t('dashboard.now.review') },
      };
    case 'mailbox':
      return { words: t('dashboard.now.mailbox'), way: { href: paths.gmail, label: t('dashboard.now.reconnect') } };
    case 'step':
      return {
        words: t(`dashboard.next.${now.step}Todo`),
        way: { href: STEP_PATHS[now.step], label: t(`dashboard.now.${now.step}`) },
      };
    case 'sentences':
      return {
        words: t('dashboard.now.sentences'),
        way: { href: paths.threeSentences, label: t('dashboard.now.write') },
      };
    case 'nothing':
      return { words: t('dashboard.now.nothing') };
    case 'unknown':
      return { words: t('dashboard.lead') };
  }
}

function Unknown({ failed }: { failed: boolean }) {
  return failed ? '—' : <Skeleton shape="title" width="60%" />;
}

function Fact({ label, sample = false, children }: { label: string; sample?: boolean; children: ReactNode }) {
  const t = useT();
  return (
    <Box grow="phoneWhole">
      <Text as="dt" size="small" tone="onFieldMuted">
        {label}
      </Text>
      <Text as="dd" size="lead" weight="semibold" tone="onField">
        <Inline as="span" gap={8} wrap={false}>
          {children}
          {sample ? <SampleMark label={t('rewards.sample')} /> : null}
        </Inline>
      </Text>
    </Box>
  );
}
