import { Card, DateField, Grid, NumberField, Stack, Text, TimeField } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { type Plan, followUpDays } from '../composeForm';

export interface ScheduleProps {
  plan: Plan;
  onPlan: (change: Partial<Plan>) => void;
}

/** Day, time and follow-up, as the specification lists them; nothing is scheduled with them. */
export function Schedule({ plan, onPlan }: ScheduleProps) {
  const t = useT();
  const { min, max } = followUpDays;
  const { followUp } = plan;
  const problem =
    followUp === null || Number.isNaN(followUp)
      ? undefined
      : followUp < min
        ? t('common.minimum', { min })
        : followUp > max
          ? t('common.maximum', { max })
          : undefined;
  return (
    <Card as="section">
      <Stack gap={16}>
        <Grid columns={{ base: '1', tablet: '2' }} gap={16} align="start">
          <DateField
            label={t('compose.schedule.date')}
            value={plan.date}
            onChange={(date) => onPlan({ date })}
            help={t('compose.schedule.dateHelp')}
          />
          <TimeField
            label={t('compose.schedule.time')}
            value={plan.time}
            onChange={(time) => onPlan({ time })}
            help={t('compose.schedule.timeHelp')}
          />
        </Grid>
        <NumberField
          label={t('compose.schedule.followUp')}
          value={followUp}
          onChange={(next) => onPlan({ followUp: next })}
          min={min}
          max={max}
          stepper
          unit={t('compose.schedule.days')}
          help={t('compose.schedule.followUpHelp')}
          error={problem}
        />
        <Text size="small" tone="muted">
          {t('compose.schedule.none')}
        </Text>
      </Stack>
    </Card>
  );
}
