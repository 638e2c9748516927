import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useStrings } from '../../i18n/strings';
import { draw } from './photo';
import { photoStrings } from './photoStrings';
import { type Square, placeOf } from './square';
import * as s from './PhotoCrop.css';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The picture and the part of it that is seen. */
export interface Shown {
  picture: ImageBitmap;
  square: Square;
}

interface CropFrameProps {
  /** Null while the picture is opened. */
  shown: Shown | null;
  /** What is cut off, in words. */
  across: string;
  down: string;
  /** The id of a text that says how to use it. */
  describedBy: string;
  /** The pointer has moved the picture by these shares of the frame. */
  onDrag: (right: number, down: number) => void;
  onMove: (direction: Direction, isFar: boolean) => void;
  /** The square was put to a place, as `placeOf` has it. */
  onPlace: (place: Partial<ReturnType<typeof placeOf>>) => void;
}

/** For screens of two pixels to one. */
const CANVAS_EDGE = 520;
const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Tells how far the pointer has moved what is below it, in shares of its width. */
function useDrag(isOn: boolean, grasped: RefObject<HTMLElement | null>, onDrag: CropFrameProps['onDrag']) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const [isDragging, setDragging] = useState(false);
  const end = () => {
    from.current = null;
    setDragging(false);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!isOn || !event.isPrimary || event.button !== 0) return;
      // The press itself would take focus to the dialog.
      event.preventDefault();
      grasped.current?.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
      setDragging(true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!from.current || !event.isPrimary) return;
      const { width } = event.currentTarget.getBoundingClientRect();
      onDrag((event.clientX - from.current.x) / width, (event.clientY - from.current.y) / width);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
  return { isDragging, handlers };
}

/**
 * The square in which the picture is moved. Pointers drag it; keys and screen readers have two sliders in it that nobody sees, because a
 * reader leaves the arrow keys to a slider.
 */
export function CropFrame({ shown, across, down, describedBy, onDrag, onMove, onPlace }: CropFrameProps) {
  const strings = useStrings(photoStrings);
  const canvas = useRef<HTMLCanvasElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const { isDragging, handlers } = useDrag(shown !== null, slider, onDrag);
  useLayoutEffect(() => {
    if (canvas.current && shown) draw(canvas.current, shown.picture, shown.square);
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = directions[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    onMove(direction, event.shiftKey);
  };
  const place = shown ? placeOf(shown.square, shown.picture) : { across: 0.5, down: 0.5 };
  const sliders = { min: 0, max: 100, disabled: !shown, onKeyDown, className: s.place } as const;
  return (
    <div
      role="group"
      aria-label={strings.picture}
      aria-busy={shown ? undefined : true}
      data-dragging={isDragging || undefined}
      {...handlers}
      className={s.frame}
    >
      <canvas ref={canvas} width={CANVAS_EDGE} height={CANVAS_EDGE} aria-hidden className={s.canvas} />
      <span className={s.circle} aria-hidden />
      <input
        ref={slider}
        type="range"
        {...sliders}
        aria-label={strings.leftToRight}
        aria-valuetext={across}
        aria-describedby={describedBy}
        value={Math.round(place.across * 100)}
        onChange={({ target }) => onPlace({ across: target.valueAsNumber / 100 })}
      />
      <input
        type="range"
        {...sliders}
        aria-label={strings.topToBottom}
        aria-valuetext={down}
        aria-orientation="vertical"
        aria-describedby={describedBy}
        value={Math.round(place.down * 100)}
        onChange={({ target }) => onPlace({ down: target.valueAsNumber / 100 })}
      />
    </div>
  );
}
