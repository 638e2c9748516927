import {
  AppBar,
  Card,
  Frame,
  Grid,
  Heading,
  Hide,
  Page,
  Skeleton,
  SkeletonRows,
  Stack,
  Text,
} from '@peyk/design-system';
import type { ReactNode } from 'react';
import { BotListHeading, NoBots } from '../features/bots/BotList/BotListView';
import { BotRowsSkeleton } from '../features/bots/BotList/parts/BotRowsSkeleton';
import { FilterBarSkeleton } from '../features/bots/BotList/parts/FilterBarPart';
import { Greeting, Hero, NowWords } from '../features/dashboard/Dashboard/parts/Hero';
import type { Now } from '../features/dashboard/Dashboard/now';
import { NextSteps } from '../features/dashboard/Dashboard/parts/NextSteps';
import { StepHead } from '../features/profile/parts/StepHead';
import { useLocale, useT } from '../i18n/I18n';
import type { Translate } from '../i18n/translator';
import { paths } from '../paths';
import { isAvailable } from '../routes';
import { Brand } from '../shell/AppShell/parts/Brand';
import { ShellFooter } from '../shell/AppShell/parts/ShellFooter';
import { PageHeading } from '../ui/PageHeading/PageHeading';
import { MANY, NAME, type EarlyNow, type Slot } from './fillOpening';

interface Fixed {
  title: string;
  lead?: string;
  back?: { href: string; label: string };
}

const headed =
  (words: (t: Translate) => Fixed, { width, gap = 32 }: { width?: 'narrow'; gap?: 24 | 32 | 40 } = {}) =>
  () => <Headed words={words} width={width} gap={gap} />;

/** What a screen says whatever its data is, by its address in `firstNeeds`. A screen whose heading depends on data has no opening. */
const openings: Readonly<Record<string, () => ReactNode>> = {
  [paths.dashboard]: () => <DashboardOpening />,
  [paths.createBot]: headed((t) => ({ title: t('createBot.title'), lead: t('createBot.lead') }), { gap: 24 }),
  [paths.bots]: () => <BotsOpening />,
  [paths.gmail]: headed((t) => ({ title: t('gmail.title'), lead: t('gmail.lead') })),
  [paths.profile]: () => <ProfileOpening />,
  [paths.threeSentences]: headed((t) => ({
    title: t('threeSentences.title'),
    lead: t('threeSentences.lead'),
    back: { href: paths.dashboard, label: t('shell.titles.dashboard') },
  })),
  [paths.results]: headed((t) => ({ title: t('results.title'), lead: t('results.leadSample') }), { gap: 24 }),
  [paths.professors]: headed((t) => ({ title: t('professors.title'), lead: t('professors.lead') }), { gap: 24 }),
  [paths.achievements]: headed((t) => ({ title: t('achievements.title'), lead: t('achievements.lead') }), { gap: 24 }),
  [paths.account]: headed((t) => ({ title: t('account.title'), lead: t('account.lead') }), {
    width: 'narrow',
    gap: 40,
  }),
};

/**
 * The openings of the screens behind sign-in, which the build writes into the app's page: their words can be read, and their shape seen, while
 * the app is on its way. `boot.js` names the screen, `openingStyles` show its opening, and the app replaces it by the screen. It is there for
 * the eyes alone: what is about to be replaced takes no focus, and a screen reader meets the screen when it can be used.
 */
export function Openings() {
  const t = useT();
  return (
    <div data-openings inert aria-hidden>
      <Frame
        mainId={`opening-${useLocale()}`}
        skipLabel={t('shell.skipToContent')}
        header={
          <AppBar
            start={<Brand />}
            end={
              <>
                <Skeleton shape="circle" />
                <Skeleton shape="circle" />
              </>
            }
          />
        }
        footer={<ShellFooter path={paths.bots} isAvailable={isAvailable} />}
      >
        {Object.entries(openings).map(([address, Opening]) => (
          <div key={address} data-opening={address}>
            <Opening />
          </div>
        ))}
      </Frame>
    </div>
  );
}

/** Shows the opening of the screen that `boot.js` has named, until the app is there, or is known not to come. */
export const openingStyles = [
  '[data-openings],[data-opening]{display:none}',
  "html[data-screen]:not([data-app='missing']) [data-openings]{display:block}",
  ...Object.keys(openings).map(
    (address) => `html[data-screen='${address}'] [data-opening='${address}']{display:block}`,
  ),
].join('\n');

