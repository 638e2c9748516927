import type { DoNotContactEntry, SendingState } from '@peyk/api-types';
import { DataList, type DataListItem, Heading, SkeletonRows, Stack, Text } from '@peyk/design-system';
import { useRef } from 'react';
import { formatNumber } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import type { AvoidedPart, LimitsPart } from '../BotDetail.states';
import { PartWords } from '../../../../ui/PartProblem/PartProblem';
import { Avoided } from './Avoided';

interface LimitsProps {
  part: LimitsPart;
  avoided: AvoidedPart;
  /** The mailbox of the bot. */
  from: string | null;
  onAllow: (entry: DoNotContactEntry) => void;
  onRetry: () => void;
}

/** The sending limits in force, and how much of each is used. */
export function Limits({ part, avoided, from, onAllow, onRetry }: LimitsProps) {
  const t = useT();
  const terms = useTerms();
  const heading = useRef<HTMLHeadingElement>(null);
  const sender: DataListItem = { term: t('botDetail.limits.from'), value: from, ltr: true };
  return (
    <Stack gap={12} as="section" labelledBy="limits-heading">
      <Heading level={2} id="limits-heading" ref={heading} tabIndex={-1}>
        {t('botDetail.limits.title')}
      </Heading>
      {part.status === 'loading' ? <SkeletonRows rows={3} label={t('botDetail.limits.loading')} /> : null}
      {part.status === 'failed' ? (
        <Text size="small" tone="muted">
          <PartWords problem={part.problem} onRetry={onRetry}>
            {t('botDetail.limits.failed')}
          </PartWords>
        </Text>
      ) : null}
      {part.status === 'ready' ? (
        <DataList layout="spread" items={[...terms(part.sending.limits), ...(from ? [sender] : [])]} />
      ) : null}
      <Avoided part={avoided} onAllow={onAllow} onRetry={onRetry} heading={heading} />
    </Stack>
  );
}

function useTerms(): (limits: SendingState['limits']) => readonly DataListItem[] {
  const t = useT();
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  const used = ({ used: left, limit }: SendingState['limits']['day']) =>
    limit === null
      ? t('botDetail.limits.unlimited', { used: number(left) })
      : t('botDetail.limits.used', { used: number(left), limit: number(limit) });
  const hour = (value: number) => `${number(value).padStart(2, number(0))}:${number(0)}${number(0)}`;
  return ({ day, week, account_per_day: account, spacing_minutes: gap, window, ...open }) => [
    { term: t('botDetail.limits.day'), value: used(day) },
    { term: t('botDetail.limits.week'), value: used(week) },
    ...(account === null
      ? []
      : [{ term: t('botDetail.limits.account'), value: t('botDetail.limits.atMost', { count: account }) }]),
    ...(gap.max === 0
      ? []
      : [
          {
            term: t('botDetail.limits.spacing'),
            value: t('botDetail.limits.minutes', { min: number(gap.min), max: number(gap.max) }),
          },
        ]),
    {
      term: t('botDetail.limits.window'),
      value: window
        ? t('botDetail.limits.hours', { from: hour(window.from_hour), to: hour(window.to_hour) })
        : t('botDetail.limits.always'),
    },
    {
      term: t('botDetail.limits.department'),
      value: t('botDetail.limits.atMost', { count: open.per_department }),
    },
    {
      term: t('botDetail.limits.university'),
      value: t('botDetail.limits.atMost', { count: open.per_university }),
    },
    { term: t('botDetail.limits.silence'), value: t('botDetail.limits.days', { count: open.open_days }) },
  ];
}
