/**
 * The page to return to after signing in: path, query and hash of this app only, in the address of the sign-in page so that it
 * survives a reload. Anything that could leave the app is dropped.
 */
const parameter = 'next';

/** The sign-in address that returns to `location` afterwards. */
export function signInAddress(location: string): string {
  const target = internalPath(location);
  return target && target !== '/' ? `/signin?${new URLSearchParams({ [parameter]: target })}` : '/signin';
}

/** The remembered path in a query string; null if there is none inside the app. */
export function rememberedLocation(search: string): string | null {
  return internalPath(new URLSearchParams(search).get(parameter));
}

function internalPath(value: string | null): string | null {
  if (!value?.startsWith('/')) return null;
  const base = 'https://app.invalid';
  try {
    const url = new URL(value, base);
    // `/.//x` is a path of this origin, but resolves to `//x`, which is another host.
    if (url.origin !== base || url.pathname.startsWith('//') || /^\/(?:signin|signup)(?:\/|$)/.test(url.pathname))
      return null;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return null;
  }
}
