import { type PointerEvent, useRef } from 'react';

interface Drag {
  row: HTMLElement;
  rows: HTMLElement[];
  /** Where the pointer went down. */
  from: number;
  /** The place that the row would get now, from 1. */
  to: number;
}

const placeOf = ({ row, rows }: Pick<Drag, 'row' | 'rows'>): number => rows.indexOf(row) + 1;

/** The place that a row gets when its middle is at a height: behind all rows whose middle is above it. */
function placeAt({ row, rows }: Pick<Drag, 'row' | 'rows'>, middle: number): number {
  const above = rows.filter((other) => {
    if (other === row) return false;
    const { top, height } = other.getBoundingClientRect();
    return top + height / 2 < middle;
  });
  return above.length + 1;
}

function mark({ row, rows, to }: Drag): void {
  const from = placeOf({ row, rows });
  for (const [at, other] of rows.entries()) {
    const isTarget = at + 1 === to && to !== from;
    if (isTarget) other.dataset['drop'] = to < from ? 'before' : 'after';
    else delete other.dataset['drop'];
  }
}

function clear({ row, rows }: Drag): void {
  delete row.dataset['dragging'];
  row.style.removeProperty('translate');
  for (const other of rows) delete other.dataset['drop'];
}

/** Drags the `li` around a handle with the pointer. Escape and a lost pointer put it back. */
export function useRowDrag(onMove: (position: number) => void) {
  const drag = useRef<Drag | null>(null);
  const end = () => {
    if (drag.current) clear(drag.current);
    drag.current = null;
  };
  return {
    cancel: end,
    handlers: {
      // In the capture phase: a pressable part of react-aria lets no press bubble up to the handle.
      onPointerDownCapture: (event: PointerEvent<HTMLElement>) => {
        const row = event.currentTarget.closest('li');
        if (!row?.parentElement || !event.isPrimary || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const rows = [...row.parentElement.children].filter((child) => child instanceof HTMLElement);
        drag.current = { row, rows, from: event.clientY, to: placeOf({ row, rows }) };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const now = drag.current;
        if (!now) return;
        now.row.dataset['dragging'] = '';
        now.row.style.setProperty('translate', `0 ${event.clientY - now.from}px`);
        const { top, height } = now.row.getBoundingClientRect();
        now.to = placeAt(now, top + height / 2);
        mark(now);
      },
      onPointerUp: () => {
        const now = drag.current;
        end();
        if (now && now.to !== placeOf(now)) onMove(now.to);
      },
      onPointerCancel: end,
      onLostPointerCapture: end,
    },
  };
}
