/** The two languages of the product. */
export type Locale = 'en' | 'fa';

/** A sentence: a template with `{{name}}` places, or a function where the words depend on the values (plurals). */
type Sentence = string | ((params: never) => string);

/** The shape another language must have: the same keys, the same parameters. A missing or extra key does not compile. */
export type SameShape<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? string
    : Source[Key] extends (params: infer Params) => string
      ? string | ((params: Params) => string)
      : SameShape<Source[Key]>;
};

/** Every dotted path that ends in a sentence. */
export type KeyOf<Table> = {
  [Key in keyof Table & string]: Table[Key] extends Sentence ? Key : `${Key}.${KeyOf<Table[Key]>}`;
}[keyof Table & string];

/** The sentence at a dotted path. */
export type At<Table, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Table
    ? At<Table[Head], Rest>
    : never
  : Path extends keyof Table
    ? Table[Path]
    : never;

type PlacesOf<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | PlacesOf<Rest>
  : never;

/** The parameters a sentence needs: none, the names in its template, or those of its function. */
export type ParamsOf<Value> = Value extends (params: infer Params) => string
  ? [params: Params]
  : Value extends string
    ? [PlacesOf<Value>] extends [never]
      ? []
      : [params: Record<PlacesOf<Value>, string | number>]
    : never;
