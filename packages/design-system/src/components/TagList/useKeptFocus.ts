import { useLayoutEffect, useRef } from 'react';

/**
 * A button that leaves the list with its item would drop focus onto the page, and the keyboard would start again from
 * the top. Whatever stood next to it takes focus then: the button after it, else the one before, else the list itself.
 */
export function useKeptFocus() {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ button: Element; heirs: HTMLElement[] } | null>(null);

  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.button.isConnected) return;
    const heir = pressed.current.heirs.find(({ isConnected }) => isConnected) ?? list.current;
    pressed.current = null;
    // Who has moved on while the item was being removed stays where they are.
    if (document.activeElement === document.body) heir?.focus();
  });

  /** Call it with the button before its item goes; an item that stays after all changes nothing. */
  const keepFocus = (button: Element) => {
    const all = [...(list.current?.querySelectorAll('button') ?? [])];
    const place = all.findIndex((other) => other === button);
    pressed.current = { button, heirs: [...all.slice(place + 1), ...all.slice(0, Math.max(0, place)).toReversed()] };
  };
  return { list, keepFocus };
}
