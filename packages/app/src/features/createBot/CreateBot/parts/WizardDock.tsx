import { Box, Button, Dock, Hide, Text } from '@peyk/design-system';
import type { Dispatch } from 'react';
import { keepsNothing } from '../../../../entities/bot/search/criteria';
import { universitiesLimit } from '../../../../entities/bot/search/finder';
import { useT } from '../../../../i18n/I18n';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import type { CreateBotState } from '../CreateBot.states';
import { mostProfessors } from '../wizard/payload';
import type { Wizard } from '../wizard/types';
import type { WizardEvent } from '../wizard/wizard';

interface WizardDockProps {
  state: CreateBotState;
  dispatch: Dispatch<WizardEvent>;
  /** The form that Next and 'Find Professors' submit. */
  formId: string;
  onDismissProblem: () => void;
}

const hintId = 'create-bot-hint';

/** Back, a summary of the choice, Next or submit; and why the last submit created no bot. */
export function WizardDock({
  state: { wizard, sending, problem },
  dispatch,
  formId,
  onDismissProblem,
}: WizardDockProps) {
  const t = useT();
  const last = wizard.step === 'gmail';
  const words = wizard.step === 'research' ? null : <Product wizard={wizard} />;
  const missing = last && wizard.form.account === null;
  return (
    <>
      {/* The summary stands above it on a phone, and says the same at more length. */}
      {words && (!last || missing) ? <Hide above="tablet">{words}</Hide> : null}
      <Dock
        sticks
        notice={
          problem ? (
            <ProblemMessage problem={problem} title={t('createBot.failed')} onDismiss={onDismissProblem} />
          ) : null
        }
      >
        {wizard.step === 'research' ? null : (
          <Button disabled={sending} onPress={() => dispatch({ type: 'backPressed' })}>
            {t('common.back')}
          </Button>
        )}
        <Hide below="tablet">
          <Box grow id={hintId}>
            {words}
          </Box>
        </Hide>
        <Box grow="phone">
          {last ? (
            <Button
              tone="primary"
              type="submit"
              form={formId}
              icon="search"
              fullWidth
              busy={sending}
              disabled={missing}
              describedBy={missing ? hintId : undefined}
            >
              {t('createBot.dock.submit')}
            </Button>
          ) : (
            <Button tone="primary" type="submit" form={formId} iconEnd="arrowForward" fullWidth>
              {t('common.next')}
            </Button>
          )}
        </Box>
      </Dock>
    </>
  );
}

/** "14 universities, 3 professors each: at most 42 professors • at most 10 drafts per run", or what is still missing. */
function Product({ wizard: { step, form } }: { wizard: Wizard }) {
  const t = useT();
  const emails = form.targets === null ? '' : `\u00a0• ${t('createBot.dock.emails', { count: form.targets })}`;
  if (step === 'gmail' && form.account === null) {
    return (
      <Text size="small" tone="muted" align="center">
        {t('createBot.faults.accountMissing')}
      </Text>
    );
  }
  if (form.selected.length === 0) {
    return (
      <Text size="small" tone="muted" align="center">
        {keepsNothing(form)
          ? t('createBot.dock.nothing')
          : `${t('createBot.dock.none', { max: universitiesLimit })}${emails}`}
      </Text>
    );
  }
  return (
    <Text size="small" align="center">
      {t('createBot.dock.product', { universities: form.selected.length, each: form.professors ?? 0 })}{' '}
      <Text as="strong" size="small" weight="semibold" tone="strong">
        {t('createBot.dock.most', { count: mostProfessors(form) })}
      </Text>
      {emails}
    </Text>
  );
}
