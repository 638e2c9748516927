import type { ResearchInterest } from '@peyk/api-types';
import { Auto, ChoiceCards, EmptyState, InlineMessage, LinkButton, SkeletonRows } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { ProblemMessage, ProblemView } from '../../../../ui/ProblemView/ProblemView';
import { profileStep } from '../../../../paths';
import type { CreateBotState } from '../CreateBot.states';
import { useFaultText } from '../useFaultText';

interface ResearchStepProps {
  state: CreateBotState;
  onPick: (interest: ResearchInterest) => void;
  onRetry: () => void;
}

/** Step 1: one of the person's research interests. Without cards, Next still shows that one is needed. */
export function ResearchStep(props: ResearchStepProps) {
  const faultText = useFaultText();
  const { interests, wizard } = props.state;
  const cards = interests.status === 'ready' && interests.interests.length > 0;
  const fault = faultText(wizard.faults.area);
  return (
    <>
      {fault !== undefined && !cards ? (
        <InlineMessage tone="danger" role="alert">
          {fault}
        </InlineMessage>
      ) : null}
      <Interests {...props} />
    </>
  );
}

function Interests({ state: { interests, withoutEnglish, wizard }, onPick, onRetry }: ResearchStepProps) {
  const t = useT();
  const faultText = useFaultText();
  if (interests.status === 'loading') return <SkeletonRows rows={3} label={t('createBot.research.loading')} />;
  if (interests.status === 'failed')
    return <ProblemView problem={interests.problem} title={t('createBot.research.failed')} onRetry={onRetry} />;
  if (interests.interests.length === 0) {
    return (
      <EmptyState
        level={3}
        ornament="desk"
        title={t('createBot.research.emptyTitle')}
        action={
          <LinkButton tone="primary" href={profileStep('research-interests')}>
            {t('createBot.research.emptyAction')}
          </LinkButton>
        }
      >
        {t('createBot.research.emptyBody')}
      </EmptyState>
    );
  }
  return (
    <>
      {interests.notice ? <ProblemMessage problem={interests.notice} /> : null}
      <ChoiceCards
        label={t('createBot.research.label')}
        labelHidden
        value={wizard.form.area ? String(wizard.form.area.id) : null}
        error={faultText(wizard.faults.area)}
        onChange={(value) => {
          const interest = interests.interests.find(({ id }) => String(id) === value);
          if (interest) onPick(interest);
        }}
        items={interests.interests.map(({ id, interest_name: title, subfield }) => ({
          value: String(id),
          title,
          description: subfield ? <Auto>{subfield}</Auto> : undefined,
        }))}
      />
      {withoutEnglish ? (
        <InlineMessage
          tone="warning"
          role="status"
          title={t('createBot.research.withoutEnglish.title')}
          action={
            <LinkButton href={profileStep('research-interests')} size="small">
              {t('createBot.research.withoutEnglish.action')}
            </LinkButton>
          }
        >
          {t('createBot.research.withoutEnglish.body')}
        </InlineMessage>
      ) : null}
    </>
  );
}
