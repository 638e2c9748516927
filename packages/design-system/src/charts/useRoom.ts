import { useLayoutEffect, useRef, useState } from 'react';

/** The pixels a drawing has, and the size of its text. */
export interface Room {
  width: number;
  height: number;
  em: number;
}

/** Measures an element before it is first painted and whenever it changes: nothing is drawn at a wrong size and then moved. */
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
