/** Marks a value that does not match the contract and cannot be repaired. */
export const unreadable = Symbol('unreadable');

const left = new WeakMap<object, number>();

/** Notes how many items of a list were unreadable and left out. */
export function countLeftOut(list: object, items: number): void {
  left.set(list, items);
}

/** How many items of a list were unreadable and left out. */
export function leftOut(list: object | undefined): number {
  return (list && left.get(list)) ?? 0;
}
