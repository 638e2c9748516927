import type { AccountSession } from '@peyk/api-types';
import { Badge, Button, Icon, List, ListRow, SkeletonRows, Stack, Text } from '@peyk/design-system';
import { useId } from 'react';
import { formatDate, formatPast } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { PartProblem } from '../../../../ui/PartProblem/PartProblem';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';
import type { SessionsPart } from '../Account.states';
import { Part } from './Part';

interface SessionsProps {
  part: SessionsPart;
  onRetry: () => void;
  onEnd: (session: AccountSession) => void;
  onEndOthers: () => void;
  onDismissProblem: () => void;
}

/** Where the person is signed in, each of which can be ended. */
export function Sessions({ part, onRetry, onEnd, onEndOthers, onDismissProblem }: SessionsProps) {
  const t = useT();
  const hasOthers = part.status === 'ready' && part.sessions.some(({ current }) => !current);
  // The button of an ended session goes with its row.
  const list = useCatchFocus<HTMLDivElement>(part.status === 'ready' ? String(part.sessions.length) : part.status);
  return (
    <Part
      id="sessions"
      bare
      title={t('account.sessions.title')}
      action={
        hasOthers ? (
          <Button
            size="small"
            tone="quiet"
            busy={part.ending === 'others'}
            disabled={part.ending !== null}
            onPress={onEndOthers}
          >
            {t('account.sessions.endOthers')}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={16}>
        {part.status === 'loading' ? <SkeletonRows rows={2} label={t('account.sessions.loading')} /> : null}
        {part.status === 'failed' ? (
          <PartProblem problem={part.problem} title={t('account.sessions.failed')} onRetry={onRetry} />
        ) : null}
        {part.status === 'ready' && part.problem ? (
          <ProblemMessage problem={part.problem} title={t('account.sessions.notEnded')} onDismiss={onDismissProblem} />
        ) : null}
        {part.status === 'ready' ? (
          <div ref={list} tabIndex={-1}>
            <List label={t('account.sessions.title')}>
              {part.sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  busy={part.ending === session.id}
                  disabled={part.ending !== null}
                  onEnd={() => onEnd(session)}
                />
              ))}
            </List>
          </div>
        ) : null}
      </Stack>
    </Part>
  );
}

function SessionRow({
  session,
  busy,
  disabled,
  onEnd,
}: {
  session: AccountSession;
  busy: boolean;
  disabled: boolean;
  onEnd: () => void;
}) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const { browser, system, current } = session;
  const device =
    browser === 'other' && system === 'other'
      ? t('account.sessions.unknownDevice')
      : t('account.sessions.device', {
          browser: t(`account.browsers.${browser}`),
          system: t(`account.systems.${system}`),
        });
  return (
    <ListRow
      leading={<Icon name="globe" />}
      title={
        <Text as="span" id={id} weight="semibold" tone="strong">
          {device}
        </Text>
      }
      description={
        current
          ? t('account.sessions.since', { date: formatDate(locale, session.created_at) })
          : t('account.sessions.lastUsed', {
              ago: formatPast(locale, session.last_used_at),
              date: formatDate(locale, session.ends_at),
            })
      }
      trailing={
        current ? (
          <Badge tone="action" icon="check">
            {t('account.sessions.current')}
          </Badge>
        ) : (
          <Button size="small" tone="quiet" busy={busy} disabled={disabled} describedBy={id} onPress={onEnd}>
            {t('account.sessions.end')}
          </Button>
        )
      }
    />
  );
}
