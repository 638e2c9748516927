import { Box, Button, Form, Heading, Inline, InlineMessage, Stack } from '@peyk/design-system';
import { Suspense, useEffect, useRef } from 'react';
import type { FormTable } from '../../../../forms/defineForm';
import { Fields } from '../../../../forms/Fields';
import { useForm } from '../../../../forms/useForm';
import { useT } from '../../../../i18n/I18n';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import type { ListName } from '../../steps';
import type { FormStep } from '../section';
import { GainPart } from './gainPart';
import { UnsavedEntry } from '../../parts/UnsavedEntry';

interface EntryFormProps<Item, Values extends object> {
  form: FormTable<Values, object>;
  /** The list of the profile, for its texts. */
  section: ListName;
  /** The sentence of the person's own that the form asks for. */
  gain: 'question' | 'result' | undefined;
  step: Extract<FormStep<Item, Values>, { open: true }>;
  onChange: (change: Partial<Values>) => void;
  /** With `another`, the form stays open for the next entry. */
  onSave: (another?: boolean) => void;
  /** Adds what is typed for an entry that was deleted elsewhere. */
  onAddAsNew: () => void;
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
}

/** Lists of short entries, of which people have several: the form stays open for the next one on request. */
const ONE_AFTER_ANOTHER: ReadonlySet<ListName> = new Set(['skills', 'courses', 'interests', 'links', 'languages']);

/** The form of one entry of the profile, new or stored, from its field table. */
export function EntryForm<Item, Values extends object>(props: EntryFormProps<Item, Values>) {
  const { form, section, gain, step, onChange, onSave, onAddAsNew, onKeepMine, onTakeTheirs } = props;
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const isForAnother = useRef(false);
  const problem = step.status === 'failed' ? step.problem : null;
  const isGone = step.status === 'gone';
  const send = () => {
    const another = isForAnother.current;
    isForAnother.current = false;
    if (isGone) onAddAsNew();
    else onSave(another);
  };
  const { formProps, isIncomplete, rest } = useForm(form, { values: step.form, problem, onSend: send });
  // On a phone the form opens below what is in sight. One that was left unsaved opens by itself, and takes no focus.
  const isAskedFor = useRef(!step.restored);
  useEffect(() => {
    if (isAskedFor.current) element.current?.querySelector<HTMLElement>('input, button, textarea')?.focus();
  }, []);
  const isBusy = step.status === 'busy';
  const hasClash = step.clashes.length > 0;
  // Resolving the last conflict removes the focused button.
  const save = useCatchFocus<HTMLButtonElement>(hasClash);
  return (
    <Form ref={element} label={t(`profile.${section}.${step.item ? 'edit' : 'add'}`)} busy={isBusy} {...formProps}>
      <Stack gap={16}>
        <Heading level={2} look="title3">
          {t(`profile.${section}.${step.item ? 'edit' : 'add'}`)}
        </Heading>
        <UnsavedEntry {...{ form, step, onKeepMine, onTakeTheirs }} />
        {isIncomplete ? (
          <InlineMessage tone="danger" role="alert">
            {t(`profile.${section}.required`)}
          </InlineMessage>
        ) : null}
        {isGone ? (
          <InlineMessage tone="warning" role="alert" title={t('profile.gone.title')}>
            {t('profile.gone.body')}
          </InlineMessage>
        ) : null}
        {rest ? <ProblemMessage problem={rest} title={t(`profile.${section}.saveFailed`)} /> : null}
        <Fields form={form} values={step.form} onChange={onChange} />
        <Suspense>{gain ? <GainPart of={gain} /> : null}</Suspense>
        <Inline justify="end" gap={12} wrap="up">
          {step.item === null && ONE_AFTER_ANOTHER.has(section) ? (
            <Box grow="line">
              <Button
                disabled={isBusy}
                fullWidth
                onPress={() => {
                  isForAnother.current = true;
                  element.current?.requestSubmit();
                }}
              >
                {t('profile.saveAndAdd')}
              </Button>
            </Box>
          ) : null}
          <Box grow="line">
            <Button ref={save} tone="primary" type="submit" busy={isBusy} disabled={hasClash} fullWidth>
              {isGone ? t('profile.gone.add') : step.item ? t('common.saveChanges') : t('common.save')}
            </Button>
          </Box>
        </Inline>
      </Stack>
    </Form>
  );
}
