import { useEffect, useEffectEvent, useState } from 'react';

/** Calls back with a value that has not changed for `ms` milliseconds; null never calls back. */
export function useAfterPause<Value>(value: Value | null, ms: number, then: (value: Value) => void): void {
  const tell = useEffectEvent(then);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => tell(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
}

/** The debounced value: updated once it has not changed for `ms` milliseconds. */
export function useDebounced<Value extends object | string>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useAfterPause(value, ms, setSettled);
  return settled;
}
