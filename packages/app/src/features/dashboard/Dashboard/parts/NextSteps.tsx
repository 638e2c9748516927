import { Badge, Heading, Icon, type IconName, LinkButton, List, ListRow, Skeleton, Stack } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { paths, profileStep } from '../../../../paths';
import { PartWords } from '../../../../ui/PartProblem/PartProblem';
import type { Now } from '../now';
import type { StepName, StepState } from '../steps';

const STEPS: readonly { name: StepName; icon: IconName; href: string }[] = [
  { name: 'interests', icon: 'telescope', href: profileStep('research-interests') },
  { name: 'gmail', icon: 'mail', href: paths.gmail },
  { name: 'bot', icon: 'bot', href: paths.createBot },
];

interface NextStepsProps {
  steps: Record<StepName, StepState>;
  now: Now;
  onRetryInterests?: () => void;
}

/** The three steps to the first letter, each with its real state. */
export function NextSteps({ steps, now, onRetryInterests }: NextStepsProps) {
  const t = useT();
  /** The hero beside the steps says in a sentence what the person should do now, which would be read twice. */
  const isSaid = (name: StepName) => now.what === 'step' && now.step === name;
  const description = (name: StepName, state: StepState) => {
    if (state.status === 'loading') return <Skeleton shape="text" width="60%" height="1lh" />;
    if (state.status === 'failed')
      return (
        <PartWords problem={state.problem} onRetry={name === 'interests' ? onRetryInterests : undefined}>
          {t('dashboard.next.failed')}
        </PartWords>
      );
    if (isSaid(name)) return t('dashboard.next.todo');
    return state.status === 'done'
      ? t(`dashboard.next.${name}Done`, { count: state.count })
      : t(`dashboard.next.${name}Todo`);
  };
  const mark = (state: StepState, href: string) => {
    if (state.status === 'todo') {
      return (
        <LinkButton href={href} iconEnd="arrowForward">
          {t('dashboard.next.go')}
        </LinkButton>
      );
    }
    if (state.status === 'done') {
      return (
        <Badge tone="success" icon="check">
          {t('dashboard.next.done')}
        </Badge>
      );
    }
    return state.status === 'upcoming' ? <Badge tone="neutral">{t('dashboard.next.upcoming')}</Badge> : undefined;
  };
  return (
    <Stack gap={16} as="section" labelledBy="next-steps">
      <Heading level={2} look="title2" id="next-steps">
        {t('dashboard.next.title')}
      </Heading>
      <List label={t('dashboard.next.label')}>
        {STEPS.map(({ name, icon, href }) => (
          <ListRow
            key={name}
            leading={<Icon name={icon} />}
            href={steps[name].status === 'todo' ? undefined : href}
            title={t(`dashboard.next.${name}`)}
            description={description(name, steps[name])}
            trailing={mark(steps[name], href)}
          />
        ))}
      </List>
    </Stack>
  );
}
