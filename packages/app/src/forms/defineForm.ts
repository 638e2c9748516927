import type { FieldLimits } from '@peyk/api-types/limits/Limits';
import type { ReactNode } from 'react';
import type { Translate } from '../i18n/translator';
import { type Rules, rulesOf } from './check';
import { type CommonFault, type Fault, type Faults, type OwnWords } from './fault';

/** The label of a field and what else is told of it, whatever it holds. */
export interface FieldWords {
  label: (t: Translate) => string;
  help?: (t: Translate) => string;
}

/** What a field is drawn from. */
export interface FieldProps<Typed> {
  name: string;
  label: string;
  help: string | undefined;
  rules: Rules;
  disabled: boolean;
  value: Typed;
  onChange(value: Typed): void;
}

/**
 * How a value of the contract (`Value`) is typed (`Typed`), checked, read and drawn. Each kind lies in a file of its own,
 * so that a page loads what its own fields need.
 */
export interface FieldKind<Value, Typed> extends FieldWords {
  /** What stands in the field for a stored value; undefined is that of a new entry. */
  typed(stored: Value | null | undefined): Typed;
  /** What is sent for it; null is unset. */
  sent(typed: Typed, rules: Rules): Value | null;
  check(typed: Typed, rules: Rules): CommonFault | null;
  draw(props: FieldProps<Typed>): ReactNode;
  /** How it reads where two versions stand side by side, where the value alone says nothing to a person. */
  read?(typed: Typed, t: Translate): string;
  /** Rules beside, or in place of, the contract's. */
  rules?: Rules;
  /** Further fields of the request of which the server's faults are told here. */
  also?: readonly string[];
}

type LimitsTable = Readonly<Record<string, FieldLimits>>;
type ValueOf<Limits> = Limits extends FieldLimits<infer Value> ? Value : never;
/** A table whose every field is one of the request, of a kind that its type allows. */
type FieldsFor<Table extends LimitsTable> = {
  readonly [Name in keyof Table]?: FieldKind<NonNullable<ValueOf<Table[Name]>>, unknown>;
};
type TypedOf<Field> = Field extends { typed(stored: never): infer Typed } ? Typed : never;

/** What stands in a form, by the names of its fields. */
export type ValuesOf<Of> = Of extends FormTable<infer Values, infer _Body, infer _Own> ? Values : never;

/** A row is one field, or several beside each other where there is room. */
export type Rows<Name extends string> = readonly (Name | readonly Name[])[];

interface FormOptions<Name extends string, Values, Own extends string> {
  /** In which order and how the fields are laid out; each in a row of its own by default. */
  rows?: Rows<Name>;
  /** Fields that are empty and out of use as long as another one is ticked. */
  unless?: { readonly [Field in Name]?: Name };
  /** The sentences of codes that only this form knows. */
  own?: OwnWords<Own>;
  /** What is wrong with values together, told where the field is right alone. */
  rule?: (values: Values) => Faults<Name, NoInfer<Own>>;
}

/** A form as a table: its fields by their names in the contract, with their layout. */
export interface FormTable<Values extends object, Body extends object, Own extends string = never> {
  readonly names: readonly string[];
  readonly fields: Readonly<Record<string, FieldKind<unknown, unknown>>>;
  readonly rules: Readonly<Record<string, Rules>>;
  readonly rows: Rows<string>;
  readonly unless: Readonly<Record<string, string | undefined>>;
  readonly own: OwnWords<Own> | undefined;
  /** Fields that decide each other: an edit of one is one of both. */
  readonly together: readonly (readonly (keyof Values & string)[])[];
  /** What stands in the form of a stored entry, or of a new one with what is `given`. */
  valuesOf(stored: Partial<Body> | null, given?: Partial<Values>): Values;
  bodyOf(values: Values): Body;
  /** The limits of the contract that the values break, and the rules of the form. */
  check(values: Values): Faults<keyof Values & string, Own>;
}

/** The name of no field compiles that is not in the contract, nor a kind of field that does not fit its type. */
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
