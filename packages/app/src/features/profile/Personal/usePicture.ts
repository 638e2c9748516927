import { useEffect, useState } from 'react';

/** A picture of a person: `shown` once it has loaded, `unshown` where it cannot be. */
export type Picture = { status: 'none' | 'loading' | 'unshown' } | { status: 'shown'; src: string };

/** Loads a picture, from a file or an address, before it is shown: many addresses are blocked or lead to no picture. */
export function usePicture(source: File | string | null): Picture {
  const [loaded, setLoaded] = useState<{ of: File | string; src: string | null } | null>(null);
  useEffect(() => {
    if (source === null) return;
    const src = source instanceof File ? URL.createObjectURL(source) : source;
    const image = new Image();
    image.addEventListener('load', () => setLoaded({ of: source, src }));
    image.addEventListener('error', () => setLoaded({ of: source, src: null }));
    image.src = src;
    return () => {
      setLoaded((now) => (now?.of === source ? null : now));
      if (source instanceof File) URL.revokeObjectURL(src);
    };
  }, [source]);
  if (source === null) return { status: 'none' };
  if (loaded?.of !== source) return { status: 'loading' };
  return loaded.src === null ? { status: 'unshown' } : { status: 'shown', src: loaded.src };
}
