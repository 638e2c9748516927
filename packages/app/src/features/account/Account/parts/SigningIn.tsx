import {
  Auto,
  Badge,
  Box,
  Button,
  DataList,
  Form,
  Inline,
  InlineMessage,
  Link,
  Ltr,
  Stack,
  Text,
} from '@peyk/design-system';
import { formatList } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { Fields } from '../../../../forms/Fields';
import { useForm } from '../../../../forms/useForm';
import { useValues } from '../../../../forms/useValues';
import { paths } from '../../../../paths';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import type { AccountState, PasswordPart } from '../Account.states';
import { passwordForm } from '../passwordForm';
import { Part } from './Part';

type Ready = Extract<AccountState, { status: 'ready' }>;

interface SigningInProps {
  state: Ready;
  onChangePassword: (current: string, next: string) => void;
}

/** Name, address, the ways to sign in, and the change of the password. */
export function SigningIn({ state: { name, account, password, passwordChanges }, onChangePassword }: SigningInProps) {
  const t = useT();
  const locale = useLocale();
  const methods = [
    ...(account.has_password ? [t('account.signingIn.withPassword')] : []),
    ...(account.has_google ? [t('account.signingIn.withGoogle')] : []),
  ];
  return (
    <Part id="signing-in" title={t('account.signingIn.title')}>
      <Stack gap={24}>
        <DataList
          layout="stacked"
          items={[
            {
              term: t('account.signingIn.name'),
              value: <Auto>{name}</Auto>,
              action: <Link href={paths.profile}>{t('account.signingIn.editName')}</Link>,
            },
            {
              term: t('account.signingIn.email'),
              value: <Ltr>{account.email}</Ltr>,
              action: account.email_confirmed ? (
                <Badge tone="success" icon="check">
                  {t('account.signingIn.confirmed')}
                </Badge>
              ) : undefined,
            },
            { term: t('account.signingIn.methods'), value: formatList(locale, methods) },
          ]}
        />
        {account.has_password ? (
          // A change that succeeded empties the form.
          <PasswordChange key={passwordChanges} password={password} onSubmit={onChangePassword} />
        ) : (
          <Text size="small" tone="muted">
            {t('account.password.none')}
          </Text>
        )}
      </Stack>
    </Part>
  );
}

function PasswordChange({
  password,
  onSubmit,
}: {
  password: PasswordPart;
  onSubmit: (current: string, next: string) => void;
}) {
  const t = useT();
  const [values, change] = useValues(() => passwordForm.valuesOf(null));
  const { formProps, rest } = useForm(passwordForm, {
    values,
    problem: password.status === 'refused' ? password.problem : null,
    onSend: () => onSubmit(values.current_password, values.new_password),
  });
  return (
    <Stack gap={16}>
      {password.status === 'done' ? (
        <InlineMessage tone="success" role="status" title={t('account.password.done')}>
          {t('account.password.doneBody')}
        </InlineMessage>
      ) : null}
      {rest ? <ProblemMessage problem={rest} title={t('account.password.failed')} /> : null}
      <Form label={t('account.password.title')} busy={password.status === 'busy'} {...formProps}>
        <Stack gap={16}>
          <Fields form={passwordForm} values={values} onChange={change} />
          <Inline gap={8}>
            <Box grow="line">
              <Button type="submit" busy={password.status === 'busy'}>
                {t('account.password.submit')}
              </Button>
            </Box>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  );
}
