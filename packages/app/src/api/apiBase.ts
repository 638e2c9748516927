/**
 * Where the API lives, as `<meta name="api-base">` of the page says: an origin, or a path in front of the calls, or both
 * (`https://api.example/v1`). Empty where the page has none: the API is where the page came from.
 */
export const apiBase: string = withoutSlashes(
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '',
);

/** A path or address without the slashes at its end. */
function withoutSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}

// `URL.parse` would be shorter, but it is younger than some browsers that can run the rest, and this is read on every page.
const url = apiBase === '' ? null : new URL(apiBase, globalThis.location.href);

/** The host of it; empty where that is the host of the page. */
export const apiOrigin: string = url && url.origin !== globalThis.location.origin ? url.origin : '';

const prefix = withoutSlashes(url?.pathname ?? '');

/** The path of a call as the contract writes it, wherever the API lives. */
export function contractPath(address: string): string {
  const { pathname } = new URL(address);
  return prefix !== '' && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}

/** An address that the API answered, such as that of a photo: below the API where it names no host of its own. */
export function fromApi(address: string): string {
  return /^\/(?!\/)/.test(address) ? apiBase + address : address;
}
