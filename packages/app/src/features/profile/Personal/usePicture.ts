import { useEffect, useState } from 'react';
import { apiOrigin } from '../../../api/apiBase';

/** A picture of a person: `shown` once it has loaded, `unshown` where it cannot be. */
export type Picture = { status: 'none' | 'loading' | 'unshown' } | { status: 'shown'; src: string };

/** Whether a picture is at another host than the page and its API. Such a host would learn who looks at it, and when. */
function isForeign(address: string): boolean {
  const { origin, protocol } = new URL(address, location.href);
  return protocol.startsWith('http') && origin !== location.origin && origin !== apiOrigin;
}

/** Loads a picture, from a file or an address of ours, before it is shown: it may lead to no picture. Other hosts are never asked. */
export function usePicture(given: File | string | null): Picture {
  const isUnshown = typeof given === 'string' && isForeign(given);
  const source = isUnshown ? null : given;
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
  if (source === null) return { status: isUnshown ? 'unshown' : 'none' };
  if (loaded?.of !== source) return { status: 'loading' };
  return loaded.src === null ? { status: 'unshown' } : { status: 'shown', src: loaded.src };
}
