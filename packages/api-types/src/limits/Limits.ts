/** What the contract allows as the value of one field. */
export interface FieldLimits<Value = unknown> {
  readonly required?: true;
  readonly nullable?: true;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly enum?: readonly Value[];
  /** The type of the value, for the compiler alone: nothing is stored under it. */
  readonly of?: Value;
}

/** The limits of a request, by the names of its fields. Keys that a schema merely tolerates are not among them. */
export type Limits<Body> = {
  readonly [
    Field in keyof Body as string extends Field ? never : Field extends 'version' ? never : Field
  ]-?: FieldLimits<Exclude<Body[Field], undefined>>;
};
