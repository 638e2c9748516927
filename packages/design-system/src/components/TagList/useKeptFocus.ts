import { useLayoutEffect, useRef } from 'react';

/**
 * A button that is removed with its item would lose focus to the body, and Tab would start again from the top. Its neighbour takes focus
 * then: the next button, else the previous one, else the list itself.
 */
export function useKeptFocus() {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ button: Element; heirs: HTMLElement[] } | null>(null);

  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.button.isConnected) return;
    const heir = pressed.current.heirs.find(({ isConnected }) => isConnected) ?? list.current;
    pressed.current = null;
    // Focus that has already moved elsewhere is left alone.
    if (document.activeElement === document.body) heir?.focus();
  });

  /** Call it with the button before its item is removed; without a removal it has no effect. */
  const keepFocus = (button: Element) => {
    const all = [...(list.current?.querySelectorAll('button') ?? [])];
    const place = all.findIndex((other) => other === button);
    pressed.current = { button, heirs: [...all.slice(place + 1), ...all.slice(0, Math.max(0, place)).toReversed()] };
  };
  return { list, keepFocus };
}