function Headed({ words, width, gap }: { words: (t: Translate) => Fixed; width?: 'narrow'; gap: 24 | 32 | 40 }) {
  const t = useT();
  return (
    <Page width={width}>
      <Stack gap={gap}>
        <PageHeading {...words(t)} />
        <SkeletonRows rows={3} label={t('common.loading')} />
      </Stack>
    </Page>
  );
}

const loading = { status: 'loading', what: 'loading' } as const;

const todos: Record<EarlyNow, Now> = {
  draft: { what: 'drafts', count: 1, bot: 0 },
  drafts: { what: 'drafts', count: MANY, bot: 0 },
  mailbox: { what: 'mailbox' },
  interests: { what: 'step', step: 'interests' },
  gmail: { what: 'step', step: 'gmail' },
  bot: { what: 'step', step: 'bot' },
};

/** A place that `fillOpening.ts` fills with one of these as soon as the server has said which. */
function Place({ slot, ways, children }: { slot: Slot; ways: Record<string, ReactNode>; children: ReactNode }) {
  return (
    <div data-slot={slot}>
      {children}
      {Object.entries(ways).map(([way, drawn]) => (
        <template key={way} data-way={way}>
          {drawn}
        </template>
      ))}
    </div>
  );
}

/** The first two cards, as they are while nothing of the person is known, and what the first can say soon. */
function DashboardOpening() {
  return (
    <Page>
      <Grid columns={{ base: '1', desktop: 'main-aside' }} gap={24}>
        <Hero
          state={{ user: null, now: loading }}
          greeting={
            <Place slot="greeting" ways={{ name: <Greeting name={NAME} /> }}>
              <Skeleton shape="title" width="50%" height="42px" />
            </Place>
          }
          todo={
            <Place
              slot="todo"
              ways={Object.fromEntries(
                Object.entries(todos).map(([way, now]) => [way, <NowWords key={way} now={now} />]),
              )}
            >
              <NowWords now={loading} />
            </Place>
          }
        />
        <NextSteps steps={{ interests: loading, gmail: loading, bot: loading }} now={loading} />
      </Grid>
    </Page>
  );
}

/** The list is the app's; whether there are bots, how many, and what they did is known before. */
function BotsOpening() {
  const list = (status: 'loading' | 'ready', lead?: string) => (
    <Stack gap={24}>
      <BotListHeading status={status} lead={lead} />
      {/* On a phone as high as the sentence and the button that a person with bots has, and no higher than the page of one without. */}
      {status === 'loading' ? (
        <Hide above="tablet">
          <Skeleton shape="title" width="100%" height="94px" />
        </Hide>
      ) : null}
      <FilterBarSkeleton />
      <Hide above="tablet">
        <BotRowsSkeleton rows={1} />
      </Hide>
      <Hide below="tablet">
        <BotRowsSkeleton />
      </Hide>
    </Stack>
  );
  const none = (
    <Stack gap={24}>
      <BotListHeading status="empty" />
      <NoBots />
    </Stack>
  );
  return (
    <Page>
      <Place slot="bots" ways={{ none, some: list('ready', NAME) }}>
        {list('loading')}
      </Place>
    </Page>
  );
}

/** The first step, which is what the address without one opens. */
function ProfileOpening() {
  const t = useT();
  return (
    <Page>
      <Grid columns={{ base: '1', desktop: 'sidebar' }} gap={32} align="start">
        <Stack gap={16}>
          <Skeleton shape="text" />
          <Hide above="desktop">
            <Skeleton shape="block" height="127px" />
          </Hide>
          <Hide below="desktop">
            <Skeleton shape="block" height="480px" />
          </Hide>
        </Stack>
        <Stack gap={24}>
          <StepHead title={t('builder.title')} lead={t('builder.steps.profile.lead')} position={1} entered={false} />
          <Card>
            <Stack gap={24}>
              <Stack gap={4}>
                <Heading level={2} look="title3">
                  {t('personal.title')}
                </Heading>
                <Text tone="muted">{t('personal.lead')}</Text>
              </Stack>
              <SkeletonRows rows={5} label={t('personal.loading')} />
            </Stack>
          </Card>
        </Stack>
      </Grid>
    </Page>
  );
}
