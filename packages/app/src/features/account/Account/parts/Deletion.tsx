import type { Account } from '@peyk/api-types';
import {
  Box,
  Button,
  Divider,
  Form,
  Grid,
  Heading,
  Icon,
  type IconName,
  Inline,
  InlineMessage,
  Stack,
  Text,
} from '@peyk/design-system';
import type { ReactNode } from 'react';
import type { Problem } from '../../../../api/problem';
import { useT } from '../../../../i18n/I18n';
import { Fields } from '../../../../forms/Fields';
import { useForm } from '../../../../forms/useForm';
import { useValues } from '../../../../forms/useValues';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import type { DeletionPart } from '../Account.states';
import { deletionForm, wordForm } from '../deletionForm';
import { Part } from './Part';

interface DeletionProps {
  account: Account;
  part: DeletionPart;
  proven: boolean;
  /** Asks Google who this is, for an account without a password. */
  google: ReactNode;
  onOpen: () => void;
  onKeep: () => void;
  onDelete: (given: { word: string; password?: string }) => void;
}

/** What a deletion ends, what stays, and the deletion itself in a second step. */
export function Deletion({ account, part, proven, google, onOpen, onKeep, onDelete }: DeletionProps) {
  const t = useT();
  const isOpen = part.status !== 'closed';
  // Each step takes the button with it that led to the other.
  const begin = useCatchFocus<HTMLButtonElement>(isOpen);
  const question = useCatchFocus<HTMLHeadingElement>(isOpen);
  const shared = {
    busy: part.status === 'busy',
    problem: part.status === 'refused' ? part.problem : null,
    onKeep,
  };
  return (
    <Part id="deletion" title={t('account.deletion.title')}>
      <Stack gap={24}>
        <Grid columns={{ base: '1', tablet: '2' }} gap={24} align="start">
          <Facts
            title={t('account.deletion.goes')}
            icon="close"
            facts={[
              t('account.deletion.goesProfile'),
              t('account.deletion.goesBots'),
              t('account.deletion.goesEmails'),
              t('account.deletion.goesGmail'),
            ]}
          />
          <Facts
            title={t('account.deletion.stays')}
            icon="shield"
            facts={[t('account.deletion.staysSent'), t('account.deletion.staysRefusals')]}
          />
        </Grid>
        {account.planned_letters > 0 ? (
          <InlineMessage tone="warning">
            {t('account.deletion.planned', { count: account.planned_letters })}
          </InlineMessage>
        ) : null}
        {isOpen ? (
          <>
            <Divider />
            <Heading level={3} look="title3" ref={question}>
              {t('account.deletion.question')}
            </Heading>
            {account.has_password ? (
              <WithPassword {...shared} onDelete={onDelete} />
            ) : (
              <WithGoogle {...shared} proven={proven} google={google} onDelete={onDelete} />
            )}
          </>
        ) : (
          <Inline gap={8}>
            <Box grow="line">
              <Button ref={begin} tone="danger" icon="trash" onPress={onOpen}>
                {t('account.deletion.begin')}
              </Button>
            </Box>
          </Inline>
        )}
      </Stack>
    </Part>
  );
}

interface StepProps {
  busy: boolean;
  problem: Problem | null;
  onKeep: () => void;
  onDelete: (given: { word: string; password?: string }) => void;
}

function WithPassword({ busy, problem, onKeep, onDelete }: StepProps) {
  const [values, change] = useValues(() => deletionForm.valuesOf(null));
  const { formProps, rest } = useForm(deletionForm, {
    values,
    problem,
    onSend: () => onDelete({ word: values.word.trim(), password: values.password }),
  });
  return (
    <Step busy={busy} rest={rest} formProps={formProps} onKeep={onKeep}>
      <Fields form={deletionForm} values={values} onChange={change} />
    </Step>
  );
}

function WithGoogle({
  busy,
  problem,
  proven,
  google,
  onKeep,
  onDelete,
}: StepProps & { proven: boolean; google: ReactNode }) {
  const t = useT();
  const [values, change] = useValues(() => wordForm.valuesOf(null));
  const { formProps, rest } = useForm(wordForm, {
    values,
    problem,
    onSend: () => onDelete({ word: values.word.trim() }),
  });
  return (
    <Stack gap={16}>
      {proven ? (
        <InlineMessage tone="success" role="status">
          {t('account.deletion.proven')}
        </InlineMessage>
      ) : (
        <>
          <Text size="small">{t('account.deletion.prove')}</Text>
          {google}
        </>
      )}
      <Step busy={busy} rest={rest} formProps={formProps} onKeep={onKeep}>
        <Fields form={wordForm} values={values} onChange={change} />
      </Step>
    </Stack>
  );
}

function Step({
  busy,
  rest,
  formProps,
  onKeep,
  children,
}: {
  busy: boolean;
  rest: Problem | null;
  formProps: { errors: Record<string, string>; onSubmit: () => void };
  onKeep: () => void;
  children: ReactNode;
}) {
  const t = useT();
  return (
    <Stack gap={16}>
      {rest ? <ProblemMessage problem={rest} title={t('account.deletion.failed')} /> : null}
      <Form label={t('account.deletion.title')} busy={busy} {...formProps}>
        <Stack gap={16}>
          {children}
          <Inline gap={8}>
            <Button disabled={busy} onPress={onKeep}>
              {t('account.deletion.keep')}
            </Button>
            <Button type="submit" tone="danger" busy={busy}>
              {t('account.deletion.submit')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  );
}

function Facts({ title, icon, facts }: { title: string; icon: IconName; facts: readonly string[] }) {
  return (
    <Stack gap={12}>
      <Text size="small" weight="semibold" tone="strong">
        {title}
      </Text>
      <Stack as="ul" gap={8}>
        {facts.map((fact) => (
          <Inline key={fact} as="li" gap={8} align="start" wrap={false}>
            <Icon name={icon} size={18} />
            <Text size="small">{fact}</Text>
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}
