import { useMemo, useState } from 'react';
import type { Problem } from '../api/problem';
import { useLocale, useT } from '../i18n/I18n';
import type { FormTable } from './defineForm';
import { type Fault, type Faults, NO_FAULTS, type OwnWords, faultText, hasFaults } from './fault';
import { serverFaults } from './serverFaults';

/** The texts of faults, for `<Form errors>`; the same object as long as the faults are equal. */
export function useFaultTexts<Own extends string = never>(
  faults: Faults<string, Own>,
  /** A constant: the texts of the form's own codes. */
  own?: OwnWords<Own>,
): Record<string, string> {
  const t = useT();
  const locale = useLocale();
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries<Fault<Own> | undefined>(faults).flatMap(([name, fault]) =>
          fault ? [[name, faultText(t, locale, fault, own)]] : [],
        ),
      ),
    [faults, t, locale, own],
  );
}

/** The faults that the server reported, by field of the form. */
export const faultsAt = (form: Pick<FormTable<object, object, string>, 'fields'>, problem: Problem | null) =>
  serverFaults(problem, (name) =>
    Object.hasOwn(form.fields, name)
      ? name
      : Object.entries(form.fields).find(([, { also }]) => also?.includes(name))?.[0],
  );

/** A form on a screen: validated on submit, combined with the last errors of the server. */
export function useForm<Values extends object, Own extends string>(
  form: FormTable<Values, object, Own>,
  {
    values,
    problem,
    onSend,
  }: {
    values: Values;
    /** Why the last submit failed. */
    problem: Problem | null;
    onSend: () => void;
  },
): {
  /**
   * For `<Form>`. The form's own errors stand beside those of the server for values that have not been changed since they were sent; at the
   * same field they take precedence.
   */
  formProps: { errors: Record<string, string>; onSubmit: () => void };
  /** A required field was empty at the last submit. */
  isIncomplete: boolean;
  /** The part of the problem that no field shows. */
  rest: Problem | null;
} {
  const [own, setOwn] = useState<Faults<string, Own>>(NO_FAULTS);
  const [sent, setSent] = useState(values);
  const said = useMemo(() => faultsAt(form, problem), [form, problem]);
  const errors = useFaultTexts(hasFaults(own) ? own : said.faults, form.own);
  const stillSaid = () =>
    Object.entries(said.faults).filter(([name]) => values[name as keyof Values] === sent[name as keyof Values]);
  return {
    formProps: {
      errors,
      onSubmit: () => {
        const found: Faults<string, Own> = form.check(values);
        if (hasFaults(found)) return setOwn({ ...Object.fromEntries(stillSaid()), ...found });
        setOwn(NO_FAULTS);
        setSent(values);
        onSend();
      },
    },
    isIncomplete: Object.values<Fault<Own> | undefined>(own).some((fault) => fault?.code === 'required'),
    rest: said.rest,
  };
}
