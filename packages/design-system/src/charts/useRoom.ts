import { useLayoutEffect, useRef, useState } from 'react';

/** The size of a drawing in pixels, and of its text. */
export interface Room {
  width: number;
  height: number;
  em: number;
}

/** Measures an element before the first paint and on every resize, so that nothing is painted at a wrong size first. */
export function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const em = parseFloat(getComputedStyle(element).fontSize);
      setRoom((old) => (old?.width === width && old.height === height && old.em === em ? old : { width, height, em }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}
