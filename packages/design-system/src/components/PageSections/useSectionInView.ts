import { useEffect, useRef, useState } from 'react';

/** The part of the window above which a section counts as the one that is being read. */
const READ_ABOVE = 1 / 3;

/** The last section that begins in the upper part of the window; at the end of the page the last one. */
function inView(ids: readonly string[]): string | undefined {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1) return ids.at(-1);
  const begun = ids.filter((id) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= clientHeight * READ_ABOVE;
  });
  return begun.at(-1) ?? ids[0];
}

/** The id of the section that is being read, and how a press on its link says so at once. */
export function useSectionInView(ids: readonly string[]): [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState(ids[0]);
  const chosen = useRef(false);
  const all = ids.join(' ');
  useEffect(() => {
    const read = () => {
      // A section near the end cannot come to the top: the jump to it must not mark its neighbour.
      if (chosen.current) chosen.current = false;
      else setCurrent(inView(all.split(' ')));
    };
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [all]);
  return [
    current,
    (id) => {
      chosen.current = true;
      setCurrent(id);
    },
  ];
}
