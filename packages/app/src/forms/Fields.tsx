import { Grid, Text, useAnnounce } from '@peyk/design-system';
import { Fragment, useEffect } from 'react';
import { useT } from '../i18n/I18n';
import type { FormTable, Rows } from './defineForm';

interface FieldsProps<Values extends object> {
  form: FormTable<Values, object, string>;
  values: Values;
  onChange: (change: Partial<Values>) => void;
  /** Some rows of the form, where it is laid out in parts. */
  rows?: Rows<keyof Values & string>;
}

/** The fields of a form, laid out by its table. */
export function Fields<Values extends object>({
  form,
  values,
  onChange,
  rows = form.rows as never,
}: FieldsProps<Values>) {
  const t = useT();
  const field = (name: keyof Values & string) => {
    const kind = form.fields[name];
    const other = form.unless[name] as keyof Values | undefined;
    const isOff = other !== undefined && values[other] === true;
    if (!kind || form.isHidden(name, values)) return null;
    const hint = isOff
      ? null
      : (kind.hint?.(values[name], t, { name, values: values as Record<string, unknown> }) ?? null);
    return (
      <Fragment key={name}>
        {kind.draw({
          name,
          label: kind.label(t),
          help: hint === null ? kind.help?.(t) : <Hint key={hint}>{hint}</Hint>,
          rules: form.rules[name] ?? {},
          disabled: isOff,
          value: isOff ? kind.typed(null) : values[name],
          onChange: (value) => onChange({ [name]: value } as Partial<Values>),
        })}
      </Fragment>
    );
  };
  return rows.map((row) => {
    if (typeof row === 'string') return field(row);
    const shown = row.filter((name) => !form.isHidden(name, values));
    return shown.length === 0 ? null : (
      <Grid key={row.join()} columns={{ base: '1', tablet: shown.length > 2 ? '3' : '2' }} gap={16}>
        {row.map(field)}
      </Grid>
    );
  });
}

/** A hint below a field; it appears while something is typed, so it is said too. */
function Hint({ children }: { children: string }) {
  const announce = useAnnounce();
  useEffect(() => {
    announce(children);
    return () => announce('');
  }, [announce, children]);
  return (
    <Text as="span" size="small" tone="strong" weight="medium">
      {children}
    </Text>
  );
}
