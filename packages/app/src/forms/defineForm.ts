import type { FieldLimits } from '@peyk/api-types/limits/Limits';
import type { ReactNode } from 'react';
import type { Translate } from '../i18n/translator';
import { type Rules, rulesOf } from './check';
import { type CommonFault, type Fault, type Faults, type OwnWords } from './fault';

/** The label and the help text of a field, independent of its value. */
export interface FieldWords {
  label: (t: Translate) => string;
  help?: (t: Translate) => string;
}

/** What a field is drawn from. */
export interface FieldProps<Typed> {
  name: string;
  label: string;
  help: ReactNode;
  rules: Rules;
  disabled: boolean;
  value: Typed;
  onChange(value: Typed): void;
}

/**
 * How a value of the contract (`Value`) is edited (`Typed`), validated, serialised and rendered. Each kind has its own file, so that a page
 * loads only the kinds it uses.
 */
export interface FieldKind<Value, Typed> extends FieldWords {
  /** The field's value for a stored one; undefined gives that of a new entry. */
  typed(stored: Value | null | undefined): Typed;
  /** The value to send; null unsets it. */
  sent(typed: Typed, rules: Rules): Value | null;
  check(typed: Typed, rules: Rules): CommonFault | null;
  draw(props: FieldProps<Typed>): ReactNode;
  /** What is worth a second look and still right to save, shown in place of the help; null where nothing is. */
  hint?(typed: Typed, t: Translate, of: { name: string; values: Readonly<Record<string, unknown>> }): string | null;
  /** The value as text where two versions are compared, if the raw value means nothing to a person. */
  read?(typed: Typed, t: Translate): string;
  /** Rules added to the contract's, or replacing them. */
  rules?: Rules;
  /** Further fields of the request whose server errors are shown at this field. */
  also?: readonly string[];
}

type LimitsTable = Readonly<Record<string, FieldLimits>>;
type ValueOf<Limits> = Limits extends FieldLimits<infer Value> ? Value : never;
/** A table whose fields are all in the request, each of a kind that its type allows. */
type FieldsFor<Table extends LimitsTable> = {
  readonly [Name in keyof Table]?: FieldKind<NonNullable<ValueOf<Table[Name]>>, unknown>;
};
type TypedOf<Field> = Field extends { typed(stored: never): infer Typed } ? Typed : never;

/** The values of a form, by the names of its fields. */
export type ValuesOf<Of> = Of extends FormTable<infer Values, infer _Body, infer _Own> ? Values : never;

/** A row is one field, or several side by side where there is room. */
export type Rows<Name extends string> = readonly (Name | readonly Name[])[];

interface FormOptions<Name extends string, Values, Own extends string> {
  /** Order and layout of the fields; by default one per row. */
  rows?: Rows<Name>;
  /** Fields that are empty and disabled as long as another one is ticked. */
  unless?: { readonly [Field in Name]?: Name };
  /** Fields that are there only while others call for them, or while they hold a text: what is stored is never hidden. */
  shown?: { readonly [Field in Name]?: (values: Values) => boolean };
  /** The texts of error codes that only this form has. */
  own?: OwnWords<Own>;
  /** Validates values together; its errors are shown only at fields that are valid by themselves. */
  rule?: (values: Values) => Faults<Name, NoInfer<Own>>;
}

/** A form as a table: its fields by their names in the contract, with their layout. */
export interface FormTable<Values extends object, Body extends object, Own extends string = never> {
  readonly names: readonly string[];
  readonly fields: Readonly<Record<string, FieldKind<unknown, unknown>>>;
  readonly rules: Readonly<Record<string, Rules>>;
  readonly rows: Rows<string>;
  readonly unless: Readonly<Record<string, string | undefined>>;
  /** The fields that are not shown with these values. */
  isHidden(name: string, values: Values): boolean;
  readonly own: OwnWords<Own> | undefined;
  /** Groups of dependent fields: an edit of one counts as an edit of the group. */
  readonly together: readonly (readonly (keyof Values & string)[])[];
  /** The initial values for a stored entry, or for a new one, overridden by `given`. */
  valuesOf(stored: Partial<Body> | null, given?: Partial<Values>): Values;
  bodyOf(values: Values): Body;
  /** The values that break limits of the contract or rules of the form. */
  check(values: Values): Faults<keyof Values & string, Own>;
}

/** Defines a form. A field that is not in the contract, or a kind that does not fit its type, does not compile. */
export function defineForm<
  const Table extends LimitsTable,
  const Fields extends FieldsFor<Table>,
  Own extends string = never,
>(
  limits: Table,
  table: Fields & { readonly [Name in Exclude<keyof Fields, keyof Table>]: never },
  options: FormOptions<keyof Fields & string, { [Name in keyof Fields & string]: TypedOf<Fields[Name]> }, Own> = {},
): FormTable<
  { [Name in keyof Fields & string]: TypedOf<Fields[Name]> },
  { [Name in keyof Fields & keyof Table & string]: ValueOf<Table[Name]> },
  Own
> {
  type Name = keyof Fields & string;
  type Values = { [Each in Name]: TypedOf<Fields[Each]> };
  type Body = { [Each in Name & keyof Table]: ValueOf<Table[Each]> };
  const fields = table as unknown as Readonly<Record<Name, FieldKind<unknown, unknown>>>;
  const names = Object.keys(table) as Name[];
  const each = <Result>(of: (name: Name) => Result) =>
    Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Result>;
  const rules = each((name): Rules => ({ ...rulesOf(limits[name] ?? {}), ...fields[name].rules }));
  const shown: Readonly<Record<string, ((values: Values) => boolean) | undefined>> = options.shown ?? {};
  const unless: { readonly [Field in Name]?: Name } = options.unless ?? {};
  const isOff = (name: Name, values: Values) => {
    const other = unless[name];
    return other !== undefined && values[other] === true;
  };
  return {
    names,
    fields,
    rules,
    rows: options.rows ?? names,
    unless,
    isHidden: (name, values) => {
      const value = values[name as Name];
      const isWanted: ((values: Values) => boolean) | undefined = shown[name];
      return isWanted?.(values) === false && (typeof value !== 'string' || value.trim() === '');
    },
    own: options.own,
    together: names.flatMap((name) => (unless[name] === undefined ? [] : [[name, unless[name]]])),
    valuesOf: (stored, given) =>
      ({ ...each((name) => fields[name].typed(stored?.[name as keyof Body])), ...given }) as Values,
    bodyOf: (values) =>
      each((name) => (isOff(name, values) ? null : fields[name].sent(values[name], rules[name]))) as unknown as Body,
    check: (values) => {
      const faults: { [Field in Name]?: Fault<Own> } = {};
      for (const name of names) {
        const fault = isOff(name, values) ? null : fields[name].check(values[name], rules[name]);
        if (fault) faults[name] = fault;
      }
      return { ...options.rule?.(values), ...faults };
    },
  };
}
