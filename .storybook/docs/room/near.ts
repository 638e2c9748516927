import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has come near the sight of whoever looks, once and for all. What is drawn further down would take the thread from what is in sight. */
export function useNear<Held extends Element>(): [RefObject<Held | null>, boolean] {
  const held = useRef<Held>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    });
    if (held.current) observer.observe(held.current);
    return () => observer.disconnect();
  }, []);
  return [held, near];
}
