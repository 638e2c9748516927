import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import * as s from './Dialog.css';

/** Whether an element's content overflows it. */
function useScrolls(box: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    if (!box.current || !content.current) return undefined;
    const observer = new ResizeObserver(() => {
      const element = box.current;
      if (element) setScrolls(element.scrollHeight > element.clientHeight);
    });
    observer.observe(box.current);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [box, content]);
  return scrolls;
}

/** The props of a box that scrolls: it can be focused to scroll it by keyboard (WCAG 2.1.1), and lines show that there is more. */
function scrollProps(scrolls: boolean) {
  return scrolls ? { tabIndex: 0, className: `${s.body} ${s.bodyScrolls}` } : { className: s.body };
}

/** The content between title and actions. */
export function DialogBody({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(box, content);
  return (
    <div ref={box} {...scrollProps(scrolls)}>
      <div ref={content}>{children}</div>
    </div>
  );
}
