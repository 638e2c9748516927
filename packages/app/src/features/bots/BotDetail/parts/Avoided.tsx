import type { DoNotContactEntry } from '@peyk/api-types';
import {
  Auto,
  Button,
  Disclosure,
  List,
  ListRow,
  Ltr,
  SkeletonRows,
  Stack,
  Text,
  VisuallyHidden,
} from '@peyk/design-system';
import { type RefObject, useEffect, useRef } from 'react';
import { formatNumber } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { visible } from '../../../../i18n/named';
import { PartWords } from '../../../../ui/PartProblem/PartProblem';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import type { AvoidedPart } from '../BotDetail.states';
import { Unshown } from '../../../../ui/Unshown/Unshown';

interface AvoidedProps {
  part: AvoidedPart;
  onAllow: (entry: DoNotContactEntry) => void;
  onRetry: () => void;
  /** Where focus goes when the row with the pressed button is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The do-not-contact list, which holds for all bots, with reasons; entries the person added can be removed (R11). */
export function Avoided({ part, onAllow, onRetry, heading }: AvoidedProps) {
  const t = useT();
  const locale = useLocale();
  const allowed = useFocusOnceGone(part, heading);
  if (part.status === 'loading') return <SkeletonRows rows={1} label={t('botDetail.avoided.loading')} />;
  if (part.status === 'failed')
    return (
      <Text size="small" tone="muted">
        <PartWords problem={part.problem} onRetry={onRetry}>
          {t('botDetail.avoided.failed')}
        </PartWords>
      </Text>
    );
  const count = part.entries.length;
  return (
    <Disclosure
      title={t('botDetail.avoided.title')}
      summary={count === 0 ? t('botDetail.avoided.nobody') : formatNumber(locale, count)}
    >
      <Unshown count={part.leftOut} />
      {count === 0 ? (
        <Text size="small" tone="muted">
          {t('botDetail.avoided.empty')}
        </Text>
      ) : (
        <List label={t('botDetail.avoided.title')}>
          {part.entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              part={part}
              onAllow={() => {
                allowed(entry);
                onAllow(entry);
              }}
            />
          ))}
        </List>
      )}
    </Disclosure>
  );
}

interface EntryProps {
  entry: DoNotContactEntry;
  part: Extract<AvoidedPart, { status: 'ready' }>;
  onAllow: () => void;
}

function Entry({ entry: { id, email, reason, ...entry }, part: { allowing, failed }, onAllow }: EntryProps) {
  const t = useT();
  const name = visible(entry.name);
  return (
    <ListRow
      title={name ? <Auto>{name}</Auto> : <Ltr>{email}</Ltr>}
      description={
        <Stack gap={4}>
          {name ? (
            <span>
              <Ltr>{email}</Ltr>
            </span>
          ) : null}
          <span>{t(`botDetail.avoided.reason.${reason}`)}</span>
        </Stack>
      }
    >
      {reason === 'user' ? (
        <Stack gap={12} align="start">
          <Button
            size="small"
            tone="quiet"
            busy={allowing === id}
            disabled={allowing !== null && allowing !== id}
            onPress={onAllow}
          >
            {t('botDetail.avoided.allow')}
            <VisuallyHidden>
              {': '}
              <Auto>{name ?? email}</Auto>
            </VisuallyHidden>
          </Button>
          {failed?.entry === id ? (
            <ProblemMessage problem={failed.problem} title={t('botDetail.avoided.notAllowed')} />
          ) : null}
        </Stack>
      ) : undefined}
    </ListRow>
  );
}

/** Returns a callback for the entry being removed; once its row and focused button are gone, focus moves to the heading. */
function useFocusOnceGone(part: AvoidedPart, heading: RefObject<HTMLHeadingElement | null>) {
  const pressed = useRef<number | null>(null);
  useEffect(() => {
    if (pressed.current === null || part.status !== 'ready') return;
    if (part.entries.some(({ id }) => id === pressed.current)) return;
    pressed.current = null;
    heading.current?.focus();
  }, [part, heading]);
  return ({ id }: DoNotContactEntry) => {
    pressed.current = id;
  };
}
