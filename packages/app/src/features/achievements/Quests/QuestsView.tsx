import type { Rewards } from '@peyk/api-types';
import {
  Heading,
  Inline,
  List,
  ListRow,
  Skeleton,
  Stack,
  Text,
  ToneIcon,
  VisuallyHidden,
  useIsWide,
} from '@peyk/design-system';
import { useId } from 'react';
import { RewardPill } from '../../../entities/rewards/RewardPill';
import { formatDate } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import { PartProblem } from '../../../ui/PartProblem/PartProblem';
import type { QuestsState } from './Quests.states';
import { questRules, ruleWord } from './rules';

interface QuestsViewProps {
  state: QuestsState;
  onRetry: () => void;
}

/** What the person can do next for something, and what they have earned. Nothing of it counts down or can be lost. */
export function QuestsView({ state, onRetry }: QuestsViewProps) {
  const t = useT();
  const id = useId();
  if (state.status === 'absent') return null;
  if (state.status === 'failed')
    return (
      <PartProblem problem={state.problem} title={t('achievements.quests.failed')} onRetry={onRetry} quiet={null} />
    );
  return (
    <Stack gap={16} as="section" labelledBy={id}>
      <Inline gap={12} justify="between" align="baseline">
        <Heading level={2} look="title2" id={id}>
          {t('achievements.quests.title')}
        </Heading>
        {state.status === 'ready' ? <Streak {...state.rewards.streak} /> : null}
      </Inline>
      {state.status === 'ready' ? (
        <>
          {state.notice ? (
            <PartProblem
              look="message"
              kept
              problem={state.notice}
              title={t('achievements.quests.failed')}
              onRetry={onRetry}
              quiet={null}
            />
          ) : null}
          <QuestList quests={state.rewards.quests} />
          <Ledger {...state.rewards} />
        </>
      ) : (
        <Awaited />
      )}
    </Stack>
  );
}

function Streak({ weeks, resting }: Rewards['streak']) {
  const t = useT();
  return (
    <Text size="small" tone="muted">
      {t(resting ? 'achievements.quests.resting' : 'achievements.quests.weeks', { weeks })}
    </Text>
  );
}

function QuestList({ quests }: Pick<Rewards, 'quests'>) {
  const t = useT();
  // On a phone the goal has the whole line, and what it earns stands below it.
  const wide = useIsWide('tablet');
  const known = quests.flatMap((quest) => {
    const rule = questRules.find((each) => each === quest.rule);
    return rule ? [{ ...quest, rule }] : [];
  });
  return (
    <List label={t('achievements.quests.title')}>
      {known.map(({ rule, period, done, needed, xp, coins }) => (
        <ListRow
          key={rule}
          leading={
            done >= needed ? (
              <ToneIcon boxed tone="success" name="check" />
            ) : (
              <ToneIcon boxed tone="action" name="target" />
            )
          }
          title={t(`achievements.quests.names.${rule}`)}
          description={
            <>
              {t(`achievements.quests.goals.${rule}`)}
              <br />
              {wide ? (
                progress(t, { period, done, needed })
              ) : (
                <Inline as="span" gap={8}>
                  <RewardPill reward={{ xp, coins }} />
                  {progress(t, { period, done, needed })}
                </Inline>
              )}
            </>
          }
          trailing={wide ? <RewardPill reward={{ xp, coins }} /> : undefined}
        />
      ))}
    </List>
  );
}

function progress(
  t: ReturnType<typeof useT>,
  { period, done, needed }: Pick<Rewards['quests'][number], 'period' | 'done' | 'needed'>,
) {
  if (needed > 1) return t('achievements.quests.progress', { done, needed });
  return t(`achievements.quests.${done >= needed ? 'done' : 'open'}.${period}`);
}

function Ledger({ entries, count }: Pick<Rewards, 'entries' | 'count'>) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  return (
    <Stack gap={12} as="section" labelledBy={id}>
      <Heading level={3} id={id}>
        {t('achievements.quests.earned')}
      </Heading>
      {entries.length === 0 ? (
        <Text size="small" tone="muted">
          {t('achievements.quests.nothing')}
        </Text>
      ) : (
        <List label={t('achievements.quests.earned')}>
          {entries.map((entry) => (
            <ListRow
              key={entry.id}
              title={t(`achievements.quests.names.${ruleWord(entry.rule)}`)}
              description={formatDate(locale, entry.at)}
              trailing={<RewardPill reward={entry} />}
            />
          ))}
        </List>
      )}
      {count > entries.length ? (
        <Text size="small" tone="muted">
          {t('achievements.quests.newest', { shown: entries.length, count })}
        </Text>
      ) : null}
    </Stack>
  );
}

/** As high as three quests. */
function Awaited() {
  const t = useT();
  return (
    <div role="status">
      <VisuallyHidden>{t('achievements.quests.loading')}</VisuallyHidden>
      <Stack gap={12}>
        <Skeleton shape="block" height="64px" />
        <Skeleton shape="block" height="64px" />
        <Skeleton shape="block" height="64px" />
      </Stack>
    </div>
  );
}
